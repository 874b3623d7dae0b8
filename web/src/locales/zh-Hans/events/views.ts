import type { Events } from '../../types';
import { inBytes } from '../units';

/** view and its kin, and copies in another order. */
export const narration = {
  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `${tensor} 的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}；要求的形状是 ${requested}。`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1 代表剩下的部分：${numel} / ${known} = ${size}。`,
  'event.VIEW_INFER_TWO': '只能有一个大小用 -1 留空：拒绝。',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size} 不能作为大小：拒绝。`,
  'event.VIEW_INFER_AMBIGUOUS': '没有任何元素，-1 可以代表任意大小：拒绝。',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `-1 应该是 ${numel} / ${known}，但它不是整数：拒绝。`,
  'event.VIEW_COUNT': ({ numel }) => `两个形状都容纳 ${numel} 个元素。`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `新形状容纳 ${asked} 个元素，而实际有 ${numel} 个：拒绝。`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `块是用同一个步幅就能走完的一串维度。从最后一维开始：第 ${dim} 维，大小 ${size}、步幅 ${stride}，开启第一个块。`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `第 ${dim} 维：步幅 ${stride} = ${inner_stride} × ${inner_size}，正好从后一维结束的地方均匀地接下去：属于同一个块。`,
  'event.CHUNK_SIZE_ONE': ({ dim, stride }) =>
    `第 ${dim} 维的大小是 1：它的步幅 ${stride} 从不使用，因此可以并入任何块。`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `第 ${dim} 维：走过 ${inner_size} 个间隔 ${inner_stride} 的元素之后，下一个应距第一个 ${inner_stride} × ${inner_size} = ${expected}，却距它 ${stride}：这里有一个断口，新的块开始。`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `新的第 ${dim} 维大小为 ${size}，步幅为 ${stride}${Number(before) === 1 ? '，即块的步幅' : `：一步要跳过已覆盖的 ${before} 个元素，${inner} × ${before}`}；至此覆盖了该块 ${chunk} 个元素中的 ${used} 个。`,
  'event.FIT_SIZE_ONE': ({ dim }) => `新的第 ${dim} 维大小为 1，放在哪里都行：它的步幅从不使用。`,
  'event.STRADDLE': ({ dim, size, needs, chunk, old_dim, old_stride, expected }) =>
    `新的第 ${dim} 维大小为 ${size}，需要连贯的 ${needs} 个元素，但这个块只有 ${chunk} 个：它跨过了断口，那里旧的第 ${old_dim} 维的步幅是 ${old_stride} 而不是 ${expected}。不可能得到视图。`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk, old_dim, old_stride, expected }) =>
    `新的第 ${dim} 维大小为 ${size}，每次取 ${needs} 个元素，而这个块的 ${chunk} 个不能被 ${needs} 整除：其中某一行会跨过断口，那里旧的第 ${old_dim} 维的步幅是 ${old_stride} 而不是 ${expected}。不可能得到视图。`,
  'event.JUMPS': ({ dim, addresses, jumps, old, expected, sum, itemsize }) =>
    `沿着新的第 ${dim} 维，元素位于${Number(itemsize) ? '字节' : '存储地址'} ${addresses}：跳跃量为 ${jumps}；而步幅意味着每次跳跃都相同。越过断口时是 ${old} 而不是 ${expected}：${sum}。`,
  'event.VIEW_FITS': ({ strides }) =>
    `每个新维度都留在一个块之内：得到步幅为 ${strides} 的视图，共用同一存储，什么都不复制。`,
  'event.VIEW_FITS_ALTHOUGH': ({ tensor, strides }) =>
    `${tensor} 不连续，但这仍然是视图：每个新维度都留在一个块之内。步幅 ${strides}，同一存储，什么都不复制。`,
  'event.VIEW_EMPTY': ({ strides }) =>
    `没有元素，也就没有什么会放错：总是视图，这里步幅为 ${strides}。`,
  'event.RESHAPE_COPIES': ({ numel }) =>
    `没有视图能有这个形状，因此按读取顺序把 ${numel} 个元素复制到新的存储。`,
  'event.REPAIRS': ({ repairs }) => `可行的写法：${repairs}。`,
  // Copies in another order
  'event.COPY_LAYOUT': ({ shape, strides, itemsize, order }) =>
    `结果的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}，有自己的存储：${order === 0 ? '元素按读取顺序紧挨着' : order === 1 ? '各维在内存中的次序不变' : '第一个索引的步幅最小'}。`,
  'event.REORDER_FLAT': '没有指定维度：元素按读取顺序当作一整行来数。',
  'event.ORDER_TRANSPOSES': ({ tensor }) =>
    `按 F 次序，第一个索引变得最快，就像 ${tensor} 的最后一个索引那样。`,
  'event.REORDER_KEPT': ({ dim, from }) => `第 ${dim} 维就是原来的第 ${from} 维，索引不变。`,
  'event.REORDER_REVERSED': ({ dim, from, last }) =>
    `第 ${dim} 维是倒着读的第 ${from} 维：索引 i 读取索引 ${last} − i。`,
  'event.REORDER_ROLLED': ({ dim, shift, size }) =>
    `第 ${dim} 维：索引 i 读取索引 (i − ${shift}) mod ${size}。从一端移出的，从另一端回来。`,
  'event.REORDER_TILED': ({ dim, size, count }) =>
    `第 ${dim} 维：索引 i 读取索引 i mod ${size}，所以整排 ${size} 个出现 ${count} 次。`,
  'event.REORDER_REPEATED': ({ dim, count }) =>
    `第 ${dim} 维：索引 i 读取索引 i div ${count}，所以每一项连续出现 ${count} 次。`,
  'event.REORDER_NEW': ({ dim, count }) => `第 ${dim} 维是新的：沿着它，整体出现 ${count} 次。`,
  'event.REORDER_FLAT_ROLLED': ({ shift, numel }) =>
    `第 i 个元素读取第 (i − ${shift}) mod ${numel} 个，也会越过行尾。`,
  'event.REORDER_FLAT_TILED': ({ numel }) =>
    `第 i 个元素读取第 i mod ${numel} 个：最后一个之后又从头开始。`,
  'event.REORDER_FLAT_REPEATED': ({ count }) =>
    `第 i 个元素读取第 i div ${count} 个，所以每个连续出现 ${count} 次。`,
  'event.ELEMENT_MOVED': ({ out, in: from, rule, value }) =>
    `${out} 的值是 ${value}，即 ${from}，因为 ${rule}。`,
} satisfies Partial<Events>;
