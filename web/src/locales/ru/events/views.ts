import type { Events } from '../../types';
import { count, elements, form, ofElements } from '../plural';
import { inBytes } from '../units';

/** view and its kin, and copies in another order. */
export const narration = {
  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `Форма ${tensor}\u00a0— ${shape}, шаги — ${strides}${inBytes(itemsize)}; требуется форма ${requested}.`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1 означает всё, что осталось: ${numel} / ${known} = ${size}.`,
  'event.VIEW_INFER_TWO': 'Только один размер можно оставить открытым с помощью -1: отказ.',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size} не может быть размером: отказ.`,
  'event.VIEW_INFER_AMBIGUOUS': 'Элементов нет, поэтому -1 могло бы означать любой размер: отказ.',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `Вместо -1 должно стоять ${numel} / ${known}, а это не целое число: отказ.`,
  'event.VIEW_COUNT': ({ numel }) => `В обеих формах ${elements(numel)}.`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `В новой форме ${elements(asked)}, а их ${numel}: отказ.`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `Блок — это ряд измерений, которые можно пройти с одним шагом. Начиная с последнего: измерение ${dim} размера ${size} с шагом ${stride} открывает первый блок.`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `Измерение ${dim}: шаг ${stride} = ${inner_stride} × ${inner_size}, оно равномерно продолжается там, где кончается следующее за ним: тот же блок.`,
  'event.CHUNK_SIZE_ONE': ({ dim }) =>
    `Размер измерения ${dim} равен 1: его шаг никогда не используется, поэтому оно входит в любой блок.`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `Измерение ${dim}: после ${inner_size} элементов с шагом ${inner_stride} следующий лежал бы на ${inner_stride} × ${inner_size} = ${expected} от первого, а лежит на ${stride}: здесь разрыв, и начинается новый блок.`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `Новое измерение ${dim} размера ${size} получает шаг ${stride}${Number(before) === 1 ? ', как у блока' : `: один шаг перескакивает уже занятые элементы (${before}), ${inner} × ${before}`}; вместе с ним занято ${used} из ${ofElements(chunk)} блока.`,
  'event.FIT_SIZE_ONE': ({ dim }) =>
    `Новое измерение ${dim} размера 1 подходит куда угодно: его шаг никогда не используется.`,
  'event.STRADDLE': ({ dim, size, needs, chunk, old_dim, old_stride, expected }) =>
    `Новому измерению ${dim} размера ${size} нужен ряд из ${ofElements(needs)}, а в блоке их ${chunk}: оно выходит за разрыв, где шаг прежнего измерения ${old_dim} равен ${old_stride}, а не ${expected}. Представление невозможно.`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk, old_dim, old_stride, expected }) =>
    `Новое измерение ${dim} размера ${size} берёт по ${elements(needs)} за раз, а ${chunk} в блоке на ${needs} не делится: одна из его строк выходит за разрыв, где шаг прежнего измерения ${old_dim} равен ${old_stride}, а не ${expected}. Представление невозможно.`,
  'event.JUMPS': ({ dim, addresses, jumps, old, expected, sum, itemsize }) =>
    `Вдоль нового измерения ${dim} элементы лежат ${Number(itemsize) ? 'в байтах' : 'по адресам'} ${addresses}: скачки ${jumps}; шаг означал бы каждый раз один и тот же скачок. На разрыве вместо ${expected} стоит ${old}: ${sum}.`,
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
} satisfies Partial<Events>;
