import type { Events } from '../../types';
import { elements } from '../plural';
import { inBytes } from '../units';

/** Dims that move or change, elements, and what no expression names: what the first story tells. */
export const narration = {
  // Dims that move or change
  'event.DIMS_BEFORE': ({ tensor, shape, strides, itemsize }) =>
    `Форма ${tensor}\u00a0— ${shape}, шаги — ${strides}${inBytes(itemsize)}.`,
  'event.DIM_MOVES': ({ dim, from, size, stride }) =>
    `Измерение ${dim} результата — это прежнее измерение ${from}: размер ${size} и шаг ${stride} переходят вместе.`,
  'event.DIM_STAYS': ({ dim, size, stride }) =>
    `Измерение ${dim} остаётся: размер ${size}, шаг ${stride}.`,
  'event.DIM_NEW': ({ dim, size, stride }) =>
    `Измерение ${dim} новое: размер ${size}, шаг ${stride}${Number(size) === 1 ? ', который никогда не нужен' : Number(stride) === 0 ? ', поэтому вдоль него всякий раз те же элементы' : ''}.`,
  'event.DIM_DIAGONAL': ({ dim, size, first, second, first_stride, second_stride, stride }) =>
    `Измерение ${dim} размера ${size} идёт по диагонали прежних измерений ${first} и ${second}: каждый шаг делается в обоих, поэтому шаг равен ${first_stride} + ${second_stride} = ${stride}.`,
  'event.DIM_CHANGES': ({ dim, from, size, stride, old_size, old_stride }) =>
    `Измерение ${dim} получается из прежнего измерения ${from}: размер ${old_size} становится ${size}, шаг ${old_stride} становится ${stride}.`,
  'event.DIM_STEPPED': ({ dim, from, size, stride, old_size, old_stride, step }) =>
    `Измерение ${dim} проходит прежнее измерение ${from} с приращением ${step}: размер ${old_size} становится ${size}, шаг ${old_stride} становится ${step} × ${old_stride} = ${stride}.`,
  'event.DIM_SHORTENED': ({ dim, from, size, stride, old_size }) =>
    `Измерение ${dim} получается из прежнего измерения ${from}: размер ${old_size} становится ${size}, шаг остаётся ${stride}.`,
  'event.DIM_REVERSED': ({ dim, from, size, stride, old_stride }) =>
    `Измерение ${dim} результата — это прежнее измерение ${from}, читаемое с конца: размер остаётся ${size}, шаг ${old_stride} становится ${stride}.`,
  'event.DIM_GONE': ({ from, size }) => `Прежнее измерение ${from} размера ${size} исчезло.`,
  'event.OFFSET_CHANGES': ({ from, to, itemsize, sum }) =>
    `Первый элемент теперь лежит ${Number(itemsize) ? 'в байте' : 'по адресу'} ${sum}${to}, а не ${from}.`,
  'event.OFFSET_OF_NONE': ({ from, to, itemsize }) =>
    `Элементов нет; смещение${Number(itemsize) ? ' в байтах' : ''} становится ${to} вместо ${from}.`,
  'event.DIMS_AFTER': ({ shape, strides }) =>
    `Хранилище остаётся как есть; теперь оно читается как форма ${shape} с шагами ${strides}.`,
  'event.STAYS_CONTIGUOUS': 'В порядке чтения элементы лежат подряд: непрерывно.',
  'event.NOT_CONTIGUOUS': ({ dim, stride, expected }) =>
    `Непрерывности нет: шаг измерения ${dim} равен ${stride}, а если бы элементы лежали подряд, он был бы ${expected}.`,
  'event.SQUEEZE_LEAVES': ({ dim, size }) =>
    `squeeze убирает только измерения размера 1: размер измерения ${dim} равен ${size}, и оно остаётся. NumPy здесь выдаёт ошибку.`,
  'event.OVERLAP': ({ address, itemsize, one, other }) =>
    `${one} и ${other}\u00a0— это одна ячейка хранилища ${Number(itemsize) ? 'в байте' : 'по адресу'} ${address}: они меняются вместе.`,
  // Of any operation
  'event.TOLD_FIRST': ({ operation, shape }) => `Сначала ${operation}: форма ${shape}.`,
  'event.FILLED': ({ numel, shape }) =>
    `Новое хранилище, в нём ${elements(numel)}; оно читается как форма ${shape}.`,
  'event.NEW_STORAGE': ({ shape }) => `Форма результата — ${shape}, хранилище у него своё.`,
  'event.SAME_TENSOR': ({ tensor }) =>
    `Делать ничего не пришлось: результат — сам ${tensor}, в том же хранилище.`,
  'event.RESIZED': ({ shape, strides }) =>
    `То же хранилище теперь читается как форма ${shape} с шагами ${strides}: ни один элемент не перемещался.`,
  'event.RESIZE_FITS': ({ has, needs }) =>
    `Начиная с первого элемента в хранилище есть место: ${elements(has)}, а нужно ${needs}. Оно остаётся как есть, и значения дальше тоже.`,
  // Elements
  'event.ELEMENT_COMBINE': ({ out, formula, values, value }) =>
    `${formula} = ${values} = ${value}, и это записывается в ${out}.`,
  'event.ELEMENT_WRAPS': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}, а это выходит за пределы ${dtype}: он вмещает от ${lowest} до ${highest}. Что не вмещается, отсчитывается по кругу: ${value}.`,
  'event.ELEMENT_READ': ({ out, sum, address, value }) =>
    `Значение ${out}\u00a0— ${value}, адрес ${sum} = ${address}.`,
  'event.ELEMENT_READ_BYTES': ({ out, sum, byte, itemsize, address, value }) =>
    `Значение ${out}\u00a0— ${value}, байт ${sum} = ${byte}, то есть адрес ${byte} / ${itemsize} = ${address}.`,
  'event.ELEMENT_READ_AT': ({ out, address, value }) =>
    `Значение ${out}\u00a0— ${value}, адрес ${address}.`,
  'event.ELEMENT_COPY': ({ out, in: from, from: source, to, value }) =>
    `${from}, то есть ${value}, читается по адресу ${source} и записывается по адресу ${to} как ${out}.`,
  // What no expression names. Abbreviated: they stand in any case.
  'word.VALUE': 'знач.',
  'word.RESULT': 'рез.',
  'word.INTERMEDIATE': 'промеж.\u00a0рез.',
  'word.LEFT': 'лев.',
  'word.RIGHT': 'прав.',
  'word.FIRST': '№\u00a01',
  'word.SECOND': '№\u00a02',
  'word.THIRD': '№\u00a03',
  'word.FOURTH': '№\u00a04',
} satisfies Partial<Events>;
