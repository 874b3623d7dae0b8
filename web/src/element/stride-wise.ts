import { loadCore } from '../core';
import type { Int } from '../core/types';
import type { Mounted, MountPlace } from './mount';
import {
  attributes,
  flags,
  otherProgramIn,
  programIn,
  queryOf,
  unknownOf,
  valued,
} from './options';
import { whyUnloaded } from './unloaded';

/** A widget is drawn once it is this close to the screen. */
const NEAR = '600px';

/**
 * Until its story stands there, the element shows what is inside it, in the room that the story will
 * need: nothing below it moves. The box is that of compact.css or staged.css, `--rest` what stands under
 * it where nothing is refused, without the program's lines; tests/e2e/element.spec.ts holds them
 * against widgets.
 */
const styles = `
:host{display:block;container:stride-wise/inline-size;margin-block:1em}
:host([hidden]){display:none}
.fallback{--box:clamp(26em,14em + 40cqi,46em);--rest:19.22em;display:flow-root;min-height:var(--stridewise-room,calc(var(--box)*var(--boxes,1) + var(--rest) + var(--lines)*1.3em))}
:host([controls=minimal]) .fallback{--rest:13.47em}
:host([controls=none]) .fallback{--box:24em;--rest:8.25em}
@container stride-wise (width<=512px){.fallback{--rest:15.72em}:host([controls=minimal]) .fallback{--rest:10.97em}:host([controls=none]) .fallback{--rest:7.75em}}
@container stride-wise (width<=416px){.fallback{--rest:20.22em}:host([controls=minimal]) .fallback{--rest:13.22em}}
@container stride-wise (width<=384px){.fallback{--box:30em}}
:host([compare]) .fallback{--box:clamp(20em,14em + 20cqi,34em);--rest:17.51em}
:host([compare][controls=none]) .fallback{--rest:9.64em}
@container stride-wise (width<=640px){:host([compare]) .fallback{--box:22em;--boxes:2;--rest:17.32em}:host([compare][controls=none]) .fallback{--rest:9.45em}}
@container stride-wise (width<=512px){:host([compare]) .fallback{--rest:16.82em}:host([compare][controls=none]) .fallback{--rest:8.95em}}
@container stride-wise (width<=416px){:host([compare]:not([controls=none])) .fallback{--rest:19.07em}}
:host(:not([size=full])) .fallback{--rest:calc(3.5em + 3px);--box:calc(420px - var(--rest));min-height:var(--stridewise-room,calc(var(--box) + var(--rest)))}
:host([controls=none]:not([size=full])) .fallback{--rest:9.5em;--box:14em}
:host([compare]:not([size=full])) .fallback{--room:388px;min-height:var(--stridewise-room,var(--room))}
:host([compare][controls=none]:not([size=full])) .fallback{--room:375px}
@container stride-wise (width<=640px){:host([compare]:not([size=full])) .fallback{--room:564px}:host([compare][controls=none]:not([size=full])) .fallback{--room:551px}}
.fallback[hidden]{display:none}
.unloaded{margin:.5em 0;padding-inline-start:.75em;border-inline-start:3px solid;font-size:.875em;opacity:.85}
@media print{.fallback{min-height:0}}`;

/** Outside a browser there is no HTMLElement; then the base is an empty class that is never instantiated. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

let seen: IntersectionObserver | undefined;
/** All elements of the page. */
const connected = new Set<StrideWise>();
/** The script that draws, once it has loaded. */
let parts: typeof import('./mount') | null = null;

async function loadParts() {
  parts ??= await import('./mount');
  return parts;
}

/** How long a page is left alone before what a printed widget needs is loaded, in ms. */
const QUIET = 3000;

