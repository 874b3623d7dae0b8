import type { Events } from '../../types';
import { count, dims, elements, form } from '../plural';
import { inBytes } from '../units';

/** Storage filled, joined, indexed; operations without a story of their own. */
export const narration = {
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
    `${tensor} записывается на месте, в уже имеющееся хранилище: новые значения видны всем, кто делит с ним эти ячейки.`,
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
    `dtype ${target}\u00a0— ${to} и при записи на месте не меняется; dtype результата\u00a0— ${from}, а ${to} вмещает не все такие значения. Без явного указания преобразования нет: отказ.`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `dtype того, что задано в out=,\u00a0— ${to} и не меняется; dtype результата\u00a0— ${from}, а ${to} вмещает не все такие значения. Без явного указания преобразования нет: отказ.`,
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
    `У ${a} ${dims(dims_a)}, у ${b} ${dims(dims_b)}. Соединение не добавляет измерений: отказ.`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `Измерение ${dim}: размер ${a} равен ${size_a}, размер ${b} равен ${size_b}. Соединение идёт не вдоль него и никогда не растягивает: отказ.`,
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
    `${entry} равно ${position}, но в измерении ${dim} только ${count(size, 'позиция', 'позиции', 'позиций')}: отказ.`,
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
} satisfies Partial<Events>;
