import type { Remarks } from '../types';
import { elements, form } from './plural';

/** What works instead of what was refused. */
export const narration = {
  'repair.KEEPDIM': ({ tensor, shape }) =>
    `Измерение редукции остаётся с размером 1 и растягивается: форма ${tensor} тогда ${shape}.`,
  'repair.UNSQUEEZE': ({ tensor, shape }) =>
    `${tensor} получает измерение размера 1, которое растягивается: форма тогда ${shape}.`,
  'repair.SQUEEZE': ({ tensor, shape }) =>
    `${tensor} читается без измерения размера 1: форма тогда ${shape}.`,
  'repair.TRANSPOSE': ({ tensor, shape }) =>
    `Два измерения ${tensor} меняются местами: форма тогда ${shape}.`,
  'repair.FLATTEN': ({ tensor, shape }) =>
    `Последние измерения ${tensor} становятся одним: форма тогда ${shape}.`,
  'repair.NEW_RESULT': ({ tensor }) =>
    `Не на месте: ${tensor} связывается с новым результатом, а прежнее хранилище остаётся как есть.`,
  'repair.COPY': ({ count }) =>
    `${form(count, 'Копируется', 'Копируются', 'Копируются')} ${elements(count)} в порядке чтения.`,
  'repair.VIEW': 'Представление: ничего не копируется.',
  'repair.INFERRED': 'Один размер оставлен открытым: он следует из числа элементов.',
} satisfies Partial<Remarks>;
