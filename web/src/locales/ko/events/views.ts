import type { Events } from '../../types';
import { object, subject } from '../particles';
import { inBytes } from '../units';

/** view and its kin, and copies in another order. */
export const narration = {
  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `${tensor}의 형태는 ${shape}, 스트라이드는 ${strides}${inBytes(itemsize)}입니다. 요구된 형태는 ${requested}입니다.`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1은 나머지를 뜻합니다: ${numel} / ${known} = ${size}.`,
  'event.VIEW_INFER_TWO': '-1로 비워 둘 수 있는 크기는 하나뿐입니다. 거부됩니다.',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size}: 크기가 될 수 없습니다. 거부됩니다.`,
  'event.VIEW_INFER_AMBIGUOUS': '원소가 없으므로 -1은 어떤 크기든 될 수 있습니다. 거부됩니다.',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `-1 자리에는 ${numel} / ${known}의 값이 와야 하지만 정수가 아닙니다. 거부됩니다.`,
  'event.VIEW_COUNT': ({ numel }) => `두 형태 모두 원소가 ${numel}개입니다.`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `새 형태의 원소는 ${asked}개인데 실제로는 ${numel}개입니다. 거부됩니다.`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `덩어리는 스트라이드 하나로 지나갈 수 있는 연속된 차원들입니다. 마지막 차원부터: 크기 ${size}, 스트라이드 ${stride}인 차원 ${dim}에서 첫 덩어리가 시작됩니다.`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `차원 ${dim}: 스트라이드 ${stride} = ${inner_stride} × ${inner_size}. 뒤 차원이 끝나는 곳에서 고르게 이어지므로 같은 덩어리입니다.`,
  'event.CHUNK_SIZE_ONE': ({ dim }) =>
    `차원 ${dim}의 크기는 1입니다. 스트라이드가 쓰이지 않으므로 어느 덩어리에나 붙습니다.`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `차원 ${dim}: 간격 ${inner_stride}인 원소 ${inner_size}개 다음 원소는 첫 원소에서 ${inner_stride} × ${inner_size} = ${expected} 떨어져 있어야 하지만, ${stride} 떨어져 있습니다. 여기서 끊기고 새 덩어리가 시작됩니다.`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `크기 ${size}인 새 차원 ${dim}: 스트라이드는 ${stride}입니다. ${Number(before) === 1 ? '덩어리의 스트라이드와 같습니다' : `한 걸음에 이미 쓴 원소 ${before}개를 건너뛰어야 합니다(${inner} × ${before})`}. 여기까지 덩어리의 원소 ${chunk}개 중 ${used}개가 쓰였습니다.`,
  'event.FIT_SIZE_ONE': ({ dim }) =>
    `새 차원 ${dim}: 크기가 1이므로 어디에나 들어갑니다. 스트라이드는 쓰이지 않습니다.`,
  'event.STRADDLE': ({ dim, size, needs, chunk, old_dim, old_stride, expected }) =>
    `크기 ${size}인 새 차원 ${dim}에는 이어진 원소 ${needs}개가 필요하지만 덩어리에는 ${chunk}개뿐입니다. 끊긴 곳에 걸칩니다. 그곳에서 이전 차원 ${old_dim}의 스트라이드는 ${subject(expected)} 아니라 ${old_stride}입니다. 뷰는 불가능합니다.`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk, old_dim, old_stride, expected }) =>
    `크기 ${size}인 새 차원 ${dim}에는 원소가 ${needs}개씩 들어가는데, 덩어리의 ${chunk}개는 ${needs}의 배수가 아닙니다. 그래서 어떤 행은 끊긴 곳에 걸칩니다. 그곳에서 이전 차원 ${old_dim}의 스트라이드는 ${subject(expected)} 아니라 ${old_stride}입니다. 뷰는 불가능합니다.`,
  'event.JUMPS': ({ dim, addresses, jumps, old, expected, sum, itemsize }) =>
    `새 차원 ${object(dim)} 따라 원소는 ${Number(itemsize) ? '바이트 위치' : '저장소 주소'} ${addresses}에 있습니다. 건너뛰는 폭은 ${jumps}입니다. 스트라이드라면 폭이 매번 같아야 합니다. 끊긴 곳을 넘을 때는 ${expected} 대신 ${old}만큼 가므로 ${sum}입니다.`,
  'event.VIEW_FITS': ({ strides }) =>
    `새 차원이 모두 한 덩어리 안에 있습니다. 스트라이드 ${strides}인 뷰이고, 저장소는 그대로이며 복사하지 않습니다.`,
  'event.VIEW_FITS_ALTHOUGH': ({ tensor, strides }) =>
    `${tensor}의 원소는 연속이 아니지만 그래도 뷰입니다. 새 차원이 모두 한 덩어리 안에 있습니다. 스트라이드 ${strides}, 같은 저장소이며 복사하지 않습니다.`,
  'event.VIEW_EMPTY': ({ strides }) =>
    `원소가 없으니 잘못 놓일 것도 없습니다. 언제나 뷰이고 스트라이드는 ${strides}입니다.`,
  'event.RESHAPE_COPIES': ({ numel }) =>
    `이 형태를 가질 수 있는 뷰가 없으므로, 원소 ${numel}개를 읽는 순서대로 새 저장소에 복사합니다.`,
  'event.REPAIRS': ({ repairs }) => `대신 되는 방법: ${repairs}.`,
  // Copies in another order
  'event.COPY_LAYOUT': ({ shape, strides, itemsize, order }) =>
    `결과의 형태는 ${shape}, 스트라이드는 ${strides}${inBytes(itemsize)}이고, 저장소를 따로 가집니다. ${order === 0 ? '원소들이 읽는 순서대로 나란히 놓입니다' : order === 1 ? '메모리에서 차원들의 순서는 그대로입니다' : '첫 인덱스의 걸음이 가장 작습니다'}.`,
  'event.REORDER_FLAT': '차원을 정하지 않았습니다. 원소를 읽는 순서대로 한 줄로 셉니다.',
  'event.ORDER_TRANSPOSES': ({ tensor }) =>
    `F 순서에서는 첫 인덱스가 가장 빨리 바뀝니다. ${tensor}의 마지막 인덱스와 같습니다.`,
  'event.REORDER_KEPT': ({ dim, from }) =>
    `차원 ${dim}: 원래의 차원 ${from} 그대로이며 인덱스도 같습니다.`,
  'event.REORDER_REVERSED': ({ dim, from, last }) =>
    `차원 ${dim}: 원래의 차원 ${object(from)} 거꾸로 읽습니다. 인덱스 i는 인덱스 ${last} − i를 읽습니다.`,
  'event.REORDER_ROLLED': ({ dim, shift, size }) =>
    `차원 ${dim}: 인덱스 i는 인덱스 (i − ${shift}) mod ${object(size)} 읽습니다. 한쪽 끝으로 나간 것은 다른 쪽 끝으로 돌아옵니다.`,
  'event.REORDER_TILED': ({ dim, size, count }) =>
    `차원 ${dim}: 인덱스 i는 인덱스 i mod ${object(size)} 읽습니다. 항목 ${size}개 전체가 ${count}번 나옵니다.`,
  'event.REORDER_REPEATED': ({ dim, count }) =>
    `차원 ${dim}: 인덱스 i는 인덱스 i div ${object(count)} 읽습니다. 항목마다 ${count}번씩 이어 나옵니다.`,
  'event.REORDER_NEW': ({ dim, count }) =>
    `차원 ${dim}: 새 차원입니다. 이 차원을 따라 전체가 ${count}번 나옵니다.`,
  'event.REORDER_FLAT_ROLLED': ({ shift, numel }) =>
    `i번째 원소는 (i − ${shift}) mod ${numel}번째를 읽습니다. 행의 끝도 넘어갑니다.`,
  'event.REORDER_FLAT_TILED': ({ numel }) =>
    `i번째 원소는 i mod ${numel}번째를 읽습니다. 마지막 다음에는 처음부터 다시 나옵니다.`,
  'event.REORDER_FLAT_REPEATED': ({ count }) =>
    `i번째 원소는 i div ${count}번째를 읽습니다. 원소마다 ${count}번씩 이어 나옵니다.`,
  'event.ELEMENT_MOVED': ({ out, in: from, rule, value }) =>
    `${out}: ${rule}이므로 ${from}입니다. 값은 ${value}입니다.`,
} satisfies Partial<Events>;
