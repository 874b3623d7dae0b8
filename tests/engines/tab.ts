/** One tab of an engine, driven by the few commands of WebDriver that both engines have. */
import { until } from './until';

export type Send = (command: string, parameters?: object) => Promise<unknown>;

const WAIT = 20_000;

export class Tab {
  readonly #send: Send;

  private constructor(send: Send) {
    this.#send = send;
  }

  static async over(send: Send): Promise<Tab> {
    await send('SetTimeouts', { script: WAIT, pageLoad: WAIT });
    await send('SetWindowRect', { width: 1300, height: 900 });
    return new Tab(send);
  }

  async open(url: string): Promise<void> {
    await this.#send('Navigate', { url });
  }

  /** Runs a function of its own in the page; what it returns crosses as JSON. */
  async run<Args extends unknown[], Answer>(
    act: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${act})(...JSON.parse(arguments[0])))().then(
        (value) => done(JSON.stringify({ value })),
        (error) => done(JSON.stringify({ error: String(error) })),
      );`;
    const answer = await this.#send('ExecuteAsyncScript', { script, args: [JSON.stringify(args)] });
    const { value, error } = JSON.parse(String(answer)) as { value: Answer; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** The same again and again until it gives something. */
  wait<Args extends unknown[], Answer>(
    what: string,
    act: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<NonNullable<Answer>> {
    return until(what, () => this.run(act, ...args), WAIT);
  }

  /** The text of the first that is matched, once there is any. */
  text(selector: string): Promise<string> {
    return this.wait(selector, (sought) => document.querySelector(sought)?.textContent, selector);
  }

  /** What waits for a hand is asked for. */
  async touch(): Promise<void> {
    for (const x of [5, 9])
      await this.#actions('pointer', [{ type: 'pointerMove', x, y: 5, duration: 0 }]);
  }

  /** A press of the mouse on the middle of what is matched, wherever the page has it. */
  async click(selector: string): Promise<void> {
    const [x, y] = await this.wait(
      selector,
      (sought) => {
        const found = document.querySelector(sought);
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = found?.getBoundingClientRect();
        if (!box?.width) return null;
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      },
      selector,
    );
    await this.#actions('pointer', [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async press(keys: string): Promise<void> {
    const strokes = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#actions('key', strokes);
  }

  async #actions(type: 'pointer' | 'key', actions: object[]): Promise<void> {
    await this.#send('PerformActions', { actions: [{ type, id: type, actions }] });
  }
}
