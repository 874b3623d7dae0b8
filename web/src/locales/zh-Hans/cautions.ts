import type { Interface, Remarks } from '../types';

/** What is legal but probably not meant. */
export const narration = {
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
} satisfies Partial<Remarks>;

export const words = {
  remarks: {
    caution: '合法，但是：',
    questionOf: (number, count) => `第 ${number} 题，共 ${count} 题`,
    answer: '回答',
    skip: '跳过，直接看分步讲解',
    nextQuestion: '下一题',
    showWhy: '告诉我为什么',
    yes: '对。',
    notQuite: '不太对。',
    rightAnswer: '答案是：',
    right: '正确',
    wrong: '你的回答',
    lookAt: '查看：',
    lookInto: (name) => `仔细看 ${name}`,
    close: '关闭',
    layout: '布局',
    name: '名字',
    shape: '形状',
    stride: '步幅',
    strideInBytes: '步幅（字节）',
    strideInElements: '步幅（元素）',
    offset: '偏移',
    offsetInElements: '偏移（元素）',
    dtype: 'dtype',
    contiguous: '连续',
    isContiguous: '是',
    notContiguous: '否',
    sharesWith: '与谁共用存储',
    nobody: '没有其他名字',
    writeHint: '写入一个元素会改变什么？请选一个单元。',
    cellsOf: (name) => `${name} 的单元：按 Enter 写入`,
    cell: (place, value, address) => `${place} 是 ${value}，存储地址 ${address}`,
    written: (place, address) => `写入 ${place} 会落在存储地址 ${address}。随之改变的有：`,
    atLeast: (count) => `至少 ${count}`,
    changing: '改变的元素',
    howMany: '个数',
  },
} satisfies Partial<Interface>;
