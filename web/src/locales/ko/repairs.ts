import type { Remarks } from '../types';

/** What works instead of what was refused. */
export const narration = {
  'repair.KEEPDIM': ({ tensor, shape }) =>
    `축소한 차원이 크기 1로 남아 늘어납니다. ${tensor}의 형태는 그때 ${shape}입니다.`,
  'repair.UNSQUEEZE': ({ tensor, shape }) =>
    `${tensor}에 크기 1인 차원이 생기고, 그 차원이 늘어납니다. 형태는 그때 ${shape}입니다.`,
  'repair.SQUEEZE': ({ tensor, shape }) =>
    `${tensor}에서 크기 1인 차원을 빼고 읽습니다. 형태는 그때 ${shape}입니다.`,
  'repair.TRANSPOSE': ({ tensor, shape }) =>
    `${tensor}의 두 차원이 자리를 바꿉니다. 형태는 그때 ${shape}입니다.`,
  'repair.FLATTEN': ({ tensor, shape }) =>
    `${tensor}의 마지막 차원들이 하나가 됩니다. 형태는 그때 ${shape}입니다.`,
  'repair.NEW_RESULT': ({ tensor }) =>
    `제자리 연산이 아닙니다. ${tensor}에는 새 결과가 묶이고, 원래 저장소는 그대로입니다.`,
  'repair.COPY': ({ count }) => `원소 ${count}개를 읽는 순서대로 복사합니다.`,
  'repair.VIEW': '뷰입니다. 아무것도 복사하지 않습니다.',
  'repair.INFERRED': '크기 하나를 비워 둡니다. 그 값은 원소 개수에서 정해집니다.',
} satisfies Partial<Remarks>;
