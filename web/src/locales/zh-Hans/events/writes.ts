import type { Events } from '../../types';
import { inBytes } from '../units';

/** Storage filled, joined, indexed; operations without a story of their own. */
export const narration = {
  // Storage filled, or an operation without a story of its own
  'event.RESIZE_GROWS': ({ has, needs, more }) =>
    `从第一个元素起，存储容得下 ${has} 个元素，但需要 ${needs} 个：存储增加 ${more} 个，那里的值尚未定义。`,
  'event.SUMMED_UP_TO': ({ tensor, number, is }) =>
    `每个元素由 ${tensor} 中它自己的位置和之前的所有位置得出：${is === 0 || is === 1 ? '按读取顺序' : `沿第 ${number} 维`}。`,
  'event.SORTED': ({ tensor, number, is }) =>
    `${is === 0 ? '沿最后一维' : is === 1 ? '当作一整行' : `沿第 ${number} 维`}把 ${tensor} 的元素排好次序，每一排各自进行：没有元素离开自己的那一排。`,
  'event.SORTED_PLACES': ({ tensor, number, is }) =>
    `结果存的是位置，不是 ${tensor} 的元素：${is === 0 ? '沿最后一维' : is === 1 ? '沿一整行' : `沿第 ${number} 维`}排好次序时，第一个来自哪个索引，第二个来自哪个，依此类推。`,
  'event.LARGEST_TAKEN': ({ tensor, number }) =>
    `沿一个维度只取 ${tensor} 中最大（或最小）的 ${number} 个元素，并排好次序。`,
  'event.EACH_ONCE': ({ tensor }) => `把 ${tensor} 的元素当作一整行排好次序，相等的元素只留一个。`,
  'event.DIAGONAL_ADDED': ({ tensor }) => `把 ${tensor} 对角线上的元素（两个索引相同）加起来。`,
  'event.ORDER_IN_MEMORY': ({ tensor }) =>
    `按 K 次序，${tensor} 的元素照它们在内存里的先后取出，不看索引。`,
  'event.TRIANGLE_BELOW': ({ tensor, number }) =>
    `在最后两维中，${number} 号对角线上及其下方从 ${tensor} 复制，上方是零。0 号从角上开始，1 号在它右边，-1 号在它左边。`,
  'event.TRIANGLE_ABOVE': ({ tensor, number }) =>
    `在最后两维中，${number} 号对角线上及其上方从 ${tensor} 复制，下方是零。0 号从角上开始，1 号在它右边，-1 号在它左边。`,
  'event.ON_DIAGONAL': ({ tensor, down, right }) =>
    `${tensor} 的元素 i 放到第 i${down ? ` + ${down}` : ''} 行、第 i${right ? ` + ${right}` : ''} 列，其余都是 0。`,
  'event.CONVERTED': ({ from, to }) => `每个元素都从 ${from} 转换为 ${to}。`,
  'event.SHARED_STORAGE': ({ shape, strides, itemsize, tensor }) =>
    `结果的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}，使用 ${tensor} 的存储。`,
  'event.WRITTEN': ({ tensor }) =>
    `${tensor} 被原地写入，写进它已有的存储：凡是共用这些单元的，都会看到新值。`,
  'event.INDEX_MISSED': ({ tensor, dim, size, last, index }) => {
    const few = { 0: '，没有任何位置', 1: '：唯一的位置是 0，从末尾数是 -1' }[Number(size)];
    return `${tensor} 的第 ${dim} 维大小是 ${size}${few ?? `：位置是 0 到 ${last}，从末尾数是 -1 到 -${size}`}。没有位置 ${index}。`;
  },
  'event.DIM_MISSED': ({ tensor, shape, lowest, highest, dim }) =>
    `${tensor} 的形状是 ${shape}：这里维度的编号是 ${lowest} 到 ${highest}，没有 ${dim}。`,
  'event.MASK_MISSED': ({ mask, mask_shape, tensor, shape, dim }) =>
    `${mask} 的形状是 ${mask_shape}，${tensor} 的形状是 ${shape}。掩码对每个位置都要有一项，而第 ${dim} 维的大小不同。`,
  'event.TOO_MANY_INDICES': ({ tensor, shape, dims }) =>
    `${tensor} 的形状是 ${shape}：${Number(dims) === 0 ? '没有维度，不能用索引' : `有 ${dims} 维，所以最多用 ${dims} 个索引`}。`,
  'event.CAST_REFUSED': ({ target, to, from }) =>
    `${target} 的 dtype 是 ${to}，原地写入时保持不变；结果的 dtype 是 ${from}，${to} 装不下所有这样的值。不明确要求就不会转换：拒绝。`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `out= 指定的数组 dtype 是 ${to}，保持不变；结果的 dtype 是 ${from}，${to} 装不下所有这样的值。不明确要求就不会转换：拒绝。`,
  // Joined
  'event.JOIN_SHAPES': ({ count }) =>
    Number(count) === 1
      ? '只有一个张量，没有别的可以拼接。'
      : `拼接 ${count} 个张量，每个单独写一行。`,
  'event.JOIN_SHAPES_FIRST': ({ count, shown }) =>
    `拼接 ${count} 个张量；这里列出其中 ${shown} 个，每个单独写一行。`,
  'event.JOIN_SKIPPED': ({ tensor }) => `${tensor} 的形状是 (0,)：为了兼容旧程序，它被略过。`,
  'event.JOIN_NEW_DIM': ({ dim }) =>
    `stack 就是沿一个新的维度拼接：每个张量都得到大小为 1 的第 ${dim} 维。`,
  'event.JOIN_READ_AS': ({ tensor, shape, joined }) =>
    `${tensor} 的形状是 ${shape}，按 ${joined} 读取。`,
  'event.JOIN_EQUAL': ({ dim, size }) => `第 ${dim} 维：大小都是 ${size}，必须如此。`,
  'event.JOIN_ADDS': ({ dim, sum, size }) =>
    `第 ${dim} 维是拼接的维度，只有这里大小可以不同：它们相加，${sum} = ${size}。`,
  'event.JOIN_DIMS_REFUSED': ({ a, dims_a, b, dims_b }) =>
    `${a} 有 ${dims_a} 个维度，${b} 有 ${dims_b} 个。拼接不会补上维度：拒绝。`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 维：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。这不是拼接的维度，而拼接从不拉伸：拒绝。`,
  'event.JOIN_RESULT': ({ shape }) => `结果的形状是 ${shape}，有自己的存储：每个元素都被复制。`,
  'event.ELEMENT_STACKED': ({ out, index, part, in: from, value }) =>
    `${out} 的值是 ${value}：新维度上的索引 ${index} 代表 ${part}，所以它就是 ${from}。`,
  'event.ELEMENT_JOINED_FIRST': ({ out, index, part, in: from, value }) =>
    `${out} 的值是 ${value}：在拼接的维度上，索引 ${index} 落在 ${part} 里，所以它就是 ${from}。`,
  'event.ELEMENT_JOINED': ({ out, index, start, own, part, in: from, value }) =>
    `${out} 的值是 ${value}：在拼接的维度上，索引 ${index} 是 ${part} 的 ${index} − ${start} = ${own}，所以它就是 ${from}。`,
  // Index tensors and masks
  'event.INDEX_ARRAY': ({ index, shape, dim, size }) =>
    `形状为 ${shape} 的 ${index} 给出第 ${dim} 维上的位置，这一维的大小是 ${size}。`,
  'event.INDEX_MASK': ({ index, shape, dim, count }) =>
    `形状为 ${shape} 的 ${index} 是掩码，从第 ${dim} 维起：有 ${count} 个元素为 True${Number(count) ? '，所在之处就是位置' : ''}。`,
  'event.INDEX_MASK_MEETS': ({ tensor, index, common, count }) =>
    `${tensor} 与掩码 ${index} 一起广播为 ${common}；其中有 ${count} 个元素为 True${Number(count) ? '，所在之处就是位置' : ''}。`,
  'event.INDEX_NUMBERS': ({ index, shape, numel }) =>
    `形状为 ${shape} 的 ${index} 按读取顺序的编号指定元素，共有 ${numel} 个元素。`,
  'event.INDEX_AS_LINE': ({ index }) =>
    `${index} 没有维度：它算作只有一个位置的一行，所以这一维保留。`,
  'event.PUT_CHOSEN': ({ value, chosen }) =>
    `选中的位置的形状是 ${chosen}；${value} 必须能广播到它。`,
  'event.PLACES_FOUND': ({ tensor, shape, count, dims }) =>
    `形状为 ${shape} 的 ${tensor} 中有 ${count} 个元素不为零或 False：${dims === 0 ? '每个给出一行，即它在各维上的索引' : `${dims} 个数组给出它们的索引，每一维一个`}。`,
  'event.INDEX_MEET': ({ common }) => `方括号里的内容像任何形状一样广播，合起来是 ${common}。`,
  'event.INDEX_OUT_OF_RANGE': ({ entry, position, dim, size }) =>
    `${entry} 是 ${position}，但第 ${dim} 维只有 ${size} 项：拒绝。`,
  'event.ALONG_RULE': ({ formula, dim }) =>
    `${formula}：索引给出第 ${dim} 维上的位置，其他各维上的位置不变。`,
  'event.ALONG_WRITES_AGAIN': ({ named, cells }) =>
    `${named} 项只指到 ${cells} 个单元：再次指到同一个单元时，后来的值取代先前的值。`,
  'event.ALONG_ADDS_AGAIN': ({ named, cells }) =>
    `${named} 项只指到 ${cells} 个单元：再次指到同一个单元时，后来的值也加上去。`,
  'event.INDEX_REST': ({ dim, from }) => `结果的第 ${dim} 维来自第 ${from} 维。`,
  'event.INDEX_LANDS': ({ common, at }) =>
    `被选取的维度由 ${common} 取代，从结果的第 ${at} 维开始。`,
  'event.INDEX_IN_FRONT': ({ common }) => `被选取的维度不相邻，所以 ${common} 放到结果的最前面。`,
  'event.INDEX_COPIES': ({ shape }) =>
    `结果的形状是 ${shape}，并有自己的存储：按位置或掩码选取总是复制，哪怕切片本可以得到视图。`,
  'event.ELEMENT_PUT': ({ positions, out, in: from }) =>
    `${positions}，所以把 ${from} 写入 ${out}。`,
  'event.ELEMENT_PUT_FROM': ({ positions, out, in: from, value }) =>
    `${positions}，所以把 ${from}（即 ${value}）写入 ${out}。`,
  'event.ELEMENT_GATHERED': ({ out, formula, in: from, value }) =>
    `${formula} = ${from} = ${value}，放到 ${out}。`,
  'event.ELEMENT_ADDED': ({ positions, out, in: from, added, value }) =>
    `${positions}，所以加上 ${from}（即 ${added}）：现在 ${value} 在 ${out} 中。`,
  'event.ELEMENT_PICKED': ({ positions, out, in: from, value }) =>
    `${positions}，所以 ${out} 的值是 ${value}，即 ${from}。`,
} satisfies Partial<Events>;
