import type { Interface } from '../types';

export const map: Interface['map'] = {
  begin: '从这里开始',
  goOn: '继续',
  atStep: '第 {n} 步，共 {all} 步',
  done: '已完成',
  count: '已完成 {n} / {all}',
  forget: '清除我的进度',
  kept: '只保存在此浏览器中。',
  search: '查找课程',
  example: '词语、函数或报错',
  found: '找到 {n} 项',
  nothing: '没有找到。',
  error: '粘贴完整的报错',
  offline: '词语列表没有加载成功。',
  broadcasting: '广播',
  views: '视图与步幅',
  everyday: '在日常代码中',
  previous: '上一课',
  next: '下一课',
};
