import { useMemo } from 'preact/hooks';
import type { Core } from '../core';
import type { MapRow } from '../core/types';
import { lazyComponent } from '../lib/lazy-component';
import type { ProgramModel } from '../state/program';
import type { MapPlace } from './CallMap';
import { mapOnRequest } from './map-on-request';

const CallMap = lazyComponent(mapOnRequest, (parts) => parts.CallMap);

interface Props {
  core: Core;
  program: ProgramModel;
  /** How the reader left the map. */
  place: { current: MapPlace | null };
  /** Called before the steps of a row are shown. */
  onLeave: () => void;
}

/** The map of the program that ran. */
export function MapPane({ core, program, place, onLeave }: Props) {
  const source = program.ran.value?.source ?? '';
  const left = place.current;
  const map = useMemo(
    () => (left?.source === source ? left.map : core.map(source)),
    [core, source],
  );
  const open = ({ statement, operation }: MapRow) => {
    const first = core.story(source, statement)?.operations[operation ?? 0]?.first;
    if (first === undefined) return;
    onLeave();
    program.select(statement);
    program.goTo(core, first);
  };
  return (
    <div class="map-pane">
      <CallMap key={source} source={source} map={map} place={place} onOpen={open} />
    </div>
  );
}
