/**
 * The words for tensors that no expression names (`word.LEFT` ...) in the case that a sentence needs. A
 * no-break space tells them from words of the sentence.
 */

/** Nominative, genitive, locative; and short before an index. */
const names = [
  ['левый операнд', 'левого операнда', 'левом операнде', 'лев'],
  ['правый операнд', 'правого операнда', 'правом операнде', 'прав'],
  ['промежуточный результат', 'промежуточного результата', 'промежуточном результате', 'промеж'],
  ['новое значение', 'нового значения', 'новом значении', 'знач'],
  ['итоговый тензор', 'итогового тензора', 'итоговом тензоре', 'итог'],
].map((cases) => cases.map((one) => one.replace(' ', '\u00a0')));

/** Prepositions, and words for parts and numbers of a tensor: a genitive follows. */
const OF =
  '(?:(?:у|из|от|для|до|без|вместо|каждого|одного)|(?:форм|шаг|размер|элемент|значени|строк|столбц|измерени|ячейк|хранилищ|част|диагонал|dtype|копи)[а-я]*)';

export const inflected = (sentence: string): string =>
  names.reduce(
    (said, [name = '', genitive = '', locative = '', short = '']) =>
      said
        .replaceAll(`${name}[`, `${short}[`)
        .replace(new RegExp(`(?<![а-яё])(${OF}[ \u00a0])${name}`, 'gi'), `$1${genitive}`)
        .replace(new RegExp(`(?<![а-яё])([вВ][ \u00a0])${name}`, 'g'), `$1${locative}`)
        .replace(new RegExp(`(?<=^|\\. )${name}`, 'g'), capital(name)),
    sentence,
  );

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
