import type { Events } from '../../types';
import { object, subject, toward } from '../particles';
import { inBytes } from '../units';

/** Dims that move or change, elements, and what no expression names: what the first story tells. */
export const narration = {
  // Dims that move or change
  'event.DIMS_BEFORE': ({ tensor, shape, strides, itemsize }) =>
    `${tensor}의 형태는 ${shape}, 스트라이드는 ${strides}${inBytes(itemsize)}입니다.`,
  'event.DIM_MOVES': ({ dim, from, size, stride }) =>
    `결과의 차원 ${dim}: 원래의 차원 ${from}입니다. 크기 ${size}, 스트라이드 ${stride}도 함께 옮겨 갑니다.`,
  'event.DIM_STAYS': ({ dim, size, stride }) =>
    `차원 ${dim}: 그대로입니다. 크기 ${size}, 스트라이드 ${stride}.`,
  'event.DIM_NEW': ({ dim, size, stride }) =>
    `차원 ${dim}: 새로 생겼습니다. 크기 ${size}, 스트라이드 ${stride}.${Number(size) === 1 ? ' 이 스트라이드는 쓰이지 않습니다.' : Number(stride) === 0 ? ' 이 차원을 따라가는 걸음은 언제나 같은 원소에 머뭅니다.' : ''}`,
  'event.DIM_DIAGONAL': ({ dim, size, first, second, first_stride, second_stride, stride }) =>
    `차원 ${dim}(크기 ${size}): 원래 차원 ${first}, ${second}의 대각선을 따라갑니다. 한 걸음마다 두 차원에서 함께 나아가므로 스트라이드는 ${first_stride} + ${second_stride} = ${stride}.`,
  'event.DIM_CHANGES': ({ dim, from, size, stride, old_size, old_stride }) =>
    `차원 ${dim}: 원래의 차원 ${from}에서 옵니다. 크기는 ${old_size}에서 ${toward(size)}, 스트라이드는 ${old_stride}에서 ${toward(stride)} 바뀝니다.`,
  'event.DIM_STEPPED': ({ dim, from, size, stride, old_size, old_stride, step }) =>
    `차원 ${dim}: 원래의 차원 ${object(from)} ${step} 간격으로 지나갑니다. 크기는 ${old_size}에서 ${toward(size)}, 스트라이드는 ${old_stride}에서 ${step} × ${old_stride} = ${toward(stride)} 바뀝니다.`,
  'event.DIM_SHORTENED': ({ dim, from, size, stride, old_size }) =>
    `차원 ${dim}: 원래의 차원 ${from}에서 옵니다. 크기는 ${old_size}에서 ${toward(size)} 바뀌고, 스트라이드는 ${stride} 그대로입니다.`,
  'event.DIM_REVERSED': ({ dim, from, size, stride, old_stride }) =>
    `결과의 차원 ${dim}: 원래의 차원 ${object(from)} 거꾸로 읽습니다. 크기는 ${size} 그대로이고, 스트라이드는 ${old_stride}에서 ${toward(stride)} 바뀝니다.`,
  'event.DIM_GONE': ({ from, size }) => `크기 ${size}인 원래의 차원 ${subject(from)} 사라졌습니다.`,
  'event.OFFSET_CHANGES': ({ from, to, itemsize, sum }) =>
    `이제 첫 원소는 ${Number(itemsize) ? '바이트 위치' : '주소'} ${subject(from)} 아니라 ${sum}${to}에 있습니다.`,
  'event.OFFSET_OF_NONE': ({ from, to, itemsize }) =>
    `원소가 없습니다. 오프셋은 ${from}에서 ${toward(to)} 바뀝니다${Number(itemsize) ? '(바이트)' : ''}.`,
  'event.DIMS_AFTER': ({ shape, strides }) =>
    `저장소는 그대로이고, 이제 형태 ${shape}, 스트라이드 ${strides}인 텐서로 읽습니다.`,
  'event.STAYS_CONTIGUOUS': '읽는 순서대로 원소가 나란히 놓여 있습니다. 연속입니다.',
  'event.NOT_CONTIGUOUS': ({ dim, stride, expected }) =>
    `연속이 아닙니다. 차원 ${dim}의 스트라이드는 ${stride}인데, 원소가 나란하다면 ${subject(expected)} 되어야 합니다.`,
  'event.SQUEEZE_LEAVES': ({ dim, size }) =>
    `squeeze로 없어지는 것은 크기 1인 차원뿐입니다. 차원 ${dim}의 크기는 ${size}이므로 그대로 남습니다. NumPy에서는 여기서 오류가 납니다.`,
  'event.OVERLAP': ({ address, itemsize, one, other }) =>
    `${one}, ${other}: ${Number(itemsize) ? '바이트 위치' : '주소'} ${address}에 있는 같은 저장소 칸이므로 함께 바뀝니다.`,
  // Of any operation
  'event.TOLD_FIRST': ({ operation, shape }) => `먼저 ${operation}: 형태는 ${shape}입니다.`,
  'event.FILLED': ({ numel, shape }) =>
    `원소 ${numel}개의 새 저장소이며, 형태 ${shape}인 텐서로 읽습니다.`,
  'event.NEW_STORAGE': ({ shape }) => `결과의 형태는 ${shape}이고, 저장소를 따로 가집니다.`,
  'event.SAME_TENSOR': ({ tensor }) =>
    `할 일이 없었습니다. 결과는 ${tensor} 자체이고, 같은 저장소에 있습니다.`,
  'event.RESIZED': ({ shape, strides }) =>
    `같은 저장소를 이제 형태 ${shape}, 스트라이드 ${strides}의 텐서로 읽습니다. 옮겨진 것은 없습니다.`,
  'event.RESIZE_FITS': ({ has, needs }) =>
    `첫 원소부터 저장소에 원소 ${has}개의 자리가 있고 ${needs}개가 필요합니다. 저장소도, 그 뒤의 값도 그대로입니다.`,
  // Elements
  'event.ELEMENT_COMBINE': ({ out, formula, values, value }) =>
    `${formula} = ${values} = ${value}, 이것을 ${out}에 씁니다.`,
  'event.ELEMENT_WRAPS': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}. 이 값은 ${dtype} 범위를 벗어납니다. ${lowest}부터 ${highest}까지만 담을 수 있습니다. 벗어난 값은 한 바퀴 돕니다. 결과: ${value}.`,
  'event.ELEMENT_READ': ({ out, sum, address, value }) =>
    `${out}의 주소는 ${sum} = ${address}이고 값은 ${value}입니다.`,
  'event.ELEMENT_READ_BYTES': ({ out, sum, byte, itemsize, address, value }) =>
    `${out}: 바이트 위치 ${sum} = ${byte}, 곧 주소 ${byte} / ${itemsize} = ${address}에 있고 값은 ${value}입니다.`,
  'event.ELEMENT_READ_AT': ({ out, address, value }) =>
    `${out}의 주소는 ${address}이고 값은 ${value}입니다.`,
  'event.ELEMENT_COPY': ({ out, in: from, from: source, to, value }) =>
    `${from}: 주소 ${source}에서 읽어 주소 ${to}에 ${out}의 값으로 씁니다. 값은 ${value}입니다.`,
  // What no expression names.
  'word.VALUE': '그\u00a0값',
  'word.RESULT': '그\u00a0결과',
  'word.INTERMEDIATE': '중간\u00a0결과',
  'word.LEFT': '왼쪽\u00a0것',
  'word.RIGHT': '오른쪽\u00a0것',
  'word.FIRST': '첫째\u00a0것',
  'word.SECOND': '둘째\u00a0것',
  'word.THIRD': '셋째\u00a0것',
  'word.FOURTH': '넷째\u00a0것',
} satisfies Partial<Events>;
