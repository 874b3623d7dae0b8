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
    `Измерение ${dim} (размер ${size}) идёт по диагонали прежних измерений ${first} и ${second}. Каждый шаг сдвигает в обоих, поэтому шаг равен ${first_stride} + ${second_stride} = ${stride}.`,
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
    `Первый элемент теперь находится ${Number(itemsize) ? 'в байте' : 'по адресу'} ${sum}${to}, а не ${from}.`,
  'event.OFFSET_OF_NONE': ({ from, to, itemsize }) =>
    `Элементов нет; смещение${Number(itemsize) ? ' в байтах' : ''} становится ${to} вместо ${from}.`,
  'event.DIMS_AFTER': ({ shape, strides }) =>
    `Хранилище не меняется. Теперь оно читается как форма ${shape} с шагами ${strides}.`,
  'event.STAYS_CONTIGUOUS': 'В порядке чтения элементы хранятся подряд: тензор непрерывен.',
  'event.NOT_CONTIGUOUS': ({ dim, stride, expected }) =>
    `Не непрерывен: шаг измерения ${dim} равен ${stride}. Если бы элементы хранились подряд, он был бы ${expected}.`,
  'event.SQUEEZE_LEAVES': ({ dim, size }) =>
    `squeeze убирает только измерения размера 1. Размер измерения ${dim} равен ${size}, и оно остаётся (NumPy здесь выдаёт ошибку).`,
  'event.OVERLAP': ({ address, itemsize, one, other }) =>
    `${one} и ${other}\u00a0— это одна ячейка хранилища ${Number(itemsize) ? 'в байте' : 'по адресу'} ${address}: они меняются вместе.`,
  // Of any operation
  'event.TOLD_FIRST': ({ operation, shape }) => `Сначала ${operation} даёт форму ${shape}.`,
  'event.FILLED': ({ numel, shape }) =>
    `Новое хранилище, в нём ${elements(numel)}; оно читается как форма ${shape}.`,
  'event.NEW_STORAGE': ({ shape }) => `Форма результата — ${shape}, хранилище новое.`,
  'event.SAME_TENSOR': ({ tensor }) =>
    `Делать нечего: результат — сам ${tensor}, в том же хранилище.`,
  'event.RESIZED': ({ shape, strides }) =>
    `То же хранилище теперь читается как форма ${shape} с шагами ${strides}: ни один элемент не перемещался.`,
  'event.RESIZE_FITS': ({ has, needs }) =>
    `Начиная с первого элемента в хранилище есть место: ${elements(has)}, а нужно ${needs}. Оно остаётся как есть, и значения дальше тоже.`,
  // Elements
  'event.ELEMENT_COMBINE': ({ out, formula, values, value }) =>
    `${formula} = ${values} = ${value}, и это записывается в ${out}.`,
  'event.ELEMENT_WRAPS': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}, а это за пределами ${dtype}: он вмещает от ${lowest} до ${highest}. Из-за переполнения получается ${value}.`,
  'event.ELEMENT_READ': ({ out, sum, address, value }) =>
    `Значение ${out}\u00a0— ${value}, адрес ${sum} = ${address}.`,
  'event.ELEMENT_READ_BYTES': ({ out, sum, byte, itemsize, address, value }) =>
    `Значение ${out}\u00a0— ${value}, байт ${sum} = ${byte}, то есть адрес ${byte} / ${itemsize} = ${address}.`,
  'event.ELEMENT_READ_AT': ({ out, address, value }) =>
    `Значение ${out}\u00a0— ${value}, адрес ${address}.`,
  'event.ELEMENT_COPY': ({ out, in: from, from: source, to, value }) =>
    `${from}, то есть ${value}, читается по адресу ${source} и записывается по адресу ${to} как ${out}.`,
  // What no expression names: cases.ts puts them into the case of a sentence.
  'word.VALUE': 'новое\u00a0значение',
  'word.RESULT': 'итоговый\u00a0тензор',
  'word.INTERMEDIATE': 'промежуточный\u00a0результат',
  'word.LEFT': 'левый\u00a0операнд',
  'word.RIGHT': 'правый\u00a0операнд',
  'word.FIRST': '№\u00a01',
  'word.SECOND': '№\u00a02',
  'word.THIRD': '№\u00a03',
  'word.FOURTH': '№\u00a04',

  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}.`,
  'event.SHAPES_MANY': ({ count: shapes }) =>
    `${form(shapes, 'Сравнивается', 'Сравниваются', 'Сравниваются')} ${count(shapes, 'форма', 'формы', 'форм')}, каждая на своей строке.`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `Форма ${a}\u00a0— ${a_shape}; запрошена форма ${target}.`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}. У числа нет измерений: оно используется для каждого элемента ${a}.`,
  'event.ALIGN': 'Выровняйте формы по правому краю. Сравнение начинается с последнего измерения.',
  'event.PAD': ({ tensor, have, want, ones }) =>
    `У ${tensor} ${dims(have)}, а нужно ${want}: слева ${form(ones, 'добавляется', 'добавляются', 'добавляются')} ${count(ones, 'единица', 'единицы', 'единиц')}.`,
  'event.COMPARE_EQUAL': ({ dim, size }) =>
    `Измерение ${dim}: все размеры равны ${size}, они совпадают.`,
  'event.COMPARE_STRETCH': ({ dim, tensor, size }) =>
    `Измерение ${dim}: размер ${tensor} равен 1, поэтому он ${Number(size) === 0 ? 'становится равен 0' : `растягивается до ${size}`}.`,
  'event.COMPARE_PADDED': ({ dim, tensor, size }) =>
    `Измерение ${dim}: форма ${tensor} сюда не доходит, поэтому размер считается равным 1${Number(size) === 1 ? ', и размеры совпадают' : Number(size) === 0 ? ' и становится равен 0' : ` и растягивается до ${size}`}.`,
  'event.COMPARE_EQUAL_DIMS': ({ first, last, count: several, sizes }) =>
    `${dimsFrom(first, last, several)}: размеры у всех ${sizes}, они совпадают.`,
  'event.COMPARE_STRETCH_DIMS': ({ first, last, count: several, tensor, sizes }) =>
    `${dimsFrom(first, last, several)}: размеры ${tensor} здесь равны 1, поэтому они растягиваются до ${sizes}.`,
  'event.COMPARE_PADDED_DIMS': ({ first, last, count: several, tensor, sizes }) =>
    `${dimsFrom(first, last, several)}: форма ${tensor} сюда не доходит, поэтому размеры считаются равными 1 и растягиваются до ${sizes}.`,
  'event.COMPARE_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}: размер ${a} равен ${size_a}, размер ${b} равен ${size_b}. Они различны, и ни один не равен 1, поэтому бродкастинг этих форм невозможен.`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `Измерение ${dim}: размер ${target} равен ${have}, а размер результата\u00a0— ${size}. Тензор, который меняют на месте, не может изменить форму.`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `Измерение ${dim}: у ${target} его нет, а у результата есть, размера ${size}. Тензор, который меняют на месте, не может изменить форму.`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `Измерение ${dim}: размер ${tensor} равен ${size}. Растягивается только размер 1, поэтому он не может стать ${wanted}.`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `У ${tensor} ${dims(have)}, а запрошено только ${wanted}. Растяжение никогда не убирает измерений, поэтому будет ошибка.`,
  'event.BROADCAST_RESULT': ({ shape }) => `Форма результата — ${shape}.`,
  'event.IN_PLACE_FITS': ({ target, shape }) =>
    `Результат помещается в ${target}: у обоих форма ${shape}.`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `Форма результата — ${broadcast}, но ${target} должен сохранить форму ${shape}. Места нет, поэтому будет ошибка.`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `У нескольких элементов ${target} одна ячейка хранилища, запись была бы неоднозначной, поэтому будет ошибка.`,
  'event.STRETCH': ({ tensor, dim, size }) =>
    `${tensor} ${Number(size) === 0 ? 'получает размер 0' : `растягивается до ${size}`} в измерении ${dim}. Ничего не копируется: шаг там становится равен 0.`,
  'event.STRETCH_TOGETHER': ({ shape, strides }) =>
    `При растяжении до ${shape} ничего не копируется: шаг каждого растянутого измерения становится равен 0. Теперь шаги: ${strides}.`,
  'event.NO_STRETCH': ({ operands }) =>
    operands === 1
      ? 'Каждый элемент вычисляется сам по себе.'
      : 'Растягивать нечего: формы уже совпадают.',
  'event.DESCEND_EQUAL': ({ dim, size, one, other }) =>
    `Измерение ${dim}: в ${one} и в ${other} по ${count(size, 'элементу', 'элемента', 'элементов')}. ${one}[0] образует пару с ${other}[0]${Number(size) === 1 ? '' : ' и так далее'}.`,
  'event.DESCEND_STRETCH': ({ dim, size, one, other }) =>
    `Измерение ${dim}: в ${one} один элемент, ${one}[0]. Он образует пару с каждым из ${ofElements(size)} ${other}.`,
  'event.DESCEND_PADDED': ({ dim, size, one, other }) =>
    `Измерение ${dim}: форма ${one} сюда не доходит, поэтому ${one} целиком образует пару с каждым из ${ofElements(size)} ${other}.`,
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
    `Вдоль измерения ${dim} ${operation}() превращает ${elements(size)} в один. Оно остаётся как измерение ${to} размера 1.`,
  'event.REDUCE_GONE': ({ dim, size, operation }) =>
    `Вдоль измерения ${dim} ${operation}() превращает ${elements(size)} в один. Измерение исчезает.`,
  'event.REDUCE_RESULT': ({ numel, group, shape }) =>
    `Форма результата — ${shape}: ${elements(numel)}, каждый вычислен из ${ofElements(group)}.`,
  // Matrix products
  'event.PRODUCT_ROW': ({ tensor, size }) =>
    `У ${tensor} одно измерение, поэтому слева это матрица из одной строки, (1, ${size}); эта единица убирается из результата.`,
  'event.PRODUCT_COLUMN': ({ tensor, size }) =>
    `У ${tensor} одно измерение, поэтому справа это матрица из одного столбца, (${size}, 1); эта единица убирается из результата.`,
  'event.PRODUCT_INNER': ({ size }) =>
    `Внутренние размеры совпадают (оба ${size}) и исчезают: каждый элемент результата — ${productSum(bare(size))}.`,
  'event.PRODUCT_FOLDED': ({ tensor, shape, rows, columns }) =>
    `PyTorch читает ${tensor} как одну матрицу: все измерения формы ${shape}, кроме последнего, образуют строки, всего ${rows}. В сообщении она названа ${rows}x${columns}.`,
  'event.PRODUCT_FOLDED_COLUMNS': ({ tensor, shape, rows, columns }) =>
    `PyTorch читает ${tensor} транспонированным и как одну матрицу: столбцы всех матриц формы ${shape} становятся её строками, всего ${rows}. В сообщении она названа ${rows}x${columns}.`,
  'event.PRODUCT_INNER_REFUSED': ({ a, size_a, b, size_b }) =>
    `Внутренние размеры различны: в ${a} ${count(size_a, 'столбец', 'столбца', 'столбцов')}, а в ${b} ${count(size_b, 'строка', 'строки', 'строк')}, поэтому будет ошибка.`,
  'event.PRODUCT_BATCH':
    'Измерения перед двумя последними — это батч матриц. Их размеры сравниваются с выравниванием по правому краю.',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `Измерение ${dim}\u00a0— число матриц. bmm не выполняет бродкастинг, поэтому число должно совпадать: с обеих сторон ${size}.`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}\u00a0— число матриц: у ${a} оно равно ${size_a}, у ${b}\u00a0— ${size_b}. bmm не выполняет бродкастинг даже для размера 1, поэтому будет ошибка.`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `Каждая буква называет измерение: ${tensors}. У результата ${result}.`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `Измерение ${letter} (размер ${size}) ${letterFate(letter, tensors)[Math.min(5, Number(how))]}.`,
  'event.PRODUCT_RESULT': ({ shape }) => `Форма результата — ${shape}.`,

  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `Форма ${tensor}\u00a0— ${shape}, шаги — ${strides}${inBytes(itemsize)}; запрошена форма ${requested}.`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1 значит: вычислить. ${numel} / ${known} = ${size}.`,
  'event.VIEW_INFER_TWO': 'Только один размер может быть -1, поэтому будет ошибка.',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size} не может быть размером, поэтому будет ошибка.`,
  'event.VIEW_INFER_AMBIGUOUS':
    'Элементов нет, и -1 могло бы означать любой размер, поэтому будет ошибка.',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `-1 должно было бы означать ${numel} / ${known}, а это не целое число, поэтому будет ошибка.`,
  'event.VIEW_COUNT': ({ numel }) => `В обеих формах ${elements(numel)}.`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `Запрошено: ${elements(asked)}, а есть ${numel}. Число должно совпадать, поэтому будет ошибка.`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `Начнём с последнего измерения. Измерение ${dim} (размер ${size}, шаг ${stride}) открывает первый блок: ряд измерений, которые проходятся с одним шагом.`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `Измерение ${dim}: шаг ${stride} = ${inner_stride} × ${inner_size}, ровно там, где кончается соседнее справа. Оно входит в тот же блок.`,
  'event.CHUNK_SIZE_ONE': ({ dim }) =>
    `Размер измерения ${dim} равен 1: его шаг никогда не используется, поэтому оно входит в любой блок.`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `Чтобы продолжить равномерно, измерению ${dim} нужен шаг ${inner_stride} × ${inner_size} = ${expected}, но его шаг ${stride}. Здесь блок кончается: разрыв.`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `Новое измерение ${dim} (размер ${size}) ${Number(before) === 1 ? `берёт шаг блока, ${stride}` : `получает шаг ${inner} × ${before} = ${stride}, чтобы перешагнуть уже занятые элементы (${before})`}. Всего занято ${used} из ${ofElements(chunk)} блока.`,
  'event.FIT_SIZE_ONE': ({ dim }) =>
    `Новое измерение ${dim} размера 1 подходит куда угодно: его шаг никогда не используется.`,
  'event.STRADDLE': ({ dim, size, needs, chunk }) =>
    `Новому измерению ${dim} (размер ${size}) нужно ${elements(needs)} с равным шагом, а в этом блоке их ${chunk}. Оно пересекло бы разрыв, поэтому view невозможен.`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk }) =>
    `Новое измерение ${dim} (размер ${size}) берёт по ${elements(needs)} за раз, а ${chunk} в блоке на ${needs} не делится. Одна из строк пересекла бы разрыв, поэтому представление невозможно.`,
  'event.JUMPS': ({ dim, addresses, jumps, itemsize }) =>
    `Вдоль нового измерения ${dim} элементы находятся ${Number(itemsize) ? 'в байтах' : 'по адресам'} ${addresses}: скачки ${jumps}. Они не все равны, поэтому одного шага нет.`,
  'event.VIEW_FITS': ({ strides }) =>
    `Каждое новое измерение остаётся внутри одного блока, поэтому это представление с шагами ${strides}. Ничего не копируется.`,
  'event.VIEW_FITS_ALTHOUGH': ({ tensor, strides }) =>
    `${tensor} не непрерывен, но view возможен: каждое новое измерение остаётся внутри одного блока. Шаги ${strides}; ничего не копируется.`,
  'event.VIEW_EMPTY': ({ strides }) =>
    `Элементов нет, поэтому любая такая форма — представление. Шаги: ${strides}.`,
  'event.RESHAPE_COPIES': ({ numel }) =>
    `Представления такой формы не существует, поэтому ${elements(numel)} ${form(numel, 'копируется', 'копируются', 'копируются')} в порядке чтения в новое хранилище.`,
  'event.REPAIRS': ({ repairs }) => `Что сработает вместо этого: ${repairs}.`,
  // Copies in another order
  'event.COPY_LAYOUT': ({ shape, strides, itemsize, order }) =>
    `Форма результата — ${shape}, шаги — ${strides}${inBytes(itemsize)}, хранилище новое: ${order === 0 ? 'элементы хранятся подряд в порядке чтения' : order === 1 ? 'порядок измерений в памяти сохраняется' : 'у первого индекса самый малый шаг'}.`,
  'event.REORDER_FLAT':
    'Измерение не указано, поэтому элементы берутся в порядке чтения, как один ряд.',
  'event.ORDER_TRANSPOSES': ({ tensor }) =>
    `В порядке F быстрее всего меняется первый индекс, как последний у ${tensor}.`,
  'event.REORDER_KEPT': ({ dim, from }) =>
    `Измерение ${dim}\u00a0— это измерение ${from}, индекс в индекс.`,
  'event.REORDER_REVERSED': ({ dim, from, last }) =>
    `Измерение ${dim}\u00a0— это измерение ${from}, прочитанное задом наперёд: индекс i читает индекс ${last} − i.`,
  'event.REORDER_ROLLED': ({ dim, shift, size }) =>
    `Измерение ${dim}: индекс i читает индекс (i − ${shift}) mod ${size}. Что уходит с одного конца, возвращается с другого.`,
  'event.REORDER_TILED': ({ dim, size, count: times }) =>
    `Измерение ${dim}: индекс i читает индекс i mod ${size}, поэтому весь ряд из ${size} повторяется ${count(times, 'раз', 'раза', 'раз')}.`,
  'event.REORDER_REPEATED': ({ dim, count: times }) =>
    `Измерение ${dim}: индекс i читает индекс i div ${times}, поэтому каждый элемент идёт ${count(times, 'раз', 'раза', 'раз')} подряд.`,
  'event.REORDER_NEW': ({ dim, count: times }) =>
    `Измерение ${dim} новое: вдоль него весь тензор повторяется ${count(times, 'раз', 'раза', 'раз')}.`,
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
    `Каждый элемент объединяет все элементы ${tensor} до своего места включительно ${is === 0 || is === 1 ? 'в порядке чтения' : `вдоль измерения ${number}`}.`,
  'event.SORTED': ({ tensor, number, is }) =>
    `${is === 0 ? 'Вдоль последнего измерения' : is === 1 ? 'Как один ряд' : `Вдоль измерения ${number}`} элементы ${tensor} упорядочиваются, каждый ряд сам по себе.`,
  'event.SORTED_PLACES': ({ tensor, number, is }) =>
    `В результате не элементы ${tensor}, а позиции: индекс вдоль ${is === 0 ? 'последнего измерения' : is === 1 ? 'всего ряда' : `измерения ${number}`}, который по порядку первый, затем второй и так далее.`,
  'event.LARGEST_TAKEN': ({ tensor, number }) =>
    `Вдоль одного измерения из ${tensor} берутся только наибольшие (или наименьшие) элементы, числом ${number}, по порядку.`,
  'event.EACH_ONCE': ({ tensor }) =>
    `Элементы ${tensor} упорядочиваются как один ряд; из равных остаётся один.`,
  'event.DIAGONAL_ADDED': ({ tensor }) =>
    `Складываются элементы на диагонали ${tensor}, те, у которых номера строки и столбца равны.`,
  'event.ORDER_IN_MEMORY': ({ tensor }) =>
    `В порядке K элементы ${tensor} берутся так, как они расположены в памяти, независимо от индексов.`,
  'event.TRIANGLE_BELOW': ({ tensor, number }) =>
    `В двух последних измерениях диагональ ${number} и всё под ней копируется из ${tensor}; над ней нули. Диагональ 0 начинается в углу, 1\u00a0— справа от неё, -1\u00a0— слева.`,
  'event.TRIANGLE_ABOVE': ({ tensor, number }) =>
    `В двух последних измерениях диагональ ${number} и всё над ней копируется из ${tensor}; под ней нули. Диагональ 0 начинается в углу, 1\u00a0— справа от неё, -1\u00a0— слева.`,
  'event.ON_DIAGONAL': ({ tensor, down, right }) =>
    `Элемент i из ${tensor} идёт в строку i${down ? ` + ${down}` : ''}, столбец i${right ? ` + ${right}` : ''}; в остальных местах 0.`,
  'event.CONVERTED': ({ from, to }) => `Каждый элемент преобразуется из ${from} в ${to}.`,
  'event.SHARED_STORAGE': ({ shape, strides, itemsize, tensor }) =>
    `Форма результата — ${shape}, шаги — ${strides}${inBytes(itemsize)}, хранилище — то же, что у ${tensor}.`,
  'event.WRITTEN': ({ tensor }) =>
    `Новые значения записываются в прежние ячейки ${tensor}; все остальные представления этих ячеек тоже меняются.`,
  'event.KEEPS_CELLS': ({ operations, makers, names }) =>
    `${operations} ${Number(makers) === 1 ? 'делает копию' : 'делают копии'}, поэтому у ${names} свои ячейки, и они не меняются.`,
  'event.INDEX_MISSED': ({ tensor, dim, size, last, index }) => {
    const few = { 0: ', позиций в нём нет', 1: ': его единственная позиция 0, с конца -1' }[
      Number(size)
    ];
    return `Измерение ${dim} тензора ${tensor} имеет размер ${size}${few ?? `: его позиции от 0 до ${last}, с конца от -1 до -${size}`}. Позиции ${index} нет.`;
  },
  'event.DIM_MISSED': ({ tensor, shape, lowest, highest, dim }) =>
    `Форма ${tensor}\u00a0— ${shape}. Номера измерений — от ${lowest} до ${highest}, номера ${dim} нет.`,
  'event.MASK_MISSED': ({ mask, mask_shape, tensor, shape, dim }) =>
    `Форма ${mask}\u00a0— ${mask_shape}, форма ${tensor}\u00a0— ${shape}. В маске должно быть значение для каждой позиции, а в измерении ${dim} размеры разные.`,
  'event.TOO_MANY_INDICES': ({ tensor, shape, dims }) =>
    Number(dims) === 0
      ? `Форма ${tensor}\u00a0— ${shape}. Измерений нет, индексировать нельзя.`
      : `Форма ${tensor}\u00a0— ${shape}. Здесь ${count(dims, 'измерение', 'измерения', 'измерений')}, поэтому не больше ${count(dims, 'индекса', 'индексов', 'индексов')}.`,
  'event.CAST_REFUSED': ({ target, to, from }) =>
    `dtype ${target}\u00a0— ${to}, и при записи на месте он не меняется. dtype результата\u00a0— ${from}, а ${to} вмещает не все такие значения, поэтому будет ошибка.`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `dtype тензора из out=\u00a0— ${to}, и он не меняется. dtype результата\u00a0— ${from}, а ${to} вмещает не все такие значения, поэтому будет ошибка.`,
  // Joined
  'event.JOIN_SHAPES': ({ count: tensors }) =>
    Number(tensors) === 1
      ? 'Тензор только один, соединять его не с чем.'
      : `${form(tensors, 'Соединяется', 'Соединяются', 'Соединяются')} ${count(tensors, 'тензор', 'тензора', 'тензоров')}, каждый на своей строке.`,
  'event.JOIN_SHAPES_FIRST': ({ count: tensors, shown }) =>
    `Соединяются ${count(tensors, 'тензор', 'тензора', 'тензоров')}; здесь показаны ${shown}, каждый на своей строке.`,
  'event.JOIN_SKIPPED': ({ tensor }) =>
    `Форма ${tensor}\u00a0— (0,): для обратной совместимости он пропускается.`,
  'event.JOIN_NEW_DIM': ({ dim }) =>
    `stack соединяет вдоль нового измерения: каждый тензор получает измерение ${dim} размера 1.`,
  'event.JOIN_READ_AS': ({ tensor, shape, joined }) =>
    `${tensor} формы ${shape} читается как ${joined}.`,
  'event.JOIN_EQUAL': ({ dim, size }) =>
    `Измерение ${dim}: все размеры равны ${size}, как и должно быть.`,
  'event.JOIN_ADDS': ({ dim, sum, size }) =>
    `Измерение ${dim} — то, вдоль которого соединяют: его размеры могут различаться и складываются, ${sum} = ${size}.`,
  'event.JOIN_DIMS_REFUSED': ({ a, dims_a, b, dims_b }) =>
    `У ${a} ${dims(dims_a)}, у ${b} ${dims(dims_b)}. Соединение не добавляет измерений, поэтому будет ошибка.`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}: размер ${a} равен ${size_a}, размер ${b} равен ${size_b}. Различаться может только измерение соединения, поэтому будет ошибка.`,
  'event.JOIN_RESULT': ({ shape }) =>
    `Форма результата — ${shape}, хранилище новое: копируется каждый элемент.`,
  'event.ELEMENT_STACKED': ({ out, index, part, in: from, value }) =>
    `Значение ${out}\u00a0— ${value}: индекс ${index} вдоль нового измерения выбирает ${part}, поэтому это ${from}.`,
  'event.ELEMENT_JOINED_FIRST': ({ out, index, part, in: from, value }) =>
    `Значение ${out}\u00a0— ${value}: вдоль измерения соединения индекс ${index} попадает в ${part}, поэтому это ${from}.`,
  'event.ELEMENT_JOINED': ({ out, index, start, own, part, in: from, value }) =>
    `Значение ${out}\u00a0— ${value}: вдоль измерения соединения индекс ${index}\u00a0— это ${index} − ${start} = ${own} в ${part}, поэтому это ${from}.`,
  // Index tensors and masks
  'event.INDEX_ARRAY': ({ index, shape, dim, size }) =>
    `${index} (форма ${shape}) выбирает позиции вдоль измерения ${dim}, размер которого ${size}.`,
  'event.INDEX_MASK': ({ index, shape, dim, count: truths }) =>
    `${index} (форма ${shape}) — маска${Number(dim) ? `, начиная с измерения ${dim}` : ''}: ${Number(truths) === 0 ? 'True нет, не выбрано ничего' : `выбрано позиций со значением True: ${truths}`}.`,
  'event.INDEX_MASK_MEETS': ({ tensor, index, common, count: truths }) =>
    `${tensor} и маска ${index} приводятся бродкастингом к ${common}: ${Number(truths) === 0 ? 'True нет, не выбрано ничего' : `выбрано позиций со значением True: ${truths}`}.`,
  'event.INDEX_NUMBERS': ({ index, shape, numel }) =>
    `${index} (форма ${shape}) выбирает элементы по номеру в этом ряду из ${numel}.`,
  'event.INDEX_AS_LINE': ({ index }) =>
    `У ${index} нет измерений: это ряд из одной позиции, поэтому измерение остаётся.`,
  'event.PUT_CHOSEN': ({ value, chosen }) =>
    `Форма выбранных позиций — ${chosen}, и к ней должен приводиться бродкастингом ${value}.`,
  'event.PLACES_FOUND': ({ tensor, shape, count: found, dims: arrays }) =>
    `В ${tensor} формы ${shape} ненулевых элементов (не False): ${found}. ${arrays === 0 ? 'Каждый даёт строку: свой индекс по каждому измерению.' : `Где они, говорят индексы: ${count(arrays, 'массив', 'массива', 'массивов')}, по одному на измерение.`}`,
  'event.INDEX_MEET': ({ common }) =>
    `К индексам в скобках тоже применяется бродкастинг: получается ${common}.`,
  'event.INDEX_OUT_OF_RANGE': ({ entry, position, dim, size }) =>
    `${entry} равно ${position}, но в измерении ${dim} только ${count(size, 'позиция', 'позиции', 'позиций')}, поэтому будет ошибка.`,
  'event.ALONG_RULE': ({ formula, dim }) =>
    `${formula}: индекс называет позицию вдоль измерения ${dim}, вдоль остальных измерений она та же.`,
  'event.ALONG_WRITES_AGAIN': ({ named, cells }) =>
    `Записей индекса: ${named}, а ячеек, которые они называют: ${cells}. Если ячейка названа снова, прежнее значение заменяется.`,
  'event.ALONG_ADDS_AGAIN': ({ named, cells }) =>
    `Записей индекса: ${named}, а ячеек, которые они называют: ${cells}. Если ячейка названа снова, более позднее значение тоже прибавляется.`,
  'event.INDEX_REST': ({ dim, from }) =>
    `Измерение ${dim} результата происходит из измерения ${from}.`,
  'event.INDEX_LANDS': ({ common, at }) =>
    `В результате ${common} заменяет выбранные измерения, начиная с измерения ${at}.`,
  'event.INDEX_IN_FRONT': ({ common }) =>
    `Выбранные измерения не соседние, поэтому ${common} идёт в начало результата.`,
  'event.INDEX_COPIES': ({ shape }) =>
    `Форма результата\u00a0— ${shape}, хранилище новое: выбор по позициям или по маске всегда копирует, даже там, где срез дал бы представление.`,
  'event.ELEMENT_PUT': ({ positions, out, in: from }) =>
    `${positions}, поэтому ${from} записывается в ${out}.`,
  'event.ELEMENT_PUT_FROM': ({ positions, out, in: from, value }) =>
    `${positions}, поэтому ${from}, то есть ${value}, записывается в ${out}.`,
  'event.ELEMENT_GATHERED': ({ out, formula, in: from, value }) =>
    `${formula} = ${from} = ${value}, это значение ${out}.`,
  'event.ELEMENT_ADDED': ({ positions, out, in: from, added, value }) =>
    `${positions}, поэтому прибавляется ${from}, то есть ${added}: теперь ${out} равно ${value}.`,
  'event.ELEMENT_PICKED': ({ positions, out, in: from, value }) =>
    `${positions}, поэтому значение ${out}\u00a0— ${value}, это ${from}.`,

  // Last step of a refused operation, where no rule before it has said why.
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}: в новом порядке каждое измерение (всего ${dims}) нужно назвать ровно один раз, поэтому будет ошибка.`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: одно измерение указано дважды (отрицательный номер считается с конца), поэтому будет ошибка.`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: первое измерение диапазона не может идти после последнего, поэтому будет ошибка.`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: убрать можно только измерение размера 1, а среди названных есть большее, поэтому будет ошибка.`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `Форма ${tensor}\u00a0— ${shape}: ${count(length, 'позиция', 'позиции', 'позиций')} начиная с ${start} ${form(length, 'заканчивается', 'заканчиваются', 'заканчиваются')} на ${start} + ${length}, за размером измерения ${size}, поэтому будет ошибка.`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: окно не может быть больше измерения, вдоль которого движется, поэтому будет ошибка.`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `Форма ${tensor}\u00a0— ${shape}: окно размера ${size} не помещается в измерение ${dim} размера ${room}, поэтому будет ошибка.`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}, измерений ${dims}. t() меняет местами два измерения матрицы и принимает не больше 2, поэтому будет ошибка.`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `Форма ${tensor}\u00a0— ${shape}: repeat() нужно число повторов для каждого измерения (всего ${dims}), поэтому будет ошибка.`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, а среднее редко бывает целым, поэтому будет ошибка. Нужен dtype с плавающей точкой, например после .float().`,
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `Среднее ${tensor} запрошено в dtype без дробей, а оно редко бывает целым, поэтому будет ошибка.`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `У ${other} и ${target} общие ячейки хранилища: некоторые были бы перезаписаны до чтения, поэтому будет ошибка.`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `Форма ${value}\u00a0— ${value_shape}. Единицы спереди отбрасываются, но остаток не приводится бродкастингом к ${shape}, форме ${target}, поэтому будет ошибка.`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `Форма ${value}\u00a0— ${shape}, и она не приводится бродкастингом к ${chosen}, форме выбранных позиций, поэтому будет ошибка.`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `dtype ${tensor}\u00a0— ${dtype}. Число Python его не меняет, а ${number} в него не помещается, поэтому будет ошибка.`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `dtype ${tensor}\u00a0— bool, а у True и False нет разности, поэтому будет ошибка. Где они различны, показывает ^; обращает ~.`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `Целое, делённое на 0, не целое, а бесконечности у целых нет. Делитель здесь\u00a0— ${divisor}, поэтому будет ошибка.`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: к индексным тензорам в скобках применяется бродкастинг, а эти формы несовместимы, поэтому будет ошибка.`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor} доступен только для чтения, поэтому при записи будет ошибка; записать можно в его .copy().`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1 сохраняет размер, но у ${tensor} формы ${shape} в новом измерении ${dim} сохранять нечего, поэтому будет ошибка.`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: в списке повторений нужно по одному числу на каждый элемент, а здесь их больше или меньше, поэтому будет ошибка.`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `У ${tensor} формы ${shape} задано частей: ${count}, а нужна хотя бы 1, поэтому будет ошибка.`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `Части размера 0 никогда не исчерпают измерение ${tensor} размера ${size}, поэтому будет ошибка.`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `Последний элемент закончился бы на байте ${needed}, а размер хранилища ${tensor} в байтах\u00a0— ${held}, поэтому будет ошибка.`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `Элемент ${tensor} хранит одно число, а вы дали последовательность, поэтому будет ошибка.`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: где нет элементов, нет ни наибольшего, ни наименьшего, поэтому будет ошибка.`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `Форма ${tensor}\u00a0— ${shape}: элементов ${numel}, они считаются с 0 в порядке чтения. Номера ${number} нет, поэтому будет ошибка.`,
  'event.COUNT_REFUSED':
    'Столько элементов или их байтов не помещается в 64 бита, поэтому будет ошибка.',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, и для него эта операция не определена, поэтому будет ошибка.`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}, а этому произведению нужно измерений слева ровно ${left}, справа ровно ${right}, поэтому будет ошибка.`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: одним числом может стать только тензор ровно из одного элемента, поэтому будет ошибка.`,
  'event.NO_DIM_REFUSED': ({ tensor }) =>
    `У ${tensor} нет измерений, считать не вдоль чего, поэтому будет ошибка.`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}, а этой операции нужны хотя бы два измерения, поэтому будет ошибка.`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `Срез ${tensor} взят с неположительным шагом, поэтому будет ошибка. Отрицательных шагов в PyTorch нет; используйте flip(), он копирует.`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `dtype ${value}\u00a0— ${value_dtype}, dtype ${tensor}\u00a0— ${dtype}. Запись по индексным тензорам ничего не преобразует, поэтому будет ошибка.`,
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `${operation} с ${tensor} вызывает ошибку. Причина указана в сообщении.`,
  'event.WANTED_SIZE_REFUSED': ({ tensor, dim, size, wanted }) =>
    `Размер измерения ${dim} у ${tensor} равен ${size}, а этому вызову нужен размер ${wanted}. Будет ошибка.`,
  'event.WANTED_DIMS_REFUSED': ({ tensor, shape, dims: number, wanted }) =>
    `Форма ${tensor}\u00a0— ${shape}: ${dims(number)}, а этому вызову нужно ${wanted}. Будет ошибка.`,
  'event.SAME_SHAPE_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. Здесь формы должны совпадать, поэтому будет ошибка.`,
  'event.SAME_DIMS_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. Здесь число измерений должно быть одинаковым, поэтому будет ошибка.`,
  'event.LARGER_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}: размер ${a} равен ${size_a}, размер ${b} равен ${size_b}. Размер ${a} здесь не может быть больше, поэтому будет ошибка.`,
  'event.ENTRY_REFUSED': ({ tensor, dim, size, last, index }) =>
    `Размер измерения ${dim} у ${tensor} равен ${size}, поэтому его позиции\u00a0— от 0 до ${last}. Позиции ${index} нет, и будет ошибка.`,
  'event.CLASS_REFUSED': ({ classes, last, class: given }) =>
    `Здесь ${count(classes, 'класс', 'класса', 'классов')} с номерами от 0 до ${last}. Класса ${given} нет, поэтому будет ошибка.`,
  'event.MULTIPLE_REFUSED': ({ size, piece }) =>
    `${size} не делится на ${piece}, поэтому на части размера ${piece} разрезать нельзя. Будет ошибка.`,
  'event.LETTER_REFUSED': ({ letter, size, other }) =>
    `У буквы ${letter} в одном месте размер ${size}, в другом ${other}. Размер буквы должен быть везде один, поэтому будет ошибка.`,
  'event.PADDING_REFUSED': ({ count: number }) =>
    `Для отступов нужно по два числа на измерение (до и после), а вы дали ${number}. Будет ошибка.`,
  'event.PADDED_DIMS_REFUSED': ({ tensor, shape, count: number, dims: padded }) =>
    `Форма ${tensor}\u00a0— ${shape}. ${count(number, 'число задаёт', 'числа задают', 'чисел задают')} отступы для ${count(padded, 'измерения', 'измерений', 'измерений')}, а столько у него нет. Будет ошибка.`,
  'event.KERNEL_REFUSED': ({ tensor, size, kernel }) =>
    `Вместе с отступами размер ${tensor} в этом измерении равен ${size}, а размер ядра\u00a0— ${kernel}. Ядро не помещается, поэтому будет ошибка.`,
  'event.PICKED_REFUSED': ({ tensor, dim, size, count: number }) =>
    `Размер измерения ${dim} у ${tensor} равен ${size}, поэтому ${elements(number)} из него не взять. Будет ошибка.`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `Размер измерения ${dim_a} у ${a} равен ${size_a}, размер измерения ${dim_b} у ${b} равен ${size_b}; здесь они должны быть равны, поэтому будет ошибка.`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `dtype ${a}\u00a0— ${a_dtype}, dtype ${b}\u00a0— ${b_dtype}. Этой операции нужен один dtype с обеих сторон, поэтому будет ошибка.`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `dtype ${a}\u00a0— ${a_dtype}, dtype ${b}\u00a0— ${b_dtype}: для их общего dtype эта операция не определена, поэтому будет ошибка.`,
  'event.INTEGERS_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, а у позиций и номеров классов dtype int64; к нему приводит .long(). Поэтому будет ошибка.`,
  'event.PROBABILITIES_REFUSED': ({ tensor, dtype }) =>
    `Форма ${tensor} та же, что у оценок, поэтому значения считаются вероятностями. dtype ${dtype} не хранит дробей, поэтому будет ошибка.`,
  'event.BETWEEN_REFUSED': 'Число, которое вы указали, не лежит между 0 и 1, поэтому будет ошибка.',
  'event.CHANCES_REFUSED': ({ tensor }) =>
    `Среди элементов ${tensor} есть меньшие 0 или большие 1, а вероятность лежит между 0 и 1. Поэтому будет ошибка.`,
  'event.VARIANCE_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: на каждое среднее приходится одно значение. При обучении для дисперсии нужно не меньше 2, поэтому будет ошибка.`,
  'event.LEAST_REFUSED': ({ number, least }) =>
    `Вы дали ${number}, а здесь нужно не меньше ${least}, поэтому будет ошибка.`,
  'event.NUMBERS_REFUSED': ({ count: number, wanted }) =>
    `Здесь нужно чисел: ${wanted}, а вы дали ${number}. Поэтому будет ошибка.`,
  'event.OPERANDS_REFUSED': ({ count: number, wanted }) =>
    `В шаблоне названо операндов: ${wanted}, а вы передали ${number}. Поэтому будет ошибка.`,
  'event.LETTER_NEW_REFUSED': ({ letter }) =>
    `Буквы ${letter} результата нет ни в одном операнде, и размера у неё нет. Поэтому будет ошибка.`,
  'event.LENGTHS_REFUSED': ({ first, second }) =>
    `В одном списке элементов: ${first}, в другом: ${second}. Они идут парами, поэтому будет ошибка.`,
  'event.OPEN_SIZES_REFUSED': ({ tensor, dim, count: number }) =>
    `Измерение ${dim} тензора ${tensor} делится на части, и размеров не указано: ${number}. Вычислить можно лишь один, поэтому будет ошибка.`,
  'event.AXES_REFUSED': ({ left, right }) =>
    `Слева названо измерений: ${left}, справа: ${right}. rearrange() требует одних и тех же имён с обеих сторон, поэтому будет ошибка.`,
  'event.NEW_DIM_REFUSED': ({ count: number }) =>
    `У новых измерений результата нет размера (их ${number}). repeat() нужен размер каждого, например r=2, поэтому будет ошибка.`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `dtype ${base}\u00a0— ${dtype}, а показатель ${power} отрицателен. Отрицательная степень целого редко бывает целой, поэтому будет ошибка.`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}, а здесь нужно одно число: число Python или тензор без измерений, поэтому будет ошибка.`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `dtype ${mask}\u00a0— ${dtype}, а для каждого элемента нужно True или False, то есть dtype bool, поэтому будет ошибка.`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `Форма ${tensor}\u00a0— ${shape}. В маске нужно одно значение на каждое место, а для измерения ${dim} их больше или меньше, поэтому будет ошибка.`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Индексом может быть целое число, срез, ..., None либо тензор или список из целых или из True и False, поэтому будет ошибка.`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: ... означает все измерения, не названные иначе, поэтому встречается лишь раз, поэтому будет ошибка.`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: с приращением 0 первый элемент никогда не покинуть, поэтому будет ошибка.`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Размеры, длины и числа повторов начинаются с 0, а вы дали отрицательное, поэтому будет ошибка.`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `Форма ${tensor}\u00a0— ${shape}. Размеры, смещения и числа повторов начинаются с 0, а вы дали ${number}, поэтому будет ошибка.`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `Шаги ${tensor}\u00a0— ${strides}, среди них есть отрицательный, поэтому будет ошибка. В PyTorch отрицательных шагов нет; у .copy() их тоже нет.`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: нет ни одного элемента, который можно прочесть или записать, поэтому будет ошибка.`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}: каждый элемент хранит одно число, а дано не число, поэтому будет ошибка.`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, и это значение в него не помещается: оно слишком велико или не целое, поэтому будет ошибка.`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `Значения с dtype ${from} нужно сохранить как ${to}, который вмещает не все из них, поэтому будет ошибка. NumPy преобразует только через .astype().`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `Форма ${out}\u00a0— ${shape}, а у результата другая. Тензор из out= форму не меняет, поэтому будет ошибка.`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `Форма результата\u00a0— ${shape}. У тензора из out= форма другая, и он никогда не растёт, поэтому будет ошибка.`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. При выравнивании по правому краю два размера различны, и ни один не равен 1, поэтому бродкастинг невозможен.`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Матричному произведению нужно хотя бы одно измерение с каждой стороны, поэтому будет ошибка; на число умножает *.`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Два списка в этом вызове соответствуют друг другу поэлементно (измерения и новые места или размеры и шаги), но один длиннее, поэтому будет ошибка.`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `Форма ${tensor}\u00a0— ${shape}, а измерений здесь нужно не меньше ${wanted}, поэтому будет ошибка.`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}: измерение не делится на столько равных частей, поэтому будет ошибка.`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `Размер измерения ${dim} у ${tensor}\u00a0— ${size}. Размеры частей в сумме должны дать ${size}, а это не так, поэтому будет ошибка.`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `Размер измерения ${dim} у ${tensor}\u00a0— ${size}. Произведение новых размеров должно быть ${size}, а это не так, поэтому будет ошибка.`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `Форма ${tensor}\u00a0— ${shape}. Начало должно быть от ${lowest} до ${highest}, а вы дали ${start}, поэтому будет ошибка.`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `Форма ${tensor}\u00a0— ${shape}, шаги\u00a0— ${strides}${inBytes(itemsize)}. Никакие шаги не дают нужную форму, а копировать здесь нельзя, поэтому будет ошибка.`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `Маска выбирает ${elements(wanted)} ${tensor}, а число данных значений\u00a0— ${count}, поэтому будет ошибка.`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor}\u00a0— лист с requires_grad или его представление. Autograd не может проследить за записью в него, поэтому будет ошибка: напишите x = x + y или используйте torch.no_grad().`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor}\u00a0— представление, созданное под torch.no_grad(), а запись идёт снаружи, поэтому будет ошибка. Поместите и то и другое внутрь блока или снаружи.`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `У ${tensor} нет requires_grad: autograd не записал, как он вычислен, поэтому будет ошибка. Создайте исходные тензоры с requires_grad=True и вне torch.no_grad().`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `У ${tensor} есть requires_grad, а NumPy не может следить за градиентами, поэтому будет ошибка. .detach().numpy() даёт массив над тем же хранилищем без них.`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `dtype ${tensor}\u00a0— ${dtype}, а requires_grad бывает только у dtype с плавающей точкой, поэтому будет ошибка. Сначала .float().`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor} вычислен из тензора с requires_grad, поэтому requires_grad есть и у него. Менять это можно только у листа, поэтому будет ошибка; .detach() даёт то же хранилище без градиентов.`,
};

/** What becomes of a letter of einsum. */
const letterFate = (letter: string, tensors: string) => [
  `есть у ${tensors} и у результата: оно остаётся`,
  `есть у ${tensors} и у результата: элементы с одинаковым ${letter} образуют пары, измерение остаётся`,
  `есть у ${tensors}, но не у результата: элементы с одинаковым ${letter} перемножаются и суммируются`,
  `есть у ${tensors}, но не у результата: по нему суммируют`,
  `есть у ${tensors} дважды: берётся только диагональ, она остаётся`,
  `есть у ${tensors} дважды, но не у результата: берётся диагональ и суммируется`,
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
