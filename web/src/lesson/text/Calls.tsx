/** The map of a program's calls; ../live/LiveCalls.tsx folds it and opens steps. */
import type { MapRow, MapTensor } from '../../core/types';
import { useLesson } from './context';

/** The program, and under it a line for each call. */
export function Calls({ program }: { program: string }) {
  const lesson = useLesson();
  const code = lesson.of(program);
  const { rows } = lesson.core.map(code);
  lesson.outline.push(`calls ${program}`);
  if (rows.length === 0) lesson.faults.push(`${program} calls nothing`);
  return (
    <figure class="lesson-calls" data-calls data-needs-core>
      <pre class="lesson-program" data-fact>
        <code>{code}</code>
      </pre>
      <pre class="lesson-program lesson-map" data-fact>
        <code>{rows.map(lineOf).join('\n')}</code>
      </pre>
      <div class="live" />
    </figure>
  );
}

function lineOf({ depth, text, given, value, message }: MapRow): string {
  const indent = '  '.repeat(depth);
  const sides = [given, value].map((side) => side.map(shapeOf).join(', '));
  const line = `${indent}${text}\n${indent}    ${sides.filter(Boolean).join(' → ')}`;
  return message ? `${line}\n${indent}    ${message}` : line;
}

function shapeOf({ name, shape, dimNames }: MapTensor): string {
  const sizes = shape.map((size, dim) => (dimNames?.[dim] ? `${dimNames[dim]}=${size}` : size));
  return `${name ? `${name} ` : ''}(${sizes.join(', ')}${sizes.length === 1 ? ',' : ''})`;
}
