import type { Interface, Remarks } from '../types';
import { elements, form } from './plural';

/** What is legal but probably not meant. */
export const narration = {
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
    `От ${shape} до ${asked} порядок чтения элементов прежний: ни одно измерение ${tensor} не переставлено, поэтому разные срезы перемешаны. Если измерение должно переместиться, напишите ${call}.`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `Каждая строка ${asked} берёт ${elements(row)}, а в одном срезе ${tensor} по измерению 0 их ${entry}: в строках смешаны элементы разных срезов. Чтобы у каждой была своя строка, напишите ${call}.`,
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
  'caution.COMMENT_WRONG': ({ comment, tensor, shape }) =>
    `В комментарии сказано ${comment}, но форма ${tensor}\u00a0— ${shape}. На выполнение комментарий не влияет: исправьте его или найдите операцию, после которой форма стала другой, чем задумано.`,
} satisfies Partial<Remarks>;

export const words = {
  remarks: {
    caution: 'Допустимо, но:',
    questionOf: (number, count) => `Вопрос ${number} из ${count}`,
    answer: 'Ответить',
    skip: 'Пропустить',
    nextQuestion: 'Следующий вопрос',
    showWhy: 'Покажи почему',
    yes: 'Верно.',
    notQuite: 'Не совсем.',
    rightAnswer: 'Верный ответ:',
    right: 'верно',
    wrong: 'ваш ответ',
    lookAt: 'Рассмотреть:',
    lookInto: (name) => `${name} вблизи`,
    close: 'Закрыть',
    layout: 'Размещение',
    name: 'имя',
    shape: 'форма',
    stride: 'шаги',
    strideInBytes: 'шаги в байтах',
    strideInElements: 'шаги в элементах',
    offset: 'смещение',
    offsetInElements: 'смещение в элементах',
    dtype: 'dtype',
    contiguous: 'непрерывен',
    isContiguous: 'да',
    notContiguous: 'нет',
    sharesWith: 'общее хранилище с',
    nobody: 'других имён нет',
    writeHint: 'Что изменится, если записать один элемент? Выберите ячейку.',
    cellsOf: (name) => `Ячейки ${name}: Enter записывает`,
    cell: (place, value, address) => `${place} равно ${value}, адрес в хранилище ${address}`,
    written: (place, address) =>
      `Запись в ${place} попадает по адресу ${address} хранилища. Вместе с ней меняются:`,
    atLeast: (count) => `не меньше ${count}`,
    changing: 'какие элементы',
    howMany: 'сколько',
  },
} satisfies Partial<Interface>;
