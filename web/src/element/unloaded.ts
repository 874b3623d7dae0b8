/** What a widget says where its parts do not come: it cannot fetch the words of its language either. */
import { type Language, languageFor } from '../locales/languages';

type Sentences = Record<Language, string>;

const absent: Sentences = {
  en: 'The story of this program could not be loaded.',
  'zh-Hans': '无法加载这个程序的分步讲解。',
  'zh-Hant': '無法載入這個程式的逐步解說。',
  ko: '이 프로그램의 단계별 설명을 불러올 수 없습니다.',
  ru: 'Не удалось загрузить рассказ об этой программе.',
};

const fromFile: Sentences = {
  en: 'This page is a file, and browsers load no story into it: stride-wise-whole.js in place of stride-wise.js brings it along.',
  'zh-Hans':
    '此页面是本地文件，浏览器不会为它加载分步讲解：把 stride-wise.js 换成 stride-wise-whole.js 即可。',
  'zh-Hant':
    '此頁面是本機檔案，瀏覽器不會為它載入逐步解說：把 stride-wise.js 換成 stride-wise-whole.js 即可。',
  ko: '이 페이지는 파일로 열려 있어 브라우저가 단계별 설명을 불러오지 않습니다. stride-wise.js 대신 stride-wise-whole.js를 쓰면 됩니다.',
  ru: 'Эта страница открыта из файла, и браузер не загружает в неё рассказ: подключите stride-wise-whole.js вместо stride-wise.js.',
};

export function whyUnloaded(lang: readonly string[]): HTMLElement {
  const sentence = document.createElement('p');
  const language = languageFor(lang);
  sentence.className = 'unloaded';
  sentence.lang = language;
  sentence.setAttribute('role', 'status');
  sentence.textContent = (location.protocol === 'file:' ? fromFile : absent)[language];
  return sentence;
}
