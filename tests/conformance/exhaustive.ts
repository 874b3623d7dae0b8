/** Every small broadcast and every small view, as programs with their recorded answers. */
import { type Answer, jsonLines, type Program } from './vectors';

const asTuple = (shape: string) => (shape === '' ? '()' : `(${shape},)`);
/** As NumPy's messages write a shape: (2,3), (2,), (). */
const asNumpy = (shape: string) => (/^\d+$/.test(shape) ? `(${shape},)` : `(${shape})`);
const asTorchSize = (shape: string) =>
  `torch.Size([${shape.split(',').filter(Boolean).join(', ')}])\n`;
const asPythonTuple = (shape: string) =>
  `(${shape.split(',').filter(Boolean).join(', ')}${/^\d+$/.test(shape) ? ',' : ''})\n`;

function said(statement: Answer['statements'][number] | undefined): string {
  return statement?.error ? `!${statement.error.message}` : (statement?.output ?? 'nothing');
}

function compare(expected: string[], answer: Answer, label: (i: number) => string): string[] {
  return expected.flatMap((want, i) => {
    const got = said(answer.statements[i + 1]);
    return got === want ? [] : [`${label(i)}: expected ${want}, got ${got}`];
  });
}

/** One program a left shape and library: its sum with each right shape. */
export function broadcastPrograms(): Program[] {
  const [header, ...lines] = jsonLines('exhaustive_broadcast') as unknown as [
    { shapes: string[]; answers: string[] },
    ...[string, number[], number[]][],
  ];
  const program = (library: 'torch' | 'np', left: string, indices: number[]): Program => ({
    name: `broadcast ${library} (${left})`,
    source: [
      library === 'torch' ? 'import torch' : 'import numpy as np',
      ...header.shapes.map(
        (right) =>
          `(${library}.zeros(${asTuple(left)}) + ${library}.zeros(${asTuple(right)})).shape`,
      ),
    ].join('\n'),
    check(answer) {
      const expected = indices.map((index, i) => {
        const want = header.answers[index] as string;
        const right = header.shapes[i] as string;
        if (!want.startsWith('!'))
          return library === 'torch' ? asTorchSize(want) : asPythonTuple(want);
        return want.replace('{a}', asNumpy(left)).replace('{b}', asNumpy(right));
      });
      return compare(expected, answer, (i) => `(${left}) + (${header.shapes[i]})`);
    },
  });
  return lines.flatMap(([left, torch, numpy]) => [
    program('torch', left, torch),
    program('np', left, numpy),
  ]);
}

/** One program a source layout: its view as each target shape. */
export function viewPrograms(): Program[] {
  const [header, ...lines] = jsonLines('exhaustive_view') as unknown as [
    { refusal: string; targets: Record<string, string[]> },
    ...[string, string, string][],
  ];
  return lines.map(([shape, stride, answers]) => {
    const sizes = shape.split(',').map(Number);
    const strides = stride.split(',').map(Number);
    const numel = sizes.reduce((product, size) => product * size, 1);
    const reach = sizes.reduce((sum, size, i) => sum + (size - 1) * (strides[i] as number), 0);
    const targets = header.targets[numel] as string[];
    return {
      name: `view of (${shape}) with strides (${stride})`,
      source: [
        `import torch; a = torch.arange(${reach + 1}).as_strided(${asTuple(shape)}, ${asTuple(stride)})`,
        ...targets.map((target) => `a.view(${asTuple(target)}).stride()`),
      ].join('\n'),
      check(answer) {
        const expected = answers
          .split(' ')
          .map((want) => (want === '-' ? `!${header.refusal}` : asPythonTuple(want)));
        /* The first line holds two statements. */
        return compare(
          expected,
          { ...answer, statements: answer.statements.slice(1) },
          (i) => `view(${targets[i]})`,
        );
      },
    };
  });
}
