import type { Transcript } from '../core/types';
import { languageNames, languages } from '../locales/languages';
import { SPEEDS } from '../state/player';
import { shellWords } from '../ui/words';
import { ofAnyStory, type WidgetLook } from './use-work';
import { authorWords as words } from './words';

interface Props {
  look: WidgetLook;
  transcript: Transcript | null;
  onChange: (look: WidgetLook) => void;
  /** The name of the step that stands in the preview, or its number. */
  boundHere: () => string;
}

/** The figures that explain a rule. */
const RULE = 'shapes,view,dims,product,pairing';

/** Everything that an address or an element may say besides its program. */
export function Options({ look, transcript, onChange, boundHere }: Props) {
  const told = transcript?.statements.filter(({ operations }) => operations > 0) ?? [];
  /** Undefined takes an option away: the widget's own way holds then. */
  const set = <Key extends keyof WidgetLook>(key: Key, value: WidgetLook[Key] | undefined) => {
    const { [key]: _, ...others } = look;
    onChange(value === undefined ? (others as WidgetLook) : { ...others, [key]: value });
  };
  const choose = (key: keyof WidgetLook, label: string, options: (readonly [string, string])[]) => (
    <label>
      {label}
      <select
        value={String(look[key] ?? '')}
        onChange={(event) => set(key, (event.currentTarget.value || undefined) as never)}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  const bound = (key: 'first' | 'last', label: string, further: (readonly [string, string])[]) => {
    const now = look[key] ?? '';
    const own = now && !further.some(([value]) => value === now);
    const name = /^\d+$/.test(now) ? String(Number(now) + 1) : now;
    const here = ['here', words.here] as const;
    const options = [['', words.wholeStory] as const, ...further, here];
    return (
      <label>
        {label}
        <select
          value={now}
          onChange={({ currentTarget: { value } }) =>
            set(key, (value === 'here' ? boundHere() : value) || undefined)
          }
        >
          {[...options, ...(own ? [[now, words.named(name)] as const] : [])].map(
            ([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ),
          )}
        </select>
      </label>
    );
  };
  const tick = (key: 'predict' | 'autoplay', label: string) => (
    <label class="author-tick">
      <input
        type="checkbox"
        checked={look[key] === true}
        onChange={(event) => set(key, event.currentTarget.checked || undefined)}
      />
      {label}
    </label>
  );
  return (
    <div class="author-options">
      <label>
        {words.statement}
        <select
          value={String(look.statement ?? '')}
          onChange={(event) => {
            const others = ofAnyStory(look);
            const { value } = event.currentTarget;
            onChange(value ? { ...others, statement: Number(value) } : others);
          }}
        >
          <option value="">{words.lastStory}</option>
          {told.map(({ index, line, source }) => (
            <option key={index} value={String(index)}>
              {`${line}: ${source}`}
            </option>
          ))}
        </select>
      </label>
      {bound('first', words.first, [])}
      {bound('last', words.last, [['RESULT', words.toResult]])}
      {choose('view', words.view, [
        ['', words.steps],
        ['map', words.map],
      ])}
      {choose('figures', words.figures, [
        ['', words.onRequest],
        ['stage', words.stageAlone],
        [RULE, words.rule],
        ['tensors', words.tensors],
        ['all', words.allFigures],
      ])}
      {choose('controls', words.controls, [
        ['', words.full],
        ['minimal', words.minimal],
        ['none', words.none],
      ])}
      {choose('size', words.size, [
        ['', words.asPlace],
        ['compact', words.compact],
        ['full', words.whole],
      ])}
      {choose('lang', shellWords.language, [
        ['', words.asReader],
        ...languageNames.map((name) => [name, languages[name].name] as const),
      ])}
      {choose('theme', words.theme, [
        ['', words.asReader],
        ['light', shellWords.light],
        ['dark', shellWords.dark],
      ])}
      <label>
        {words.speed}
        <select
          value={String(look.speed ?? 1)}
          onChange={(event) => {
            const speed = Number(event.currentTarget.value);
            set('speed', speed === 1 ? undefined : speed);
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={String(speed)}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.height}
        <input
          type="number"
          min={240}
          max={2000}
          step={20}
          value={look.height ?? ''}
          onChange={(event) => {
            const height = event.currentTarget.valueAsNumber;
            set('height', height >= 240 && height <= 2000 ? Math.round(height) : undefined);
          }}
        />
      </label>
      {tick('predict', words.predict)}
      {tick('autoplay', words.autoplay)}
    </div>
  );
}
