import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { ElementFormula } from '../../web/src/figures/ElementFormula';
import { placeFigure, TensorFigure } from '../../web/src/figures/TensorFigure';
import { small } from './fixtures/broadcast';
import { cellsAt, tensor } from './fixtures/tensor';

// What the core says is drawn, even where it cannot be true: nothing here reckons with strides.

const lies = { ...cellsAt([7, 7, 7, 7], ['p', 'q', 'r', 's']) };

test('grid and strip show the addresses of the core, however absurd', () => {
  const html = renderToString(
    <TensorFigure
      {...placeFigure({
        pages: [
          {
            tensor: 0,
            info: tensor('a', [2, 2], [2, 1]),
            window: { start: [0, 0], count: [2, 2], tail: [0, 0], skip: [0, 0] },
            compact: false,
            cells: lies,
            cellWidth: 40,
            hues: [0, 1],
            operand: 0,
            active: [],
          },
        ],
        storage: { first: 0, cells: lies, cellWidth: 40 },
        sentence: '',
        width: 600,
      })}
    />,
  );
  expect(html.match(/@7</g)).toHaveLength(8);
  expect(html).not.toMatch(/@[0-6]/);
});

test('the formula repeats the terms of the core, right or wrong', () => {
  const access = {
    tensor: 0,
    index: [1],
    address: 99,
    offset: 5,
    sum: 99,
    value: '−1',
    terms: [{ index: 1, stride: 3, product: 1000 }],
  };
  const html = renderToString(
    <ElementFormula
      element={{
        kind: 'element',
        number: 0,
        total: 1,
        odometer: [],
        omitted: 0,
        reads: [access],
        write: null,
      }}
      event={{ id: 'ELEMENT_READ', values: { out: 'b[1]', value: '−1' } }}
      operation={small}
      hues={() => [0]}
    />,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain('a address = 5 + 1·3 = 99 → −1');
  expect(html.replace(/<[^>]*>/g, '')).toContain('b[1] = −1');
});

test('where strides are bytes, the formula goes from the byte to the address', () => {
  const access = {
    tensor: 0,
    index: [1],
    address: 7,
    offset: 5,
    sum: 99,
    value: '4',
    terms: [{ index: 1, stride: 3, product: 1000 }],
  };
  const [first, ...others] = small.tensors;
  const numpy = first && { ...first, strideUnit: 'byte' as const, itemsize: 2 };
  const html = renderToString(
    <ElementFormula
      element={{
        kind: 'element',
        number: 0,
        total: 1,
        odometer: [],
        omitted: 0,
        reads: [access],
        write: null,
      }}
      event={{ id: 'ELEMENT_READ_BYTES', values: { out: 'a[1]', value: '4' } }}
      operation={{ ...small, tensors: numpy ? [numpy, ...others] : others }}
      hues={() => [0]}
    />,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain('a byte = 5 + 1·3 = 99, address = 99 / 2 = 7 → 4');
});
