import { Component, type ComponentChildren } from 'preact';

/** A component that is drawn again only when one of its props is another value, or a signal. */
export function memo<Props extends object>(
  draw: (props: Props) => ComponentChildren,
  same: (a: unknown, b: unknown) => boolean = Object.is,
) {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props) {
      // The same props: a signal that was read while drawing has changed.
      if (next === this.props) return true;
      for (const name in next) if (!same(this.props[name], next[name])) return true;
      return false;
    }
    override render(props: Props) {
      return draw(props);
    }
  };
}

/**
 * The same for props that are made anew at each step: data that reads the same is the same. What
 * cannot be written as JSON (the functions of a layout) must follow from what can.
 */
export function memoByValue<Props extends object>(draw: (props: Props) => ComponentChildren) {
  return memo(draw, readsTheSame);
}

function readsTheSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return Object.is(a, b);
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