/** Loads what all widgets share when the page has nothing else to do, and the reader does not save data. */
function loadWhenQuiet(lang: string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const load = () => loadParts().then(({ prepare }) => prepare({ lang }));
  const wait = () => setTimeout(() => load().catch(() => {}), QUIET);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
let sheet: CSSStyleSheet | undefined;

export class StrideWise extends Base {
  static readonly observedAttributes = attributes;

  #root: ShadowRoot | null = null;
  #fallback: HTMLElement | null = null;
  #mounted: Mounted | null = null;
  #mounting = false;
  /** The step and settings before the element was moved in the page. */
  #place: MountPlace | null = null;
  /** The note that replaces a widget that cannot be drawn. */
  #note: HTMLElement | null = null;
  #words: MutationObserver | null = null;

  connectedCallback(): void {
    this.#root ??= this.#build();
    takeOver(this);
    this.#keepRoom();
    if (connected.size === 0) {
      addEventListener('beforeprint', StrideWise.#drawAll);
      loadWhenQuiet(this.#options().lang);
    }
    connected.add(this);
    this.#words ??= new MutationObserver(() => this.#update());
    this.#words.observe(this, { childList: true, subtree: true, characterData: true });
    seen ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) (target as StrideWise).#mount();
        }
      },
      { rootMargin: NEAR },
    );
    seen.observe(this);
  }

  disconnectedCallback(): void {
    seen?.unobserve(this);
    this.#words?.disconnect();
    connected.delete(this);
    // Moved, it is connected again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#unmount();
    });
  }

  attributeChangedCallback(name: string, old: string | null, now: string | null): void {
    if (old === now) return;
    if (name === 'step' && this.#mounted && now !== null && /^\d{1,15}$/.test(now)) this.goTo(now);
    else this.#update();
  }

  /** The program that is shown. */
  get code(): string {
    return this.getAttribute('code') ?? programIn(this);
  }
  set code(program: string) {
    this.setAttribute('code', program);
  }

  /** The step that is shown, from 0; `null` until there is one. */
  get step(): Int | null {
    return this.#mounted?.place().step ?? this.#place?.step ?? null;
  }
  set step(step: Int | null) {
    if (step === null) this.removeAttribute('step');
    else if (this.#mounted) this.goTo(step);
    else this.setAttribute('step', String(step));
  }

  /** Steps of the story that is shown; `null` until there is one. */
  get steps(): Int | null {
    return this.#mounted?.steps() ?? null;
  }

  /** No step comes before the one shown; `null` until there is one. */
  get atStart(): boolean | null {
    return this.#mounted?.ends()?.atStart ?? null;
  }
  /** No step comes after it: a slide may go on. */
  get atEnd(): boolean | null {
    return this.#mounted?.ends()?.atEnd ?? null;
  }

  play(): void {
    this.#mounted?.play();
  }
  pause(): void {
    this.#mounted?.pause();
  }
  next(): void {
    this.#mounted?.next();
  }
  previous(): void {
    this.#mounted?.previous();
  }
  /** Goes to a step by its number from 0, or by its name: `CHUNK_CUT dim=0`. */
  goTo(step: Int): void {
    this.#mounted?.goTo(step);
  }

  #build(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    sheet ??= new CSSStyleSheet();
    if (sheet.cssRules.length === 0) sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    this.#fallback = document.createElement('div');
    this.#fallback.className = 'fallback';
    this.#fallback.append(document.createElement('slot'));
    root.append(this.#fallback);
    return root;
  }

  async #mount(): Promise<void> {
    if (this.#mounted || this.#mounting || !this.#root) return;
    this.#mounting = true;
    this.#note?.remove();
    // Fetched beside the script that draws. Where it does not come, the widget says so itself.
    loadCore().catch(() => {});
    try {
      const { ready } = await loadParts();
      await ready(this.#options());
      if (this.isConnected) this.#draw();
    } catch (error) {
      this.#note = whyUnloaded(this.#options().lang);
      // The room that is kept for the story would separate the note from the program.
      this.#fallback?.style.setProperty('min-height', '0');
      this.#root.append(this.#note);
      this.#tell('error', { message: String(error) });
    }
    this.#mounting = false;
    if (!this.isConnected) this.#unmount();
  }

  #draw(): void {
    if (this.#mounted || !parts || !this.#root) return;
    this.#mounted = parts.mount(this.#root, {
      ...this.#options(),
      place: this.#place,
      tell: (type, detail) => this.#tell(type, detail),
    });
  }

  /** Before a page is printed, at once: what comes later is not on the paper. */
  static #drawAll(): void {
    if (parts?.canDraw()) for (const element of connected) element.#draw();
  }

  #unmount(): void {
    if (!this.#mounted) return;
    this.#place = this.#mounted.place();
    this.#mounted.end();
    this.#mounted = null;
    if (this.#fallback) this.#fallback.hidden = false;
  }

  #update(): void {
    this.#place = null;
    this.#keepRoom();
    this.#mounted?.update(this.#options());
  }

  /** Sets the room that the style sheet cannot compute (see there). */
  #keepRoom(): void {
    const style = this.#fallback?.style;
    const programs = [this.code, otherProgramIn(this)].filter(Boolean);
    const lines = programs.flatMap((program) => program.trimEnd().split('\n'));
    style?.setProperty('--lines', String(lines.length));
    const height = Number(this.getAttribute('height'));
    if (height > 0) style?.setProperty('--box', `${height}px`);
    else style?.removeProperty('--box');
  }

  #options() {
    const lang = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return {
      query: queryOf(this, this.code, '', otherProgramIn(this)),
      lang: [lang, ...navigator.languages].filter(Boolean),
      unknown: unknownOf(this),
      element: this,
    };
  }

  #tell(type: string, detail: object): void {
    if (type === 'told' && this.#fallback) this.#fallback.hidden = (detail as ToldDetail).told;
    // Pages listen to the resize and error of their windows: those of a widget do not bubble there.
    else
      this.dispatchEvent(
        new CustomEvent(type, { detail, bubbles: !/^(resize|error)$/.test(type) }),
      );
  }
}

interface ToldDetail {
  told: boolean;
}

/** Properties that were set before this script had come. */
function takeOver(element: StrideWise): void {
  for (const name of [...valued, ...flags, 'step'] as const) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/** Every other option is a property, too. */
function reflect(name: string, isFlag: boolean): void {
  Object.defineProperty(StrideWise.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: StrideWise) {
      return isFlag ? this.hasAttribute(name) : this.getAttribute(name);
    },
    set(this: StrideWise, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}
for (const name of valued) if (name !== 'code' && name !== 'step') reflect(name, false);
for (const name of flags) reflect(name, true);
