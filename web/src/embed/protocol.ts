/**
 * Messages between an embed and the page around it, version 1; as a JSON schema:
 * web/public/schema/messages-1.json.
 *
 *   embed -> host   {source: 'stridewise', v: 1, type: 'ready', steps, step, atStart, atEnd}
 *                   {source: 'stridewise', v: 1, type: 'stepchange', steps, step, atStart, atEnd}
 *                   {source: 'stridewise', v: 1, type: 'resize', height}
 *                   {source: 'stridewise', v: 1, type: 'answer', question, answer, correct, rule}
 *                   {source: 'stridewise', v: 1, type: 'leave', direction: 'next' | 'previous'}
 *                   {source: 'stridewise', v: 1, type: 'error', message}
 *                   {subject: 'lti.frameResize', height}         what learning platforms listen to
 *                   {context: 'h5p', action: 'hello' | 'resize'}    and pages with H5P's resizer
 *   host -> embed   {source: 'stridewise', v: 1, type: 'goTo', step}
 *                   {source: 'stridewise', v: 1, type: 'goTo', at}   a step by what it shows
 *                   {source: 'stridewise', v: 1, type: 'next' | 'previous' | 'play' | 'pause'}
 *                   {source: 'stridewise', v: 1, type: 'theme', theme: 'auto' | 'light' | 'dark'}
 *                   {source: 'stridewise', v: 1, type: 'fonts', ui, code}    families; one may be missing
 *                   'slide:start' | 'slide:stop'                     from reveal.js
 *
 * `answer` comes where the address asks for questions (`predict=1`): the id of the question, the answer
 * in English, whether it is right, and the id of the known wrong rule behind it or null; all as in
 * core/story/remark/questions.def. `leave`: a key asked for a step after the last or before the first
 * one. Heights are CSS pixels. A slide that is left pauses its story; one
 * that is come to plays it where the address says `autoplay=1`. Anything else is passed over in
 * silence: a page is full of messages. Only a few properties of a message are looked at, so that its
 * size does not matter, and nothing of one is ever shown.
 */
import type { Int, QuestionId, RuleId } from '../core/types';
import { readAt } from '../state/shown-step';
import type { Theme } from '../state/url';
import type { Ends } from './ends';

export type Command =
  | { type: 'goTo'; step: Int }
  | { type: 'goTo'; at: string }
  | { type: 'theme'; theme: Theme }
  | { type: 'fonts'; ui?: string; code?: string }
  | { type: 'next' | 'previous' | 'play' | 'pause' | 'start' };

export type Report =
  | ({ type: 'ready' | 'stepchange'; step: Int; steps: Int } & Ends)
  | { type: 'resize'; height: number }
  | { type: 'leave'; direction: 'next' | 'previous' }
  | { type: 'error'; message: string }
  | {
      type: 'answer';
      question: QuestionId;
      answer: string;
      correct: boolean;
      rule: RuleId | null;
    };

/** The command in a message, or null. Never throws. */
export function readCommand(data: unknown): Command | null {
  if (data === 'slide:start') return { type: 'start' };
  if (data === 'slide:stop') return { type: 'pause' };
  if (typeof data !== 'object' || data === null) return null;
  const { source, v, type, step, at, theme, ui, code } = data as Record<string, unknown>;
  if (source !== 'stridewise' || v !== 1) return null;
  switch (type) {
    case 'next':
    case 'previous':
    case 'play':
    case 'pause':
      return { type };
    case 'theme':
      return isTheme(theme) ? { type, theme } : null;
    case 'fonts':
      return { type, ...(isFont(ui) && { ui }), ...(isFont(code) && { code }) };
    case 'goTo':
      if (isStep(step)) return { type, step };
      return typeof at === 'string' && readAt(at) ? { type, at } : null;
    default:
      return null;
  }
}

const isTheme = (theme: unknown): theme is Theme =>
  theme === 'auto' || theme === 'light' || theme === 'dark';

/** Names of families, as CSS has them. */
const isFont = (font: unknown): font is string =>
  typeof font === 'string' && font.length <= 300 && /^[\p{L}\p{N}\s_,.'"-]+$/u.test(font);

function isStep(step: unknown): step is Int {
  if (typeof step === 'number') return Number.isSafeInteger(step) && step >= 0;
  return typeof step === 'string' && /^\d{1,30}$/.test(step);
}

/** Whether a message is of a page that has H5P's resizer: it wants heights in H5P's words. */
export function isOfH5p(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { context, action } = data as Record<string, unknown>;
  return context === 'h5p' && typeof action === 'string';
}

/** Messages to a page with H5P's resizer. */
export const h5p = {
  hello: { context: 'h5p', action: 'hello' },
  resize: (height: number) => ({ context: 'h5p', action: 'resize', scrollHeight: height }),
};

/** Tells the host; the height also in the words of LTI. The host's origin is not ours to know. */
export function report(message: Report): void {
  tell({ source: 'stridewise', v: 1, ...message });
  if (message.type === 'resize') tell({ subject: 'lti.frameResize', height: message.height });
}

export function tell(message: object): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}
