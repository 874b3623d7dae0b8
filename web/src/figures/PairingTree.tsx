import type { Operation, Pairing } from '../core/types';
import { memo } from '../lib/memo';
import { sayName } from '../locales/translation';
import { Figure } from './Figure';
import { further } from './further-words';
import { clamp, NARROW, round, shorten, TEXT, textWidth, translate } from './geometry';
import { hueOf } from './hue';
import { words } from './words';

interface Props {
  pairing: Pairing;
  operation: Operation;
  sentence: string;
  width: number;
}

type PairingLevel = Pairing['levels'][number];

const ROW = { wide: 96, narrow: 120 } as const;
const BOX = 44;
const GAP = 8;

/** Broadcasting one dimension at a time: each row opens the marked pair of the row above. */
export function PairingTree({ pairing, operation, sentence, width }: Props) {
  const { levels } = pairing;
  const narrow = width < NARROW;
  const [left, top] = narrow ? [0, 24] : [150, 0];
  const height = narrow ? ROW.narrow : ROW.wide;
  const longest = Math.max(
    ...levels.flatMap(({ pairs }) =>
      pairs.flatMap((pair) => [pair.left.length, pair.right.length]),
    ),
    1,
  );
  const shown = Math.max(...levels.map(({ pairs }) => pairs.length), 1);
  const room = Math.floor((width - left - 40) / shown) - GAP;
  const box = clamp(room, Math.min(textWidth('x'.repeat(longest), TEXT.small) + 16, 150), 150);
  const pitch = box + GAP;
  const x = (level: PairingLevel, at: number) =>
    left + (Number(level.first) > 0 ? 20 : 0) + at * pitch;
  return (
    <Figure
      title={further.pairingTitle}
      sentence={sentence}
      width={left + shown * pitch + 40}
      height={levels.length * height - 40 + top}
    >
      {levels.map((level, row) => (
        <g key={level.dim} {...hueOf(level.dim)}>
          {levels[row + 1] && (
            <Opening
              from={x(level, marked(level)) + box / 2}
              y={top + row * height + BOX}
              to={[
                x(levels[row + 1] as PairingLevel, 0),
                (levels[row + 1] as PairingLevel).pairs.length * pitch - GAP,
              ]}
              below={top + (row + 1) * height - (narrow ? 22 : 0)}
            />
          )}
          <Caption level={level} operation={operation} y={top + row * height} narrow={narrow} />
          <Pairs level={level} y={top + row * height} box={box} x={(at) => x(level, at)} />
        </g>
      ))}
    </Figure>
  );
}

const marked = (level: PairingLevel) => Number(level.current) - Number(level.first);

function Caption({
  level,
  operation,
  y,
  narrow,
}: {
  level: PairingLevel;
  operation: Operation;
  y: number;
  narrow: boolean;
}) {
  const name =
    level.stretched === null ? '' : sayName(operation.tensors[level.stretched]?.name ?? '');
  const verdict = further.pairs[level.verdict](shorten(name, 80, TEXT.small));
  return narrow ? (
    <text class="sw-dim sw-start" x={0} y={y - 8} font-size={TEXT.small}>
      {words.dim(level.dim)} · {verdict}
    </text>
  ) : (
    <>
      <text class="sw-dim sw-start" x={0} y={y + 19} font-size={TEXT.body}>
        {words.dim(level.dim)}
      </text>
      <text class="sw-faint sw-start" x={0} y={y + 36} font-size={TEXT.small}>
        {verdict}
      </text>
    </>
  );
}

interface PairsProps {
  level: PairingLevel;
  y: number;
  box: number;
  x: (at: number) => number;
}

function Pairs({ level, y, box, x }: PairsProps) {
  const more = Number(level.first) + level.pairs.length < Number(level.size);
  return (
    <>
      {Number(level.first) > 0 && <Dots x={x(0) - 12} y={y} />}
      {level.pairs.map((pair, at) => (
        <Pair
          key={Number(level.first) + at}
          left={sayName(pair.left)}
          right={sayName(pair.right)}
          current={at === marked(level)}
          x={x(at)}
          y={y}
          box={box}
        />
      ))}
      {more && <Dots x={x(level.pairs.length) + 4} y={y} />}
    </>
  );
}

interface PairProps {
  left: string;
  right: string;
  current: boolean;
  x: number;
  y: number;
  box: number;
}

const Pair = memo(({ left, right, current, x, y, box }: PairProps) => (
  <g class="sw-pair" data-look={current ? 'current' : 'given'} transform={translate(x, y)}>
    <rect class="sw-edge" width={round(box)} height={BOX} rx="6" />
    <text data-operand="0" x={round(box / 2)} y="18" font-size={TEXT.small}>
      {shorten(left, box - 8, TEXT.small)}
    </text>
    <text data-operand="1" x={round(box / 2)} y="35" font-size={TEXT.small}>
      {shorten(right, box - 8, TEXT.small)}
    </text>
  </g>
));

function Dots({ x, y }: { x: number; y: number }) {
  return (
    <text class="sw-faint" x={round(x)} y={y + 27} font-size={TEXT.body}>
      …
    </text>
  );
}

interface OpeningProps {
  from: number;
  y: number;
  /** Start and length of the row that opens. */
  to: [number, number];
  below: number;
}

/** The marked pair opens into the row below. */
function Opening({ from, y, to: [start, length], below }: OpeningProps) {
  const middle = (y + below) / 2;
  const side = (x: number) =>
    `M${round(from)} ${y + 2}C${round(from)} ${middle} ${round(x)} ${middle} ${round(x)} ${below - 4}`;
  return <path class="sw-opening" d={`${side(start + 6)}${side(start + length - 6)}`} />;
}
