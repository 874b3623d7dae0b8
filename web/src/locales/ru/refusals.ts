import type { Events } from '../types';

/** What a step says last of a refused operation where no rule before it has said why. */
export const refusals = {
  'event.CAST_REFUSED': ({ from, to }) =>
    `dtype результата\u00a0— ${from}, а там, куда он записывается,\u00a0— ${to}, который вмещает не все такие значения. Без явного указания преобразования нет: отказ.`,
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}: в новом порядке каждое измерение (всего ${dims}) должно быть названо ровно один раз: отказ.`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: все названные измерения должны быть разными, даже если считать с конца: отказ.`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: измерения объединяются слева направо, поэтому первое не может стоять после последнего: отказ.`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: убрать можно только измерение размера 1, а среди названных есть большее: отказ.`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `Форма ${tensor}\u00a0— ${shape}: ${length} позиций начиная с ${start} заканчиваются на ${start} + ${length}, за размером измерения ${size}: отказ.`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: окно не может быть больше измерения, вдоль которого движется: отказ.`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `Форма ${tensor}\u00a0— ${shape}: окно размера ${size} не помещается в измерение ${dim} размера ${room}: отказ.`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}, измерений ${dims}: t() меняет местами два измерения матрицы, поэтому их не больше 2: отказ.`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}: для repeat() нужно число повторов на каждое измерение (всего ${dims}), спереди можно и больше: отказ.`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, а среднее редко бывает целым: его вмещает только dtype с плавающей точкой, например после .float(): отказ.`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `${other} и ${target} занимают общие ячейки, но не один к одному: некоторые были бы перезаписаны до чтения: отказ.`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `Форма ${value}\u00a0— ${value_shape}. Единицы спереди отбрасываются, а остаток не распространяется до ${shape}, формы ${target}: отказ.`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `Форма ${value}\u00a0— ${shape}, и она не распространяется до ${chosen}, формы выбранных мест: отказ.`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `dtype ${tensor}\u00a0— ${dtype}, число Python его не меняет, а ${number} в него не помещается: отказ.`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `${tensor} участвует в вычитании, но у True и False разности нет: где они различны, показывает ^, обращает ~: отказ.`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `${divisor}\u00a0— это 0 или содержит 0, а у целых нет бесконечности для частного: отказ.`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: индексные тензоры в скобках сначала должны распространиться друг на друга, а эти не могут: отказ.`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor} доступен только для чтения, записать в него нельзя, а в его .copy() можно: отказ.`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1 сохраняет размер, но у ${tensor} формы ${shape} в новом измерении ${dim} сохранять нечего: отказ.`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `У ${tensor} формы ${shape} задано частей: ${count}, а нужна хотя бы 1: отказ.`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `Части размера 0 никогда не исчерпают измерение ${tensor} размера ${size}: отказ.`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `Последний элемент закончился бы на байте ${needed}, а размер хранилища ${tensor} в байтах\u00a0— ${held}: отказ.`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `Один элемент ${tensor} хранит одно число, а ему дана последовательность: отказ.`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: где нет элементов, нет ни наибольшего, ни наименьшего: отказ.`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `Форма ${tensor}\u00a0— ${shape}: элементов ${numel}, они считаются с 0 в порядке чтения. Номера ${number} нет: отказ.`,
  'event.COUNT_REFUSED': 'Столько элементов или их байтов не сосчитать в 64 битах: отказ.',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, и для него эта операция не определена: отказ.`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}, а это произведение требует ровно столько измерений: слева ${left}, справа ${right}: отказ.`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: одним числом может стать только тензор ровно из одного элемента: отказ.`,
  'event.NO_DIM_REFUSED': ({ tensor }) =>
    `У ${tensor} нет измерений, считать не вдоль чего: отказ.`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: имеются в виду два последних измерения, а двух нет: отказ.`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `Срез ${tensor} взят с неположительным шагом: отрицательных шагов в PyTorch нет, а flip() копирует: отказ.`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `dtype ${value}\u00a0— ${value_dtype}, dtype ${tensor}\u00a0— ${dtype}: запись по индексным тензорам ничего не преобразует: отказ.`,
} satisfies Partial<Events>;
