/** Traditional Chinese is Taiwan's, in its words and its characters; Simplified Chinese is the mainland's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../web');

/** The lessons, the glossary and the interface of a language, by file. */
function textsOf(language: string) {
  const files = ['lessons', 'glossary', 'src/locales'].flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .filter((file) => file.endsWith(`${language}.mdx`) || file.startsWith(`${language}/`))
      .map((file) => join(folder, file)),
  );
  return files.map((file) => ({ file, text: readFileSync(join(web, file), 'utf8') }));
}

/**
 * What is said on the mainland, or is not the word of the table of terms, and what is said instead.
 * A pattern where its characters also meet in 一列表示, 整數組成, 回報錯誤.
 */
const words: Record<string, string> = {
  內存: '記憶體',
  默認: '預設',
  缺省: '預設',
  信息: '訊息',
  代碼: '程式碼',
  循環: '迴圈、重複',
  屏: '螢幕',
  鏈接: '連結',
  數據: '資料',
  '(?<!整)數組': '陣列',
  '列表(?!示)': '串列',
  存儲: '儲存空間',
  字符: '字元',
  字節: '位元組',
  變量: '變數',
  函數: '函式',
  程序: '程式',
  '[軟硬]件': '軟體、硬體',
  網絡: '網路',
  視頻: '影片',
  打印: '列印、印出',
  調用: '呼叫',
  支持: '支援',
  加載: '載入',
  掩碼: '遮罩',
  標量: '純量',
  拷貝: '複製、副本',
  複本: '副本',
  對象: '物件',
  創建: '建立',
  返回: '傳回',
  運行: '執行',
  窗口: '視窗',
  查找: '尋找',
  優化: '最佳化',
  '(?<!回)報錯': '出錯',
  地址: '位址',
  偏移: '位移',
  拉伸: '延伸',
  佈局: '存放方式',
  圖像: '影像',
  項目: '項',
  閱讀順序: '讀取順序',
  您: '你',
};

/** Every character of two bytes in an encoding, the first from `from` to `to`, the second from `least`. */
function charactersOf(encoding: string, from: number, to: number, least: number): Set<string> {
  const decoder = new TextDecoder(encoding);
  const all = new Set<string>();
  for (let lead = from; lead <= to; lead += 1)
    for (let trail = least; trail <= 0xfe; trail += 1)
      all.add(decoder.decode(new Uint8Array([lead, trail])));
  return all;
}

/** Those that are in daily use in Taiwan: the first level of Big5, but for what only looks like one of them. */
const taiwans = charactersOf('big5', 0xa4, 0xc6, 0x40).add('熵');
for (const simplified of '么后几云余') taiwans.delete(simplified);
const mainlands = charactersOf('gb2312', 0xb0, 0xf7, 0xa1);

const wrongWords = (text: string) =>
  Object.entries(words).flatMap(([word, right]) =>
    [...text.matchAll(new RegExp(word, 'g'))].map(
      ({ index }) => `${text.slice(Math.max(0, index - 4), index + 4)}: ${right}`,
    ),
  );

const strange = (text: string, known: Set<string>) =>
  [...new Set(text.match(/\p{Script=Han}/gu))].filter((one) => !known.has(one));

const faultsIn = (language: string, look: (text: string) => string[]) =>
  textsOf(language).flatMap(({ file, text }) => look(text).map((one) => `${file}: ${one}`));

test('all texts of a language are looked at', () => {
  for (const language of ['zh-Hant', 'zh-Hans'])
    expect(textsOf(language).length).toBeGreaterThan(25);
});

describe('Traditional Chinese', () => {
  test('says what Taiwan says', () => {
    expect(faultsIn('zh-Hant', wrongWords)).toEqual([]);
  });

  test('has no simplified characters', () => {
    expect(faultsIn('zh-Hant', (text) => strange(text, taiwans))).toEqual([]);
  });
});

test('Simplified Chinese has no traditional characters', () => {
  expect(faultsIn('zh-Hans', (text) => strange(text, mainlands))).toEqual([]);
});

test('a lesson in Simplified Chinese that names strides says once that others call them 步长', () => {
  const named = textsOf('zh-Hans').filter(
    ({ file, text }) => file.startsWith('lessons') && text.includes('步幅'),
  );
  expect(named.length).toBeGreaterThan(10);
  const counts = named.map(({ file, text }) => ({
    file,
    times: text.split('也叫步长').length - 1,
  }));
  expect(counts.filter(({ times }) => times !== 1)).toEqual([]);
});

test('such words and characters are found', () => {
  expect(wrongWords('這個程序在內存裡。')).toEqual([
    '個程序在內存裡。: 記憶體',
    '這個程序在內: 程式',
  ]);
  expect(wrongWords('每一列表示一個文件。')).toEqual([]);
  expect(strange('这体積與張數，以后', taiwans)).toEqual(['这', '体', '后']);
  expect(strange('这个體积', mainlands)).toEqual(['體']);
});
