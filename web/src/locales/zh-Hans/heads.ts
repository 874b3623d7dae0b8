import type { Heads } from '../types';

export const heads: Heads = {
  descriptions: {
    '/': '用动画看懂 PyTorch 和 NumPy：一列加一行怎样变成一张表，view 为什么会失败。课程、你自己的代码、你遇到的报错，都可以逐步查看。',
    '/playground/': '写几行 PyTorch 或 NumPy，逐步看清广播、步幅和视图到底做了什么。',
    '/error/': '粘贴 PyTorch 或 NumPy 的形状报错，逐步看清它是怎么来的、该怎么改。',
    '/examples/': '关于广播、视图和 NumPy 的短程序，每个都可以逐步查看。',
    '/about/': 'Stridewise 展示的内容是怎样算出来的，又是怎样测试的。',
    '/runs/': 'Stridewise 能运行的 PyTorch 和 NumPy 函数、方法与属性一览。',
    '/author/': '把程序的分步讲解放进课程、书或幻灯片：边看效果边设置小组件，然后复制代码。',
  },
  example: (title) => `${title}：可以逐步查看和修改的程序。`,
  cards: { '/': '看清广播、步幅和视图做了什么', '/playground/': '逐步看清你自己的代码' },
};
