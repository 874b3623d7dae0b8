import { useEffect } from 'preact/hooks';
import { part } from '../lib/part';
import type { ExampleListProps } from './ExampleList';

export const exampleList = part(() => import('./ExampleList'));

/** The list of examples, as soon as it has arrived. */
export function Examples(props: ExampleListProps) {
  const list = exampleList.arrived.value;
  useEffect(() => {
    exampleList.load().catch(() => {});
  }, []);
  return list && <list.ExampleList {...props} />;
}
