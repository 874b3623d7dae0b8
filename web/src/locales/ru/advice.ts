import type { Advice } from '../en/advice';

/** What the core says beside a pasted error. */
export const advice: Record<Advice, string> = {
  'Shape of a': 'Форма a',
  'Shape of b': 'Форма b',
  'Shape of what is added': 'Форма того, что прибавляется',
  'Shape of the array': 'Форма массива',
  'Shape asked for': 'Требуемая форма',
  'Shape before its dims were moved': 'Форма до перестановки измерений',
  'Order of its dims now (permute)': 'Порядок измерений теперь (permute)',
  'Shape of the left one': 'Форма левого',
  'Shape of the right one': 'Форма правого',
  'Shape of the first one': 'Форма первого',
  'Shape of the other one': 'Форма другого',
  'a gets a last dimension of size 1, which stretches':
    'a получает последнее измерение размера 1, оно растягивается',
  'b gets a last dimension of size 1, which stretches':
    'b получает последнее измерение размера 1, оно растягивается',
  'x gets a last dimension of size 1, which stretches':
    'x получает последнее измерение размера 1, оно растягивается',
  'b is transposed': 'b транспонируется',
  'not in place: the result is a new, larger tensor':
    'не на месте: результат — новый, больший тензор',
  'not in place: the result is a new, larger array':
    'не на месте: результат — новый, больший массив',
  'not in place: the result has a storage of its own': 'не на месте: у результата своё хранилище',
  'copies where no view will do': 'копирует там, где представление невозможно',
  'copies first, in reading order': 'сначала копирует в порядке чтения',
  'as many as there are': 'сколько есть',
  'one size is left open, the others are given': 'один размер оставлен открытым, остальные заданы',
  'the first matrix is transposed': 'первая матрица транспонируется',
  'the second matrix is transposed': 'вторая матрица транспонируется',
  'the first one is transposed': 'первый транспонируется',
  'the second one is transposed': 'второй транспонируется',
  'the first one gets a first dimension': 'первый получает новое первое измерение',
  'the second one gets a first dimension': 'второй получает новое первое измерение',
  'along the dimension in which they differ': 'вдоль измерения, в котором они различаются',
  'along a dimension that they have': 'вдоль измерения, которое у них есть',
  'stack makes the new dimension': 'stack создаёт новое измерение',
  'the last one': 'последний',
  'the last dimension': 'последнее измерение',
  'the last axis': 'последняя ось',
  'one index a dimension': 'по индексу на измерение',
  'each of them': 'каждый из них',
  'at least one of them': 'хотя бы один из них',
  'the number itself': 'само число',
  'swaps the last two dims': 'меняет местами два последних измерения',
};
