/** One step of a story: a number from 0, beyond 2^53 a decimal string. */
export type Int = number | string;

/** A program's story in any page. Every option is an attribute, and a property of the same name. */
export declare class StrideWise extends HTMLElement {
  static readonly observedAttributes: readonly string[];
  /** The program; without the attribute it is the text inside the element, as in its `<pre>`. */
  code: string;
  /** The step that is shown; `null` until there is one. */
  step: Int | null;
  /** How many steps the story has; `null` until it stands there. */
  readonly steps: Int | null;
  /** Index of the statement, from 0. Without it, the last one that has a story. */
  statement: string | null;
  /** The step by what it shows, as `CHUNK_CUT dim=0`; counts before `step`. */
  at: string | null;
  speed: string | null;
  theme: string | null;
  controls: string | null;
  height: string | null;
  /** Between which steps it goes, each a number or a name as of `at`. */
  first: string | null;
  last: string | null;
  /** `stage`, `all`, or which figures stand open below, with commas between them. */
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
  /** To a step by its number from 0, or by what it shows. */
  goTo(step: Int): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, old: string | null, now: string | null): void;
}

export interface StrideWiseEvents {
  ready: CustomEvent<{ statement: number; step: Int; steps: Int }>;
  stepchange: CustomEvent<{ statement: number; step: Int; steps: Int }>;
  answer: CustomEvent<{ question: string; answer: string; correct: boolean; rule: string | null }>;
  error: CustomEvent<{ message: string; line?: number }>;
  resize: CustomEvent<{ height: number }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'stride-wise': StrideWise;
  }
}
