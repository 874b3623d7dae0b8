import type { Interface } from '../types';

export const door: Interface['door'] = {
  headline: '看清广播、步幅和视图究竟做了什么',
  picture:
    '一列数和一行数变成一张表：表中每一项都等于列中的一个数加上行中的一个数，两者都从各自的存储位置读出。',
  needsScript: '带有程序的链接会在[演练场]中打开，需要 JavaScript。',
  doors: '从这里开始',
  learn: '学习',
  learnHow: '先回答一个问题，再一步一步看明白',
  code: '我的代码',
  codeHow: '写几行 PyTorch 或 NumPy 代码，逐步查看',
  error: '我的错误',
  errorHow: '粘贴回溯信息，看看哪些大小对不上',
  course: '放进你的课程',
  courseHow: '把任意一段分步讲解放进你的网页：粘贴几行即可',
  courseMake: '用你自己的程序制作小组件',
  examples: '示例',
  topics: {
    broadcasting: '无法广播',
    keepdim: '求和并保留维度',
    slicing: '切片是视图',
    negative: '负步幅',
    heads: '注意力头',
    view: '被拒绝的视图',
    write: '一次写入，两个名字',
    matmul: '矩阵乘法',
    index: '索引是副本',
  },
  html: '这段 HTML 把一条语句的分步讲解放进网页。`code` 是经过百分号编码的程序；`statement` 是语句的编号，从 0 数起。后面还可以加上 `step`、`theme`、`lang` 和 `controls`。',
  copyHtml: '复制 HTML',
};
