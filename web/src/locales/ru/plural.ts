import type { Int } from '../../core/types';
import { bare } from '../numbers';

const rules = new Intl.PluralRules('ru');

/** The form that goes with a number: 1 элемент, 2 элемента, 5 элементов. */
export function form(value: Int, one: string, few: string, many: string): string {
  // The last two digits decide, and a number beyond 2^53 has no others that can be trusted.
  const rule = rules.select(Number(String(bare(value)).slice(-2)));
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}

/** A number with the form that goes with it. */
export function count(value: Int, one: string, few: string, many: string): string {
  return `${value} ${form(value, one, few, many)}`;
}

export const elements = (value: Int) => count(value, 'элемент', 'элемента', 'элементов');
/** As in «из 5 элементов». */
export const ofElements = (value: Int) => count(value, 'элемента', 'элементов', 'элементов');
export const dims = (value: Int) => count(value, 'измерение', 'измерения', 'измерений');
