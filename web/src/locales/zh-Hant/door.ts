import type { Interface } from '../types';

export const door: Interface['door'] = {
  headline: '看清廣播、步幅和視圖究竟做了什麼',
  picture:
    '一直行的數和一橫列的數變成一張表：表中每一項都等於直行中的一個數加上橫列中的一個數，兩者都從各自的儲存位置讀出。',
  needsScript: '帶有程式的連結會在[試驗場]中開啟，需要 JavaScript。',
  doors: '從這裡開始',
  learn: '學習',
  learnHow: '先回答一個問題，再一步一步看明白',
  code: '我的程式碼',
  codeHow: '寫幾行 PyTorch 或 NumPy 程式碼，逐步查看',
  error: '我的錯誤',
  errorHow: '貼上回溯訊息，看看哪些大小對不上',
  course: '放進你的課程',
  courseHow: '把任意一段逐步解說放進你的網頁：貼上幾行即可',
  courseMake: '用你自己的程式製作小工具',
  examples: '範例',
  topics: {
    broadcasting: '無法廣播',
    keepdim: '加總並保留維度',
    slicing: '切片是視圖',
    negative: '負步幅',
    heads: '注意力頭',
    view: '被拒絕的視圖',
    write: '一次寫入，兩個名稱',
    matmul: '矩陣乘法',
    index: '索引是副本',
  },
  html: '這段 HTML 把一個陳述式的逐步解說放進網頁。`code` 是經過百分號編碼的程式；`statement` 是陳述式的編號，從 0 數起。後面還可以加上 `step`、`theme`、`lang` 和 `controls`。',
  copyHtml: '複製 HTML',
};
