import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { part } from './part';

/**
 * A component whose code is fetched when it is first drawn, or once `ready` has resolved; until it
 * has come, and where it does not come, nothing stands there.
 */
export function late<Props extends object>(
  get: () => Promise<FunctionComponent<Props>>,
  ready: () => Promise<void> = async () => {},
) {
  const code = part(get);
  function Late(props: Props) {
    const Come = code.arrived.value;
    useEffect(() => {
      ready()
        .then(code.load)
        .catch(() => {});
    }, []);
    return Come && <Come {...props} />;
  }
  /** Fetches it without drawing it. */
  Late.load = code.load;
  return Late;
}
