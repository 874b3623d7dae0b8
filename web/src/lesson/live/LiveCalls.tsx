/** The map of a program of a lesson; a row opens its steps in the playground. */
import { useMemo, useRef } from 'preact/hooks';
import type { Core } from '../../core';
import type { MapRow } from '../../core/types';
import { href } from '../../lib/href';
import { lazyComponent } from '../../lib/lazy-component';
import type { MapPlace } from '../../map/CallMap';
import { mapOnRequest } from '../../map/map-on-request';
import { formatAddress } from '../../state/url';

const CallMap = lazyComponent(mapOnRequest, (parts) => parts.CallMap);

export function LiveCalls({ core, figure }: { core: Core; figure: HTMLElement }) {
  const code = useMemo(() => figure.querySelector('.lesson-program')?.textContent ?? '', [figure]);
  const map = useMemo(() => core.map(code), [core, code]);
  const place = useRef<MapPlace | null>(null);
  const open = ({ statement, operation }: MapRow) => {
    const step = core.story(code, statement)?.operations[operation ?? 0]?.first;
    if (step === undefined) return;
    location.assign(href('/playground/') + formatAddress({ code, statement, step }));
  };
  return (
    <div class="map-pane">
      <CallMap source={code} map={map} place={place} onOpen={open} />
    </div>
  );
}
