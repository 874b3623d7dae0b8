import type { Remarks } from '../types';
import { count, elements, form } from './plural';
import { inBytes } from './units';

/** Cautions, questions and what a write reaches. */
export const remarks: Remarks = {
  'caution.BOTH_GREW': ({ a, a_shape, b, b_shape, size, shape }) =>
    `Выросли оба: в ${a} ${a_shape} и в ${b} ${b_shape} по ${elements(size)} вдоль измерения, которое другой растягивает, поэтому образуются все пары: ${shape}. Если элементы должны соответствовать один другому, сначала приведите оба к одной форме.`,
  'caution.SAME_COUNT': ({ a, a_shape, b, b_shape, count: numel, shape }) =>
    `В ${a} и в ${b} одинаково: ${elements(numel)}, но они не соответствуют один другому: ${a_shape} и ${b_shape} дают ${shape}. Чтобы сопоставить их поэлементно, сначала сделайте формы одинаковыми.`,
  'caution.COINCIDENCE': ({ a, b, from, dim, size, unmasked }) =>
    `Это подходит лишь потому, что два размера случайно равны ${size}: в ${a} есть значение для каждого индекса измерения ${from} у ${b}, но при выравнивании вправо оно попадает на измерение ${dim}. Будь форма ${b} равна ${unmasked}, был бы отказ. Сохраните потерянное измерение с размером 1, чтобы выровнять его.`,
  'caution.NOT_A_TRANSPOSE': ({ shape, asked, call }) =>
    `${asked}\u00a0— это размеры ${shape} в другом порядке, но порядок чтения элементов прежний: строки нарезаны заново, а не поменяны местами со столбцами. Чтобы переставить измерения, напишите ${call}.`,
  'caution.RESHAPE_COPIED': ({ tensor, result, count: numel }) =>
    `Здесь незаметно ${form(numel, 'скопирован', 'скопированы', 'скопировано')} ${elements(numel)}: у ${result} своё хранилище, и запись в него не доходит до ${tensor}. Если должны меняться оба, пишите в ${tensor}, а reshape делайте потом.`,
  'caution.WRITE_REACHED': ({ target, count: names, names: list }) =>
    `Запись в ${target} изменила и ${list}: ${Number(names) === 1 ? 'у них общие ячейки хранилища' : 'у всех них общие ячейки хранилища'}. Если это не нужно, пишите в копию.`,
  'caution.TOO_LARGE': ({ shape, bytes, given }) =>
    `Из ${given} хранилища получился бы результат формы ${shape}, а это ${bytes}: нехватка памяти — частый признак незаметного бродкастинга. Проверьте, что каждое измерение задумано.`,
  'caution.REGROUPED': ({ tensor, shape, asked, call }) =>
    `От ${shape} до ${asked} порядок чтения элементов прежний: ни одно измерение ${tensor} не переставлено, поэтому разные записи перемешаны. Если измерение должно переместиться, напишите ${call}.`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `Каждая строка ${asked} берёт ${elements(row)}, а в записи ${tensor} вдоль измерения 0 их ${entry}: в строках смешаны элементы разных записей. Чтобы у каждой была своя строка, напишите ${call}.`,
  'caution.LOST_WRITE': ({ copy, tensor }) =>
    `${copy}\u00a0— копия без имени: записанное в неё потеряно, а ${tensor} не изменился. Пишите прямо в ${tensor}, одним индексом.`,
  'caution.REPEATED_INDEX': ({ named, places, call }) =>
    `Названо позиций: ${named}, а разных из них только ${places}: где позиция повторяется, прежнее изменение теряется. Чтобы сложить все, используйте ${call}.`,
  'caution.REPEATED_CELLS': ({ name, count: entries, dim, call }) =>
    `Все индексы измерения ${dim} у ${name} (их ${entries}) ведут в одни и те же ячейки (шаг 0), поэтому эта запись видна во всех. Чтобы ячейки были свои, пишите в ${call}.`,
  'caution.READ_OVERWRITTEN': ({ other, call }) =>
    `${other} лежит в ячейках, в которые здесь идёт запись: прочитанное позже уже изменено. Читайте из ${call}.`,
  'caution.SQUEEZED_FIRST': ({ shape, result, call }) =>
    `Измерение не названо, поэтому исчезло и измерение 0, чей размер случайно равен 1: вместо ${shape} получилось ${result}. Если это батч, сохраните его: ${call}.`,
  'caution.NOT_TURNED': ({ tensor, shape, call }) =>
    `У ${tensor} ${shape} одно измерение: менять местами нечего, и всё остаётся как есть. Для столбца напишите ${call}.`,
  'caution.ALL_REVERSED': ({ shape, result, call }) =>
    `Так меняется порядок всех измерений: из ${shape} получается ${result}. Чтобы поменять местами только последние два, напишите ${call}.`,
  'caution.RESIZE_GREW': ({ tensor, had, needs }) =>
    `В ${tensor} было ${elements(had)}, а теперь видно ${needs}: остальным значения не давали. Чтобы расположить то, что есть, используйте view или reshape.`,
  'caution.WRAPPED': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values} выходит за пределы ${dtype}, от ${lowest} до ${highest}: получилось ${value}. Перед вычислением переведите в более широкий dtype.`,
  'caution.CUT_OFF': ({ target, dtype, value, kept }) =>
    `dtype у ${target}\u00a0— ${dtype}: вместо ${value} осталось ${kept}. Чтобы сохранить дробную часть, сначала переведите в числа с плавающей точкой.`,

  'question.RESULT_SHAPE': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. Какова форма результата?`,
  'question.REDUCED_SHAPE': ({ text, tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Какова форма ${text}?`,
  'question.PRODUCT_SHAPE': ({ text, a_shape, b_shape }) =>
    `Какова форма ${text}, матричного произведения ${a_shape} и ${b_shape}?`,
  'question.FAULT_DIM': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. В каком измерении результата они не подходят друг другу?`,
  'question.IN_PLACE': ({ text, target, shape }) =>
    `Форма ${target}\u00a0— ${shape}. Что делает ${text}?`,
  'question.VIEW_OR_COPY': ({ text, shape, strides, itemsize }) =>
    `Форма ${shape}, шаги ${strides}${inBytes(itemsize)}: что даст ${text}\u00a0— представление, копию или ошибку?`,
  'question.STRADDLING_DIM': ({ shape, strides, itemsize, asked }) =>
    `Форма ${shape}, шаги ${strides}${inBytes(itemsize)}: если укладывать новую форму ${asked} с последнего измерения, какое первым не останется внутри одного блока?`,
  'question.STORAGE_CELL': ({ element, strides, offset }) =>
    `Шаги ${strides}, смещение ${offset}: по какому адресу хранилища лежит ${element}?`,
  'question.STORAGE_CELL_BYTES': ({ element, strides, offset, itemsize }) =>
    `Шаги ${strides} в байтах, размер элемента ${count(itemsize, 'байт', 'байта', 'байт')}, первый элемент по адресу ${offset}: по какому адресу хранилища, считая в элементах, лежит ${element}?`,

  'answer.SHAPE': ({ shape }) => shape,
  'answer.ERROR': 'Ошибка',
  'answer.VIEW': 'Представление',
  'answer.COPY': 'Копия',
  'answer.DIM': ({ dim }) => `Измерение ${dim}`,
  'answer.NO_DIM': 'Ни в каком: они подходят',
  'answer.WRITES': ({ target }) => `Пишет в ${target}`,
  'answer.GROWS': ({ target, shape }) => `${target} вырастает до ${shape}`,
  'answer.ADDRESS': ({ address }) => String(address),

  'rule.LEFT_ALIGNED':
    'Так было бы при выравнивании форм по левому краю; они выравниваются по правому.',
  'rule.MAX_OF_SIZES':
    'Результат не берёт больший размер: из двух разных размеров один должен быть равен 1, и он уступает другому, даже нулю.',
  'rule.MUST_BE_EQUAL': 'Размеры могут различаться там, где один из них равен 1 или отсутствует.',
  'rule.SCALAR_REFUSED':
    'Тензор без измерений участвует в бродкастинге: он подходит к каждому элементу.',
  'rule.ONE_BY_ONE': ({ count: numel }) =>
    `В обоих ${elements(numel)}, но пары образуются по месту в выровненных формах, а не по порядку.`,
  'rule.FIRST_OPERAND': 'У левого операнда нет преимущества: обе формы равноправны.',
  'rule.ONE_STRETCHES': ({ dim, size }) =>
    `В измерении ${dim} один размер равен 1, он растягивается до ${size}.`,
  'rule.MISSING_IS_ONE': ({ dim, size }) =>
    `В измерении ${dim} у одной формы нет размера. Он считается равным 1 и ${Number(size) === 1 ? 'совпадает' : `растягивается до ${size}`}.`,
  'rule.SIZES_AGREE': ({ dim, size }) => `В измерении ${dim} оба размера равны ${size}.`,
  'rule.LATER_FROM_THE_RIGHT': ({ dim }) =>
    `Измерение ${dim} тоже не подходит, но сравнение идёт с последнего, и то, что правее, отклоняется первым.`,
  'rule.TARGET_GROWS': ({ target, shape }) =>
    `${target} записывается на месте: форма остаётся прежней и не может стать ${shape}.`,
  'rule.TARGET_TAKES_PART': ({ target }) =>
    `Частично ничего не записывается: у всего результата должна быть форма ${target}.`,
  'rule.CELLS_OF_THEIR_OWN': ({ target }) =>
    `Несколько элементов ${target} лежат в одной ячейке хранилища: у них нет своих значений для записи.`,

  'rule.DIM_STAYS':
    'Одним становятся элементы вдоль названного измерения; остальные измерения остаются.',
  'rule.DIM_VANISHES': 'Без keepdim измерение не остаётся с размером 1: оно исчезает.',
  'rule.DIM_KEPT': 'С keepdim измерение не исчезает: оно остаётся с размером 1.',
  'rule.ELEMENTWISE':
    'Матричное произведение составляет пары не из элементов, а из строк первой матрицы и столбцов второй.',
  'rule.VECTOR_KEPT':
    'Одномерный тензор считается одной строкой или одним столбцом, и эта единица убирается из результата.',
  'rule.TRANSPOSED_FOR_YOU':
    'Вторая матрица не транспонируется сама: столбцы первой встречаются со строками второй.',
  'rule.SHAPE_OF_THE_FIRST': 'Столбцы берутся из второй матрицы.',

  'rule.NEEDS_CONTIGUOUS':
    'Непрерывность не нужна: каждое новое измерение должно оставаться внутри одного блока, и здесь это так.',
  'rule.RESHAPE_NEEDS_CONTIGUOUS':
    'Там, где представление невозможно, reshape не отказывает: он копирует.',
  'rule.COUNT_IS_ENOUGH':
    'Равное число элементов необходимо, но не достаточно: до них ещё должны доходить шаги.',
  'rule.ANY_COUNT': 'Форма должна вмещать ровно столько элементов, сколько есть.',
  'rule.SIZE_GUESSED': '-1 означает то, что осталось, и только если это одно целое число.',
  'rule.VIEW_NEVER_COPIES': 'view никогда не копирует: получается представление или ошибка.',
  'rule.RESHAPE_ALWAYS_COPIES':
    'reshape копирует лишь тогда, когда представления новой формы не существует.',
  'rule.RESHAPE_NEVER_COPIES':
    'reshape даёт представление, где может; здесь никакие шаги не описывают новую форму.',
  'rule.RESHAPE_ALWAYS_FITS':
    'reshape может скопировать, но не может вместить в форму другое число элементов или угадать размер.',
  'rule.FITS_A_CHUNK': ({ dim, size }) =>
    `Измерение ${dim} размера ${size} остаётся внутри одного блока.`,
  'rule.NOT_REACHED': ({ dim }) =>
    `Измерения размещаются с последнего, и всё заканчивается раньше, чем дойдёт до измерения ${dim}.`,

  'rule.ROW_MAJOR':
    'Это номер в порядке чтения: он был бы адресом, если бы тензор лежал непрерывно и начинался с 0.',
  'rule.COLUMN_MAJOR': 'Это счёт вниз по столбцам; на самом деле важны шаги.',
  'rule.OFFSET_FORGOTTEN': ({ offset }) =>
    `Первый элемент лежит по адресу ${offset}, его нужно прибавить.`,
  'rule.BYTES': ({ itemsize }) =>
    `Это счёт в байтах; один элемент занимает ${count(itemsize, 'байт', 'байта', 'байт')}.`,

  'apart.OTHER_CELLS': ({ name, other }) => `${other} делит хранилище с ${name}, но не эту ячейку.`,
  'apart.RESHAPE_COPIED': ({ other, operation }) =>
    `${other} не меняется: представления такой формы не было, поэтому ${operation} скопировал данные в собственное хранилище.`,
  'apart.COPIED': ({ other, operation }) =>
    `${other} не меняется: ${operation} скопировал данные в собственное хранилище.`,
  'apart.COMPUTED': ({ other, operation }) =>
    `${other} не меняется: ${operation} вычислил новые значения в собственное хранилище.`,
  'apart.ALONE': ({ name }) => `Больше ничего не меняется: в хранилище ${name} нет других имён.`,
  'apart.READ_ONLY': ({ name }) => `${name} доступен только для чтения: NumPy отказывается писать.`,

  'repair.KEEPDIM': ({ tensor, shape }) =>
    `Свёрнутое измерение остаётся с размером 1 и растягивается: форма ${tensor} тогда ${shape}.`,
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
};
