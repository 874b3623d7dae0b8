import type { Heads } from '../types';

export const heads: Heads = {
  descriptions: {
    '/': '用動畫看懂 PyTorch 和 NumPy：一個直行加一個橫列怎樣變成一張表，view 為什麼會失敗。課程、你自己的程式碼、你遇到的錯誤，都可以逐步查看。',
    '/playground/': '寫幾行 PyTorch 或 NumPy，逐步看清廣播、步幅和視圖到底做了什麼。',
    '/error/': '貼上 PyTorch 或 NumPy 的形狀錯誤，逐步看清它是怎麼來的、該怎麼改。',
    '/examples/': '關於廣播、視圖和 NumPy 的短程式，每個都可以逐步查看。',
    '/about/': 'Stridewise 展示的內容是怎麼算出來的，又是怎麼測試的。',
    '/runs/': 'Stridewise 能執行的 PyTorch 和 NumPy 函式、方法與屬性一覽。',
    '/author/': '把程式的逐步解說放進課程、書或投影片：邊看效果邊設定小工具，再複製程式碼。',
  },
  example: (title) => `${title}：可以逐步查看和修改的程式。`,
  cards: { '/': '看清廣播、步幅和視圖做了什麼', '/playground/': '逐步看清你自己的程式碼' },
};
