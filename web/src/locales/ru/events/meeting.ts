import type { Int } from '../../../core/types';
import { bare } from '../../numbers';
import type { Events } from '../../types';
import { count, dims, elements, form, ofElements } from '../plural';

/** Where shapes meet: broadcasting, reductions, matrix products. */
export const narration = {
  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}.`,
  'event.SHAPES_MANY': ({ count: shapes }) =>
    `Встречаются ${count(shapes, 'форма', 'формы', 'форм')}, каждая на своей строке.`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `Форма ${a}\u00a0— ${a_shape}; требуется форма ${target}.`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}; число не тензор: у него нет ни измерений, ни хранилища, и оно подходит к каждому элементу.`,
  'event.ALIGN':
    'Запишем формы друг под другом, выровняв по правому краю: измерения сравниваются начиная с последнего.',
  'event.PAD': ({ tensor, have, want, ones }) =>
    `У ${tensor} ${dims(have)}, а нужно ${want}: спереди ${form(ones, 'добавляется', 'добавляются', 'добавляются')} ${count(ones, 'единица', 'единицы', 'единиц')}.`,
  'event.COMPARE_EQUAL': ({ dim, size }) =>
    `Измерение ${dim}: все размеры равны ${size}. Они совпадают.`,
  'event.COMPARE_STRETCH': ({ dim, tensor, size }) =>
    `Измерение ${dim}: размер ${tensor} равен 1, поэтому он растягивается до ${size}.`,
  'event.COMPARE_PADDED': ({ dim, tensor, size }) =>
    `Измерение ${dim}: у ${tensor} его нет, поэтому оно считается равным 1${Number(size) === 1 ? ', и размеры совпадают' : ` и растягивается до ${size}`}.`,
  'event.COMPARE_EQUAL_DIMS': ({ first, last, count: several, sizes }) =>
    `${dimsFrom(first, last, several)}: размеры у всех ${sizes}. Они совпадают.`,
  'event.COMPARE_STRETCH_DIMS': ({ first, last, count: several, tensor, sizes }) =>
    `${dimsFrom(first, last, several)}: размеры ${tensor} здесь равны 1, поэтому они растягиваются до ${sizes}.`,
  'event.COMPARE_PADDED_DIMS': ({ first, last, count: several, tensor, sizes }) =>
    `${dimsFrom(first, last, several)}: у ${tensor} их нет, поэтому каждое считается равным 1, а размеры становятся ${sizes}.`,
  'event.COMPARE_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}: размер ${a} равен ${size_a}, размер ${b} равен ${size_b}. Они различны, и ни один не равен 1: отказ.`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `Измерение ${dim}: размер ${target} равен ${have}, а размер результата\u00a0— ${size}. То, что записывается на месте, никогда не растёт.`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `Измерение ${dim}: у ${target} его нет, а у результата есть, размера ${size}. То, что записывается на месте, никогда не растёт.`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `Измерение ${dim}: размер ${tensor} равен ${size}, а не 1, поэтому он не может стать ${wanted}: отказ.`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `У ${tensor} ${dims(have)}, а требуется только ${wanted}; растяжение никогда не убирает измерений: отказ.`,
  'event.BROADCAST_RESULT': ({ shape }) => `Форма результата — ${shape}.`,
  'event.IN_PLACE_FITS': ({ target, shape }) =>
    `Результат записывается в ${target}, чья форма в точности такая: ${shape}.`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `При операции на месте результат должен поместиться в ${target} формы ${shape}; цель операции на месте никогда не вырастает до ${broadcast}: отказ.`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `Несколько элементов ${target} лежат в одной ячейке хранилища, запись была бы неоднозначной: отказ.`,
  'event.STRETCH': ({ tensor, dim, size }) =>
    `${tensor} растягивается до ${size} в измерении ${dim} без копирования: шаг там становится равен 0.`,
  'event.STRETCH_TOGETHER': ({ shape, strides }) =>
    `При растяжении до ${shape} ничего не копируется: там, где размер растёт, шаг становится равен 0. Теперь шаги: ${strides}.`,
  'event.NO_STRETCH': ({ operands }) =>
    operands === 1
      ? 'Каждый элемент вычисляется сам по себе.'
      : 'Растягивать нечего: у каждого элемента есть своя пара.',
  'event.DESCEND_EQUAL': ({ dim, size, one, other }) =>
    `Измерение ${dim}, слева направо: в ${one} и в ${other} по ${count(size, 'части', 'части', 'частей')}. ${one}[0] встречается с ${other}[0]${Number(size) === 1 ? '' : ' и так далее'}.`,
  'event.DESCEND_STRETCH': ({ dim, size, one, other }) =>
    `Измерение ${dim}, слева направо: в ${one} одна часть, ${one}[0]. Она встречается с каждой из ${count(size, 'части', 'частей', 'частей')} ${other}.`,
  'event.DESCEND_PADDED': ({ dim, size, one, other }) =>
    `Измерение ${dim}, слева направо: у ${one} его нет, поэтому ${one} целиком встречается с каждой из ${count(size, 'части', 'частей', 'частей')} ${other}.`,
  'event.DESCEND_END': ({ one, other }) =>
    `Остались только отдельные числа: ${one} и ${other}; так же и для каждой другой пары.`,
  'event.PROMOTED': ({ a, a_dtype, b, b_dtype, dtype, reason }) =>
    `${a} (${a_dtype}) и ${b} (${b_dtype}) вычисляются как ${dtype}: ${promotions[Number(reason)] ?? promotions[5]}.`,
  'event.TOO_LARGE': ({ bytes }) =>
    `Правила это допускают, но понадобилось бы ${bytes} памяти: отказ.`,
  // Reductions
  'event.REDUCE_STAYS': ({ dim, size, to }) =>
    `Измерение ${dim} размера ${size} остаётся: в результате это измерение ${to}.`,
  'event.REDUCE_KEPT': ({ dim, size, to, operation }) =>
    `Вдоль измерения ${dim} ${operation}() превращает ${elements(size)} в один. Оно сохраняется как измерение ${to} размера 1.`,
  'event.REDUCE_GONE': ({ dim, size, operation }) =>
    `Вдоль измерения ${dim} ${operation}() превращает ${elements(size)} в один. Измерение исчезает.`,
  'event.REDUCE_RESULT': ({ numel, group, shape }) =>
    `Форма результата — ${shape}: ${elements(numel)}, каждый получен из ${ofElements(group)}.`,
  // Matrix products
  'event.PRODUCT_ROW': ({ tensor, size }) =>
    `У ${tensor} одно измерение, поэтому слева это матрица из одной строки, (1, ${size}); эта единица убирается из результата.`,
  'event.PRODUCT_COLUMN': ({ tensor, size }) =>
    `У ${tensor} одно измерение, поэтому справа это матрица из одного столбца, (${size}, 1); эта единица убирается из результата.`,
  'event.PRODUCT_INNER': ({ size }) =>
    `Внутренние измерения сходятся: размер обоих равен ${size}. Они исчезают: каждый элемент результата — ${productSum(bare(size))}.`,
  'event.PRODUCT_FOLDED': ({ tensor, shape, rows, columns }) =>
    `PyTorch читает ${tensor} как одну матрицу: все измерения формы ${shape}, кроме последнего, образуют строки, всего ${rows}. В сообщении она названа ${rows}x${columns}.`,
  'event.PRODUCT_FOLDED_COLUMNS': ({ tensor, shape, rows, columns }) =>
    `PyTorch читает ${tensor} транспонированным и как одну матрицу: столбцы всех матриц формы ${shape} становятся её строками, всего ${rows}. В сообщении она названа ${rows}x${columns}.`,
  'event.PRODUCT_INNER_REFUSED': ({ a, size_a, b, size_b }) =>
    `Внутренние измерения не сходятся: в ${a} ${count(size_a, 'столбец', 'столбца', 'столбцов')}, а в ${b} ${count(size_b, 'строка', 'строки', 'строк')}: отказ.`,
  'event.PRODUCT_BATCH':
    'Измерения перед двумя последними — это батч матриц: их размеры сравниваются с выравниванием по правому краю.',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `Измерение ${dim}\u00a0— число матриц. bmm ничего не распространяет, поэтому число должно совпадать: с обеих сторон ${size}.`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}\u00a0— число матриц: у ${a} оно равно ${size_a}, у ${b}\u00a0— ${size_b}. bmm ничего не распространяет, даже размер 1: отказ.`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `Каждая буква называет измерение: ${tensors}; у результата ${result}.`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `Измерение ${letter} размера ${size}: ${letterFate(letter, tensors)[Math.min(5, Number(how))]}.`,
  'event.PRODUCT_RESULT': ({ shape }) => `Форма результата — ${shape}.`,
} satisfies Partial<Events>;

/** What becomes of a letter of einsum. */
const letterFate = (letter: string, tensors: string) => [
  `есть только у ${tensors} и у результата — оно остаётся`,
  `есть у ${tensors} и у результата. Встречаются элементы с одинаковым ${letter}, измерение остаётся`,
  `есть у ${tensors}, но не у результата. Элементы с одинаковым ${letter} перемножаются, произведения складываются`,
  `есть только у ${tensors}, но не у результата — по нему суммируют`,
  `есть у ${tensors} дважды. Из этих элементов берётся только диагональ, она остаётся`,
  `есть у ${tensors} дважды, у результата его нет. Берётся только диагональ, по ней суммируют`,
];

/** How many products an element of a matrix product adds up. */
function productSum(size: Int): string {
  if (Number(size) === 0) return 'пустая сумма, 0';
  return Number(size) === 1
    ? 'одно произведение'
    : `сумма ${count(size, 'произведения', 'произведений', 'произведений')}`;
}

/** Neighbouring dims: two, or from one to another. */
function dimsFrom(first: Int, last: Int, several: Int): string {
  return Number(several) === 2 ? `Измерения ${first} и ${last}` : `Измерения с ${first} по ${last}`;
}

/** Why the dtype is what it is. */
const promotions = [
  'это более широкий из двух',
  'число с плавающей точкой важнее целого, а целое важнее bool',
  'то, у чего нет измерений, учитывается, лишь если его вид выше',
  'это наименьший dtype, который вмещает все значения обоих',
  'эта операция даёт дроби',
  'число Python более высокого вида приносит dtype по умолчанию',
];
