/** The words of a query. */
import { plain } from './find';

/** Words that say how somebody asks, not for which thing. The libraries are in every lesson. */
const USUAL = new Set(
  (
    'a an the and or of in on at to for with is are be do does not no how what when which why vs versus ' +
    'between difference differences explained mean means example examples tutorial understanding using use ' +
    'pytorch torch numpy python np ' +
    'и в на с к по от или не что такое это как зачем почему чем между отличие отличия отличается ' +
    'отличаются разница пример примеры работает делает значит нужен нужна нужно ' +
    '차이 차이점 이란 무엇 무엇인가 방법 이해 이해하기 설명 정리 예제 왜 어떻게 의미 뜻 사용법'
  ).split(' '),
);

/** The same in Chinese, which writes no spaces around them. */
const USUAL_HAN =
  /有什么|有什麼|是什么|是什麼|为什么|為什麼|什么|什麼|怎么|怎麼|怎样|怎樣|如何|区别|區別|差別|差异|差異|不同|图解|圖解|详解|詳解|理解|之间|之間|以及|的|和|与|與|及|在|中/g;

const PARTICLES = /(?:에서|으로|이란|은|는|이|가|을|를|의|와|과|란|로|에|도)$/;

const RUNS =
  /[\p{Script=Latin}\d_.]+|\p{Script=Cyrillic}+|\p{Script=Han}+|\p{Script=Hangul}+|[^\s\p{L}\p{P}]+/gu;

/** `telling`: those to find; all, if the query has only usual ones. `others`: the rest. */
export function wordsOf(asked: string): { telling: string[]; others: string[] } {
  const all = (plain(asked).match(RUNS) ?? [])
    .flatMap((run) =>
      /\p{Script=Han}/u.test(run) ? run.replace(USUAL_HAN, ' ').split(' ') : [run],
    )
    .map((run) => (/\p{Script=Hangul}/u.test(run) ? run.replace(PARTICLES, '') : run))
    .map((run) => run.replace(/^(?:torch|np|numpy|tensor|ndarray)\.|^\.+|\.+$/g, ''))
    .filter(Boolean);
  const telling = all.filter((word) => !USUAL.has(word) && !/^\d+$/.test(word));
  if (telling.length > 0) return { telling, others: all.filter((word) => USUAL.has(word)) };
  return { telling: all.length > 0 ? all : plain(asked).split(/\s+/).filter(Boolean), others: [] };
}
