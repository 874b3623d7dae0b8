import type { Remarks } from '../types';
import { inBytes } from './units';

/** Cautions, questions and what a write reaches. */
export const remarks: Remarks = {
  // Legal, but probably not meant.
  'caution.BOTH_GREW': ({ a, a_shape, b, b_shape, size, shape }) =>
    `两边都变大了：${a} ${a_shape} 和 ${b} ${b_shape} 各沿一个被对方拉伸的维度有 ${size} 个元素，于是每一对都出现：${shape}。若要一一对应，请先让两者形状相同。`,
  'caution.SAME_COUNT': ({ a, a_shape, b, b_shape, count, shape }) =>
    `${a} 和 ${b} 都有 ${count} 个元素，但并不是一一对应：${a_shape} 与 ${b_shape} 得到 ${shape}。若要一一对应，请先让两者形状相同。`,
  'caution.COINCIDENCE': ({ a, b, from, dim, size, unmasked }) =>
    `能对上只是因为两个大小碰巧都是 ${size}：${a} 为 ${b} 第 ${from} 维的每个索引各有一项，但靠右对齐后与第 ${dim} 维配对。如果 ${b} 的形状是 ${unmasked}，就会报错。请保留丢掉的那一维（大小为 1），让它对齐。`,
  'caution.NOT_A_TRANSPOSE': ({ shape, asked, call }) =>
    `${asked} 是把 ${shape} 的大小换了顺序，但元素的读取顺序不变：行和列没有交换。要移动维度，请写 ${call}。`,
  'caution.RESHAPE_COPIED': ({ tensor, result, count }) =>
    `这里没有提示就复制了 ${count} 个元素：${result} 有新的存储，写入它不会影响 ${tensor}。若要两者都改变，请写入 ${tensor}，之后再 reshape。`,
  'caution.WRITE_REACHED': ({ target, names }) =>
    `写入 ${target} 也改变了 ${names}：它们与它共用存储单元。若不希望如此，请写入一个副本。`,
  'caution.TOO_LARGE': ({ shape, bytes, given }) =>
    `形状为 ${shape} 的结果需要 ${bytes}，而输入只有 ${given}。这往往是没有警告的广播：请检查每一维是否都是有意的。`,
  'caution.REGROUPED': ({ tensor, shape, asked, call }) =>
    `从 ${shape} 到 ${asked}，元素的读取顺序不变：${tensor} 的维度没有移动，所以各项混在了一起。要移动维度，请写 ${call}。`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `${asked} 的每一行取 ${row} 个元素，而 ${tensor} 沿第 0 维的一项有 ${entry} 个：一行里混有几项的元素。要让每一项各占一行，请写 ${call}。`,
  'caution.LOST_WRITE': ({ copy, tensor }) =>
    `${copy} 是没有名字的副本：写入丢失了，${tensor} 没有变。请用一个索引直接写入 ${tensor}。`,
  'caution.REPEATED_INDEX': ({ named, places, call }) =>
    `给了 ${named} 个位置，其中只有 ${places} 个不同：重复的位置只保留最后一次更新。要全部累加，请用 ${call}。`,
  'caution.REPEATED_CELLS': ({ name, count, dim, call }) =>
    `${name} 沿第 ${dim} 维的 ${count} 项共用同样的单元（步幅 0），所以这次写入会出现在每一项中。要有各自的单元，请写入 ${call}。`,
  'caution.READ_OVERWRITTEN': ({ other, call }) =>
    `${other} 与这条语句写入的单元共用，有些值在读取之前已经变了。请改为读取 ${call}。`,
  'caution.SQUEEZED_FIRST': ({ shape, result, call }) =>
    `没有指定维度，所以第 0 维也去掉了，因为它的大小恰好是 1：${shape} 变成了 ${result}。如果它是批次，请保留它：${call}。`,
  'caution.NOT_TURNED': ({ tensor, shape, call }) =>
    `${tensor} ${shape} 只有一维，没有可以交换的。要得到一列，请写 ${call}。`,
  'caution.ALL_REVERSED': ({ shape, result, call }) =>
    `这会颠倒所有维度：${shape} 变成 ${result}。只交换最后两维，请写 ${call}。`,
  'caution.RESIZE_GREW': ({ tensor, had, needs }) =>
    `${tensor} 原有 ${had} 个元素，现在显示 ${needs} 个：其余的从未被赋值。要重新排列已有的元素，请用 view 或 reshape。`,
  'caution.WRAPPED': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values} 超出了 ${dtype} 的范围（${lowest} 到 ${highest}），回绕成了 ${value}。请先转换成更宽的 dtype 再计算。`,
  'caution.CUT_OFF': ({ target, dtype, value, kept }) =>
    `${target} 的 dtype 是 ${dtype}：${value} 变成了 ${kept}。要保留小数部分，请先转换成浮点数。`,
  'caution.COMMENT_WRONG': ({ comment, tensor, shape }) =>
    `注释写的是 ${comment}，但 ${tensor} 的形状是 ${shape}。请改正注释，或找出是哪个运算给出了意料之外的形状。`,
  // Repairs of a refused operation.
  'repair.KEEPDIM': ({ tensor, shape }) =>
    `被归约的维度保留，大小为 1，可以拉伸：此时 ${tensor} 的形状是 ${shape}。`,
  'repair.UNSQUEEZE': ({ tensor, shape }) =>
    `${tensor} 多出一个大小为 1、可以拉伸的维度：此时形状是 ${shape}。`,
  'repair.SQUEEZE': ({ tensor, shape }) =>
    `读取 ${tensor} 时去掉一个大小为 1 的维度：此时形状是 ${shape}。`,
  'repair.TRANSPOSE': ({ tensor, shape }) => `${tensor} 的两个维度互换位置：此时形状是 ${shape}。`,
  'repair.FLATTEN': ({ tensor, shape }) =>
    `${tensor} 的最后几个维度合成一个：此时形状是 ${shape}。`,
  'repair.NEW_RESULT': ({ tensor }) => `不是原地操作：${tensor} 成为新结果的名字，原来的存储不变。`,
  'repair.COPY': ({ count }) => `按读取顺序复制 ${count} 个元素。`,
  'repair.VIEW': '视图：什么都不复制。',
  'repair.INFERRED': '有一个大小留空：它由元素个数决定。',

  // Questions, answers, and where a write is seen.
  'question.RESULT_SHAPE': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}。结果的形状是什么？`,
  'question.REDUCED_SHAPE': ({ text, tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。${text} 的形状是什么？`,
  'question.PRODUCT_SHAPE': ({ text, a_shape, b_shape }) =>
    `${text} 是 ${a_shape} 与 ${b_shape} 的矩阵乘积，它的形状是什么？`,
  'question.FAULT_DIM': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}。从右往左比较，结果的哪一维最先对不上？`,
  'question.IN_PLACE': ({ text, target, shape }) =>
    `${target} 的形状是 ${shape}。${text} 会做什么？`,
  'question.VIEW_OR_COPY': ({ text, shape, strides, itemsize }) =>
    `形状 ${shape}，步幅 ${strides}${inBytes(itemsize)}：${text} 得到的是视图、副本，还是报错？`,
  'question.STRADDLING_DIM': ({ shape, strides, itemsize, asked }) =>
    `形状 ${shape}，步幅 ${strides}${inBytes(itemsize)}：新形状 ${asked} 从最后一维往前放，第一个不能留在一个块之内的是哪一维？`,
  'question.STORAGE_CELL': ({ element, strides, offset }) =>
    `步幅 ${strides}，偏移 ${offset}：${element} 位于哪个存储地址？`,
  'question.STORAGE_CELL_BYTES': ({ element, strides, offset, itemsize }) =>
    `步幅 ${strides}（字节），每个元素 ${itemsize} 字节，第一个元素位于地址 ${offset}：按元素计数，${element} 位于哪个存储地址？`,
  'answer.SHAPE': ({ shape }) => shape,
  'answer.ERROR': '报错',
  'answer.VIEW': '视图',
  'answer.COPY': '副本',
  'answer.DIM': ({ dim }) => `第 ${dim} 维`,
  'answer.NO_DIM': '没有：它们对得上',
  'answer.WRITES': ({ target }) => `写入 ${target}`,
  'answer.NEW_TENSOR': ({ target, shape }) => `${target} 变成形状为 ${shape} 的新张量`,
  'answer.ADDRESS': ({ address }) => String(address),
  'rule.LEFT_ALIGNED': '那是靠左对齐的结果。形状要靠右对齐。',
  'rule.MAX_OF_SIZES':
    '结果并不是取较大的大小。两个大小不同时，必须有一个是 1，结果取另一个，哪怕它是 0。',
  'rule.MUST_BE_EQUAL': '其中一个是 1 或缺失时，大小可以不同。',
  'rule.SCALAR_REFUSED': '没有维度的张量也会广播：它与每个元素配对。',
  'rule.ONE_BY_ONE': ({ count }) =>
    `两者都有 ${count} 个元素，但配对看的是元素在对齐后形状中的位置，而不是先后次序。`,
  'rule.SIZES_MEET': ({ shape }) =>
    `靠右对齐后，每一维的大小要么相等，要么有一个是 1（或缺失）而拉伸：${shape}。`,
  'rule.SECOND_OPERAND': '不由右操作数单独决定：它的大小是 1 时，以另一个为准。',
  'rule.SIZES_DIFFER': '两个大小不相等、又都不是 1 时，就对不上。',
  'rule.ALL_DIMS_FIT': '每一维的大小要么相等，要么有一个是 1 或缺失。',
  'rule.TARGET_STAYS': ({ target }) => `原地操作不产生新张量：值写进 ${target} 的存储。`,
  'rule.ROWS_AND_COLUMNS': ({ shape }) =>
    `内侧的大小一致，随后消失。剩下第一个的行和第二个的列：${shape}。`,
  'rule.INNER_AGREE': '内侧的大小一致，其他大小不必一致。',
  'rule.INNER_KEPT': '内侧的大小不保留：沿着它的乘积会加起来。',
  'rule.INNER_IGNORED': '第一个的每一行与第二个的每一列配对：两者必须一样长，而这里不一样。',
  'rule.SHAPE_OF_THE_SECOND': '行来自第一个矩阵。',
  'rule.ONE_CHUNK': '整个张量是一块，没有断口：元素个数相同的形状都能得到视图。',
  'rule.FIRST_OPERAND': '左操作数没有优先权：两个形状地位相同。',
  'rule.ONE_STRETCHES': ({ dim, size }) => `第 ${dim} 维有一个大小是 1，它拉伸到 ${size}。`,
  'rule.MISSING_IS_ONE': ({ dim, size }) =>
    `第 ${dim} 维有一个形状没有大小，按 1 计，${Number(size) === 1 ? '正好一致' : `拉伸到 ${size}`}。`,
  'rule.SIZES_AGREE': ({ dim, size }) => `第 ${dim} 维的两个大小都是 ${size}。`,
  'rule.LATER_FROM_THE_RIGHT': ({ dim }) =>
    `第 ${dim} 维也对不上，但比较从最后一维开始，更靠右的一维先出错。`,
  'rule.TARGET_GROWS': ({ target, shape }) =>
    `${target} 原地更新：形状不变，因此不能变成 ${shape}。`,
  'rule.NAME_REBOUND': ({ target }) => `结果是新张量，= 给了它 ${target} 这个名字。旧的存储不变。`,
  'rule.NAME_MOVES': ({ target }) =>
    `只有 += 之类才写进 ${target}。单独的 = 把这个名字给了另一个张量，旧的存储不变。`,
  'rule.NAME_FITS_ALL': ({ target }) => `${target} 只是一个名字：= 可以把它给任何形状的张量。`,
  'rule.TARGET_TAKES_PART': ({ target }) => `不会只写一部分：整个结果的形状必须与 ${target} 相同。`,
  'rule.CELLS_OF_THEIR_OWN': ({ target }) =>
    `${target} 有多个元素共用一个存储单元，所以不能有不同的值。`,
  'rule.DIM_STAYS': '沿指定的那一维，元素合成一个；其余的维度保留。',
  'rule.DIM_VANISHES': '没有 keepdim 时，这一维不会以 1 保留，而是消失。',
  'rule.DIM_KEPT': '有 keepdim 时，这一维不会消失，而是以大小 1 保留。',
  'rule.ELEMENTWISE': '矩阵乘积不是元素配对：它把第一个的行与第二个的列配对。',
  'rule.VECTOR_KEPT': '一维张量当作一行或一列，这个 1 会从结果中去掉。',
  'rule.TRANSPOSED_FOR_YOU': '第二个矩阵不会自动转置：第一个的列与第二个的行配对。',
  'rule.SHAPE_OF_THE_FIRST': '列数来自第二个矩阵。',
  'rule.NEEDS_CONTIGUOUS': '不必连续：每个新维度都要留在一个块之内，这里正是如此。',
  'rule.RESHAPE_NEEDS_CONTIGUOUS': '不能得到视图时，reshape 不会失败，而是复制。',
  'rule.COUNT_IS_ENOUGH': '元素个数相同是必要的，但还不够：步幅必须能走到它们。',
  'rule.ANY_COUNT': '新形状的元素个数必须与现有的正好相同。',
  'rule.SIZE_GUESSED': '-1 表示自动算出：结果必须正好是一个整数。',
  'rule.VIEW_NEVER_COPIES': 'view 从不复制：要么得到视图，要么报错。',
  'rule.RESHAPE_ALWAYS_COPIES': 'reshape 只在没有视图能有新形状时才复制。',
  'rule.RESHAPE_NEVER_COPIES': 'reshape 能给视图时就给视图，但这里没有步幅能给出新形状。',
  'rule.RESHAPE_ALWAYS_FITS': 'reshape 可以复制，但不能改变元素个数，也不能猜大小。',
  'rule.FITS_A_CHUNK': ({ dim, size }) => `第 ${dim} 维（大小 ${size}）留在一个块之内。`,
  'rule.NOT_REACHED': ({ dim }) => `维度从最后一维往前放，还没放到第 ${dim} 维就停下了。`,
  'rule.ROW_MAJOR': '那是它在读取顺序中的编号：只有张量连续且从 0 开始时，才等于地址。',
  'rule.COLUMN_MAJOR': '那是沿着列往下数；真正起作用的是步幅。',
  'rule.OFFSET_FORGOTTEN': ({ offset }) => `第一个元素位于地址 ${offset}，必须加上它。`,
  'rule.BYTES': ({ itemsize }) => `那是按字节计数的；一个元素占 ${itemsize} 个字节。`,
  'apart.OTHER_CELLS': ({ name, other }) => `${other} 与 ${name} 共用存储，但不包含这个单元。`,
  'apart.RESHAPE_COPIED': ({ other, operation }) =>
    `${other} 不变：没有视图能有那个形状，所以 ${operation} 复制到了新的存储。`,
  'apart.COPIED': ({ other, operation }) => `${other} 不变：${operation} 复制到了新的存储。`,
  'apart.COMPUTED': ({ other, operation }) =>
    `${other} 不变：${operation} 在新的存储里算出新的值。`,
  'apart.ALONE': ({ name }) => `别的都不变：没有其他名字与 ${name} 共用存储。`,
  'apart.READ_ONLY': ({ name }) => `${name} 是只读的：写入时 NumPy 会报错。`,
};
