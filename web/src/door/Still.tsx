import { useMemo } from 'preact/hooks';
import type { Core } from '../core';
import { lastOf } from '../film/play';
import { screen } from '../film/screening';
import { spoken } from '../locales/translation';
import { playerWords } from '../player/words';
import type { Box } from '../stage/grid';
import { StageStill } from '../stage/StageStill';

interface Props {
  core: Core;
  code: string;
  room: Box;
  /** Step of the story; the last one if left out. */
  step?: number;
  label: string;
}

/** A frame of a program's last story. */
export function Still({ core, code, room, step, label }: Props) {
  const { language } = spoken.value;
  const screening = useMemo(
    () => screen(core, { name: code, code }, room, playerWords),
    [core, code, room, language],
  );
  if (!screening) return null;
  return <StageStill story={screening.stage} position={step ?? lastOf(screening)} label={label} />;
}
