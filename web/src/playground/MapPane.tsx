import { useMemo } from 'preact/hooks';
import type { Core } from '../core';
import type { MapRow } from '../core/types';
import { lazyComponent } from '../lib/lazy-component';
import type { ProgramModel } from '../state/program';
import { mapOnRequest } from './map-on-request';
import type { View, ViewName } from './use-view';
import { playgroundWords as words } from './words';

const CallMap = lazyComponent(mapOnRequest, (parts) => parts.CallMap);

interface Props {
  core: Core;
  program: ProgramModel;
  view: View;
  /** Called before another story is shown. */
  remember: () => void;
}

/** The map of the program that ran. */
export function MapPane({ core, program, view, remember }: Props) {
  const source = program.ran.value?.source ?? '';
  const map = useMemo(() => core.map(source), [core, source]);
  const open = ({ statement, operation }: MapRow) => {
    const first = core.story(source, statement)?.operations[operation ?? 0]?.first;
    if (first === undefined) return;
    remember();
    program.select(statement);
    program.goTo(core, first);
    view.leave();
  };
  return (
    <div class="map-pane">
      <CallMap key={source} source={source} map={map} place={view.place} onOpen={open} />
    </div>
  );
}

const names: ViewName[] = ['map', 'steps'];

/** Two tabs: the map of the program, and the steps of a statement. */
export function ViewTabs({ view }: { view: View }) {
  const said = { map: words.map, steps: words.story };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    const next = view.now === 'map' ? 'steps' : 'map';
    view.show(next);
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
          aria-selected={view.now === name}
          tabIndex={view.now === name ? 0 : -1}
          onClick={() => view.show(name)}
        >
          {said[name]}
        </button>
      ))}
    </div>
  );
}
