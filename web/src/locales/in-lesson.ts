/** The page of a lesson in another language: its words come in parts. */
import type { Language } from './languages';
import type { InParts } from './parts';
import { spoken } from './translation';

const chunks: Record<Exclude<Language, 'en'>, () => Promise<{ default: InParts }>> = {
  'zh-Hans': () => import('./zh-Hans/lessons'),
  'zh-Hant': () => import('./zh-Hant/lessons'),
  ko: () => import('./ko/lessons'),
  ru: () => import('./ru/lessons'),
};

/** As `speak`, for who has what is not there waited for: see parts.ts. */
export async function speakInLesson(language: Language): Promise<void> {
  if (language !== 'en') spoken.value = { language, ...(await chunks[language]()).default };
}
