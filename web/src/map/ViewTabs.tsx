import type { ViewName } from '../state/url';
import { callMapWords as words } from './words';

const names: ViewName[] = ['map', 'steps'];

interface Props {
  now: ViewName;
  onShow: (view: ViewName) => void;
}

/** Two tabs: the map of the program, and the steps of a statement. */
export function ViewTabs({ now, onShow }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    const next = now === 'map' ? 'steps' : 'map';
    onShow(next);
    const tabs = (event.currentTarget as HTMLElement).children;
    (tabs[names.indexOf(next)] as HTMLElement).focus();
  };
  return (
    <div class="view-tabs" role="tablist" onKeyDown={press}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          class="button"
          aria-selected={now === name}
          tabIndex={now === name ? 0 : -1}
          onClick={() => onShow(name)}
        >
          {words.views[name]}
        </button>
      ))}
    </div>
  );
}
