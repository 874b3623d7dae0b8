import type { ElementStep } from '../core/types';
import { Figure } from './Figure';
import { further } from './further-words';
import { CELL, round, TEXT, textWidth, translate } from './geometry';
import { hueOf } from './hue';

interface Props {
  element: ElementStep;
  sentence: string;
  width: number;
}

const GAP = 12;

/** Reading order as a number with one digit a dimension: the last one turns fastest. */
export function Odometer({ element, sentence, width }: Props) {
  const { odometer } = element;
  const widest = Math.max(
    ...odometer.map(({ weight, size }) => textWidth(`${further.weight(weight)}${size}`, TEXT.tiny)),
    48,
  );
  const pitch = Math.min(widest + GAP, Math.max(56, (width - 8) / Math.max(1, odometer.length)));
  return (
    <Figure
      title={further.odometerTitle(element.number, element.total)}
      sentence={sentence}
      width={Math.max(
        pitch * odometer.length,
        textWidth(further.element(element.number, element.total), TEXT.small, false),
      )}
      height={CELL.height + 62}
    >
      <text class="sw-label" x="0" y="14" font-size={TEXT.small}>
        {further.element(element.number, element.total)}
      </text>
      {odometer.map(({ dim, digit, size, weight, turned }, at) => (
        <g
          key={dim}
          class="sw-digit"
          data-look={turned ? 'current' : 'given'}
          {...hueOf(dim)}
          transform={translate(at * pitch, 24)}
        >
          <rect class="sw-edge" width={round(pitch - GAP)} height={CELL.height} rx="6" />
          <text class="sw-size" x={round((pitch - GAP) / 2)} y="32" font-size={TEXT.size}>
            {digit}
          </text>
          <text class="sw-note" x={round((pitch - GAP) / 2)} y="46" font-size={TEXT.tiny}>
            {further.ofSize(size)}
          </text>
          <text
            class="sw-faint"
            x={round((pitch - GAP) / 2)}
            y={CELL.height + 18}
            font-size={TEXT.tiny}
          >
            {further.weight(weight)}
          </text>
        </g>
      ))}
    </Figure>
  );
}
