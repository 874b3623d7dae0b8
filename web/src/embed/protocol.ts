/**
 * What an embed and the page around it say to each other, version 1.
 *
 *   embed -> host   {source: 'stridewise', v: 1, type: 'ready', steps, step}
 *                   {source: 'stridewise', v: 1, type: 'stepchange', steps, step}
 *                   {source: 'stridewise', v: 1, type: 'resize', height}
 *                   {source: 'stridewise', v: 1, type: 'answer', question, answer, correct, rule}
 *                   {subject: 'lti.frameResize', height}         what learning platforms listen to
 *   host -> embed   {source: 'stridewise', v: 1, type: 'goTo', step}
 *                   {source: 'stridewise', v: 1, type: 'next' | 'previous' | 'play' | 'pause'}
 *
 * `answer` comes where the address asks for questions (`predict=1`): the id of the question, the answer
 * in English, whether it is right, and the id of the known wrong rule behind it or null; all as in
 * core/story/remark/questions.def. Heights are CSS pixels. Anything else is passed over in silence: a page is full of messages.
 * Only four properties of a message are looked at, so that its size does not matter.
 */
import type { Int, QuestionId, RuleId } from '../core/types';

export type Command =
  | { type: 'goTo'; step: Int }
  | { type: 'next' | 'previous' | 'play' | 'pause' };

export type Report =
  | { type: 'ready' | 'stepchange'; step: Int; steps: Int }
  | { type: 'resize'; height: number }
  | {
      type: 'answer';
      question: QuestionId;
      answer: string;
      correct: boolean;
      rule: RuleId | null;
    };

/** The command in a message, or null. Never throws. */
export function readCommand(data: unknown): Command | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, v, type, step } = data as Record<string, unknown>;
  if (source !== 'stridewise' || v !== 1) return null;
  switch (type) {
    case 'next':
    case 'previous':
    case 'play':
    case 'pause':
      return { type };
    case 'goTo':
      return isStep(step) ? { type, step } : null;
    default:
      return null;
  }
}

function isStep(step: unknown): step is Int {
  if (typeof step === 'number') return Number.isSafeInteger(step) && step >= 0;
  return typeof step === 'string' && /^\d{1,30}$/.test(step);
}

/** Tells the host; the height also in the words of LTI. The host's origin is not ours to know. */
export function report(message: Report): void {
  if (window.parent === window) return;
  window.parent.postMessage({ source: 'stridewise', v: 1, ...message }, '*');
  if (message.type === 'resize') {
    window.parent.postMessage({ subject: 'lti.frameResize', height: message.height }, '*');
  }
}
