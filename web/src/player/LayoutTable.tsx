import { useRef } from 'preact/hooks';
import { tuple } from '../figures/words';
import { useScrollable } from '../lib/use-scrollable';
import { listed } from '../locales/signs';
import type { BoxStyle } from './look';
import { remarkWords as words } from './remark-words';

/** A table of layouts, one tensor per row; every number comes from the core. */
export function LayoutTable({ tensors }: BoxStyle) {
  const inBytes = tensors.some(({ info }) => info.strideUnit === 'byte');
  const frame = useRef<HTMLDivElement>(null);
  useScrollable(frame, words.layout);
  return (
    <div class="sw-layout" ref={frame}>
      <table>
        <thead>
          <tr>
            {[
              words.name,
              words.shape,
              ...(inBytes ? [words.strideInBytes, words.strideInElements] : [words.stride]),
              inBytes ? words.offsetInElements : words.offset,
              words.dtype,
              words.contiguous,
              words.sharesWith,
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tensors.map(({ info, shares }) => (
            <tr key={info.name}>
              <th scope="row">{info.name}</th>
              <td>{tuple(info.shape)}</td>
              {inBytes && <td>{info.strideUnit === 'byte' ? tuple(info.stride) : '–'}</td>}
              <td>{tuple(info.elementStride)}</td>
              <td>{info.offsetShown}</td>
              <td>{info.dtype}</td>
              <td data-plain>{info.contiguous ? words.isContiguous : words.notContiguous}</td>
              <td data-plain={shares.length === 0 || undefined}>
                {listed(shares) || words.nobody}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
