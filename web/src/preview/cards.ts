/** The pages whose links have a picture: the start page, the playground, every lesson. */
import { course } from '../../lessons/course';
import { type LessonPicture, pictures } from '../../lessons/pictures';
import type { Core } from '../core';
import { lines } from '../lesson/programs';
import { thumbnailOf } from '../lesson/text/Thumb';
import { lessons, textIn } from '../lesson-list';
import { headsIn } from '../locales/heads';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { tell } from '../player/tell';
import type { Box } from '../stage/grid';
import { cardOf } from './card';

export interface Card {
  /** The path of the page that it is of. */
  page: string;
  language: Language;
  /** Sentence of the step in the picture. */
  sentence: string;
  title: string;
  svg: string;
}

interface CardText {
  page: string;
  title: string;
  number?: string;
  picture: LessonPicture;
}

/** In the language that is spoken. */
export function cardsIn(core: Core, language: Language): Card[] {
  return [...sitePages(language), ...lessonPages(language)].map((wanted) =>
    drawn(core, language, wanted),
  );
}

const sitePages = (language: Language): CardText[] =>
  sitePictures.map(({ page, picture }) => ({
    page: addressIn(language, page),
    title: headsIn(language).cards[page],
    picture,
  }));

const sitePictures: { page: '/' | '/playground/'; picture: LessonPicture }[] = [
  {
    page: '/',
    picture: {
      code: lines(
        'import torch',
        'column = torch.tensor([[0], [3], [6]])',
        'row = torch.tensor([0, 1, 2])',
        'column + row',
      ),
      at: 'END',
      shows: ['cells'],
      room: { width: 280, height: 580 },
    },
  },
  {
    page: '/playground/',
    picture: {
      room: { width: 340, height: 220 },
      code: lines('import torch', 'x = torch.arange(8).view(2, 4)', 'x[:, ::2]'),
      at: 'END',
      shows: ['cells', 'storage'],
    },
  },
];

/** Rooms of pictures that need another layout on a card than on the map, where pictures are flat. */
const rooms: Readonly<Record<string, Box>> = {
  'silent-broadcast': { width: 500, height: 420 },
  'transpose-permute': { width: 300, height: 300 },
  'attention-heads': { width: 240, height: 400 },
};

const lessonPages = (language: Language): CardText[] =>
  lessons.map((lesson) => ({
    page: addressIn(language, `/lessons/${lesson.slug}/`),
    title: textIn(lesson, language).text.title,
    number: `${1 + course.findIndex(({ slug }) => slug === lesson.slug)} / ${course.length}`,
    picture: { ...(pictures[lesson.slug] as LessonPicture), ...roomOf(lesson.slug) },
  }));

const roomOf = (slug: string) => (rooms[slug] ? { room: rooms[slug] } : {});

function drawn(core: Core, language: Language, wanted: CardText): Card {
  const { page, title, number, picture } = wanted;
  const thumbnail = thumbnailOf(core, picture);
  if (!thumbnail) throw new Error(`the picture of ${page} does not show ${picture.at}`);
  const { statement, step } = thumbnail;
  const sentence = tell(core.scene(picture.code, statement, step))?.sentence ?? '';
  const code = core.story(picture.code, statement)?.source ?? '';
  const svg = cardOf({ title, code, sentence, ...(number && { number }) }, thumbnail);
  return { page, language, sentence, title, svg };
}
