import type { Int } from '../../core/types';
import { bare } from '../numbers';

/** By last digit, how its Korean name ends: 0 영 1 일 2 이 3 삼 4 사 5 오 6 육 7 칠 8 팔 9 구. */
const withFinal = '013678';
const withFinalRieul = '178';

/** A number with 이 or 가: 3이, 4가. */
export function subject(value: Int): string {
  return `${value}${withFinal.includes(lastDigit(value)) ? '이' : '가'}`;
}

/** A number with 으로 or 로: 3으로, 4로, 8로. */
export function toward(value: Int): string {
  const last = lastDigit(value);
  return `${value}${withFinal.includes(last) && !withFinalRieul.includes(last) ? '으로' : '로'}`;
}

/** A number with 은 or 는: 3은, 4는. */
export function topic(value: Int): string {
  return `${value}${withFinal.includes(lastDigit(value)) ? '은' : '는'}`;
}

/** A number with 을 or 를: 3을, 4를. */
export function object(value: Int): string {
  return `${value}${withFinal.includes(lastDigit(value)) ? '을' : '를'}`;
}

const lastDigit = (value: Int) => String(bare(value)).slice(-1);
