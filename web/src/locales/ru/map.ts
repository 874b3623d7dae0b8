import type { Interface } from '../types';

export const map: Interface['map'] = {
  begin: 'Начните здесь',
  goOn: 'Продолжить',
  atStep: 'кадр {n} из {all}',
  done: 'пройдено',
  count: 'Пройдено: {n} из {all}',
  forget: 'Забыть пройденное',
  kept: 'Хранится только в этом браузере.',
  search: 'Найти урок',
  example: 'слово, функция, текст ошибки',
  found: 'Найдено: {n}',
  nothing: 'Ничего не найдено.',
  error: 'Вставить ошибку целиком',
  offline: 'Список слов не загрузился.',
  broadcasting: 'Бродкастинг',
  views: 'Представления и шаги',
  everyday: 'В повседневном коде',
  previous: 'Предыдущий урок',
  next: 'Следующий урок',
};
