import type { Events } from '../types';
import { elements } from './plural';
import { inBytes } from './units';

/** What a step says last of a refused operation where no rule before it has said why. */
export const narration = {
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
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `Среднее ${tensor} запрошено в dtype без дробей, а среднее редко бывает целым: его вмещает только dtype с плавающей точкой: отказ.`,
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
    `Целое, делённое на 0, не целое, а бесконечности у целых нет. Делитель здесь\u00a0— ${divisor}: отказ.`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: индексные тензоры в скобках сначала должны распространиться друг на друга, а эти не могут: отказ.`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor} доступен только для чтения, записать в него нельзя, а в его .copy() можно: отказ.`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1 сохраняет размер, но у ${tensor} формы ${shape} в новом измерении ${dim} сохранять нечего: отказ.`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: в списке повторений по одному числу на каждый элемент, а здесь их больше или меньше: отказ.`,
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
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `${operation} с ${tensor} не доходит до элементов: аргумента не хватает, либо его вид или значение не подходит: отказ.`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `Размер измерения ${dim_a} у ${a} равен ${size_a}, размер измерения ${dim_b} у ${b} равен ${size_b}; здесь они должны быть равны: отказ.`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `dtype ${a}\u00a0— ${a_dtype}, dtype ${b}\u00a0— ${b_dtype}: этой операции нужен один dtype с обеих сторон, и она ничего не преобразует: отказ.`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `dtype ${a}\u00a0— ${a_dtype}, dtype ${b}\u00a0— ${b_dtype}: для их общего dtype эта операция не определена: отказ.`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `dtype ${base}\u00a0— ${dtype}, а показатель, ${power}, меньше нуля: отрицательная степень целого редко бывает целой: отказ.`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}, а здесь нужно одно число: число Python или тензор без измерений: отказ.`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `dtype ${mask}\u00a0— ${dtype}, а для каждого элемента нужно True или False, то есть dtype bool: отказ.`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `Форма ${tensor}\u00a0— ${shape}. В маске нужно одно значение на каждое место, а для измерения ${dim} их больше или меньше: отказ.`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Индекс\u00a0— это целое число, срез из целых, ..., None либо тензор или список из целых или из True и False. Здесь ничего из этого: отказ.`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: ... означает все измерения, не названные иначе, поэтому встречается лишь раз: отказ.`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: с приращением 0 первый элемент никогда не покинуть: отказ.`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Размеры, длины и числа повторов начинаются с 0, а среди заданных есть отрицательное: отказ.`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `Форма ${tensor}\u00a0— ${shape}. Размеры, смещения и числа повторов начинаются с 0, а задано ${number}: отказ.`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `Шаги ${tensor}\u00a0— ${strides}, и среди них есть отрицательный. В PyTorch отрицательных шагов нет; у .copy() их тоже нет: отказ.`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: нет ни одного элемента, который можно прочесть или записать: отказ.`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}: каждый элемент хранит одно число, а дано не число: отказ.`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, и это значение в него не помещается: оно слишком велико или не целое: отказ.`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `Значения с dtype ${from} нужно сохранить как ${to}, который вмещает не все из них; NumPy делает это лишь по явной просьбе, как .astype(): отказ.`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `Форма ${out}\u00a0— ${shape}, а у результата другая. То, что задано в out=, форму не меняет: отказ.`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `Форма результата\u00a0— ${shape}. У того, что задано в out=, форма другая, и она никогда не растёт: отказ.`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}: при выравнивании по правому краю два размера различны, и ни один не равен 1: отказ.`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Для матричного произведения с каждой стороны нужно хотя бы одно измерение, а с одной нет ни одного; на число умножает *: отказ.`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Два списка в этом вызове соответствуют друг другу поэлементно, как измерения и их новые места или размеры и шаги, а один из них длиннее: отказ.`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `Форма ${tensor}\u00a0— ${shape}, а измерений здесь нужно не меньше ${wanted}: отказ.`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: измерение, которое разрезается, не делится на столько равных частей: отказ.`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `Размер измерения ${dim} у ${tensor}\u00a0— ${size}: части должны занять его целиком, то есть их размеры в сумме должны дать ${size}, а это не так: отказ.`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `Размер измерения ${dim} у ${tensor}\u00a0— ${size}: произведение размеров, которые его заменяют, должно быть ${size}, а это не так: отказ.`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `Форма ${tensor}\u00a0— ${shape}. Начало задаётся здесь числом от ${lowest} до ${highest}, а ${start} к ним не относится: отказ.`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `Форма ${tensor}\u00a0— ${shape}, шаги\u00a0— ${strides}${inBytes(itemsize)}: в заданной форме никакие шаги не обойдут его элементы, а копировать здесь нельзя: отказ.`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `Маска выбирает ${elements(wanted)} ${tensor}, а число данных значений\u00a0— ${count}: отказ.`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor}\u00a0— лист с requires_grad или его представление: за записью в него autograd не следит. x = x + y создаёт новый тензор, а под torch.no_grad() запись разрешена: отказ.`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor}\u00a0— представление, созданное под torch.no_grad(), а запись в него идёт снаружи: следить ли за ней, неясно. И то и другое должно стоять внутри блока или снаружи: отказ.`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `У ${tensor} нет requires_grad: autograd не следил за тем, как он вычислен. То, для чего нужен градиент, создают с requires_grad=True и используют вне torch.no_grad(): отказ.`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `У ${tensor} есть requires_grad, а NumPy за градиентами не следит. .detach().numpy() даёт массив над тем же хранилищем без них: отказ.`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, а requires_grad бывает только у dtype с плавающей точкой, например после .float(): отказ.`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor} вычислен из того, у чего есть requires_grad, поэтому requires_grad есть и у него; менять это можно только у листа. У его .detach() то же хранилище без градиентов: отказ.`,
} satisfies Partial<Events>;
