import type { Int } from '../../../core/types';
import { bare } from '../../numbers';
import type { Events } from '../../types';

/** Where shapes meet: broadcasting, reductions, matrix products. */
export const narration = {
  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}。`,
  'event.SHAPES_MANY': ({ count }) => `共有 ${count} 个形状，每个单独写一行。`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `${a} 的形状是 ${a_shape}，要求它变成 ${target}。`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `${a} 的形状是 ${a_shape}；那个数不是张量，没有维度，也没有存储：它与每个元素搭配。`,
  'event.ALIGN': '把各个形状上下对齐写出，靠右对齐：从最后一维开始逐维比较。',
  'event.PAD': ({ tensor, have, want, ones }) =>
    `${tensor} 有 ${have} 维，需要 ${want} 维：在前面补 ${ones} 个 1。`,
  'event.COMPARE_EQUAL': ({ dim, size }) => `第 ${dim} 维：大小都是 ${size}，一致。`,
  'event.COMPARE_STRETCH': ({ dim, tensor, size }) =>
    `第 ${dim} 维：${tensor} 的大小是 1，因此拉伸到 ${size}。`,
  'event.COMPARE_PADDED': ({ dim, tensor, size }) =>
    `第 ${dim} 维：${tensor} 在这里没有维度，按 1 计，${Number(size) === 1 ? '正好一致' : `并拉伸到 ${size}`}。`,
  'event.COMPARE_EQUAL_DIMS': ({ first, last, count, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 维：各方的大小都是 ${sizes}，一致。`,
  'event.COMPARE_STRETCH_DIMS': ({ first, last, count, tensor, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 维：${tensor} 的大小都是 1，因此拉伸到 ${sizes}。`,
  'event.COMPARE_PADDED_DIMS': ({ first, last, count, tensor, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 维：${tensor} 在这里没有维度，都按 1 计，大小取 ${sizes}。`,
  'event.COMPARE_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 维：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。两者不同，又都不是 1：拒绝。`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `第 ${dim} 维：${target} 的大小是 ${have}，结果的大小却是 ${size}。原地写入的目标从不扩大。`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `第 ${dim} 维：${target} 在这里没有维度，结果却有一维，大小为 ${size}。原地写入的目标从不扩大。`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `第 ${dim} 维：${tensor} 的大小是 ${size}，不是 1，因此不能变成 ${wanted}：拒绝。`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `${tensor} 有 ${have} 维，而只要求 ${wanted} 维；拉伸从不去掉维度：拒绝。`,
  'event.BROADCAST_RESULT': ({ shape }) => `结果的形状是 ${shape}。`,
  'event.IN_PLACE_FITS': ({ target, shape }) => `结果写入 ${target}，它的形状正好就是 ${shape}。`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `原地操作的结果必须放得进 ${target}，它的形状是 ${shape}；原地操作的目标永远不会扩大到 ${broadcast}：拒绝。`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `${target} 有多个元素落在同一个存储单元里，写入会有歧义：拒绝。`,
  'event.STRETCH': ({ tensor, dim, size }) =>
    `${tensor} 在第 ${dim} 维拉伸到 ${size}，不复制任何数据：它在这一维的步幅变成 0。`,
  'event.STRETCH_TOGETHER': ({ shape, strides }) =>
    `拉伸到 ${shape} 不复制任何数据：大小变大的地方，步幅变成 0。现在的步幅：${strides}。`,
  'event.NO_STRETCH': ({ operands }) =>
    operands === 1 ? '每个元素各算各的。' : '没有什么需要拉伸：每个元素都有自己的搭档。',
  'event.DESCEND_EQUAL': ({ dim, size, one, other }) =>
    `第 ${dim} 维，从左边起：${one} 和 ${other} 各有 ${size} 项。${one}[0] 与 ${other}[0] 配对${Number(size) === 1 ? '' : '，依此类推'}。`,
  'event.DESCEND_STRETCH': ({ dim, size, one, other }) =>
    `第 ${dim} 维，从左边起：${one} 只有一项 ${one}[0]，它与 ${other} 的 ${size} 项逐一配对。`,
  'event.DESCEND_PADDED': ({ dim, size, one, other }) =>
    `第 ${dim} 维，从左边起：${one} 没有这一维，它作为整体与 ${other} 的 ${size} 项逐一配对。`,
  'event.DESCEND_END': ({ one, other }) =>
    `只剩下单个的数：${one} 与 ${other}，其他每一对也是如此。`,
  'event.PROMOTED': ({ a, a_dtype, b, b_dtype, dtype, reason }) =>
    `${a}（${a_dtype}）和 ${b}（${b_dtype}）按 ${dtype} 计算：${promotions[Number(reason)] ?? promotions[5]}。`,
  'event.TOO_LARGE': ({ bytes }) => `规则上允许，但需要 ${bytes} 内存：拒绝。`,
  // Reductions
  'event.REDUCE_STAYS': ({ dim, size, to }) =>
    `大小为 ${size} 的第 ${dim} 维保留：它是结果的第 ${to} 维。`,
  'event.REDUCE_KEPT': ({ dim, size, to, operation }) =>
    `沿第 ${dim} 维，${operation}() 把 ${size} 个元素变成一个。这一维保留下来，成为大小为 1 的第 ${to} 维。`,
  'event.REDUCE_GONE': ({ dim, size, operation }) =>
    `沿第 ${dim} 维，${operation}() 把 ${size} 个元素变成一个。这一维消失。`,
  'event.REDUCE_RESULT': ({ numel, group, shape }) =>
    `结果的形状是 ${shape}：${numel} 个元素，每个由 ${group} 个元素得出。`,
  // Matrix products
  'event.PRODUCT_ROW': ({ tensor, size }) =>
    `${tensor} 只有一维，在左边就当作一行的矩阵 (1, ${size})；这个 1 会从结果中去掉。`,
  'event.PRODUCT_COLUMN': ({ tensor, size }) =>
    `${tensor} 只有一维，在右边就当作一列的矩阵 (${size}, 1)；这个 1 会从结果中去掉。`,
  'event.PRODUCT_INNER': ({ size }) =>
    `内侧的两维相遇：大小都是 ${size}。它们消失：结果的每个元素是${productSum(bare(size))}。`,
  'event.PRODUCT_FOLDED': ({ tensor, shape, rows, columns }) =>
    `PyTorch 把 ${tensor} 当作一个矩阵：${shape} 中除最后一维外都算作行，共 ${rows} 行。报错信息里写作 ${rows}x${columns}。`,
  'event.PRODUCT_FOLDED_COLUMNS': ({ tensor, shape, rows, columns }) =>
    `PyTorch 把 ${tensor} 转置后当作一个矩阵：${shape} 中所有矩阵的列成为它的行，共 ${rows} 行。报错信息里写作 ${rows}x${columns}。`,
  'event.PRODUCT_INNER_REFUSED': ({ a, size_a, b, size_b }) =>
    `内侧的两维对不上：${a} 有 ${size_a} 列，${b} 有 ${size_b} 行：拒绝。`,
  'event.PRODUCT_BATCH': '最后两维之前的维度是一批矩阵：它们靠右对齐，比较大小。',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `第 ${dim} 维是矩阵的个数。bmm 从不广播，两边的个数必须相等：都是 ${size}。`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 维是矩阵的个数：${a} 有 ${size_a} 个，${b} 有 ${size_b} 个。bmm 从不广播，连大小为 1 的也不会：拒绝。`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `每个字母是一个维度的名字：${tensors}；结果是 ${result}。`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `维度 ${letter}，大小为 ${size}：${letterFate(letter, tensors)[Math.min(5, Number(how))]}。`,
  'event.PRODUCT_RESULT': ({ shape }) => `结果的形状是 ${shape}。`,
} satisfies Partial<Events>;

/** What becomes of a letter of einsum. */
const letterFate = (letter: string, tensors: string) => [
  `只有 ${tensors} 有它，结果也有，所以保留`,
  `${tensors} 都有它，结果也有。${letter} 相同的项相遇，这一维保留`,
  `${tensors} 都有它，结果没有。${letter} 相同的项相乘，乘积再相加`,
  `只有 ${tensors} 有它，结果没有，所以沿它求和`,
  `它在 ${tensors} 中出现两次。只取对角线上的项，并保留`,
  `它在 ${tensors} 中出现两次，结果没有。只取对角线上的项，再求和`,
];

/** How many products an element of a matrix product adds up. */
function productSum(size: Int): string {
  if (Number(size) === 0) return '空和，即 0';
  return Number(size) === 1 ? '单个乘积' : ` ${size} 个乘积之和`;
}

/** Why the dtype is what it is. */
const promotions = [
  '取两者中较宽的',
  '浮点优先于整数，整数优先于 bool',
  '没有维度的一方，只有类别更高时才起作用',
  '这是能装下两者所有值的最小 dtype',
  '这个运算得到小数',
  '类别更高的 Python 数带来默认的 dtype',
];
