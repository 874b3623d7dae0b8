import type { Advice } from '../en/advice';

/** What the core says beside a pasted error. */
export const advice: Record<Advice, string> = {
  'Shape of a': 'a의 형태',
  'Shape of b': 'b의 형태',
  'Shape of what is added': '더하는 것의 형태',
  'Shape of the array': '배열의 형태',
  'Shape asked for': '요구한 형태',
  'Shape before its dims were moved': '차원을 옮기기 전의 형태',
  'Order of its dims now (permute)': '지금의 차원 순서(permute)',
  'Shape of the left one': '왼쪽의 형태',
  'Shape of the right one': '오른쪽의 형태',
  'Shape of the first one': '첫째의 형태',
  'Shape of the other one': '다른 것의 형태',
  'a gets a last dimension of size 1, which stretches':
    'a의 끝에 크기 1인 차원이 생기고, 이것이 늘어납니다',
  'b gets a last dimension of size 1, which stretches':
    'b의 끝에 크기 1인 차원이 생기고, 이것이 늘어납니다',
  'x gets a last dimension of size 1, which stretches':
    'x의 끝에 크기 1인 차원이 생기고, 이것이 늘어납니다',
  'b is transposed': 'b를 전치합니다',
  'not in place: the result is a new, larger tensor':
    '제자리가 아니므로 결과는 더 큰 새 텐서입니다',
  'not in place: the result is a new, larger array': '제자리가 아니므로 결과는 더 큰 새 배열입니다',
  'not in place: the result has a storage of its own':
    '제자리가 아니므로 결과는 저장소를 따로 가집니다',
  'copies where no view will do': '뷰가 안 되면 복사합니다',
  'copies first, in reading order': '먼저 읽는 순서대로 복사합니다',
  'as many as there are': '있는 만큼',
  'one size is left open, the others are given': '크기 하나는 비워 두고 나머지는 정합니다',
  'the first matrix is transposed': '첫째 행렬을 전치합니다',
  'the second matrix is transposed': '둘째 행렬을 전치합니다',
  'the first one is transposed': '첫째를 전치합니다',
  'the second one is transposed': '둘째를 전치합니다',
  'the first one gets a first dimension': '첫째의 맨 앞에 차원이 생깁니다',
  'the second one gets a first dimension': '둘째의 맨 앞에 차원이 생깁니다',
  'along the dimension in which they differ': '서로 다른 차원을 따라',
  'along a dimension that they have': '실제로 있는 차원을 따라',
  'stack makes the new dimension': 'stack이 새 차원을 만듭니다',
  'the last one': '마지막 것',
  'the last dimension': '마지막 차원',
  'the last axis': '마지막 축',
  'one index a dimension': '차원마다 인덱스 하나',
  'each of them': '하나하나 모두',
  'at least one of them': '적어도 하나',
  'the number itself': '그 수 자체',
  'swaps the last two dims': '마지막 두 차원을 바꿉니다',
};
