import type { Int } from '../../core/types';
import { bare } from '../numbers';
import type { Events } from '../types';
import { count, dims, elements, form, ofElements } from './plural';
import { inBytes } from './units';

/** What a step says. Шаг stride, хранилище storage, представление view, блок chunk, разрыв cut. */
export const events: Events = {
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

  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}.`,
  'event.SHAPES_MANY': ({ count: shapes }) =>
    `Встречаются ${count(shapes, 'форма', 'формы', 'форм')}, каждая на своей строке.`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `Форма ${a}\u00a0— ${a_shape}; запрошена форма ${target}.`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}. У числа нет измерений: оно используется для каждого элемента ${a}.`,
  'event.ALIGN': 'Выровняйте формы по правому краю. Сравнение начинается с последнего измерения.',
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
    `Измерение ${dim}: размер ${a} равен ${size_a}, размер ${b} равен ${size_b}. Они различны, и ни один не равен 1, поэтому эти формы нельзя распространить.`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `Измерение ${dim}: размер ${target} равен ${have}, а размер результата\u00a0— ${size}. Тензор, который меняют на месте, не может изменить форму.`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `Измерение ${dim}: у ${target} его нет, а у результата есть, размера ${size}. То, что записывается на месте, никогда не растёт.`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `Измерение ${dim}: размер ${tensor} равен ${size}, а не 1, поэтому он не может стать ${wanted}: ошибка.`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `У ${tensor} ${dims(have)}, а требуется только ${wanted}; растяжение никогда не убирает измерений: ошибка.`,
  'event.BROADCAST_RESULT': ({ shape }) => `Форма результата — ${shape}.`,
  'event.IN_PLACE_FITS': ({ target, shape }) =>
    `Результат записывается в ${target}, чья форма в точности такая: ${shape}.`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `При операции на месте результат должен поместиться в ${target} формы ${shape}; цель операции на месте никогда не вырастает до ${broadcast}: ошибка.`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `Несколько элементов ${target} лежат в одной ячейке хранилища, запись была бы неоднозначной: ошибка.`,
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
    `Формы подходят, но результату понадобилось бы ${bytes} памяти\u00a0— здесь это не вычислить.`,
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
    `Внутренние измерения не сходятся: в ${a} ${count(size_a, 'столбец', 'столбца', 'столбцов')}, а в ${b} ${count(size_b, 'строка', 'строки', 'строк')}: ошибка.`,
  'event.PRODUCT_BATCH':
    'Измерения перед двумя последними — это батч матриц: их размеры сравниваются с выравниванием по правому краю.',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `Измерение ${dim}\u00a0— число матриц. bmm ничего не распространяет, поэтому число должно совпадать: с обеих сторон ${size}.`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}\u00a0— число матриц: у ${a} оно равно ${size_a}, у ${b}\u00a0— ${size_b}. bmm ничего не распространяет, даже размер 1: ошибка.`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `Каждая буква называет измерение: ${tensors}; у результата ${result}.`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `Измерение ${letter} размера ${size}: ${letterFate(letter, tensors)[Math.min(5, Number(how))]}.`,
  'event.PRODUCT_RESULT': ({ shape }) => `Форма результата — ${shape}.`,

  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `Форма ${tensor}\u00a0— ${shape}, шаги — ${strides}${inBytes(itemsize)}; запрошена форма ${requested}.`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1 означает всё, что осталось: ${numel} / ${known} = ${size}.`,
  'event.VIEW_INFER_TWO': 'Только один размер можно оставить открытым с помощью -1: ошибка.',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size} не может быть размером: ошибка.`,
  'event.VIEW_INFER_AMBIGUOUS': 'Элементов нет, поэтому -1 могло бы означать любой размер: ошибка.',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `Вместо -1 должно стоять ${numel} / ${known}, а это не целое число: ошибка.`,
  'event.VIEW_COUNT': ({ numel }) => `В обеих формах ${elements(numel)}.`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `В новой форме ${elements(asked)}, а их ${numel}: ошибка.`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `Начнём с последнего измерения. Измерение ${dim} (размер ${size}, шаг ${stride}) открывает первый блок: ряд измерений, которые проходятся с одним шагом.`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `Измерение ${dim}: шаг ${stride} = ${inner_stride} × ${inner_size}, оно равномерно продолжается там, где кончается следующее за ним: тот же блок.`,
  'event.CHUNK_SIZE_ONE': ({ dim }) =>
    `Размер измерения ${dim} равен 1: его шаг никогда не используется, поэтому оно входит в любой блок.`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `Чтобы продолжить равномерно, измерению ${dim} нужен шаг ${inner_stride} × ${inner_size} = ${expected}, но его шаг ${stride}. Здесь блок кончается: разрыв.`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `Новое измерение ${dim} размера ${size} получает шаг ${stride}${Number(before) === 1 ? ', как у блока' : `: один шаг перескакивает уже занятые элементы (${before}), ${inner} × ${before}`}; вместе с ним занято ${used} из ${ofElements(chunk)} блока.`,
  'event.FIT_SIZE_ONE': ({ dim }) =>
    `Новое измерение ${dim} размера 1 подходит куда угодно: его шаг никогда не используется.`,
  'event.STRADDLE': ({ dim, size, needs, chunk }) =>
    `Новому измерению ${dim} (размер ${size}) нужно равномерно расположенных элементов: ${needs}, а в этом блоке их ${chunk}. Оно пересекло бы разрыв, поэтому представление невозможно.`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk }) =>
    `Новое измерение ${dim} (размер ${size}) берёт по ${elements(needs)} за раз, а ${chunk} в блоке на ${needs} не делится. Одна из строк пересекла бы разрыв, поэтому представление невозможно.`,
  'event.JUMPS': ({ dim, addresses, jumps, itemsize }) =>
    `Вдоль нового измерения ${dim} элементы находятся ${Number(itemsize) ? 'в байтах' : 'по адресам'} ${addresses}: скачки ${jumps}. Они не все равны, поэтому одного шага нет.`,
  'event.VIEW_FITS': ({ strides }) =>
    `Каждое новое измерение остаётся внутри одного блока: представление с шагами ${strides} над тем же хранилищем; ничего не копируется.`,
  'event.VIEW_FITS_ALTHOUGH': ({ tensor, strides }) =>
    `${tensor} не лежит непрерывно, и всё же это представление: каждое новое измерение остаётся внутри одного блока. Шаги ${strides}, то же хранилище; ничего не копируется.`,
  'event.VIEW_EMPTY': ({ strides }) =>
    `Без элементов перепутать нечего: всегда представление, здесь с шагами ${strides}.`,
  'event.RESHAPE_COPIES': ({ numel }) =>
    `Представления такой формы не существует, поэтому ${elements(numel)} ${form(numel, 'копируется', 'копируются', 'копируются')} в порядке чтения в новое хранилище.`,
  'event.REPAIRS': ({ repairs }) => `Что сработает вместо этого: ${repairs}.`,
  // Copies in another order
  'event.COPY_LAYOUT': ({ shape, strides, itemsize, order }) =>
    `Форма результата — ${shape}, шаги — ${strides}${inBytes(itemsize)}, хранилище у него своё: ${order === 0 ? 'элементы лежат подряд в порядке чтения' : order === 1 ? 'порядок измерений в памяти сохраняется' : 'у первого индекса самый малый шаг'}.`,
  'event.REORDER_FLAT':
    'Измерение не названо: элементы отсчитываются в порядке чтения, как одна строка.',
  'event.ORDER_TRANSPOSES': ({ tensor }) =>
    `В порядке F быстрее всего меняется первый индекс, как последний у ${tensor}.`,
  'event.REORDER_KEPT': ({ dim, from }) =>
    `Измерение ${dim}\u00a0— это измерение ${from}, индекс в индекс.`,
  'event.REORDER_REVERSED': ({ dim, from, last }) =>
    `Измерение ${dim}\u00a0— это измерение ${from}, прочитанное задом наперёд: индекс i читает индекс ${last} − i.`,
  'event.REORDER_ROLLED': ({ dim, shift, size }) =>
    `Измерение ${dim}: индекс i читает индекс (i − ${shift}) mod ${size}. Что уходит с одного конца, возвращается с другого.`,
  'event.REORDER_TILED': ({ dim, size, count: times }) =>
    `Измерение ${dim}: индекс i читает индекс i mod ${size}, поэтому весь ряд из ${size} идёт ${count(times, 'раз', 'раза', 'раз')}.`,
  'event.REORDER_REPEATED': ({ dim, count: times }) =>
    `Измерение ${dim}: индекс i читает индекс i div ${times}, поэтому каждая часть идёт ${count(times, 'раз', 'раза', 'раз')} подряд.`,
  'event.REORDER_NEW': ({ dim, count: times }) =>
    `Измерение ${dim} новое: вдоль него всё целиком идёт ${count(times, 'раз', 'раза', 'раз')}.`,
  'event.REORDER_FLAT_ROLLED': ({ shift, numel }) =>
    `Элемент номер i читает номер (i − ${shift}) mod ${numel}, в том числе через концы строк.`,
  'event.REORDER_FLAT_TILED': ({ numel }) =>
    `Элемент номер i читает номер i mod ${numel}: после последнего снова идёт первый.`,
  'event.REORDER_FLAT_REPEATED': ({ count: times }) =>
    `Элемент номер i читает номер i div ${times}, поэтому каждый идёт ${count(times, 'раз', 'раза', 'раз')} подряд.`,
  'event.ELEMENT_MOVED': ({ out, in: from, rule, value }) =>
    `Значение ${out}\u00a0— ${value}: это ${from}, так как ${rule}.`,

  // Storage filled, or an operation without a story of its own
  'event.RESIZE_GROWS': ({ has, needs, more }) =>
    `Начиная с первого элемента в хранилище есть место: ${elements(has)}, а нужно ${needs}. Оно вырастает на ${more}, и значения там ещё не определены.`,
  'event.SUMMED_UP_TO': ({ tensor, number, is }) =>
    `Каждый элемент вбирает своё место в ${tensor} и все места до него ${is === 0 || is === 1 ? 'в порядке чтения' : `вдоль измерения ${number}`}.`,
  'event.SORTED': ({ tensor, number, is }) =>
    `${is === 0 ? 'Вдоль последнего измерения' : is === 1 ? 'Как один ряд' : `Вдоль измерения ${number}`} элементы ${tensor} ставятся по порядку, каждый ряд сам по себе: ни один элемент не покидает свой ряд.`,
  'event.SORTED_PLACES': ({ tensor, number, is }) =>
    `В результате не элементы ${tensor}, а позиции: какой индекс вдоль ${is === 0 ? 'последнего измерения' : is === 1 ? 'всего ряда' : `измерения ${number}`} идёт первым, когда ряд упорядочен, какой вторым и так далее.`,
  'event.LARGEST_TAKEN': ({ tensor, number }) =>
    `Вдоль одного измерения из ${tensor} берутся только наибольшие (или наименьшие) элементы, числом ${number}, по порядку.`,
  'event.EACH_ONCE': ({ tensor }) =>
    `Элементы ${tensor} ставятся по порядку, как один ряд; из равных остаётся один.`,
  'event.DIAGONAL_ADDED': ({ tensor }) =>
    `Складываются элементы на диагонали ${tensor}, те, у которых номера строки и столбца равны.`,
  'event.ORDER_IN_MEMORY': ({ tensor }) =>
    `В порядке K элементы ${tensor} берутся так, как лежат в памяти, независимо от индексов.`,
  'event.TRIANGLE_BELOW': ({ tensor, number }) =>
    `В двух последних измерениях диагональ ${number} и то, что под ней, копируются из ${tensor}; над ней нули. Диагональ 0 начинается в углу, 1 лежит справа от неё, -1 слева.`,
  'event.TRIANGLE_ABOVE': ({ tensor, number }) =>
    `В двух последних измерениях диагональ ${number} и то, что над ней, копируются из ${tensor}; под ней нули. Диагональ 0 начинается в углу, 1 лежит справа от неё, -1 слева.`,
  'event.ON_DIAGONAL': ({ tensor, down, right }) =>
    `Элемент i из ${tensor} идёт в строку i${down ? ` + ${down}` : ''}, столбец i${right ? ` + ${right}` : ''}; в остальных местах 0.`,
  'event.CONVERTED': ({ from, to }) => `Каждый элемент преобразуется из ${from} в ${to}.`,
  'event.SHARED_STORAGE': ({ shape, strides, itemsize, tensor }) =>
    `Форма результата — ${shape}, шаги — ${strides}${inBytes(itemsize)}, над хранилищем ${tensor}.`,
  'event.WRITTEN': ({ tensor }) =>
    `${tensor} записывается в своё прежнее хранилище; все остальные представления этих ячеек тоже меняются.`,
  'event.INDEX_MISSED': ({ tensor, dim, size, last, index }) => {
    const few = { 0: ', позиций в нём нет', 1: ': его единственная позиция 0, с конца -1' }[
      Number(size)
    ];
    return `Измерение ${dim} тензора ${tensor} имеет размер ${size}${few ?? `: его позиции от 0 до ${last}, с конца от -1 до -${size}`}. Позиции ${index} нет.`;
  },
  'event.DIM_MISSED': ({ tensor, shape, lowest, highest, dim }) =>
    `Форма ${tensor}\u00a0— ${shape}. Номера измерений здесь от ${lowest} до ${highest}, номера ${dim} нет.`,
  'event.MASK_MISSED': ({ mask, mask_shape, tensor, shape, dim }) =>
    `Форма ${mask}\u00a0— ${mask_shape}, форма ${tensor}\u00a0— ${shape}. В маске должно быть значение для каждой позиции, а в измерении ${dim} размеры разные.`,
  'event.TOO_MANY_INDICES': ({ tensor, shape, dims }) =>
    Number(dims) === 0
      ? `Форма ${tensor}\u00a0— ${shape}. Измерений нет, индексировать нельзя.`
      : `Форма ${tensor}\u00a0— ${shape}. Здесь ${count(dims, 'измерение', 'измерения', 'измерений')}, поэтому не больше ${count(dims, 'индекса', 'индексов', 'индексов')}.`,
  'event.CAST_REFUSED': ({ target, to, from }) =>
    `dtype ${target}\u00a0— ${to} и при записи на месте не меняется; dtype результата\u00a0— ${from}, а ${to} вмещает не все такие значения. Без явного указания преобразования нет: ошибка.`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `dtype того, что задано в out=,\u00a0— ${to} и не меняется; dtype результата\u00a0— ${from}, а ${to} вмещает не все такие значения. Без явного указания преобразования нет: ошибка.`,
  // Joined
  'event.JOIN_SHAPES': ({ count: tensors }) =>
    Number(tensors) === 1
      ? 'Тензор только один, соединять его не с чем.'
      : `${form(tensors, 'Соединяется', 'Соединяются', 'Соединяются')} ${count(tensors, 'тензор', 'тензора', 'тензоров')}, каждый на своей строке.`,
  'event.JOIN_SHAPES_FIRST': ({ count: tensors, shown }) =>
    `Соединяются ${count(tensors, 'тензор', 'тензора', 'тензоров')}; здесь показаны ${shown}, каждый на своей строке.`,
  'event.JOIN_SKIPPED': ({ tensor }) =>
    `Форма ${tensor}\u00a0— (0,): ради старых программ он пропускается.`,
  'event.JOIN_NEW_DIM': ({ dim }) =>
    `stack соединяет вдоль нового измерения: каждый получает измерение ${dim} размера 1.`,
  'event.JOIN_READ_AS': ({ tensor, shape, joined }) =>
    `${tensor} формы ${shape} читается как ${joined}.`,
  'event.JOIN_EQUAL': ({ dim, size }) =>
    `Измерение ${dim}: все размеры равны ${size}, как и должно быть.`,
  'event.JOIN_ADDS': ({ dim, sum, size }) =>
    `Вдоль измерения ${dim} идёт соединение, только здесь размеры могут различаться: они складываются, ${sum} = ${size}.`,
  'event.JOIN_DIMS_REFUSED': ({ a, dims_a, b, dims_b }) =>
    `У ${a} ${dims(dims_a)}, у ${b} ${dims(dims_b)}. Соединение не добавляет измерений: ошибка.`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}: размер ${a} равен ${size_a}, размер ${b} равен ${size_b}. Соединение идёт не вдоль него и никогда не растягивает: ошибка.`,
  'event.JOIN_RESULT': ({ shape }) =>
    `Форма результата — ${shape}, хранилище у него своё: копируется каждый элемент.`,
  'event.ELEMENT_STACKED': ({ out, index, part, in: from, value }) =>
    `Значение ${out}\u00a0— ${value}: индекс ${index} вдоль нового измерения означает ${part}, поэтому это ${from}.`,
  'event.ELEMENT_JOINED_FIRST': ({ out, index, part, in: from, value }) =>
    `Значение ${out}\u00a0— ${value}: вдоль измерения соединения индекс ${index} попадает в ${part}, поэтому это ${from}.`,
  'event.ELEMENT_JOINED': ({ out, index, start, own, part, in: from, value }) =>
    `Значение ${out}\u00a0— ${value}: вдоль измерения соединения индекс ${index}\u00a0— это ${index} − ${start} = ${own} в ${part}, поэтому это ${from}.`,
  // Index tensors and masks
  'event.INDEX_ARRAY': ({ index, shape, dim, size }) =>
    `${index} формы ${shape} называет позиции вдоль измерения ${dim}, размер которого ${size}.`,
  'event.INDEX_MASK': ({ index, shape, dim, count: truths }) =>
    `${index} формы ${shape} — маска, начиная с измерения ${dim}: True — ${elements(truths)}${Number(truths) === 0 ? '' : Number(truths) === 1 ? ', его место и есть позиция' : ', их места и есть позиции'}.`,
  'event.INDEX_MASK_MEETS': ({ tensor, index, common, count: truths }) =>
    `${tensor} и маска ${index} вместе распространяются до ${common}; там True — ${elements(truths)}${Number(truths) === 0 ? '' : Number(truths) === 1 ? ', его место и есть позиция' : ', их места и есть позиции'}.`,
  'event.INDEX_NUMBERS': ({ index, shape, numel }) =>
    `${index} формы ${shape} называет элементы по номерам в порядке чтения; всего их ${numel}.`,
  'event.INDEX_AS_LINE': ({ index }) =>
    `У ${index} нет измерений: это строка из одной позиции, поэтому измерение остаётся.`,
  'event.PUT_CHOSEN': ({ value, chosen }) =>
    `Форма выбранных мест — ${chosen}; ${value} должно распространяться до неё.`,
  'event.PLACES_FOUND': ({ tensor, shape, count: found, dims: arrays }) =>
    `В ${tensor} формы ${shape} ненулевых элементов (не False): ${found}. ${arrays === 0 ? 'Каждый даёт строку: свой индекс по каждому измерению.' : `Где они, говорят индексы: ${count(arrays, 'массив', 'массива', 'массивов')}, по одному на измерение.`}`,
  'event.INDEX_MEET': ({ common }) =>
    `То, что стоит в скобках, распространяется как любые формы: вместе ${common}.`,
  'event.INDEX_OUT_OF_RANGE': ({ entry, position, dim, size }) =>
    `${entry} равно ${position}, но в измерении ${dim} только ${count(size, 'позиция', 'позиции', 'позиций')}: ошибка.`,
  'event.ALONG_RULE': ({ formula, dim }) =>
    `${formula}: индекс называет позицию вдоль измерения ${dim}, вдоль остальных измерений она та же.`,
  'event.ALONG_WRITES_AGAIN': ({ named, cells }) =>
    `Записей индекса: ${named}, а ячеек, которые они называют: ${cells}. Если ячейка названа снова, более позднее значение заменяет прежнее.`,
  'event.ALONG_ADDS_AGAIN': ({ named, cells }) =>
    `Записей индекса: ${named}, а ячеек, которые они называют: ${cells}. Если ячейка названа снова, более позднее значение тоже прибавляется.`,
  'event.INDEX_REST': ({ dim, from }) =>
    `Измерение ${dim} результата происходит из измерения ${from}.`,
  'event.INDEX_LANDS': ({ common, at }) =>
    `Выбранные измерения уступают место ${common}, начиная с измерения ${at} результата.`,
  'event.INDEX_IN_FRONT': ({ common }) =>
    `Выбранные измерения не стоят рядом, поэтому ${common} идёт в начало результата.`,
  'event.INDEX_COPIES': ({ shape }) =>
    `Форма результата\u00a0— ${shape}, и хранилище у него своё: выбор по позициям или по маске всегда копирует, даже там, где срез дал бы представление.`,
  'event.ELEMENT_PUT': ({ positions, out, in: from }) =>
    `${positions}, поэтому ${from} записывается в ${out}.`,
  'event.ELEMENT_PUT_FROM': ({ positions, out, in: from, value }) =>
    `${positions}, поэтому ${from}, то есть ${value}, записывается в ${out}.`,
  'event.ELEMENT_GATHERED': ({ out, formula, in: from, value }) =>
    `${formula} = ${from} = ${value}, и это ставится в ${out}.`,
  'event.ELEMENT_ADDED': ({ positions, out, in: from, added, value }) =>
    `${positions}, поэтому прибавляется ${from}, то есть ${added}: теперь ${value} стоит в ${out}.`,
  'event.ELEMENT_PICKED': ({ positions, out, in: from, value }) =>
    `${positions}, поэтому значение ${out}\u00a0— ${value}, это ${from}.`,

  // Last step of a refused operation, where no rule before it has said why.
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}: в новом порядке каждое измерение (всего ${dims}) должно быть названо ровно один раз: ошибка.`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: все названные измерения должны быть разными, даже если считать с конца: ошибка.`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: измерения объединяются слева направо, поэтому первое не может стоять после последнего: ошибка.`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: убрать можно только измерение размера 1, а среди названных есть большее: ошибка.`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `Форма ${tensor}\u00a0— ${shape}: ${length} позиций начиная с ${start} заканчиваются на ${start} + ${length}, за размером измерения ${size}: ошибка.`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: окно не может быть больше измерения, вдоль которого движется: ошибка.`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `Форма ${tensor}\u00a0— ${shape}: окно размера ${size} не помещается в измерение ${dim} размера ${room}: ошибка.`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}, измерений ${dims}: t() меняет местами два измерения матрицы, поэтому их не больше 2: ошибка.`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}: для repeat() нужно число повторов на каждое измерение (всего ${dims}), спереди можно и больше: ошибка.`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, а среднее редко бывает целым: его вмещает только dtype с плавающей точкой, например после .float(): ошибка.`,
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `Среднее ${tensor} запрошено в dtype без дробей, а среднее редко бывает целым: его вмещает только dtype с плавающей точкой: ошибка.`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `${other} и ${target} занимают общие ячейки, но не один к одному: некоторые были бы перезаписаны до чтения: ошибка.`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `Форма ${value}\u00a0— ${value_shape}. Единицы спереди отбрасываются, а остаток не распространяется до ${shape}, формы ${target}: ошибка.`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `Форма ${value}\u00a0— ${shape}, и она не распространяется до ${chosen}, формы выбранных мест: ошибка.`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `dtype ${tensor}\u00a0— ${dtype}, число Python его не меняет, а ${number} в него не помещается: ошибка.`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `${tensor} участвует в вычитании, но у True и False разности нет: где они различны, показывает ^, обращает ~: ошибка.`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `Целое, делённое на 0, не целое, а бесконечности у целых нет. Делитель здесь\u00a0— ${divisor}: ошибка.`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: индексные тензоры в скобках сначала должны распространиться друг на друга, а эти не могут: ошибка.`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor} доступен только для чтения, записать в него нельзя, а в его .copy() можно: ошибка.`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1 сохраняет размер, но у ${tensor} формы ${shape} в новом измерении ${dim} сохранять нечего: ошибка.`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: в списке повторений по одному числу на каждый элемент, а здесь их больше или меньше: ошибка.`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `У ${tensor} формы ${shape} задано частей: ${count}, а нужна хотя бы 1: ошибка.`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `Части размера 0 никогда не исчерпают измерение ${tensor} размера ${size}: ошибка.`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `Последний элемент закончился бы на байте ${needed}, а размер хранилища ${tensor} в байтах\u00a0— ${held}: ошибка.`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `Один элемент ${tensor} хранит одно число, а ему дана последовательность: ошибка.`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: где нет элементов, нет ни наибольшего, ни наименьшего: ошибка.`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `Форма ${tensor}\u00a0— ${shape}: элементов ${numel}, они считаются с 0 в порядке чтения. Номера ${number} нет: ошибка.`,
  'event.COUNT_REFUSED': 'Столько элементов или их байтов не сосчитать в 64 битах: ошибка.',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, и для него эта операция не определена: ошибка.`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}, а это произведение требует ровно столько измерений: слева ${left}, справа ${right}: ошибка.`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: одним числом может стать только тензор ровно из одного элемента: ошибка.`,
  'event.NO_DIM_REFUSED': ({ tensor }) =>
    `У ${tensor} нет измерений, считать не вдоль чего: ошибка.`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: имеются в виду два последних измерения, а двух нет: ошибка.`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `Срез ${tensor} взят с неположительным шагом: отрицательных шагов в PyTorch нет, а flip() копирует: ошибка.`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `dtype ${value}\u00a0— ${value_dtype}, dtype ${tensor}\u00a0— ${dtype}: запись по индексным тензорам ничего не преобразует: ошибка.`,
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `${operation} с ${tensor} вызывает ошибку. Причина указана в сообщении.`,
  'event.WANTED_SIZE_REFUSED': ({ tensor, dim, size, wanted }) =>
    `Размер измерения ${dim} у ${tensor} равен ${size}, а здесь нужен размер ${wanted}: ошибка.`,
  'event.WANTED_DIMS_REFUSED': ({ tensor, shape, dims: number, wanted }) =>
    `Форма ${tensor}\u00a0— ${shape}: измерений ${number}, а здесь их нужно ${wanted}: ошибка.`,
  'event.SAME_SHAPE_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. Здесь формы должны совпадать: ошибка.`,
  'event.SAME_DIMS_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. Здесь число измерений должно совпадать: ошибка.`,
  'event.LARGER_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `В измерении ${dim} размер ${a} равен ${size_a}, а размер ${b} равен ${size_b}. Первый здесь не может быть больше: ошибка.`,
  'event.ENTRY_REFUSED': ({ tensor, dim, size, last, index }) =>
    `Размер измерения ${dim} у ${tensor} равен ${size}, поэтому позиции идут от 0 до ${last}. Позиции ${index} нет: ошибка.`,
  'event.CLASS_REFUSED': ({ classes, last, class: given }) =>
    `Классов ${classes}, их номера идут от 0 до ${last}. Номера ${given} нет: ошибка.`,
  'event.MULTIPLE_REFUSED': ({ size, piece }) =>
    `${size} не делится на ${piece}, поэтому на части по ${piece} не разрезать: ошибка.`,
  'event.LETTER_REFUSED': ({ letter, size, other }) =>
    `Размер у буквы ${letter} в одном месте ${size}, в другом ${other}. У одной буквы всюду один размер: ошибка.`,
  'event.PADDING_REFUSED': ({ count: number }) =>
    `Для отступов нужны по два числа на измерение, до и после, а задано чисел: ${number}: ошибка.`,
  'event.PADDED_DIMS_REFUSED': ({ tensor, shape, count: number, dims: padded }) =>
    `Форма ${tensor}\u00a0— ${shape}: чисел ${number}, это измерений ${padded}, больше, чем есть: ошибка.`,
  'event.KERNEL_REFUSED': ({ tensor, size, kernel }) =>
    `Размер ${tensor} там вместе с отступами равен ${size}, а размер ядра ${kernel}. Ядро не помещается: ошибка.`,
  'event.PICKED_REFUSED': ({ tensor, dim, size, count: number }) =>
    `Размер измерения ${dim} у ${tensor} равен ${size}, поэтому взять вдоль него элементов ${number} нельзя: ошибка.`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `Размер измерения ${dim_a} у ${a} равен ${size_a}, размер измерения ${dim_b} у ${b} равен ${size_b}; здесь они должны быть равны: ошибка.`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `dtype ${a}\u00a0— ${a_dtype}, dtype ${b}\u00a0— ${b_dtype}: этой операции нужен один dtype с обеих сторон, и она ничего не преобразует: ошибка.`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `dtype ${a}\u00a0— ${a_dtype}, dtype ${b}\u00a0— ${b_dtype}: для их общего dtype эта операция не определена: ошибка.`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `dtype ${base}\u00a0— ${dtype}, а показатель, ${power}, меньше нуля: отрицательная степень целого редко бывает целой: ошибка.`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}, а здесь нужно одно число: число Python или тензор без измерений: ошибка.`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `dtype ${mask}\u00a0— ${dtype}, а для каждого элемента нужно True или False, то есть dtype bool: ошибка.`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `Форма ${tensor}\u00a0— ${shape}. В маске нужно одно значение на каждое место, а для измерения ${dim} их больше или меньше: ошибка.`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Индекс\u00a0— это целое число, срез из целых, ..., None либо тензор или список из целых или из True и False. Здесь ничего из этого: ошибка.`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: ... означает все измерения, не названные иначе, поэтому встречается лишь раз: ошибка.`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: с приращением 0 первый элемент никогда не покинуть: ошибка.`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Размеры, длины и числа повторов начинаются с 0, а среди заданных есть отрицательное: ошибка.`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `Форма ${tensor}\u00a0— ${shape}. Размеры, смещения и числа повторов начинаются с 0, а задано ${number}: ошибка.`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `Шаги ${tensor}\u00a0— ${strides}, и среди них есть отрицательный. В PyTorch отрицательных шагов нет; у .copy() их тоже нет: ошибка.`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: нет ни одного элемента, который можно прочесть или записать: ошибка.`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}: каждый элемент хранит одно число, а дано не число: ошибка.`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, и это значение в него не помещается: оно слишком велико или не целое: ошибка.`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `Значения с dtype ${from} нужно сохранить как ${to}, который вмещает не все из них; NumPy делает это лишь по явной просьбе, как .astype(): ошибка.`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `Форма ${out}\u00a0— ${shape}, а у результата другая. То, что задано в out=, форму не меняет: ошибка.`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `Форма результата\u00a0— ${shape}. У того, что задано в out=, форма другая, и она никогда не растёт: ошибка.`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}: при выравнивании по правому краю два размера различны, и ни один не равен 1: ошибка.`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Для матричного произведения с каждой стороны нужно хотя бы одно измерение, а с одной нет ни одного; на число умножает *: ошибка.`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Два списка в этом вызове соответствуют друг другу поэлементно, как измерения и их новые места или размеры и шаги, а один из них длиннее: ошибка.`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `Форма ${tensor}\u00a0— ${shape}, а измерений здесь нужно не меньше ${wanted}: ошибка.`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: измерение, которое разрезается, не делится на столько равных частей: ошибка.`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `Размер измерения ${dim} у ${tensor}\u00a0— ${size}: части должны занять его целиком, то есть их размеры в сумме должны дать ${size}, а это не так: ошибка.`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `Размер измерения ${dim} у ${tensor}\u00a0— ${size}: произведение размеров, которые его заменяют, должно быть ${size}, а это не так: ошибка.`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `Форма ${tensor}\u00a0— ${shape}. Начало задаётся здесь числом от ${lowest} до ${highest}, а ${start} к ним не относится: ошибка.`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `Форма ${tensor}\u00a0— ${shape}, шаги\u00a0— ${strides}${inBytes(itemsize)}: в заданной форме никакие шаги не обойдут его элементы, а копировать здесь нельзя: ошибка.`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `Маска выбирает ${elements(wanted)} ${tensor}, а число данных значений\u00a0— ${count}: ошибка.`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor}\u00a0— лист с requires_grad или его представление: за записью в него autograd не следит. x = x + y создаёт новый тензор, а под torch.no_grad() запись разрешена: ошибка.`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor}\u00a0— представление, созданное под torch.no_grad(), а запись в него идёт снаружи: следить ли за ней, неясно. И то и другое должно стоять внутри блока или снаружи: ошибка.`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `У ${tensor} нет requires_grad: autograd не следил за тем, как он вычислен. То, для чего нужен градиент, создают с requires_grad=True и используют вне torch.no_grad(): ошибка.`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `У ${tensor} есть requires_grad, а NumPy за градиентами не следит. .detach().numpy() даёт массив над тем же хранилищем без них: ошибка.`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, а requires_grad бывает только у dtype с плавающей точкой, например после .float(): ошибка.`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor} вычислен из того, у чего есть requires_grad, поэтому requires_grad есть и у него; менять это можно только у листа. У его .detach() то же хранилище без градиентов: ошибка.`,
};

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
