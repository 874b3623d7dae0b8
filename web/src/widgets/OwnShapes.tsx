import { useSignal } from '@preact/signals';
import { useId, useRef, useState } from 'preact/hooks';
import type { Core } from '../core';
import type { Int } from '../core/types';
import { StoryPlayer } from '../player/StoryPlayer';
import { WithCore } from './WithCore';

interface Props {
  /** Shapes to begin with, as in `5, 3, 4, 1`. */
  a: string;
  b: string;
}

/** Two shapes of the reader's own; they are written into a program, and the core judges it. */
export function OwnShapes({ a, b }: Props) {
  const [first, setFirst] = useState(a);
  const [second, setSecond] = useState(b);
  const code = `import torch\nx = torch.ones(${tuple(first)})\ny = torch.ones(${tuple(second)})\nx + y\n`;
  return (
    <figure class="story-widget own-shapes" aria-label="Your own shapes">
      <div class="own-shapes-fields">
        <ShapeField label="Shape of x" value={first} onInput={setFirst} />
        <ShapeField label="Shape of y" value={second} onInput={setSecond} />
      </div>
      <WithCore class="story-widget-live" asks={code} kept={code === useRef(code).current}>
        {(core) => <Judged core={core} code={code} />}
      </WithCore>
    </figure>
  );
}

/** `3` is written `(3,)` in Python; no sizes at all are the shape of a scalar. */
function tuple(sizes: string): string {
  const inner = sizes.replace(/[\s,]+$/, '');
  return inner === '' ? '()' : `(${inner},)`;
}

interface FieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
}

/** Only what can stand in a shape is taken: the field is not a second editor. */
function ShapeField({ label, value, onInput }: FieldProps) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        inputMode="text"
        maxLength={40}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value.replace(/[^\d, ]/g, ''))}
      />
    </p>
  );
}

function Judged({ core, code }: { core: Core; code: string }) {
  const step = useSignal<Int>(0);
  const { refusal, statements, suggested } = core.run(code);
  const problem =
    refusal?.message ?? statements.slice(0, 3).find((one) => one.error)?.error?.message;
  const good = useRef<{ code: string; statement: number } | null>(null);
  if (!problem && suggested !== null && good.current?.code !== code) {
    good.current = { code, statement: suggested };
    step.value = 0;
  }
  return (
    <>
      <div role="status">{problem && <p class="refusal">Not two shapes yet: {problem}</p>}</div>
      {good.current && (
        <StoryPlayer
          key={good.current.code}
          core={core}
          source={good.current.code}
          statement={good.current.statement}
          step={step.value}
          onStep={(next) => {
            step.value = next;
          }}
          controls="full"
        />
      )}
    </>
  );
}
