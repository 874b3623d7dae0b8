import type { Remarks } from '../types';

/** What works instead of what was refused. */
export const narration = {
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
} satisfies Partial<Remarks>;
