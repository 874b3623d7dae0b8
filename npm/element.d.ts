/** A step: a number from 0, beyond 2^53 a decimal string. */
export type Int = number | string;

/** The element <stride-wise>: shows a program step by step in any page. Each option is an attribute and a property. */
export declare class StrideWise extends HTMLElement {
  static readonly observedAttributes: readonly string[];
  /** The program. Without the attribute, the text inside the element, for example in a `<pre>`. */
  code: string;
  /** A second program, stepped beside the first; if empty, the second `<pre>` inside. */
  compare: string | null;
  /** The step that is shown; `null` until there is one. */
  step: Int | null;
  /** The number of steps; `null` until they are loaded. */
  readonly steps: Int | null;
  /** No step comes before or after the one shown; `null` until there is one. */
  readonly atStart: boolean | null;
  readonly atEnd: boolean | null;
  /** Index of the statement, from 0. Without it, the last one with steps. */
  statement: string | null;
  /** The step by its event, such as `CHUNK_CUT dim=0`; takes precedence over `step`. */
  at: string | null;
  speed: string | null;
  theme: string | null;
  controls: string | null;
  /** `compact`, at most 420 px high, or `full`. */
  size: string | null;
  height: string | null;
  /** The range of steps to show, each a number or an event as in `at`. */
  first: string | null;
  last: string | null;
  /** `stage`, `all`, or the figures to open below the stage, separated by commas. */
  figures: string | null;
  fine: boolean;
  letters: boolean;
  predict: boolean;
  autoplay: boolean;
  debug: boolean;
  play(): void;
  pause(): void;
  next(): void;
  previous(): void;
  /** Goes to a step, by its number from 0 or by its event. */
  goTo(step: Int): void;
  addEventListener<Name extends keyof StrideWiseEvents>(
    type: Name,
    listener: (this: StrideWise, event: StrideWiseEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, old: string | null, now: string | null): void;
}

export interface StrideWiseStep {
  statement: number;
  step: Int;
  steps: Int;
  atStart: boolean;
  atEnd: boolean;
}

export interface StrideWiseEvents {
  ready: CustomEvent<StrideWiseStep>;
  stepchange: CustomEvent<StrideWiseStep>;
  answer: CustomEvent<{ question: string; answer: string; correct: boolean; rule: string | null }>;
  leave: CustomEvent<{ direction: 'next' | 'previous' }>;
  error: CustomEvent<{ message: string; line?: number }>;
  resize: CustomEvent<{ height: number }>;
}

/** What can be written on the element in JSX. A flag is on where it is present: `<stride-wise fine>`. */
export interface StrideWiseAttributes {
  code?: string;
  compare?: string;
  statement?: Int;
  step?: Int;
  at?: string;
  speed?: 0.5 | 1 | 2 | 4 | '0.5' | '1' | '2' | '4';
  theme?: 'auto' | 'light' | 'dark';
  controls?: 'full' | 'minimal' | 'none';
  size?: 'compact' | 'full';
  height?: Int;
  first?: Int;
  last?: Int;
  figures?: string;
  fine?: boolean;
  letters?: boolean;
  predict?: boolean;
  autoplay?: boolean;
  debug?: boolean;
  onready?: (event: StrideWiseEvents['ready']) => void;
  onstepchange?: (event: StrideWiseEvents['stepchange']) => void;
  onanswer?: (event: StrideWiseEvents['answer']) => void;
  onleave?: (event: StrideWiseEvents['leave']) => void;
}

declare global {
  interface HTMLElementTagNameMap {
    'stride-wise': StrideWise;
  }
}
