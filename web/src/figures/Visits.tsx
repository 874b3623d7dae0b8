import type { Visits as Visited } from '../core/types';
import { Figure } from './Figure';
import { further } from './further-words';
import { GUTTER, NARROW, TEXT, textWidth, VIEW_WIDTH, wrap } from './geometry';
import { signed } from './words';

interface Props {
  visits: Visited;
  sentence: string;
  width: number;
}

const LINE = 64;

/** The addresses that a refused dimension would visit, with the unequal jumps between them. */
export function Visits({ visits, sentence, width: available }: Props) {
  const width = Math.min(available, VIEW_WIDTH);
  const narrow = width < NARROW;
  const [left, top] = narrow ? [2, 28] : [GUTTER + 10, 12];
  const { box, pitch } = pitchOf(visits);
  const room = roomOf(visits, box, pitch, width - left);
  let line = 0;
  const cells = visits.runs.flatMap(({ from, shown, jumps }, run) => {
    const first = line;
    line += Math.ceil(shown.length / room);
    return shown.map((address, at) => ({
      key: `${run}/${at}`,
      address,
      jump: jumps[at],
      from: at === 0 && visits.runs.length > 1 ? from : null,
      x: left + (at % room) * pitch,
      y: top + (first + Math.floor(at / room)) * LINE,
      wraps: (at + 1) % room === 0,
    }));
  });
  const right = Math.max(0, ...cells.map(({ x }) => x)) + box + 24;
  const beside = !narrow && right + textWidth(further.unequal, TEXT.body, false) < width;
  const bottom = top + line * LINE;
  const verdict = wrap(`✕ ${further.unequal}`, beside ? width : width - left, TEXT.body);
  return (
    <Figure
      title={further.visits}
      sentence={sentence}
      width={width}
      height={bottom + (beside ? -16 : verdict.length * 20 - 8)}
    >
      <text class="sw-label" x={narrow ? 0 : 16} y={narrow ? 14 : top + 26} font-size={TEXT.body}>
        {further.visits}
      </text>
      {cells.map(({ key, address, jump, from, x, y, wraps }) => (
        <g key={key} class="sw-visit">
          {from !== null && !narrow && Number(from) > 0 && (
            <text class="sw-faint sw-end" x={x - 12} y={y + 26} font-size={TEXT.small}>
              {further.fromIndex(from)}
            </text>
          )}
          <rect x={x} y={y} width={box} height="40" rx="6" />
          <text class="sw-value" x={x + box / 2} y={y + 26} font-size={TEXT.name}>
            {address}
          </text>
          {jump !== undefined && (
            <text class="sw-jump" x={x + box + (pitch - box) / 2} y={y + 13} font-size={TEXT.small}>
              {signed(jump)}
            </text>
          )}
          {jump !== undefined && (
            <path
              class="sw-step"
              d={`M${x + box + 5} ${y + 22}h${(wraps ? 20 : pitch - box) - 12}m-5 -4l5 4l-5 4`}
            />
          )}
        </g>
      ))}
      {verdict.map((text, at) => (
        <text
          key={text}
          class="sw-fault sw-start"
          x={beside ? right : left}
          y={(beside ? top + ((line - 1) * LINE) / 2 + 26 : bottom) + at * 20}
          font-size={TEXT.body}
        >
          {text}
        </text>
      ))}
    </Figure>
  );
}

/** How many addresses stand in a line; one that is not the last also has its jump behind it. */
function roomOf({ runs }: Props['visits'], box: number, pitch: number, width: number): number {
  const all = Math.max(...runs.map(({ shown }) => shown.length));
  return (all - 1) * pitch + box <= width ? all : Math.max(1, Math.floor(width / pitch));
}

function pitchOf({ runs }: Props['visits']): { box: number; pitch: number } {
  const box = Math.max(
    40,
    ...runs.flatMap((run) =>
      run.shown.map((address) => textWidth(String(address), TEXT.name) + 16),
    ),
  );
  const jump = Math.max(
    28,
    ...runs.flatMap((run) => run.jumps.map((one) => textWidth(signed(one), TEXT.small) + 10)),
  );
  return { box, pitch: box + jump };
}
