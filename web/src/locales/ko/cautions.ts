import type { Interface, Remarks } from '../types';
import { object, toward } from './particles';

/** What is legal but probably not meant. */
export const narration = {
  'caution.BOTH_GREW': ({ a, a_shape, b, b_shape, size, shape }) =>
    `양쪽 모두 커졌습니다. ${a} ${a_shape}, ${b} ${b_shape}에는 상대편이 늘리는 차원에 원소가 ${size}개씩 있어서 모든 쌍이 만들어집니다: ${shape}. 하나씩 짝지어야 한다면 먼저 둘의 형태를 같게 하세요.`,
  'caution.SAME_COUNT': ({ a, a_shape, b, b_shape, count, shape }) =>
    `${a}, ${b} 모두 원소가 ${count}개지만 하나씩 짝을 이루지는 않습니다. ${a_shape}, ${b_shape}에서 ${shape} 형태가 나옵니다. 하나씩 짝지으려면 먼저 둘의 형태를 같게 하세요.`,
  'caution.COINCIDENCE': ({ a, b, from, dim, size, unmasked }) =>
    `두 크기가 우연히 ${toward(size)} 같아서 맞았을 뿐입니다. ${a}에는 ${b}의 차원 ${from}의 인덱스마다 항목이 있지만, 오른쪽으로 맞추면 차원 ${dim}에 놓입니다. ${b}의 형태가 ${unmasked}였다면 거부되었을 것입니다. 없어진 차원을 크기 1로 남겨 두어 자리를 맞추세요.`,
  'caution.NOT_A_TRANSPOSE': ({ shape, asked, call }) =>
    `${asked}: 크기 ${shape}의 순서만 바꾼 것입니다. 원소의 읽는 순서는 그대로여서 행이 새로 나뉠 뿐, 행과 열이 바뀌지는 않습니다. 차원을 옮기려면 이렇게 쓰세요: ${call}.`,
  'caution.RESHAPE_COPIED': ({ tensor, result, count }) =>
    `여기서 원소 ${count}개가 조용히 복사되었습니다. ${result}의 저장소는 따로 있으므로 거기에 쓴 것은 ${tensor}에 미치지 않습니다. 둘 다 바꾸려면 ${tensor}에 쓴 다음 reshape하세요.`,
  'caution.WRITE_REACHED': ({ target, names }) =>
    `${target}에 쓰면서 ${names}의 값도 바뀌었습니다. 저장소의 칸을 함께 쓰기 때문입니다. 원하지 않으면 복사본에 쓰세요.`,
  'caution.TOO_LARGE': ({ shape, bytes, given }) =>
    `저장소 ${given}에서 형태 ${shape}의 결과가 나옵니다. 필요한 메모리는 ${bytes}입니다. 조용히 일어난 브로드캐스팅은 메모리가 모자라서야 드러나는 일이 많습니다. 모든 차원이 뜻한 것인지 확인하세요.`,
  'caution.REGROUPED': ({ tensor, shape, asked, call }) =>
    `${shape}에서 ${asked} 형태로 바뀌어도 원소의 읽는 순서는 그대로입니다. ${tensor}의 차원은 옮겨지지 않으므로 서로 다른 항목이 섞입니다. 차원을 옮기려면 이렇게 쓰세요: ${call}.`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `${asked}의 한 행은 원소를 ${row}개씩 가져가지만, 차원 0을 따라 ${tensor}의 항목 하나에는 ${entry}개가 있습니다. 그래서 한 행에 여러 항목의 원소가 들어갑니다. 항목마다 한 행을 두려면 이렇게 쓰세요: ${call}.`,
  'caution.LOST_WRITE': ({ copy, tensor }) =>
    `${copy}: 아무 이름도 붙지 않은 복사본입니다. 거기에 쓴 것은 사라지고 ${tensor}의 값은 그대로입니다. 인덱스 하나로 ${tensor}에 직접 쓰세요.`,
  'caution.REPEATED_INDEX': ({ named, places, call }) =>
    `위치가 ${named}개 적혀 있지만 서로 다른 것은 ${places}개뿐입니다. 다시 적힌 위치에서는 앞서 더한 것이 사라집니다. 모두 더하려면 이것을 쓰세요: ${call}.`,
  'caution.REPEATED_CELLS': ({ name, count, dim, call }) =>
    `차원 ${object(dim)} 따라 ${name}의 항목 ${count}개가 모두 같은 칸에 있으므로(스트라이드 0), 여기에 쓴 것은 모든 항목에 나타납니다. 칸을 따로 가지려면 여기에 쓰세요: ${call}.`,
  'caution.READ_OVERWRITTEN': ({ other, call }) =>
    `${other}: 지금 쓰고 있는 칸에 있습니다. 늦게 읽는 값은 이미 바뀐 뒤입니다. 대신 이것을 읽으세요: ${call}.`,
  'caution.SQUEEZED_FIRST': ({ shape, result, call }) =>
    `차원을 지정하지 않아, 크기가 마침 1인 차원 0도 사라졌습니다. ${shape} 형태가 ${result} 형태로 바뀌었습니다. 차원 0이 배치라면 남겨 두세요: ${call}.`,
  'caution.NOT_TURNED': ({ tensor, shape, call }) =>
    `${tensor} ${shape}: 차원이 하나뿐이어서 바꿀 것이 없고 그대로 남습니다. 열이 필요하면 이렇게 쓰세요: ${call}.`,
  'caution.ALL_REVERSED': ({ shape, result, call }) =>
    `모든 차원의 순서가 뒤집혀 ${shape} 형태가 ${result} 형태로 바뀝니다. 마지막 두 차원만 바꾸려면 이렇게 쓰세요: ${call}.`,
  'caution.RESIZE_GREW': ({ tensor, had, needs }) =>
    `${tensor}의 원소는 ${had}개였는데 이제 ${needs}개로 보입니다. 나머지에는 값이 주어진 적이 없습니다. 있는 원소를 배열하려면 view나 reshape를 쓰세요.`,
  'caution.WRAPPED': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}: ${lowest}부터 ${highest}까지인 ${dtype}의 범위를 넘어 ${value}(으)로 되돌아갔습니다. 계산하기 전에 더 넓은 dtype으로 바꾸세요.`,
  'caution.CUT_OFF': ({ target, dtype, value, kept }) =>
    `${target}의 dtype은 ${dtype}입니다. ${value} 대신 ${kept}만 남았습니다. 소수 부분을 남기려면 먼저 실수로 바꾸세요.`,
  'caution.COMMENT_WRONG': ({ comment, tensor, shape }) =>
    `주석에는 ${comment}라고 쓰여 있지만 ${tensor}의 형태는 ${shape}입니다. 주석은 실행에 아무 영향도 주지 않습니다. 주석을 고치거나, 뜻한 것과 다른 형태를 만든 연산을 찾으세요.`,
} satisfies Partial<Remarks>;

export const words = {
  remarks: {
    caution: '허용되지만:',
    questionOf: (number, count) => `질문 ${number}/${count}`,
    answer: '답하기',
    skip: '건너뛰고 설명 보기',
    nextQuestion: '다음 질문',
    showWhy: '이유 보기',
    yes: '맞습니다.',
    notQuite: '조금 다릅니다.',
    rightAnswer: '정답:',
    right: '정답',
    wrong: '고른 답',
    lookAt: '살펴보기:',
    lookInto: (name) => `${name} 자세히 보기`,
    close: '닫기',
    layout: '레이아웃',
    name: '이름',
    shape: '형태',
    stride: '스트라이드',
    strideInBytes: '스트라이드(바이트)',
    strideInElements: '스트라이드(원소)',
    offset: '오프셋',
    offsetInElements: '오프셋(원소)',
    dtype: 'dtype',
    contiguous: '연속',
    isContiguous: '예',
    notContiguous: '아니요',
    sharesWith: '저장소를 함께 쓰는 이름',
    nobody: '다른 이름 없음',
    writeHint: '원소 하나에 쓰면 무엇이 바뀔까요? 칸을 고르세요.',
    cellsOf: (name) => `${name}의 칸: Enter로 쓰기`,
    cell: (place, value, address) => `${place} 값 ${value}, 저장소 주소 ${address}`,
    written: (place, address) =>
      `${place}에 쓰면 저장소 주소 ${address}에 기록됩니다. 함께 바뀌는 것:`,
    atLeast: (count) => `${count}개 이상`,
    changing: '바뀌는 원소',
    howMany: '개수',
  },
} satisfies Partial<Interface>;
