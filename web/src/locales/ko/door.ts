import type { Interface } from '../types';

export const door: Interface['door'] = {
  headline: '브로드캐스팅, 스트라이드, 뷰가 실제로 하는 일을 눈으로 보세요',
  picture:
    '열 하나와 행 하나가 표가 됩니다. 표의 각 항목은 열의 수 하나와 행의 수 하나를 저장된 자리에서 읽어 더한 값입니다.',
  needsScript: '프로그램이 담긴 링크는 [실습장]에서 열리며, JavaScript가 필요합니다.',
  doors: '시작하는 곳',
  learn: '배우기',
  learnHow: '먼저 질문에 답하고, 한 단계씩 이해합니다',
  code: '내 코드',
  codeHow: 'PyTorch나 NumPy 코드를 몇 줄 쓰고 한 단계씩 살펴봅니다',
  error: '내 오류',
  errorHow: '트레이스백을 붙여 넣고 어떤 크기가 맞지 않는지 봅니다',
  course: '내 강의에 넣기',
  courseHow: '어떤 단계별 설명이든 내 페이지에: 몇 줄만 붙여 넣으면 됩니다',
  courseMake: '내 프로그램으로 위젯 만들기',
  examples: '예제',
  topics: {
    broadcasting: '거부되는 브로드캐스팅',
    keepdim: '차원을 남기는 합',
    slicing: '슬라이스는 뷰',
    negative: '음수 스트라이드',
    heads: '어텐션 헤드',
    view: '거부되는 뷰',
    write: '한 번 쓰고 두 이름에서 보기',
    matmul: '행렬곱',
    index: '인덱싱은 복사',
  },
  html: '이 HTML은 문장 하나의 단계별 설명을 페이지에 넣습니다. `code`는 퍼센트 인코딩한 프로그램이고, `statement`는 0부터 세는 문장 번호입니다. 그 뒤에 `step`, `theme`, `lang`, `controls`를 덧붙일 수 있습니다.',
  copyHtml: 'HTML 복사',
};
