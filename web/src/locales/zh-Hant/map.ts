import type { Interface } from '../types';

export const map: Interface['map'] = {
  begin: '從這裡開始',
  goOn: '繼續',
  atStep: '第 {n} 步，共 {all} 步',
  done: '已完成',
  count: '已完成 {n} / {all}',
  forget: '清除我的進度',
  kept: '只儲存在這個瀏覽器裡。',
  search: '尋找課程',
  example: '字詞、函式或錯誤訊息',
  found: '找到 {n} 項',
  nothing: '沒有找到。',
  error: '貼上完整的錯誤訊息',
  offline: '字詞清單載入失敗。',
  broadcasting: '廣播',
  views: '視圖與步幅',
  everyday: '在日常程式碼中',
  previous: '上一課',
  next: '下一課',
};
