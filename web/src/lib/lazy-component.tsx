import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LazyModule } from './lazy-module';

/**
 * A component of a lazy module, such as `lazyComponent(onRequest, ({ Asked }) => Asked)`. The module is
 * fetched when the component is first drawn; until it has arrived, `meanwhile` is drawn.
 */
export function lazyComponent<Module, Props extends object>(
  module: LazyModule<Module>,
  pick: (module: Module) => FunctionComponent<Props>,
  meanwhile: ComponentChildren = null,
) {
  return function Lazy(props: Props) {
    const arrived = module.arrived.value;
    useEffect(() => {
      // After a failed fetch the next drawing tries again.
      module.load().catch(() => {});
    });
    if (!arrived) return <>{meanwhile}</>;
    const Component = pick(arrived);
    return <Component {...props} />;
  };
}
