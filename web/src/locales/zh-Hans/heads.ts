import type { Heads } from '../types';

export const heads: Heads = {
  descriptions: {
    '/': '用动画看懂 PyTorch 和 NumPy：一列加一行怎样变成一张表，view 为什么会失败。逐步学习课程、你自己的代码或报错。',
    '/playground/': '写几行 PyTorch 或 NumPy，逐步看清广播、步幅和视图到底做了什么。',
    '/error/': '粘贴 PyTorch 或 NumPy 的形状报错，逐步看清它是怎么来的、该怎么改。',
    '/examples/': '关于广播、视图和 NumPy 的短程序，每个都能逐步演示。',
    '/about/': 'Stridewise 怎样算出它展示的内容，又是怎样测试的。',
    '/runs/': 'Stridewise 能运行的 PyTorch 和 NumPy 函数、方法与属性一览。',
    '/author/': '把程序的逐步演示放进课程、书或幻灯片：边看边调小组件，再复制代码。',
  },
  example: (title) => `${title}：可以逐步查看、也可以修改的程序。`,
  cards: { '/': '看清广播、步幅和视图做了什么', '/playground/': '逐步看清你自己的代码' },
};
