import type { Events } from '../../types';
import { inBytes } from '../units';

/** Dims that move or change, elements, and what no expression names: what the first story tells. */
export const narration = {
  // Dims that move or change
  'event.DIMS_BEFORE': ({ tensor, shape, strides, itemsize }) =>
    `${tensor} 的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}。`,
  'event.DIM_MOVES': ({ dim, from, size, stride }) =>
    `结果的第 ${dim} 维就是原来的第 ${from} 维：大小 ${size} 和步幅 ${stride} 一起移动。`,
  'event.DIM_STAYS': ({ dim, size, stride }) => `第 ${dim} 维不变：大小 ${size}，步幅 ${stride}。`,
  'event.DIM_NEW': ({ dim, size, stride }) =>
    `第 ${dim} 维是新的：大小 ${size}，步幅 ${stride}${Number(size) === 1 ? '（永远用不到）' : Number(stride) === 0 ? '，所以沿它每一步都停在同样的元素上' : ''}。`,
  'event.DIM_DIAGONAL': ({ dim, size, first, second, first_stride, second_stride, stride }) =>
    `大小为 ${size} 的第 ${dim} 维沿着原第 ${first} 维和第 ${second} 维的对角线走：每一步两维都前进，所以步幅是 ${first_stride} + ${second_stride} = ${stride}。`,
  'event.DIM_CHANGES': ({ dim, from, size, stride, old_size, old_stride }) =>
    `第 ${dim} 维来自原来的第 ${from} 维：大小由 ${old_size} 变为 ${size}，步幅由 ${old_stride} 变为 ${stride}。`,
  'event.DIM_STEPPED': ({ dim, from, size, stride, old_size, old_stride, step }) =>
    `第 ${dim} 维以步长 ${step} 走过原来的第 ${from} 维：大小由 ${old_size} 变为 ${size}，步幅由 ${old_stride} 变为 ${step} × ${old_stride} = ${stride}。`,
  'event.DIM_SHORTENED': ({ dim, from, size, stride, old_size }) =>
    `第 ${dim} 维来自原来的第 ${from} 维：大小由 ${old_size} 变为 ${size}，步幅仍是 ${stride}。`,
  'event.DIM_REVERSED': ({ dim, from, size, stride, old_stride }) =>
    `结果的第 ${dim} 维是倒着读的原第 ${from} 维：大小仍是 ${size}，步幅由 ${old_stride} 变为 ${stride}。`,
  'event.DIM_GONE': ({ from, size }) => `原来大小为 ${size} 的第 ${from} 维消失了。`,
  'event.OFFSET_CHANGES': ({ from, to, itemsize, sum }) =>
    `第一个元素现在位于${Number(itemsize) ? '字节' : '地址'} ${sum}${to}，而不是 ${from}。`,
  'event.OFFSET_OF_NONE': ({ from, to, itemsize }) =>
    `没有任何元素；偏移由 ${from} 变为 ${to}${Number(itemsize) ? '，以字节计' : ''}。`,
  'event.DIMS_AFTER': ({ shape, strides }) =>
    `存储保持原样；现在按形状 ${shape}、步幅 ${strides} 读取。`,
  'event.STAYS_CONTIGUOUS': '按读取顺序，元素一个挨着一个：连续。',
  'event.NOT_CONTIGUOUS': ({ dim, stride, expected }) =>
    `不连续：第 ${dim} 维的步幅是 ${stride}，若元素一个挨着一个，应为 ${expected}。`,
  'event.SQUEEZE_LEAVES': ({ dim, size }) =>
    `squeeze 只去掉大小为 1 的维度：第 ${dim} 维的大小是 ${size}，所以保持不变。NumPy 在这里会报错。`,
  'event.OVERLAP': ({ address, itemsize, one, other }) =>
    `${one} 和 ${other} 是同一个存储单元，位于${Number(itemsize) ? '字节' : '地址'} ${address}：它们会一起改变。`,
  // Of any operation
  'event.TOLD_FIRST': ({ operation, shape }) => `首先是 ${operation}：形状为 ${shape}。`,
  'event.FILLED': ({ numel, shape }) => `一个有 ${numel} 个元素的新存储，按形状 ${shape} 读取。`,
  'event.NEW_STORAGE': ({ shape }) => `结果的形状是 ${shape}，有自己的存储。`,
  'event.SAME_TENSOR': ({ tensor }) => `什么都不用做：结果就是 ${tensor} 本身，在同一存储中。`,
  'event.RESIZED': ({ shape, strides }) =>
    `同一个存储现在按形状 ${shape}、步幅 ${strides} 读取：没有移动任何元素。`,
  'event.RESIZE_FITS': ({ has, needs }) =>
    `从第一个元素起，存储容得下 ${has} 个元素，而需要 ${needs} 个：存储保持原样，后面的值也保留。`,
  // Elements
  'event.ELEMENT_COMBINE': ({ out, formula, values, value }) =>
    `${formula} = ${values} = ${value}，写入 ${out}。`,
  'event.ELEMENT_WRAPS': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}，超出了 ${dtype}：它只能容纳 ${lowest} 到 ${highest}。超出的部分会回绕，得到 ${value}。`,
  'event.ELEMENT_READ': ({ out, sum, address, value }) =>
    `${out} 的值是 ${value}，位于地址 ${sum} = ${address}。`,
  'event.ELEMENT_READ_BYTES': ({ out, sum, byte, itemsize, address, value }) =>
    `${out} 的值是 ${value}，位于字节 ${sum} = ${byte}，即地址 ${byte} / ${itemsize} = ${address}。`,
  'event.ELEMENT_READ_AT': ({ out, address, value }) =>
    `${out} 的值是 ${value}，位于地址 ${address}。`,
  'event.ELEMENT_COPY': ({ out, in: from, from: source, to, value }) =>
    `从地址 ${source} 读取 ${from}（即 ${value}），作为 ${out} 写入地址 ${to}。`,
  // What no expression names.
  'word.VALUE': '该值',
  'word.RESULT': '该结果',
  'word.INTERMEDIATE': '中间结果',
  'word.LEFT': '左边那个',
  'word.RIGHT': '右边那个',
  'word.FIRST': '第一个',
  'word.SECOND': '第二个',
  'word.THIRD': '第三个',
  'word.FOURTH': '第四个',
} satisfies Partial<Events>;
