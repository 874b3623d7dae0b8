import type { Events } from '../types';
import { inBytes } from './units';

/** What a step says last of a refused operation where no rule before it has said why. */
export const narration = {
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形状是 ${shape}：新的次序必须把这 ${dims} 维各写一次，不多不少：拒绝。`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：指定的维度必须各不相同，从末尾数也一样：拒绝。`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：合并的是从左到右的一段维度，第一个不能排在最后一个之后：拒绝。`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：只有大小为 1 的维才能去掉，而指定的某一维更大：拒绝。`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `${tensor} 的形状是 ${shape}：从 ${start} 起的 ${length} 个位置要到 ${start} + ${length} 才结束，超出该维的大小 ${size}：拒绝。`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：窗口不能大于它所沿的维：拒绝。`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `${tensor} 的形状是 ${shape}：大小为 ${size} 的窗口放不进第 ${dim} 维，它的大小是 ${room}：拒绝。`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形状是 ${shape}，共 ${dims} 维：t() 交换矩阵的两维，最多只能有 2 维：拒绝。`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形状是 ${shape}：repeat() 要为这 ${dims} 维各给一个次数，前面还可以更多：拒绝。`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而平均值很少是整数：只有浮点 dtype 才装得下，例如先 .float()：拒绝。`,
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `要求 ${tensor} 的平均值用没有小数的 dtype，但平均值很少是整数：只有浮点 dtype 才装得下：拒绝。`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `${other} 与 ${target} 共用存储单元，但不是一一对应：有些会在读取之前被覆盖：拒绝。`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `${value} 的形状是 ${value_shape}。去掉前面大小为 1 的维后，剩下的不能广播到 ${target} 的形状 ${shape}：拒绝。`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `${value} 的形状是 ${shape}，不能广播到 ${chosen}，即所选位置的形状：拒绝。`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `${tensor} 的 dtype 是 ${dtype}，Python 数不会改变它，而 ${number} 装不进去：拒绝。`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `${tensor} 参与减法，但 True 与 False 没有差：^ 找出两者不同之处，~ 取反：拒绝。`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `整数除以 0 得不到整数，整数也没有无穷大。这里的除数是 ${divisor}：拒绝。`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：方括号里的索引张量要先互相广播才能选取，而这几个不能：拒绝。`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor} 是只读的，不能写入；它的 .copy() 可以：拒绝。`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1 表示保留大小，但形状为 ${shape} 的 ${tensor} 在新的第 ${dim} 维没有大小可保留：拒绝。`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：重复次数的列表对每一项各给一个，而这里多了或少了：拒绝。`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `要把形状为 ${shape} 的 ${tensor} 切成 ${count} 块，但至少要 1 块：拒绝。`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `大小为 0 的块永远用不完 ${tensor} 的这一维，它的大小是 ${size}：拒绝。`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `最后一个元素会在第 ${needed} 字节处结束，而 ${tensor} 的存储只有 ${held} 字节：拒绝。`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `${tensor} 的一个元素只存一个数，而给它的是一个序列：拒绝。`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：没有元素，也就没有最大或最小的元素：拒绝。`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `${tensor} 的形状是 ${shape}：按读取顺序从 0 数起共 ${numel} 个元素，没有第 ${number} 号：拒绝。`,
  'event.COUNT_REFUSED': '这么多元素，或它们占的字节，用 64 位数不下：拒绝。',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，没有为它定义这个运算：拒绝。`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}，但这种乘积左边恰好要 ${left} 维，右边恰好要 ${right} 维：拒绝。`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：只有恰好一个元素的张量才能当作一个数：拒绝。`,
  'event.NO_DIM_REFUSED': ({ tensor }) => `${tensor} 没有维度，也就没有可沿着数的东西：拒绝。`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：这里指的是最后两维，而它没有两维：拒绝。`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `${tensor} 用的步长不是正数：PyTorch 没有负步幅，flip() 则会复制：拒绝。`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `${value} 的 dtype 是 ${value_dtype}，${tensor} 的 dtype 是 ${dtype}：用索引张量写入时不做转换：拒绝。`,
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `对 ${tensor} 的 ${operation} 还没有看任何元素就停下了：缺少参数，或某个参数的种类或值不是它所接受的：拒绝。`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `${a} 的第 ${dim_a} 维大小是 ${size_a}，${b} 的第 ${dim_b} 维大小是 ${size_b}，这里两者必须相等：拒绝。`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a} 的 dtype 是 ${a_dtype}，${b} 的 dtype 是 ${b_dtype}：这个运算要求两边 dtype 相同，哪一边都不转换：拒绝。`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a} 的 dtype 是 ${a_dtype}，${b} 的 dtype 是 ${b_dtype}：对于两者共同的 dtype，没有定义这个运算：拒绝。`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `${base} 的 dtype 是 ${dtype}，而指数 ${power} 小于 0：整数的负数次幂很少是整数：拒绝。`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}，而这里要的是一个数：Python 数，或没有维度的张量：拒绝。`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `${mask} 的 dtype 是 ${dtype}，而它要为每个元素给出 True 或 False，也就是 dtype bool：拒绝。`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `${tensor} 的形状是 ${shape}。掩码对每个位置都要有一项，而对第 ${dim} 维，它的项数不符：拒绝。`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。索引可以是整数、由整数组成的切片、...、None，或者由整数或由 True 和 False 组成的张量或列表。这里的都不是：拒绝。`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：... 代表没有另外写出的所有维度，所以只能出现一次：拒绝。`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：步长 0 永远离不开第一个元素：拒绝。`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。大小、长度和次数从 0 开始，而要求的某一个是负数：拒绝。`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `${tensor} 的形状是 ${shape}。大小、偏移和次数从 0 开始，而这里要求 ${number}：拒绝。`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `${tensor} 的步幅是 ${strides}，其中有负的。PyTorch 没有负步幅；.copy() 得到的也没有：拒绝。`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：没有可以读或写的元素：拒绝。`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}：每个元素存一个数，而给出的不是一个数：拒绝。`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，装不下这个值：它太大，或不是整数：拒绝。`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `dtype 为 ${from} 的值要存成 ${to}，而它装不下所有这样的值；只有明确要求（例如 .astype()），NumPy 才这样做：拒绝。`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `${out} 的形状是 ${shape}，而结果的形状不同。out= 指定的数组保持自己的形状：拒绝。`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `结果的形状是 ${shape}。out= 指定的数组形状不同，而且从不扩大：拒绝。`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}：靠右对齐，有两个大小不同，又都不是 1：拒绝。`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。矩阵乘积两边都至少要有一维，而有一边没有维度；与一个数相乘用 *：拒绝。`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。这次调用的两个列表要逐项对应，例如维度与新位置、大小与步幅，而其中一个更长：拒绝。`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `${tensor} 的形状是 ${shape}，而这里至少要有 ${wanted} 维：拒绝。`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：要切的那一维不能等分成这么多块：拒绝。`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `${tensor} 的第 ${dim} 维大小是 ${size}：各块要正好把它用完，大小之和必须是 ${size}，而现在不是：拒绝。`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `${tensor} 的第 ${dim} 维大小是 ${size}：取代它的各个大小相乘必须是 ${size}，而现在不是：拒绝。`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `${tensor} 的形状是 ${shape}。这里的起点是 ${lowest} 到 ${highest} 之间的数，${start} 不在其中：拒绝。`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `${tensor} 的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}：要求的形状没有步幅能走到它的元素，而这里不许复制：拒绝。`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `掩码选中 ${tensor} 的 ${wanted} 个元素，而给出的值有 ${count} 个：拒绝。`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor} 是带 requires_grad 的叶子，或叶子的视图：自动求导不跟踪对它的写入。x = x + y 会得到新张量，在 torch.no_grad() 里则可以写入：拒绝。`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor} 是在 torch.no_grad() 里得到的视图，却在外面写入：自动求导该不该跟踪并不明确。两者都写在里面，或都写在外面：拒绝。`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `${tensor} 没有 requires_grad：自动求导没有跟踪它是怎样算出来的。要求梯度的张量用 requires_grad=True 创建，并在 torch.no_grad() 之外使用：拒绝。`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `${tensor} 带 requires_grad，而 NumPy 不跟踪梯度。.detach().numpy() 给出共用同一存储、不带梯度的数组：拒绝。`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而只有浮点 dtype 才能带 requires_grad，例如先 .float()：拒绝。`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor} 由带 requires_grad 的张量算出，所以自己也带；只有叶子才能更改。它的 .detach() 共用同一存储，不带梯度：拒绝。`,
} satisfies Partial<Events>;
