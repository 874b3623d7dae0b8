import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MapPlace } from '../map/CallMap';
import { arrival } from '../state/arrival';
import type { ProgramModel } from '../state/program';
import { parseAddress, type ViewName } from '../state/url';

/** A program of more operations is first seen as its map. */
const MANY = 20;

export interface View {
  now: ViewName;
  /** Whether both views are offered as tabs; a short program has a button for its map. */
  tabs: boolean;
  show(view: ViewName): void;
  /** Shows the steps of a row; *Back* returns to the map. */
  leave(): void;
  /** How the reader left the map. */
  place: { current: MapPlace | null };
}

/** The steps of a statement, or the map of the whole program. A link to a step opens there. */
export function useView(program: ProgramModel): View {
  const [chosen, setChosen] = useState<ViewName | null>(null);
  const place = useRef<MapPlace | null>(null);
  const left = useRef(false);
  const linked = useMemo(fromLink, []);
  const statements = program.ran.value?.transcript.statements ?? [];
  const many = statements.reduce((sum, { operations }) => sum + operations, 0) > MANY;
  useEffect(() => {
    const back = () => {
      if (left.current) setChosen('map');
      left.current = false;
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  return {
    now: chosen ?? linked ?? (many && !program.compare.value ? 'map' : 'steps'),
    tabs: many || chosen !== null || linked === 'map',
    show: setChosen,
    leave() {
      left.current = true;
      setChosen('steps');
    },
    place,
  };
}

/** The view that the link names; one to a step has steps. */
function fromLink(): ViewName | null {
  if (typeof location === 'undefined') return null;
  const { view, statement, step } = parseAddress(location, arrival()).state;
  return view ?? (statement !== undefined || step !== undefined ? 'steps' : null);
}
