/**
 * Figures against memory. Another recording, of fresh programs:
 * tests/oracle/memory.py SEED COUNT -o FILE, then STRIDEWISE_MEMORY=FILE npx vitest run tests/web/picture-truth tests/web/stage-truth
 */
import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { Tensors } from '../../web/src/player/FurtherFigures';
import { drawnCells } from './drawn-cells';
import { loadCore, misdrawn, type Shown } from './picture-truth';

let core: Core;

beforeAll(async () => {
  core = await loadCore();
});

function draw({ source, scene, operation }: Shown): string {
  return renderToString(
    <Tensors
      core={core}
      source={source}
      statement={scene.statement}
      scene={scene}
      operation={operation}
      width={1000}
      windows={signal('')}
      stage={{ current: null }}
      looks={false}
      letters={null}
      still
    />,
  );
}

test('every cell that is drawn is what the library has in memory', { timeout: 600_000 }, () => {
  expect(misdrawn(core, 'figures', draw)).toEqual([]);
});

/** The last statement's last operation, after so many of its elements; its last step where left out. */
function picture(lines: string[], elements?: number) {
  const source = lines.join('\n');
  const statement = core.run(source).statements.length - 1;
  const operation = core.story(source, statement)?.operations.at(-1) ?? expect.fail('no story');
  const phase = operation.phases.find(({ phase }) => phase === 'elements');
  const first = Number(phase?.first ?? operation.first);
  const last = Number(operation.first) + Number(operation.steps) - 1;
  const scene = core.scene(source, statement, elements === undefined ? last : first + elements - 1);
  if (!scene) return expect.fail('no such step');
  const cells = drawnCells(draw({ source, scene, operation }));
  const of = (name: string) => {
    const tensor = operation.tensors.findIndex((info) => info.name === name);
    return cells.filter((cell) => cell.tensor === tensor);
  };
  return {
    strip: (name: string) => {
      const storage = operation.tensors.find((info) => info.name === name)?.storage;
      const all = cells.filter((cell) => cell.tensor === null && cell.storage === storage);
      const places = new Map(all.map(({ address, value }) => [address, value ?? '_']));
      return [...places.values()].join(' ');
    },
    grid: (name: string) => {
      const places = new Map(of(name).map(({ index, value }) => [String(index), value ?? '_']));
      const inOrder = [...places].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
      return inOrder.map(([, value]) => value).join(' ');
    },
    of,
  };
}

describe('pictures that were false', () => {
  test('a write through a slice: each cell changes at its step, the others keep what they hold', () => {
    const lines = [
      'import torch',
      'x = torch.full((8,), 9)',
      'x[::2] = torch.tensor([1, 2, 3, 4])',
    ];
    expect(picture(lines, 2).strip('x')).toBe('1 9 2 9 9 9 9 9');
    expect(picture(lines).strip('x')).toBe('1 9 2 9 3 9 4 9');
    expect(picture(lines).grid('x')).toBe('1 9 2 9 3 9 4 9');
    expect(picture(lines).grid('x[::2]')).toBe('1 2 3 4');
  });

  test('arithmetic in place: the storage changes, and so do all names that live in it', () => {
    const lines = ['import torch', 'x = torch.arange(6).reshape(2, 3)', 'y = x.t()', 'y += 10'];
    expect(picture(lines, 2).strip('y')).toBe('10 1 2 13 4 5');
    expect(picture(lines).strip('y')).toBe('10 11 12 13 14 15');
    expect(picture(lines).grid('x')).toBe('10 11 12 13 14 15');
    expect(picture(lines).grid('y')).toBe('10 13 11 14 12 15');
  });

  test('elements of a broadcast: operands are stretched, by ghosts of their stored cells', () => {
    const lines = [
      'import torch',
      'x = torch.tensor([[1], [2]])',
      'y = torch.tensor([3, 4, 5])',
      'x + y',
    ];
    const { grid, of } = picture(lines, 1);
    expect(grid('x')).toBe('1 1 1 2 2 2');
    expect(grid('y')).toBe('3 4 5 3 4 5');
    const stored = of('x').filter(({ ghost }) => !ghost);
    expect([...new Set(stored.map(({ index }) => String(index)))]).toEqual(['0,0', '1,0']);
    expect(of('x').every(({ index, address }) => address === index?.[0])).toBe(true);
  });

  test('a reduction: no value of the result before it is computed', () => {
    const lines = ['import torch', 'x = torch.arange(6).reshape(2, 3)', 'x.sum(0)'];
    expect(picture(lines, 0).grid('x.sum(0)')).toBe('_ _ _');
    expect(picture(lines, 2).grid('x.sum(0)')).toBe('3 5 _');
    expect(picture(lines).grid('x.sum(0)')).toBe('3 5 7');
  });
});
