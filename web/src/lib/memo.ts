import { type ComponentChildren, h, type VNode } from 'preact';
import { useRef } from 'preact/hooks';

/**
 * A component that is drawn again only when one of its props is another value, or a signal that it
 * reads. Given the same vnode again, Preact leaves it alone and still draws what a signal has asked
 * for; a `shouldComponentUpdate` would lose that where what is around it is drawn at the same time.
 */
export function memo<Props extends object>(
  draw: (props: Props) => ComponentChildren,
  same: (a: unknown, b: unknown) => boolean = Object.is,
) {
  return function Memo(props: Props) {
    const drawn = useRef<{ props: Props; vnode: VNode }>(null);
    if (!drawn.current || !alike(drawn.current.props, props, same)) {
      drawn.current = { props, vnode: h(draw as never, props) };
    }
    return drawn.current.vnode;
  };
}

/**
 * The same for props that are made anew at each step: data that reads the same is the same. Functions
 * (of a layout) must follow from the data beside them.
 */
export function memoByValue<Props extends object>(draw: (props: Props) => ComponentChildren) {
  return memo(draw, readsTheSame);
}

function alike<Props extends object>(
  before: Props,
  now: Props,
  same: (a: unknown, b: unknown) => boolean,
): boolean {
  for (const name in before) if (!(name in now)) return false;
  for (const name in now) if (!same(before[name], now[name])) return false;
  return true;
}

function readsTheSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true;
  if (!isData(a) || !isData(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && readsTheSame(a[name], b[name]))
  );
}

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
