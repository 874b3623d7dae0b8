import type { Remarks } from '../types';

/** What works instead of what was refused. */
export const narration = {
  'repair.KEEPDIM': ({ tensor, shape }) =>
    `被歸約的維度保留下來，大小為 1，可以延伸：此時 ${tensor} 的形狀是 ${shape}。`,
  'repair.UNSQUEEZE': ({ tensor, shape }) =>
    `${tensor} 多出一個大小為 1、可以延伸的維度：此時形狀是 ${shape}。`,
  'repair.SQUEEZE': ({ tensor, shape }) =>
    `讀取 ${tensor} 時去掉一個大小為 1 的維度：此時形狀是 ${shape}。`,
  'repair.TRANSPOSE': ({ tensor, shape }) => `${tensor} 的兩個維度互換位置：此時形狀是 ${shape}。`,
  'repair.FLATTEN': ({ tensor, shape }) =>
    `${tensor} 的最後幾個維度合成一個：此時形狀是 ${shape}。`,
  'repair.NEW_RESULT': ({ tensor }) =>
    `不是就地運算：${tensor} 綁定到新的結果，原來的儲存空間保持原樣。`,
  'repair.COPY': ({ count }) => `依讀取順序複製 ${count} 個元素。`,
  'repair.VIEW': '視圖：什麼都不複製。',
  'repair.INFERRED': '有一個大小留空：它由元素個數決定。',
} satisfies Partial<Remarks>;
