import type { Events } from '../../types';
import { inBytes } from '../units';

/** Dims that move or change, elements, and what no expression names: what the first story tells. */
export const narration = {
  // Dims that move or change
  'event.DIMS_BEFORE': ({ tensor, shape, strides, itemsize }) =>
    `${tensor} 的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}。`,
  'event.DIM_MOVES': ({ dim, from, size, stride }) =>
    `結果的第 ${dim} 維就是原來的第 ${from} 維：大小 ${size} 和步幅 ${stride} 一起移動。`,
  'event.DIM_STAYS': ({ dim, size, stride }) => `第 ${dim} 維不變：大小 ${size}，步幅 ${stride}。`,
  'event.DIM_NEW': ({ dim, size, stride }) =>
    `第 ${dim} 維是新的：大小 ${size}，步幅 ${stride}${Number(size) === 1 ? '（永遠用不到）' : Number(stride) === 0 ? '，所以沿它每一步都停在同樣的元素上' : ''}。`,
  'event.DIM_DIAGONAL': ({ dim, size, first, second, first_stride, second_stride, stride }) =>
    `大小為 ${size} 的第 ${dim} 維沿著原第 ${first} 維和第 ${second} 維的對角線走：每一步兩維都前進，所以步幅是 ${first_stride} + ${second_stride} = ${stride}。`,
  'event.DIM_CHANGES': ({ dim, from, size, stride, old_size, old_stride }) =>
    `第 ${dim} 維來自原來的第 ${from} 維：大小由 ${old_size} 變為 ${size}，步幅由 ${old_stride} 變為 ${stride}。`,
  'event.DIM_STEPPED': ({ dim, from, size, stride, old_size, old_stride, step }) =>
    `第 ${dim} 維以步長 ${step} 走過原來的第 ${from} 維：大小由 ${old_size} 變為 ${size}，步幅由 ${old_stride} 變為 ${step} × ${old_stride} = ${stride}。`,
  'event.DIM_SHORTENED': ({ dim, from, size, stride, old_size }) =>
    `第 ${dim} 維來自原來的第 ${from} 維：大小由 ${old_size} 變為 ${size}，步幅仍是 ${stride}。`,
  'event.DIM_REVERSED': ({ dim, from, size, stride, old_stride }) =>
    `結果的第 ${dim} 維是倒著讀的原第 ${from} 維：大小仍是 ${size}，步幅由 ${old_stride} 變為 ${stride}。`,
  'event.DIM_GONE': ({ from, size }) => `原來大小為 ${size} 的第 ${from} 維消失了。`,
  'event.OFFSET_CHANGES': ({ from, to, itemsize, sum }) =>
    `第一個元素現在位於${Number(itemsize) ? '位元組' : '位址'} ${sum}${to}，而不是 ${from}。`,
  'event.OFFSET_OF_NONE': ({ from, to, itemsize }) =>
    `沒有任何元素；位移由 ${from} 變為 ${to}${Number(itemsize) ? '，以位元組計' : ''}。`,
  'event.DIMS_AFTER': ({ shape, strides }) =>
    `儲存空間保持原樣；現在以形狀 ${shape}、步幅 ${strides} 讀取。`,
  'event.STAYS_CONTIGUOUS': '依讀取順序，元素一個挨著一個：連續。',
  'event.NOT_CONTIGUOUS': ({ dim, stride, expected }) =>
    `不連續：第 ${dim} 維的步幅是 ${stride}，若元素一個挨著一個，應為 ${expected}。`,
  'event.SQUEEZE_LEAVES': ({ dim, size }) =>
    `squeeze 只去掉大小為 1 的維度：第 ${dim} 維的大小是 ${size}，所以保持不變。NumPy 在這裡會出錯。`,
  'event.OVERLAP': ({ address, itemsize, one, other }) =>
    `${one} 和 ${other} 是同一個儲存格，位於${Number(itemsize) ? '位元組' : '位址'} ${address}：它們會一起改變。`,
  // Of any operation
  'event.TOLD_FIRST': ({ operation, shape }) => `首先是 ${operation}：形狀為 ${shape}。`,
  'event.FILLED': ({ numel, shape }) =>
    `一個有 ${numel} 個元素的新儲存空間，以形狀 ${shape} 讀取。`,
  'event.NEW_STORAGE': ({ shape }) => `結果的形狀是 ${shape}，有自己的儲存空間。`,
  'event.SAME_TENSOR': ({ tensor }) => `什麼都不用做：結果就是 ${tensor} 本身，在同一儲存空間中。`,
  'event.RESIZED': ({ shape, strides }) =>
    `同一個儲存空間現在以形狀 ${shape}、步幅 ${strides} 讀取：沒有移動任何元素。`,
  'event.RESIZE_FITS': ({ has, needs }) =>
    `從第一個元素起，儲存空間容得下 ${has} 個元素，而需要 ${needs} 個：儲存空間保持原樣，後面的值也保留。`,
  // Elements
  'event.ELEMENT_COMBINE': ({ out, formula, values, value }) =>
    `${formula} = ${values} = ${value}，寫入 ${out}。`,
  'event.ELEMENT_WRAPS': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}，超出了 ${dtype}：它只能容納 ${lowest} 到 ${highest}。超出的部分會回繞，得到 ${value}。`,
  'event.ELEMENT_READ': ({ out, sum, address, value }) =>
    `${out} 的值是 ${value}，位於位址 ${sum} = ${address}。`,
  'event.ELEMENT_READ_BYTES': ({ out, sum, byte, itemsize, address, value }) =>
    `${out} 的值是 ${value}，位於位元組 ${sum} = ${byte}，即位址 ${byte} / ${itemsize} = ${address}。`,
  'event.ELEMENT_READ_AT': ({ out, address, value }) =>
    `${out} 的值是 ${value}，位於位址 ${address}。`,
  'event.ELEMENT_COPY': ({ out, in: from, from: source, to, value }) =>
    `從位址 ${source} 讀取 ${from}（即 ${value}），作為 ${out} 寫入位址 ${to}。`,
  // What no expression names.
  'word.VALUE': '該值',
  'word.RESULT': '該結果',
  'word.INTERMEDIATE': '中間結果',
  'word.LEFT': '左邊那個',
  'word.RIGHT': '右邊那個',
  'word.FIRST': '第一個',
  'word.SECOND': '第二個',
  'word.THIRD': '第三個',
  'word.FOURTH': '第四個',
} satisfies Partial<Events>;
