import type { Remarks } from '../types';
import { count, elements, form } from './plural';
import { inBytes } from './units';

/** Cautions, questions and what a write reaches. */
export const remarks: Remarks = {
  // Legal, but probably not meant.
  'caution.BOTH_GREW': ({ a, a_shape, b, b_shape, size, shape }) =>
    `Выросли оба: в ${a} ${a_shape} и в ${b} ${b_shape} по ${elements(size)} вдоль измерения, которое другой растягивает, поэтому образуются все пары: ${shape}. Чтобы сопоставить их по одному, сначала приведите оба к одной форме.`,
  'caution.SAME_COUNT': ({ a, a_shape, b, b_shape, count: numel, shape }) =>
    `В ${a} и в ${b} одинаково: ${elements(numel)}, но они не соответствуют один другому: ${a_shape} и ${b_shape} дают ${shape}. Чтобы сопоставить их поэлементно, сначала сделайте формы одинаковыми.`,
  'caution.COINCIDENCE': ({ a, b, from, dim, size, unmasked }) =>
    `Это подходит лишь потому, что два размера случайно равны ${size}: в ${a} есть значение для каждого индекса измерения ${from} у ${b}, но при выравнивании вправо оно попадает на измерение ${dim}. С формой ${unmasked} у ${b} была бы ошибка. Сохраните потерянное измерение с размером 1, чтобы выровнять его.`,
  'caution.NOT_A_TRANSPOSE': ({ shape, asked, call }) =>
    `${asked}\u00a0— это размеры ${shape} в другом порядке, но порядок чтения элементов прежний: строки и столбцы не поменялись местами. Чтобы переставить измерения, напишите ${call}.`,
  'caution.RESHAPE_COPIED': ({ tensor, result, count: numel }) =>
    `Здесь без предупреждения ${form(numel, 'скопирован', 'скопированы', 'скопировано')} ${elements(numel)}: у ${result} новое хранилище, и запись в него не доходит до ${tensor}. Если должны меняться оба, пишите в ${tensor}, а reshape делайте потом.`,
  'caution.WRITE_REACHED': ({ target, count: names, names: list }) =>
    `Запись в ${target} изменила и ${list}: ${Number(names) === 1 ? 'у них общие ячейки хранилища' : 'у всех них общие ячейки хранилища'}. Если это не нужно, пишите в копию.`,
  'caution.TOO_LARGE': ({ shape, bytes, given }) =>
    `Результат формы ${shape} занял бы ${bytes}, а на входе только ${given}. Часто это незаметный бродкастинг: проверьте, что каждое измерение задумано.`,
  'caution.REGROUPED': ({ tensor, shape, asked, call }) =>
    `От ${shape} до ${asked} порядок чтения элементов прежний: ни одно измерение ${tensor} не перемещается, поэтому элементы перемешиваются. Чтобы переместить измерение, напишите ${call}.`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `Каждая строка ${asked} берёт ${elements(row)}, а в одном срезе ${tensor} по измерению 0 их ${entry}: в строках смешаны элементы разных срезов. Чтобы у каждой была своя строка, напишите ${call}.`,
  'caution.LOST_WRITE': ({ copy, tensor }) =>
    `${copy}\u00a0— копия без имени: запись потеряна, а ${tensor} не меняется. Пишите прямо в ${tensor}, одним индексом.`,
  'caution.REPEATED_INDEX': ({ named, places, call }) =>
    `Названо позиций: ${named}, а разных из них только ${places}: у повторной позиции остаётся лишь последнее изменение. Чтобы сложить все, используйте ${call}.`,
  'caution.REPEATED_CELLS': ({ name, count: entries, dim, call }) =>
    `У всех элементов ${name} вдоль измерения ${dim} (их ${entries}) одни и те же ячейки (шаг 0), поэтому эта запись видна во всех. Чтобы ячейки были отдельными, пишите в ${call}.`,
  'caution.READ_OVERWRITTEN': ({ other, call }) =>
    `${other} делит ячейки, в которые пишет эта инструкция: часть их читается уже изменёнными. Читайте из ${call}.`,
  'caution.SQUEEZED_FIRST': ({ shape, result, call }) =>
    `Измерение не указано, поэтому исчезло и измерение 0: его размер случайно равен 1. Вместо ${shape} получилось ${result}. Если это батч, сохраните его: ${call}.`,
  'caution.NOT_TURNED': ({ tensor, shape, call }) =>
    `У ${tensor} ${shape} одно измерение, менять местами нечего. Для столбца напишите ${call}.`,
  'caution.ALL_REVERSED': ({ shape, result, call }) =>
    `Так меняется порядок всех измерений: из ${shape} получается ${result}. Чтобы поменять местами только последние два, напишите ${call}.`,
  'caution.RESIZE_GREW': ({ tensor, had, needs }) =>
    `В ${tensor} было ${elements(had)}, а теперь видно ${needs}: остальным значения не давали. Чтобы расположить то, что есть, используйте view или reshape.`,
  'caution.WRAPPED': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values} выходит за пределы ${dtype}, от ${lowest} до ${highest}: получилось ${value}. Перед вычислением переведите в более широкий dtype.`,
  'caution.CUT_OFF': ({ target, dtype, value, kept }) =>
    `dtype у ${target}\u00a0— ${dtype}: вместо ${value} осталось ${kept}. Чтобы сохранить дробную часть, сначала переведите в числа с плавающей точкой.`,
  'caution.COMMENT_WRONG': ({ comment, tensor, shape }) =>
    `В комментарии сказано ${comment}, но форма ${tensor}\u00a0— ${shape}. Исправьте комментарий или найдите операцию, после которой форма стала другой, чем задумано.`,
  // Repairs of a refused operation.
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
    `Не на месте: имя ${tensor} получает новый результат, а прежнее хранилище не меняется.`,
  'repair.COPY': ({ count }) =>
    `${form(count, 'Копируется', 'Копируются', 'Копируются')} ${elements(count)} в порядке чтения.`,
  'repair.VIEW': 'Представление: ничего не копируется.',
  'repair.INFERRED': 'Один размер оставлен открытым: он следует из числа элементов.',

  // Questions, answers, and where a write is seen.
  'question.RESULT_SHAPE': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. Какова форма результата?`,
  'question.REDUCED_SHAPE': ({ text, tensor, shape }) =>
    `Форма ${tensor}\u00a0— ${shape}. Какова форма ${text}?`,
  'question.PRODUCT_SHAPE': ({ text, a_shape, b_shape }) =>
    `Какова форма ${text}, матричного произведения ${a_shape} и ${b_shape}?`,
  'question.FAULT_DIM': ({ a, a_shape, b, b_shape }) =>
    `Форма ${a}\u00a0— ${a_shape}, форма ${b}\u00a0— ${b_shape}. Если сравнивать справа, какое измерение результата не подходит первым?`,
  'question.IN_PLACE': ({ text, target, shape }) =>
    `Форма ${target}\u00a0— ${shape}. Что делает ${text}?`,
  'question.VIEW_OR_COPY': ({ text, shape, strides, itemsize }) =>
    `Форма ${shape}, шаги ${strides}${inBytes(itemsize)}: что даст ${text}\u00a0— представление, копию или ошибку?`,
  'question.STRADDLING_DIM': ({ shape, strides, itemsize, asked }) =>
    `Форма ${shape}, шаги ${strides}${inBytes(itemsize)}: если укладывать новую форму ${asked} с последнего измерения, какое первым не останется внутри одного блока?`,
  'question.STORAGE_CELL': ({ element, strides, offset }) =>
    `Шаги ${strides}, смещение ${offset}: по какому адресу хранилища находится ${element}?`,
  'question.STORAGE_CELL_BYTES': ({ element, strides, offset, itemsize }) =>
    `Шаги ${strides} в байтах, размер элемента ${count(itemsize, 'байт', 'байта', 'байт')}, первый элемент по адресу ${offset}: по какому адресу хранилища, считая в элементах, находится ${element}?`,
  'answer.SHAPE': ({ shape }) => shape,
  'answer.ERROR': 'Ошибка',
  'answer.VIEW': 'Представление',
  'answer.COPY': 'Копия',
  'answer.DIM': ({ dim }) => `Измерение ${dim}`,
  'answer.NO_DIM': 'Никакое: они подходят',
  'answer.WRITES': ({ target }) => `Пишет в ${target}`,
  'answer.NEW_TENSOR': ({ target, shape }) => `${target} становится новым тензором формы ${shape}`,
  'answer.ADDRESS': ({ address }) => String(address),
  'rule.LEFT_ALIGNED':
    'Так было бы при выравнивании форм по левому краю. Они выравниваются по правому.',
  'rule.MAX_OF_SIZES':
    'Результат не просто берёт больший размер. Если два размера различны, один должен быть равен 1, и он становится равен другому, даже нулю.',
  'rule.MUST_BE_EQUAL': 'Размеры могут различаться, если один из них равен 1 или отсутствует.',
  'rule.SCALAR_REFUSED':
    'Тензор без измерений участвует в бродкастинге: он образует пару с каждым элементом.',
  'rule.ONE_BY_ONE': ({ count: numel }) =>
    `В обоих ${elements(numel)}, но пары образуются по месту в выровненных формах, а не по порядку.`,
  'rule.SIZES_MEET': ({ shape }) =>
    `После выравнивания вправо в каждом измерении размеры равны, или один из них 1 (или отсутствует) и растягивается: ${shape}.`,
  'rule.SECOND_OPERAND': 'Правый операнд не решает один: если его размер 1, берётся другой.',
  'rule.SIZES_DIFFER': 'Размеры не сходятся, если они различны и ни один не равен 1.',
  'rule.ALL_DIMS_FIT': 'В каждом измерении размеры равны, или один из них 1 либо отсутствует.',
  'rule.TARGET_STAYS': ({ target }) =>
    `На месте новый тензор не создаётся: значения пишутся в хранилище ${target}.`,
  'rule.ROWS_AND_COLUMNS': ({ shape }) =>
    `Внутренние размеры совпадают и исчезают. Остаются строки первой матрицы и столбцы второй: ${shape}.`,
  'rule.INNER_AGREE': 'Внутренние размеры совпадают, а другие и не обязаны.',
  'rule.INNER_KEPT': 'Внутренний размер не остаётся: вдоль него произведения складываются.',
  'rule.INNER_IGNORED':
    'Каждая строка первой матрицы образует пару с каждым столбцом второй. Их длины должны быть равны, а здесь они разные.',
  'rule.SHAPE_OF_THE_SECOND': 'Строки берутся из первой матрицы.',
  'rule.ONE_CHUNK':
    'Всё это один блок без разрывов: любая форма с тем же числом элементов даёт представление.',
  'rule.FIRST_OPERAND': 'У левого операнда нет преимущества: обе формы равноправны.',
  'rule.ONE_STRETCHES': ({ dim, size }) =>
    `В измерении ${dim} один размер равен 1, он растягивается до ${size}.`,
  'rule.MISSING_IS_ONE': ({ dim, size }) =>
    `В измерении ${dim} у одной формы нет размера. Он считается равным 1${Number(size) === 1 ? ', и размеры совпадают' : ` и растягивается до ${size}`}.`,
  'rule.SIZES_AGREE': ({ dim, size }) => `В измерении ${dim} оба размера равны ${size}.`,
  'rule.LATER_FROM_THE_RIGHT': ({ dim }) =>
    `Измерение ${dim} тоже не подходит, но сравнение начинается с последнего, и первой мешает пара правее.`,
  'rule.TARGET_GROWS': ({ target, shape }) =>
    `${target} меняется на месте: форма остаётся прежней и не может стать ${shape}.`,
  'rule.NAME_REBOUND': ({ target }) =>
    `Результат — новый тензор, и = даёт ему имя ${target}. Прежнее хранилище не меняется.`,
  'rule.NAME_MOVES': ({ target }) =>
    `В ${target} пишут только += и подобные. Простое = отдаёт имя другому тензору, а прежнее хранилище не меняется.`,
  'rule.NAME_FITS_ALL': ({ target }) =>
    `${target}\u00a0— только имя: = может дать его тензору любой формы.`,
  'rule.TARGET_TAKES_PART': ({ target }) =>
    `Частично ничего не записывается: у всего результата должна быть форма ${target}.`,
  'rule.CELLS_OF_THEIR_OWN': ({ target }) =>
    `У нескольких элементов ${target} одна ячейка хранилища, поэтому их значения не могут различаться.`,
  'rule.DIM_STAYS':
    'Одним становятся элементы вдоль названного измерения; остальные измерения остаются.',
  'rule.DIM_VANISHES': 'Без keepdim измерение не остаётся с размером 1: оно исчезает.',
  'rule.DIM_KEPT': 'С keepdim измерение не исчезает: оно остаётся с размером 1.',
  'rule.ELEMENTWISE':
    'Матричное произведение составляет пары не из элементов, а из строк первой матрицы и столбцов второй.',
  'rule.VECTOR_KEPT':
    'Одномерный тензор считается одной строкой или одним столбцом, и эта единица убирается из результата.',
  'rule.TRANSPOSED_FOR_YOU':
    'Вторая матрица не транспонируется сама: столбцы первой образуют пары со строками второй.',
  'rule.SHAPE_OF_THE_FIRST': 'Столбцы берутся из второй матрицы.',
  'rule.NEEDS_CONTIGUOUS':
    'Непрерывность не нужна: каждое новое измерение должно оставаться внутри одного блока, и здесь это так.',
  'rule.RESHAPE_NEEDS_CONTIGUOUS': 'Если view невозможен, reshape не выдаёт ошибку, а копирует.',
  'rule.COUNT_IS_ENOUGH':
    'Равное число элементов необходимо, но не достаточно: до них ещё должны доходить шаги.',
  'rule.ANY_COUNT': 'В новой форме должно быть ровно столько элементов, сколько есть.',
  'rule.SIZE_GUESSED': '-1 значит: вычислить. Должно получиться ровно одно целое число.',
  'rule.VIEW_NEVER_COPIES': 'view никогда не копирует: получается представление или ошибка.',
  'rule.RESHAPE_ALWAYS_COPIES':
    'reshape копирует лишь тогда, когда представления новой формы не существует.',
  'rule.RESHAPE_NEVER_COPIES':
    'reshape даёт представление, если может, но здесь никакие шаги не дают новую форму.',
  'rule.RESHAPE_ALWAYS_FITS':
    'reshape может скопировать, но не может изменить число элементов или угадать размер.',
  'rule.FITS_A_CHUNK': ({ dim, size }) =>
    `Измерение ${dim} (размер ${size}) остаётся внутри одного блока.`,
  'rule.NOT_REACHED': ({ dim }) =>
    `Измерения размещаются с последнего, и до измерения ${dim} дело не доходит.`,
  'rule.ROW_MAJOR':
    'Это номер в порядке чтения: он был бы адресом, если бы тензор был непрерывен и начинался с 0.',
  'rule.COLUMN_MAJOR': 'Это счёт вниз по столбцам; на самом деле важны шаги.',
  'rule.OFFSET_FORGOTTEN': ({ offset }) =>
    `Первый элемент находится по адресу ${offset}, его нужно прибавить.`,
  'rule.BYTES': ({ itemsize }) =>
    `Это счёт в байтах; один элемент занимает ${count(itemsize, 'байт', 'байта', 'байт')}.`,
  'apart.OTHER_CELLS': ({ name, other }) => `${other} делит хранилище с ${name}, но не эту ячейку.`,
  'apart.RESHAPE_COPIED': ({ other, operation }) =>
    `${other} не меняется: представления такой формы нет, поэтому ${operation} скопировал данные в новое хранилище.`,
  'apart.COPIED': ({ other, operation }) =>
    `${other} не меняется: ${operation} скопировал данные в новое хранилище.`,
  'apart.COMPUTED': ({ other, operation }) =>
    `${other} не меняется: ${operation} вычислил новые значения в новом хранилище.`,
  'apart.ALONE': ({ name }) =>
    `Больше ничего не меняется: ни у какого другого имени нет общего хранилища с ${name}.`,
  'apart.READ_ONLY': ({ name }) =>
    `${name} доступен только для чтения: при записи NumPy выдаёт ошибку.`,
};
