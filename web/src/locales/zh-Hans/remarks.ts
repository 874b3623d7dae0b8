import type { Remarks } from '../types';
import { inBytes } from './units';

/** Cautions, questions and what a write reaches. */
export const remarks: Remarks = {
  // Legal, but probably not meant.
  'caution.BOTH_GREW': ({ a, a_shape, b, b_shape, size, shape }) =>
    `两边都变大了：${a} ${a_shape} 和 ${b} ${b_shape} 各有 ${size} 个元素，却处在对方被拉伸的维度上，于是产生了所有的配对：${shape}。如果本应一一对应，请先让两者形状相同。`,
  'caution.SAME_COUNT': ({ a, a_shape, b, b_shape, count, shape }) =>
    `${a} 和 ${b} 都有 ${count} 个元素，但并不是一一对应：${a_shape} 与 ${b_shape} 得到 ${shape}。若要一一对应，请先让两者形状相同。`,
  'caution.COINCIDENCE': ({ a, b, from, dim, size, unmasked }) =>
    `能对上只是因为两个大小碰巧都是 ${size}：${a} 为 ${b} 第 ${from} 维的每个索引各有一项，但靠右对齐后遇到的是第 ${dim} 维。如果 ${b} 的形状是 ${unmasked}，就会被拒绝。请保留丢掉的那一维（大小为 1），让它对齐。`,
  'caution.NOT_A_TRANSPOSE': ({ tensor, shape, asked, call }) =>
    `${asked} 只是把 ${tensor} 的大小 ${shape} 换了顺序，而元素的读取顺序不变：行是重新切分的，并没有与列交换。要移动维度，请写 ${call}。`,
  'caution.RESHAPE_COPIED': ({ tensor, result, count }) =>
    `这里悄悄复制了 ${count} 个元素：${result} 有自己的存储，写入它不会影响 ${tensor}。若希望两者都改变，请写入 ${tensor}，之后再 reshape。`,
  'caution.WRITE_REACHED': ({ target, names }) =>
    `写入 ${target} 也改变了 ${names}：存储单元是共用的。若不希望如此，请写入一个副本。`,
  'caution.TOO_LARGE': ({ shape, bytes, given }) =>
    `${given} 的存储会得到形状为 ${shape} 的结果，需要 ${bytes}：往往要到内存耗尽时，人们才发现悄悄发生的广播。请检查它的每一维是否都是有意的。`,
  'caution.REGROUPED': ({ tensor, shape, asked, call }) =>
    `从 ${shape} 到 ${asked}，元素的读取顺序不变：${tensor} 的维度没有移动，所以不同的项混在了一起。如果要移动维度，请写 ${call}。`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `${asked} 的每一行取 ${row} 个元素，而 ${tensor} 沿第 0 维的一项有 ${entry} 个：一行里混有几项的元素。要让每一项各占一行，请写 ${call}。`,
  'caution.LOST_WRITE': ({ copy, tensor }) =>
    `${copy} 是没有名字的副本：写进去的值丢失了，${tensor} 没有变。请用一个索引直接写入 ${tensor}。`,
  'caution.REPEATED_INDEX': ({ named, places, call }) =>
    `写了 ${named} 个位置，其中只有 ${places} 个不同：重复写到的位置，先前的更新会丢失。要全部累加，请用 ${call}。`,
  'caution.REPEATED_CELLS': ({ name, count, dim, call }) =>
    `${name} 沿第 ${dim} 维的 ${count} 项都在同样的单元里（步幅为 0），所以这次写入会出现在每一项中。要有各自的单元，请写入 ${call}。`,
  'caution.READ_OVERWRITTEN': ({ other, call }) =>
    `${other} 所在的单元正在被写入：后读到的值已经变了。请改为读取 ${call}。`,
  'caution.SQUEEZED_FIRST': ({ shape, result, call }) =>
    `没有指定维度，第 0 维的大小恰好是 1，也被去掉了：${shape} 变成了 ${result}。如果它是批次，请保留它：${call}。`,
  'caution.NOT_TURNED': ({ tensor, shape, call }) =>
    `${tensor} ${shape} 只有一个维度：没有可以交换的，它保持原样。要得到一列，请写 ${call}。`,
  'caution.ALL_REVERSED': ({ shape, result, call }) =>
    `这会颠倒所有维度：${shape} 变成 ${result}。只交换最后两维，请写 ${call}。`,
  'caution.RESIZE_GREW': ({ tensor, had, needs }) =>
    `${tensor} 原有 ${had} 个元素，现在显示 ${needs} 个：其余的从未被赋值。要重新排列已有的元素，请用 view 或 reshape。`,
  'caution.WRAPPED': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values} 超出了 ${dtype} 的范围（${lowest} 到 ${highest}），回绕成了 ${value}。请先转换成更宽的 dtype 再计算。`,
  'caution.CUT_OFF': ({ target, dtype, value, kept }) =>
    `${target} 的 dtype 是 ${dtype}：${value} 变成了 ${kept}。要保留小数部分，请先转换成浮点数。`,
  'caution.COMMENT_WRONG': ({ comment, tensor, shape }) =>
    `注释写的是 ${comment}，但 ${tensor} 的形状是 ${shape}。注释不影响运行：请改正注释，或找出是哪个运算得到了与预想不同的形状。`,

  // Repairs of a refused operation.
  'repair.KEEPDIM': ({ tensor, shape }) =>
    `被归约的维度保留下来，大小为 1，可以拉伸：此时 ${tensor} 的形状是 ${shape}。`,
  'repair.UNSQUEEZE': ({ tensor, shape }) =>
    `${tensor} 多出一个大小为 1、可以拉伸的维度：此时形状是 ${shape}。`,
  'repair.SQUEEZE': ({ tensor, shape }) =>
    `读取 ${tensor} 时去掉一个大小为 1 的维度：此时形状是 ${shape}。`,
  'repair.TRANSPOSE': ({ tensor, shape }) => `${tensor} 的两个维度互换位置：此时形状是 ${shape}。`,
  'repair.FLATTEN': ({ tensor, shape }) =>
    `${tensor} 的最后几个维度合成一个：此时形状是 ${shape}。`,
  'repair.NEW_RESULT': ({ tensor }) =>
    `不是原地操作：${tensor} 绑定到新的结果，原来的存储保持原样。`,
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
  'rule.LEFT_ALIGNED': '那是把形状靠左对齐得到的结果；形状是靠右对齐的。',
  'rule.MAX_OF_SIZES':
    '结果并不取较大的大小：两个不同的大小中必须有一个是 1，它服从另一个，哪怕另一个是 0。',
  'rule.MUST_BE_EQUAL': '只要其中一个是 1 或缺失，大小就可以不同。',
  'rule.SCALAR_REFUSED': '没有维度的张量也会广播：它与每个元素搭配。',
  'rule.ONE_BY_ONE': ({ count }) =>
    `两者都有 ${count} 个元素，但配对看的是元素在对齐后形状中的位置，而不是先后次序。`,
  'rule.SIZES_MEET': ({ shape }) =>
    `靠右对齐后，每一维的两个大小要么相等，要么有一个是 1 或缺失而取另一个：${shape}。`,
  'rule.SECOND_OPERAND': '右操作数不能单独决定：它的大小是 1 的地方，以另一个为准。',
  'rule.SIZES_DIFFER': '有一维的两个大小不同，而且都不是 1。',
  'rule.ALL_DIMS_FIT': '每一维的大小要么相等，要么有一个是 1 或缺失。',
  'rule.TARGET_STAYS': ({ target }) =>
    `原地操作不产生新张量：${target} 还是原来那个，值写进它的存储。`,
  'rule.ROWS_AND_COLUMNS': ({ shape }) =>
    `内侧的大小相等并消失；剩下第一个的行和第二个的列：${shape}。`,
  'rule.INNER_AGREE': '内侧的大小相等，其他大小不必相等。',
  'rule.INNER_KEPT': '内侧的大小不保留：沿着它的乘积会加起来。',
  'rule.INNER_IGNORED': '第一个的每一行与第二个的每一列相遇：两者必须一样长，而这里不一样。',
  'rule.SHAPE_OF_THE_SECOND': '行来自第一个矩阵。',
  'rule.ONE_CHUNK': '整个张量是一块，没有断口：元素个数相同的任何形状都是视图。',
  'rule.FIRST_OPERAND': '左操作数没有优先权：两个形状地位相同。',
  'rule.ONE_STRETCHES': ({ dim, size }) => `第 ${dim} 维有一个大小是 1，它拉伸到 ${size}。`,
  'rule.MISSING_IS_ONE': ({ dim, size }) =>
    `第 ${dim} 维有一个形状没有大小，按 1 计，${Number(size) === 1 ? '正好一致' : `拉伸到 ${size}`}。`,
  'rule.SIZES_AGREE': ({ dim, size }) => `第 ${dim} 维的两个大小都是 ${size}。`,
  'rule.LATER_FROM_THE_RIGHT': ({ dim }) =>
    `第 ${dim} 维也对不上，但维度从最后一维开始比较，更靠右的一维先被拒绝。`,
  'rule.TARGET_GROWS': ({ target, shape }) =>
    `${target} 是原地写入的：它的形状不变，因此不能变成 ${shape}。`,
  'rule.NAME_REBOUND': ({ target }) =>
    `这个操作不往任何地方写：结果是新的，= 把名字 ${target} 给了它。旧的存储保持原样。`,
  'rule.NAME_MOVES': ({ target }) =>
    `只有 += 之类才写进 ${target}。单独的 = 把这个名字给了另一个张量，旧的存储保持原样。`,
  'rule.NAME_FITS_ALL': ({ target }) => `${target} 只是一个名字：= 可以把它给任何形状的张量。`,
  'rule.TARGET_TAKES_PART': ({ target }) => `不会只写一部分：整个结果的形状必须与 ${target} 相同。`,
  'rule.CELLS_OF_THEIR_OWN': ({ target }) =>
    `${target} 有多个元素落在同一个存储单元里：它们没有各自的值可写。`,
  'rule.DIM_STAYS': '沿指定的那一维，元素合成一个；其余的维度保留。',
  'rule.DIM_VANISHES': '没有 keepdim 时，这一维不会以 1 保留，而是消失。',
  'rule.DIM_KEPT': '有 keepdim 时，这一维不会消失，而是以大小 1 保留。',
  'rule.ELEMENTWISE': '矩阵乘积不是元素配对：它把第一个的行与第二个的列配对。',
  'rule.VECTOR_KEPT': '一维张量当作一行或一列，这个 1 会从结果中去掉。',
  'rule.TRANSPOSED_FOR_YOU': '第二个矩阵不会自动转置：第一个的列与第二个的行相遇。',
  'rule.SHAPE_OF_THE_FIRST': '列数来自第二个矩阵。',
  'rule.NEEDS_CONTIGUOUS': '不必连续：每个新维度都要留在一个块之内，这里正是如此。',
  'rule.RESHAPE_NEEDS_CONTIGUOUS': '不能得到视图时，reshape 不会失败，而是复制。',
  'rule.COUNT_IS_ENOUGH': '元素个数相同是必要的，但还不够：步幅必须能走到它们。',
  'rule.ANY_COUNT': '形状必须恰好容纳现有的元素。',
  'rule.SIZE_GUESSED': '-1 代表剩下的部分，而且只有在它恰好是一个整数时才行。',
  'rule.VIEW_NEVER_COPIES': 'view 从不复制：要么得到视图，要么报错。',
  'rule.RESHAPE_ALWAYS_COPIES': 'reshape 只在没有视图能有新形状时才复制。',
  'rule.RESHAPE_NEVER_COPIES': 'reshape 能给视图时就给视图；这里没有步幅能描述新形状。',
  'rule.RESHAPE_ALWAYS_FITS':
    'reshape 可以复制，但不能让一个形状容纳不同数量的元素，也不能猜大小。',
  'rule.FITS_A_CHUNK': ({ dim, size }) => `大小为 ${size} 的第 ${dim} 维留在一个块之内。`,
  'rule.NOT_REACHED': ({ dim }) => `维度是从最后一维开始放入的，还没到第 ${dim} 维就已经结束了。`,
  'rule.ROW_MAJOR': '那是它在读取顺序中的编号：只有张量连续且从 0 开始时，才等于地址。',
  'rule.COLUMN_MAJOR': '那是沿着列往下数；真正起作用的是步幅。',
  'rule.OFFSET_FORGOTTEN': ({ offset }) => `第一个元素位于地址 ${offset}，必须加上它。`,
  'rule.BYTES': ({ itemsize }) => `那是按字节计数的；一个元素占 ${itemsize} 个字节。`,
  'apart.OTHER_CELLS': ({ name, other }) => `${other} 与 ${name} 共用存储，但不包含这个单元。`,
  'apart.RESHAPE_COPIED': ({ other, operation }) =>
    `${other} 不变：没有视图能有那个形状，因此 ${operation} 复制到了自己的存储。`,
  'apart.COPIED': ({ other, operation }) => `${other} 不变：${operation} 复制到了自己的存储。`,
  'apart.COMPUTED': ({ other, operation }) =>
    `${other} 不变：${operation} 计算出新的值，放在自己的存储里。`,
  'apart.ALONE': ({ name }) => `别的都不变：没有其他名字位于 ${name} 的存储中。`,
  'apart.READ_ONLY': ({ name }) => `${name} 是只读的：NumPy 拒绝写入。`,
};
