/**
 * The page in a frame where the element is hosted and no site is: it has one element and passes its events
 * and the commands of the page around it on. `npx stridewise host` writes that page: npm/hosted/embed.
 */

import type { Int } from '../core/types';
import { useFonts } from '../embed/fonts';
import { passKeys } from '../embed/pass-keys';
import {
  type Command,
  h5p,
  isOfH5p,
  type Report,
  readCommand,
  report,
  tell,
} from '../embed/protocol';
import { attributes } from './options';

const element = document.createElement('stride-wise');
const query = new URLSearchParams(location.search);
for (const name of attributes) {
  const value = query.get(name);
  if (value !== null) element.setAttribute(name, value);
}

type Answer = Extract<Report, { type: 'answer' }>;
type Leave = Extract<Report, { type: 'leave' }>;

type Reported = Omit<Extract<Report, { type: 'ready' | 'stepchange' }>, 'type'> & {
  statement: Int;
};

let height = 0;
let hasH5p = false;

function tellHeight(): void {
  if (height === 0) return;
  report({ type: 'resize', height });
  if (hasH5p) tell(h5p.resize(height));
}

function hear(type: string, act: (detail: never) => void): void {
  element.addEventListener(type, (event) => act((event as CustomEvent).detail as never));
}

for (const type of ['ready', 'stepchange'] as const)
  hear(type, ({ statement: _, ...place }: Reported) => {
    report({ type, ...place });
    // A page that began to listen after the first picture does not know the height yet.
    if (type === 'ready') tellHeight();
  });
hear('answer', (detail: Omit<Answer, 'type'>) => report({ ...detail, type: 'answer' }));
hear('leave', (detail: Omit<Leave, 'type'>) => report({ ...detail, type: 'leave' }));
hear('error', ({ message }) => report({ type: 'error', message }));
hear('resize', (detail: { height: number }) => {
  height = Math.ceil(detail.height);
  tellHeight();
});

function obey(command: Command): void {
  if (command.type === 'theme') element.setAttribute('theme', command.theme);
  else if (command.type === 'fonts') useFonts(element, '--stridewise-font', command);
  else if (command.type === 'goTo') element.goTo('step' in command ? command.step : command.at);
  else if (command.type !== 'start') element[command.type]();
  else if (element.hasAttribute('autoplay')) element.play();
}

addEventListener('message', ({ source, data }: MessageEvent) => {
  if (source !== window.parent || window.parent === window) return;
  if (isOfH5p(data)) {
    if (!hasH5p) tell(h5p.hello);
    hasH5p = true;
    tellHeight();
  }
  const command = readCommand(data);
  if (command) obey(command);
});

tell(h5p.hello);
document.body.append(element);
passKeys(() => element.shadowRoot);
