import { Component, type ComponentChildren } from 'preact';

/** A component that is drawn again only when one of its props is another value, or a signal. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChildren) {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props) {
      // The same props: a signal that was read while drawing has changed.
      if (next === this.props) return true;
      for (const name in next) if (this.props[name] !== next[name]) return true;
      return false;
    }
    override render(props: Props) {
      return draw(props);
    }
  };
}
