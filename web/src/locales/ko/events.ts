import type { Int } from '../../core/types';
import { bare } from '../numbers';
import type { Events } from '../types';
import { object, subject, topic, toward } from './particles';
import { inBytes } from './units';

/** What a step says. 스트라이드 stride, 저장소 storage, 뷰 view, 덩어리 chunk, 끊김 cut. */
export const events: Events = {
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
    `차원 ${dim}(크기 ${size}): 원래 차원 ${first}, ${second}의 대각선을 따라갑니다. 한 걸음마다 두 차원에서 함께 나아가므로 스트라이드는 ${first_stride} + ${second_stride} = ${stride}입니다.`,
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
    `저장소는 그대로입니다. 이제 형태 ${shape}, 스트라이드 ${strides}인 텐서로 읽습니다.`,
  'event.STAYS_CONTIGUOUS': '읽는 순서대로 원소가 저장소에 나란히 있습니다. 연속입니다.',
  'event.NOT_CONTIGUOUS': ({ dim, stride, expected }) =>
    `연속이 아닙니다. 차원 ${dim}의 스트라이드는 ${stride}인데, 원소가 나란히 있다면 ${subject(expected)} 됩니다.`,
  'event.SQUEEZE_LEAVES': ({ dim, size }) =>
    `squeeze는 크기 1인 차원만 없앱니다. 차원 ${dim}의 크기는 ${size}이므로 남습니다(NumPy에서는 여기서 오류가 납니다).`,
  'event.OVERLAP': ({ address, itemsize, one, other }) =>
    `${one}, ${other}: ${Number(itemsize) ? '바이트 위치' : '주소'} ${address}에 있는 같은 저장소 칸이므로 함께 바뀝니다.`,
  // Of any operation
  'event.TOLD_FIRST': ({ operation, shape }) => `먼저 ${operation}의 결과는 형태가 ${shape}입니다.`,
  'event.FILLED': ({ numel, shape }) =>
    `원소 ${numel}개의 새 저장소이며, 형태 ${shape}인 텐서로 읽습니다.`,
  'event.NEW_STORAGE': ({ shape }) => `결과의 형태는 ${shape}이고, 저장소는 새것입니다.`,
  'event.SAME_TENSOR': ({ tensor }) =>
    `할 일이 없습니다. 결과는 ${tensor} 자체이고 저장소도 같습니다.`,
  'event.RESIZED': ({ shape, strides }) =>
    `같은 저장소를 이제 형태 ${shape}, 스트라이드 ${strides}의 텐서로 읽습니다. 옮겨진 원소는 없습니다.`,
  'event.RESIZE_FITS': ({ has, needs }) =>
    `첫 원소부터 저장소에 원소 ${has}개의 자리가 있고 ${needs}개가 필요합니다. 저장소도, 그 뒤의 값도 그대로입니다.`,
  // Elements
  'event.ELEMENT_COMBINE': ({ out, formula, values, value }) =>
    `${formula} = ${values} = ${value}, 이것을 ${out}에 씁니다.`,
  'event.ELEMENT_WRAPS': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}. 이 값은 ${dtype}의 범위(${lowest}부터 ${highest}까지)를 벗어나 반대쪽 끝으로 돌아갑니다(오버플로). 결과는 ${value}입니다.`,
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

  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다.`,
  'event.SHAPES_MANY': ({ count }) => `형태 ${count}개를 비교합니다. 한 줄에 하나씩입니다.`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `${a}의 형태는 ${a_shape}이고, 요청한 형태는 ${target}입니다.`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `${a}의 형태는 ${a_shape}입니다. 숫자에는 차원이 없어서 ${a}의 모든 원소에 쓰입니다.`,
  'event.ALIGN': '형태들을 오른쪽에 맞춥니다. 마지막 차원부터 비교합니다.',
  'event.PAD': ({ tensor, have, want, ones }) =>
    `${tensor}에는 차원이 ${Number(have) === 0 ? '없고' : `${have}개이고`} ${want}개가 필요합니다. 왼쪽에 1을 ${ones}개 붙입니다.`,
  'event.COMPARE_EQUAL': ({ dim, size }) => `차원 ${dim}: 크기가 모두 ${toward(size)} 같습니다.`,
  'event.COMPARE_STRETCH': ({ dim, tensor, size }) =>
    `차원 ${dim}: ${tensor}의 크기가 1이므로 ${Number(size) === 0 ? '0이 됩니다' : `${toward(size)} 늘어납니다`}.`,
  'event.COMPARE_PADDED': ({ dim, tensor, size }) =>
    `차원 ${dim}: ${tensor}의 형태는 여기까지 오지 않아 1로 ${Number(size) === 1 ? '치며, 크기가 같습니다' : Number(size) === 0 ? '치고, 0이 됩니다' : `치고, ${toward(size)} 늘어납니다`}.`,
  'event.COMPARE_EQUAL_DIMS': ({ first, last, count, sizes }) =>
    `${dimsFrom(first, last, count)}: 크기가 모두 ${sizes}, 서로 같습니다.`,
  'event.COMPARE_STRETCH_DIMS': ({ first, last, count, tensor, sizes }) =>
    `${dimsFrom(first, last, count)}: ${tensor}의 크기가 모두 1이므로 ${sizes}까지 늘어납니다.`,
  'event.COMPARE_PADDED_DIMS': ({ first, last, count, tensor, sizes }) =>
    `${dimsFrom(first, last, count)}: ${tensor}의 형태는 여기까지 오지 않아 모두 1로 치고, ${sizes}에 맞춰 늘어납니다.`,
  'event.COMPARE_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `차원 ${dim}: ${a}의 크기는 ${size_a}, ${b}의 크기는 ${size_b}입니다. 서로 다르고 어느 쪽도 1이 아니므로 브로드캐스트할 수 없습니다.`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `차원 ${dim}: ${target}의 크기는 ${have}인데 결과의 크기는 ${size}입니다. 제자리에서 바꾸는 텐서는 형태를 바꿀 수 없습니다.`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `차원 ${dim}: ${target}에는 이 차원이 없는데 결과에는 크기 ${size}인 차원이 있습니다. 제자리에서 바꾸는 텐서는 형태를 바꿀 수 없습니다.`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `차원 ${dim}: ${tensor}의 크기는 ${size}입니다. 크기 1만 늘어나므로 ${subject(wanted)} 될 수 없습니다.`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `${tensor}의 차원은 ${have}개인데 ${wanted}개만 요청했습니다. 늘리기는 차원을 없애지 않으므로 오류가 납니다.`,
  'event.BROADCAST_RESULT': ({ shape }) => `결과의 형태는 ${shape}입니다.`,
  'event.IN_PLACE_FITS': ({ target, shape }) =>
    `결과가 ${target}에 들어갑니다. 둘 다 형태가 ${shape}입니다.`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `결과의 형태는 ${broadcast}인데 ${target}의 형태는 ${shape} 그대로여야 합니다. 들어갈 자리가 없어 오류가 납니다.`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `${target}의 여러 원소가 저장소의 같은 칸을 쓰므로 무엇을 쓸지 분명하지 않습니다. 그래서 오류가 납니다.`,
  'event.STRETCH': ({ tensor, dim, size }) =>
    `${tensor}의 차원 ${dim} 크기가 ${Number(size) === 0 ? '0이 됩니다' : `${toward(size)} 늘어납니다`}. 복사는 하지 않습니다. 그곳의 스트라이드가 0이 됩니다.`,
  'event.STRETCH_TOGETHER': ({ shape, strides }) =>
    `${shape}까지 늘려도 아무것도 복사하지 않습니다. 늘어난 차원의 스트라이드는 모두 0이 됩니다. 이제 스트라이드는 ${strides}입니다.`,
  'event.NO_STRETCH': ({ operands }) =>
    operands === 1 ? '원소마다 따로 계산됩니다.' : '늘릴 것이 없습니다. 형태가 이미 맞습니다.',
  'event.DESCEND_EQUAL': ({ dim, size, one, other }) =>
    `차원 ${dim}: ${one}, ${other}에 항목이 각각 ${size}개 있습니다. ${one}[0]의 짝은 ${other}[0]입니다${Number(size) === 1 ? '' : '. 나머지도 같은 식입니다'}.`,
  'event.DESCEND_STRETCH': ({ dim, size, one, other }) =>
    `차원 ${dim}: ${one}에는 항목이 ${one}[0] 하나뿐입니다. 이것이 ${other}의 항목 ${size}개 모두와 짝을 이룹니다.`,
  'event.DESCEND_PADDED': ({ dim, size, one, other }) =>
    `차원 ${dim}: ${one}의 형태는 여기까지 오지 않으므로 ${one} 전체가 ${other}의 항목 ${size}개 각각과 짝을 이룹니다.`,
  'event.DESCEND_END': ({ one, other }) =>
    `이제 수 하나씩만 남았습니다. ${one}의 짝은 ${other}이고, 다른 쌍도 모두 마찬가지입니다.`,
  'event.PROMOTED': ({ a, a_dtype, b, b_dtype, dtype, reason }) =>
    `${a}(${a_dtype}), ${b}(${b_dtype}): ${dtype} 형식으로 계산합니다. ${promotions[Number(reason)] ?? promotions[5]}.`,
  'event.TOO_LARGE': ({ bytes }) =>
    `형태는 맞지만 결과에 메모리가 ${bytes} 필요해서 여기서는 계산할 수 없습니다.`,
  // Reductions
  'event.REDUCE_STAYS': ({ dim, size, to }) =>
    `크기 ${size}인 차원 ${dim}: 남아서 결과의 차원 ${subject(to)} 됩니다.`,
  'event.REDUCE_KEPT': ({ dim, size, to, operation }) =>
    `차원 ${object(dim)} 따라 ${operation}() 연산이 원소 ${size}개를 하나로 만듭니다. 이 차원은 크기 1인 차원 ${toward(to)} 남습니다.`,
  'event.REDUCE_GONE': ({ dim, size, operation }) =>
    `차원 ${object(dim)} 따라 ${operation}() 연산이 원소 ${size}개를 하나로 만듭니다. 이 차원은 사라집니다.`,
  'event.REDUCE_RESULT': ({ numel, group, shape }) =>
    `결과의 형태는 ${shape}입니다. 원소는 ${numel}개이고, 각각 원소 ${group}개에서 계산됩니다.`,
  // Matrix products
  'event.PRODUCT_ROW': ({ tensor, size }) =>
    `${tensor}의 차원은 하나이므로 왼쪽에서는 행이 하나인 행렬 (1, ${size})로 칩니다. 이 1은 결과에서 빠집니다.`,
  'event.PRODUCT_COLUMN': ({ tensor, size }) =>
    `${tensor}의 차원은 하나이므로 오른쪽에서는 열이 하나인 행렬 (${size}, 1)로 칩니다. 이 1은 결과에서 빠집니다.`,
  'event.PRODUCT_INNER': ({ size }) =>
    `안쪽 차원은 크기가 같아서(둘 다 ${size}) 사라집니다. 결과의 각 원소는 ${productSum(bare(size))}입니다.`,
  'event.PRODUCT_FOLDED': ({ tensor, shape, rows, columns }) =>
    `PyTorch는 ${tensor}의 형태 ${shape}에서 마지막 차원을 뺀 모든 차원을 행으로 세어 행렬 하나로 읽습니다. 행은 모두 ${rows}개이고, 메시지에는 ${rows}x${toward(columns)} 나옵니다.`,
  'event.PRODUCT_FOLDED_COLUMNS': ({ tensor, shape, rows, columns }) =>
    `PyTorch는 형태 ${shape}인 텐서 ${tensor}의 차원을 전치하여 행렬 하나로 읽습니다. 모든 행렬의 열이 그 행이 됩니다. 행은 모두 ${rows}개이고, 메시지에는 ${rows}x${toward(columns)} 나옵니다.`,
  'event.PRODUCT_INNER_REFUSED': ({ a, size_a, b, size_b }) =>
    `안쪽 크기가 다릅니다. ${a}의 열은 ${size_a}개인데 ${b}의 행은 ${size_b}개입니다. 그래서 오류가 납니다.`,
  'event.PRODUCT_BATCH':
    '마지막 두 차원 앞의 차원은 행렬의 배치입니다. 그 크기를 오른쪽으로 맞추어 비교합니다.',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `차원 ${topic(dim)} 행렬의 개수입니다. bmm은 절대 브로드캐스팅하지 않으므로 양쪽의 개수가 같아야 합니다. 둘 다 ${size}개입니다.`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `차원 ${topic(dim)} 행렬의 개수입니다. ${a}에는 ${size_a}개, ${b}에는 ${size_b}개 있습니다. bmm은 절대 브로드캐스팅하지 않으며, 크기가 1이어도 마찬가지입니다. 그래서 오류가 납니다.`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `글자마다 차원 하나의 이름입니다: ${tensors}. 결과의 차원은 ${result}입니다.`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `차원 ${letter}(크기 ${size}): ${letterFate(letter, tensors)[Math.min(5, Number(how))]}.`,
  'event.PRODUCT_RESULT': ({ shape }) => `결과의 형태는 ${shape}입니다.`,

  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `${tensor}의 형태는 ${shape}, 스트라이드는 ${strides}${inBytes(itemsize)}입니다. 요청한 형태는 ${requested}입니다.`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1은 알아서 계산하라는 뜻입니다. ${numel} / ${known} = ${size}.`,
  'event.VIEW_INFER_TWO': '-1은 하나만 쓸 수 있습니다. 그래서 오류가 납니다.',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size}: 크기가 될 수 없습니다. 그래서 오류가 납니다.`,
  'event.VIEW_INFER_AMBIGUOUS':
    '원소가 없으므로 -1은 어떤 크기든 될 수 있습니다. 그래서 오류가 납니다.',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `-1은 ${numel} / ${known}의 값이어야 하는데 정수가 아닙니다. 그래서 오류가 납니다.`,
  'event.VIEW_COUNT': ({ numel }) => `두 형태 모두 원소가 ${numel}개입니다.`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `원소 ${asked}개를 요청했는데 실제로는 ${numel}개입니다. 수가 같아야 하므로 오류가 납니다.`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `마지막 차원부터 봅니다. 차원 ${dim}(크기 ${size}, 스트라이드 ${stride})에서 첫 덩어리가 시작됩니다. 덩어리는 스트라이드 하나로 지나갈 수 있는 차원들입니다.`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `차원 ${dim}: 스트라이드 ${stride} = ${inner_stride} × ${inner_size}. 오른쪽 차원이 끝나는 바로 그곳에서 이어지므로 같은 덩어리에 들어갑니다.`,
  'event.CHUNK_SIZE_ONE': ({ dim }) =>
    `차원 ${dim}의 크기는 1입니다. 스트라이드가 쓰이지 않으므로 어느 덩어리에나 붙습니다.`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `고르게 이어지려면 차원 ${dim}의 스트라이드로 ${inner_stride} × ${inner_size} = ${subject(expected)} 필요한데, 실제로는 ${stride}입니다. 덩어리가 여기서 끝납니다: 끊긴 곳입니다.`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `새 차원 ${dim}(크기 ${size}): ${Number(before) === 1 ? `스트라이드는 덩어리의 것인 ${stride}입니다` : `이미 쓴 원소 ${before}개를 건너뛰므로 스트라이드는 ${inner} × ${before} = ${stride}입니다`}. 여기까지 덩어리의 원소 ${chunk}개 중 ${used}개를 썼습니다.`,
  'event.FIT_SIZE_ONE': ({ dim }) =>
    `새 차원 ${dim}: 크기가 1이므로 어디에나 들어갑니다. 스트라이드는 쓰이지 않습니다.`,
  'event.STRADDLE': ({ dim, size, needs, chunk }) =>
    `새 차원 ${dim}(크기 ${size})에는 간격이 같은 원소 ${needs}개가 필요하지만 이 덩어리에는 ${chunk}개뿐입니다. 끊긴 곳을 넘게 되므로 뷰는 불가능합니다.`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk }) =>
    `새 차원 ${dim}(크기 ${size})에는 원소가 ${needs}개씩 들어가는데, 덩어리의 ${chunk}개는 ${needs}의 배수가 아닙니다. 어떤 행은 끊긴 곳을 넘게 되므로 뷰는 불가능합니다.`,
  'event.JUMPS': ({ dim, addresses, jumps, itemsize }) =>
    `새 차원 ${object(dim)} 따라 원소는 ${Number(itemsize) ? '바이트 위치' : '주소'} ${addresses}에 있습니다. 건너뛰는 폭은 ${jumps}입니다. 모두 같지는 않으므로 스트라이드 하나로는 안 됩니다.`,
  'event.VIEW_FITS': ({ strides }) =>
    `새 차원이 저마다 한 덩어리 안에 들어가므로 스트라이드 ${strides}인 뷰가 됩니다. 복사하지 않습니다.`,
  'event.VIEW_FITS_ALTHOUGH': ({ tensor, strides }) =>
    `${tensor}의 원소는 연속이 아니지만 뷰가 됩니다. 새 차원이 모두 한 덩어리 안에 있기 때문입니다. 스트라이드는 ${strides}이고 복사하지 않습니다.`,
  'event.VIEW_EMPTY': ({ strides }) =>
    `원소가 없으므로 이런 형태는 언제나 뷰가 됩니다. 스트라이드는 ${strides}입니다.`,
  'event.RESHAPE_COPIES': ({ numel }) =>
    `이 형태를 가질 수 있는 뷰가 없으므로, 원소 ${numel}개를 읽는 순서대로 새 저장소에 복사합니다.`,
  'event.REPAIRS': ({ repairs }) => `대신 쓸 수 있는 코드: ${repairs}.`,
  // Copies in another order
  'event.COPY_LAYOUT': ({ shape, strides, itemsize, order }) =>
    `결과의 형태는 ${shape}, 스트라이드는 ${strides}${inBytes(itemsize)}이고, 저장소는 새것입니다. ${order === 0 ? '원소들이 읽는 순서대로 나란히 있습니다' : order === 1 ? '메모리에서 차원들의 순서는 그대로입니다' : '첫 인덱스의 걸음이 가장 작습니다'}.`,
  'event.REORDER_FLAT': '차원을 정하지 않았으므로 원소를 읽는 순서대로 한 줄로 다룹니다.',
  'event.ORDER_TRANSPOSES': ({ tensor }) =>
    `F 순서에서는 첫 인덱스가 가장 빨리 바뀝니다. ${tensor}의 마지막 인덱스와 같습니다.`,
  'event.REORDER_KEPT': ({ dim, from }) =>
    `차원 ${dim}: 원래의 차원 ${from} 그대로이며 인덱스도 같습니다.`,
  'event.REORDER_REVERSED': ({ dim, from, last }) =>
    `차원 ${dim}: 원래의 차원 ${object(from)} 거꾸로 읽습니다. 인덱스 i는 인덱스 ${last} − i를 읽습니다.`,
  'event.REORDER_ROLLED': ({ dim, shift, size }) =>
    `차원 ${dim}: 인덱스 i는 인덱스 (i − ${shift}) mod ${object(size)} 읽습니다. 한쪽 끝으로 나간 것은 다른 쪽 끝으로 돌아옵니다.`,
  'event.REORDER_TILED': ({ dim, size, count }) =>
    `차원 ${dim}: 인덱스 i는 인덱스 i mod ${object(size)} 읽습니다. 항목 ${size}개짜리 줄이 ${Number(count) === 1 ? '한 번 나옵니다' : `${count}번 되풀이됩니다`}.`,
  'event.REORDER_REPEATED': ({ dim, count }) =>
    `차원 ${dim}: 인덱스 i는 인덱스 i div ${object(count)} 읽습니다. 항목마다 ${count}번씩 이어 나옵니다.`,
  'event.REORDER_NEW': ({ dim, count }) =>
    `차원 ${dim}: 새 차원입니다. 이 차원을 따라 텐서 전체가 ${Number(count) === 1 ? '한 번 나옵니다' : `${count}번 되풀이됩니다`}.`,
  'event.REORDER_FLAT_ROLLED': ({ shift, numel }) =>
    `i번째 원소는 (i − ${shift}) mod ${numel}번째를 읽습니다. 행의 끝도 넘어갑니다.`,
  'event.REORDER_FLAT_TILED': ({ numel }) =>
    `i번째 원소는 i mod ${numel}번째를 읽습니다. 마지막 다음에는 처음부터 다시 나옵니다.`,
  'event.REORDER_FLAT_REPEATED': ({ count }) =>
    `i번째 원소는 i div ${count}번째를 읽습니다. 원소마다 ${count}번씩 이어 나옵니다.`,
  'event.ELEMENT_MOVED': ({ out, in: from, rule, value }) =>
    `${out}: ${rule}이므로 ${from}입니다. 값은 ${value}입니다.`,

  // Storage filled, or an operation without a story of its own
  'event.RESIZE_GROWS': ({ has, needs, more }) =>
    `첫 원소부터 저장소에 원소 ${has}개의 자리가 있지만 ${needs}개가 필요합니다. ${more}개만큼 커지며, 그곳의 값은 아직 정해지지 않았습니다.`,
  'event.SUMMED_UP_TO': ({ tensor, number, is }) =>
    `원소마다 ${tensor}에서 ${is === 0 || is === 1 ? '읽는 순서대로' : `차원 ${object(number)} 따라`} 자기 자리까지의 모든 원소를 모읍니다.`,
  'event.SORTED': ({ tensor, number, is }) =>
    `${is === 0 ? '마지막 차원을 따라' : is === 1 ? '한 줄로 보고' : `차원 ${object(number)} 따라`} ${tensor}의 원소를 차례대로 놓습니다. 줄마다 따로 합니다.`,
  'event.SORTED_PLACES': ({ tensor, number, is }) =>
    `결과에 담기는 것은 ${tensor}의 원소가 아니라 위치입니다. ${is === 0 ? '마지막 차원의' : is === 1 ? '한' : `차원 ${number}의`} 줄에서 차례가 첫째인 원소의 인덱스, 다음은 둘째의 인덱스로 이어집니다.`,
  'event.LARGEST_TAKEN': ({ tensor, number }) =>
    `한 차원을 따라 ${tensor}에서 가장 큰(또는 작은) 원소 ${number}개만 차례대로 가져옵니다.`,
  'event.EACH_ONCE': ({ tensor }) =>
    `${tensor}의 원소를 한 줄로 보고 차례대로 놓은 뒤, 같은 것은 하나만 남깁니다.`,
  'event.DIAGONAL_ADDED': ({ tensor }) =>
    `${tensor}의 대각선에 있는 원소, 곧 행 번호와 열 번호가 같은 원소를 더합니다.`,
  'event.ORDER_IN_MEMORY': ({ tensor }) =>
    `K 순서에서는 ${tensor}의 원소를 인덱스와 상관없이 메모리에 있는 차례대로 가져옵니다.`,
  'event.TRIANGLE_BELOW': ({ tensor, number }) =>
    `마지막 두 차원에서 ${number}번 대각선과 그 아래는 ${tensor}에서 복사하고, 위는 0입니다. 0번은 모서리에서 시작하고, 1번은 그 오른쪽, -1번은 왼쪽에 있습니다.`,
  'event.TRIANGLE_ABOVE': ({ tensor, number }) =>
    `마지막 두 차원에서 ${number}번 대각선과 그 위는 ${tensor}에서 복사하고, 아래는 0입니다. 0번은 모서리에서 시작하고, 1번은 그 오른쪽, -1번은 왼쪽에 있습니다.`,
  'event.ON_DIAGONAL': ({ tensor, down, right }) =>
    `${tensor}의 i번 원소는 i${down ? ` + ${down}` : ''}행, i${right ? ` + ${right}` : ''}열로 갑니다. 나머지는 모두 0입니다.`,
  'event.CONVERTED': ({ from, to }) => `모든 원소가 ${from}에서 ${to} 형식으로 변환됩니다.`,
  'event.SHARED_STORAGE': ({ shape, strides, itemsize, tensor }) =>
    `결과의 형태는 ${shape}, 스트라이드는 ${strides}${inBytes(itemsize)}이고, ${tensor}의 저장소를 함께 씁니다.`,
  'event.WRITTEN': ({ tensor }) =>
    `${tensor}의 값을 원래 저장소에 씁니다. 이 칸을 보는 다른 뷰도 모두 바뀝니다.`,
  'event.KEEPS_CELLS': ({ operations, names }) =>
    `${operations}에서 원소가 복사되었습니다. 그래서 ${names}에는 따로 칸이 있고 값이 바뀌지 않습니다.`,
  'event.INDEX_MISSED': ({ tensor, dim, size, last, index }) => {
    const few = {
      0: '위치가 하나도 없습니다',
      1: '위치는 0 하나뿐이며, 끝에서 세면 -1입니다',
    }[Number(size)];
    return `${tensor}의 차원 ${dim} 크기는 ${size}입니다. ${few ?? `위치는 0부터 ${last}까지이며, 끝에서 세면 -1부터 -${size}까지입니다`}. 위치 ${topic(index)} 없습니다.`;
  },
  'event.DIM_MISSED': ({ tensor, shape, lowest, highest, dim }) =>
    `${tensor}의 형태는 ${shape}입니다. 차원 번호는 ${lowest}부터 ${highest}까지이며, ${dim}번 차원은 없습니다.`,
  'event.MASK_MISSED': ({ mask, mask_shape, tensor, shape, dim }) =>
    `${mask}의 형태는 ${mask_shape}, ${tensor}의 형태는 ${shape}입니다. 마스크에는 위치마다 항목이 하나씩 있어야 하는데, 차원 ${dim}의 크기가 서로 다릅니다.`,
  'event.TOO_MANY_INDICES': ({ tensor, shape, dims }) =>
    Number(dims) === 0
      ? `${tensor}의 형태는 ${shape}입니다. 차원이 없으므로 인덱스를 쓸 수 없습니다.`
      : `${tensor}의 형태는 ${shape}입니다. 차원이 ${dims}개이므로 인덱스도 많아야 ${dims}개입니다.`,
  'event.CAST_REFUSED': ({ target, to, from }) =>
    `${target}의 dtype은 ${to}이고, 제자리에서 쓸 때는 바뀌지 않습니다. 결과의 dtype은 ${from}인데 ${to}에 다 담을 수는 없어 오류가 납니다.`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `out= 텐서의 dtype은 ${to}이고 바뀌지 않습니다. 결과의 dtype은 ${from}인데 ${to}에 다 담을 수는 없어 오류가 납니다.`,
  // Joined
  'event.JOIN_SHAPES': ({ count }) =>
    Number(count) === 1
      ? '텐서가 하나뿐이라 이어 붙일 것이 없습니다.'
      : `텐서 ${count}개를 이어 붙입니다. 한 줄에 하나씩입니다.`,
  'event.JOIN_SHAPES_FIRST': ({ count, shown }) =>
    `텐서 ${count}개를 이어 붙입니다. 그중 ${shown}개를 한 줄에 하나씩 보여 줍니다.`,
  'event.JOIN_SKIPPED': ({ tensor }) =>
    `${tensor}의 형태는 (0,)입니다. 하위 호환을 위해 건너뜁니다.`,
  'event.JOIN_NEW_DIM': ({ dim }) =>
    `stack은 새 차원을 따라 이어 붙입니다. 텐서마다 크기 1인 차원 ${subject(dim)} 생깁니다.`,
  'event.JOIN_READ_AS': ({ tensor, shape, joined }) =>
    `${tensor}(형태 ${shape}): ${joined} 형태로 읽습니다.`,
  'event.JOIN_EQUAL': ({ dim, size }) =>
    `차원 ${dim}: 크기가 모두 ${size}입니다. 반드시 같아야 합니다.`,
  'event.JOIN_ADDS': ({ dim, sum, size }) =>
    `차원 ${object(dim)} 따라 이어 붙입니다. 이 차원의 크기는 달라도 되며 더해집니다: ${sum} = ${size}.`,
  'event.JOIN_DIMS_REFUSED': ({ a, dims_a, b, dims_b }) =>
    `${a}의 차원은 ${dims_a}개, ${b}의 차원은 ${dims_b}개입니다. 이어 붙이기는 차원을 더하지 않으므로 오류가 납니다.`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `차원 ${dim}: ${a}의 크기는 ${size_a}, ${b}의 크기는 ${size_b}입니다. 이어 붙이는 차원만 다를 수 있으므로 오류가 납니다.`,
  'event.JOIN_RESULT': ({ shape }) =>
    `결과의 형태는 ${shape}이고 저장소는 새것입니다. 모든 원소가 복사됩니다.`,
  'event.ELEMENT_STACKED': ({ out, index, part, in: from, value }) =>
    `${out}: 새 차원의 인덱스 ${topic(index)} ${part}에 해당합니다. 그래서 ${from}이며 값은 ${value}입니다.`,
  'event.ELEMENT_JOINED_FIRST': ({ out, index, part, in: from, value }) =>
    `${out}: 이어 붙인 차원의 인덱스 ${topic(index)} ${part} 안에 있습니다. 그래서 ${from}이며 값은 ${value}입니다.`,
  'event.ELEMENT_JOINED': ({ out, index, start, own, part, in: from, value }) =>
    `${out}: 이어 붙인 차원의 인덱스 ${topic(index)} ${part}의 ${index} − ${start} = ${own}입니다. 그래서 ${from}이며 값은 ${value}입니다.`,
  // Index tensors and masks
  'event.INDEX_ARRAY': ({ index, shape, dim, size }) =>
    `${index}(형태 ${shape}): 크기가 ${size}인 차원 ${dim}에서 위치를 고릅니다.`,
  'event.INDEX_MASK': ({ index, shape, dim, count }) =>
    `${index}(형태 ${shape}): ${Number(dim) ? `차원 ${dim}부터 적용되는 ` : ''}마스크입니다. ${Number(count) ? `True인 위치 ${count}개를 고릅니다` : 'True가 없어 아무것도 고르지 않습니다'}.`,
  'event.INDEX_MASK_MEETS': ({ tensor, index, common, count }) =>
    `${tensor}, 마스크 ${index}: 함께 ${common} 형태로 브로드캐스트됩니다. ${Number(count) ? `True인 위치 ${count}개를 고릅니다` : 'True가 없어 아무것도 고르지 않습니다'}.`,
  'event.INDEX_NUMBERS': ({ index, shape, numel }) =>
    `${index}(형태 ${shape}): 원소 ${numel}개의 그 줄에서 번호로 원소를 고릅니다.`,
  'event.INDEX_AS_LINE': ({ index }) =>
    `${index}에는 차원이 없습니다. 위치 하나짜리 줄로 세므로 차원이 남습니다.`,
  'event.PUT_CHOSEN': ({ value, chosen }) =>
    `고른 위치들의 형태는 ${chosen}입니다. ${value}: 이 형태로 브로드캐스트되어야 합니다.`,
  'event.PLACES_FOUND': ({ tensor, shape, count, dims }) =>
    `형태가 ${shape}인 ${tensor}: 0이나 False가 아닌 원소는 ${count}개입니다. ${dims === 0 ? '원소마다 행 하나가 차원별 인덱스를 알려 줍니다.' : `배열 ${dims}개가 그 자리를 차원마다 인덱스로 알려 줍니다.`}`,
  'event.INDEX_MEET': ({ common }) =>
    `대괄호 안의 인덱스들이 함께 ${common} 형태로 브로드캐스트됩니다.`,
  'event.INDEX_OUT_OF_RANGE': ({ entry, position, dim, size }) =>
    `${entry}의 값은 ${position}인데 차원 ${dim}의 항목은 ${size}개뿐입니다. 그래서 오류가 납니다.`,
  'event.ALONG_RULE': ({ formula, dim }) =>
    `${formula}: 인덱스는 차원 ${dim}의 위치를 정하고, 다른 차원에서는 위치가 그대로입니다.`,
  'event.ALONG_WRITES_AGAIN': ({ named, cells }) =>
    `항목 ${named}개가 칸 ${cells}개만 가리킵니다. 같은 칸을 다시 가리키면 나중 값이 앞의 값을 대신합니다.`,
  'event.ALONG_ADDS_AGAIN': ({ named, cells }) =>
    `항목 ${named}개가 칸 ${cells}개만 가리킵니다. 같은 칸을 다시 가리키면 나중 값도 더해집니다.`,
  'event.INDEX_REST': ({ dim, from }) => `결과의 차원 ${dim}: 원래의 차원 ${from}에서 옵니다.`,
  'event.INDEX_LANDS': ({ common, at }) =>
    `결과에서는 골라낸 차원 대신 ${common} 형태가 차원 ${at}부터 들어갑니다.`,
  'event.INDEX_IN_FRONT': ({ common }) =>
    `골라낸 차원들이 나란히 있지 않으므로 ${common} 형태가 결과의 맨 앞으로 갑니다.`,
  'event.INDEX_COPIES': ({ shape }) =>
    `결과의 형태는 ${shape}이고 저장소는 새것입니다. 위치나 마스크로 골라내면 슬라이스로 뷰가 될 때라도 항상 복사합니다.`,
  'event.ELEMENT_PUT': ({ positions, out, in: from }) =>
    `${positions}. 그래서 ${out} 자리에 ${from} 값을 씁니다.`,
  'event.ELEMENT_PUT_FROM': ({ positions, out, in: from, value }) =>
    `${positions}. 그래서 ${out} 자리에 ${from} = ${value} 값을 씁니다.`,
  'event.ELEMENT_GATHERED': ({ out, formula, in: from, value }) =>
    `${formula} = ${from} = ${value}, 이 값을 ${out}에 놓습니다.`,
  'event.ELEMENT_ADDED': ({ positions, out, in: from, added, value }) =>
    `${positions}. 그래서 ${from} = ${added} 값을 더합니다. 이제 ${out} 자리의 값은 ${value}입니다.`,
  'event.ELEMENT_PICKED': ({ positions, out, in: from, value }) =>
    `${positions}. 그래서 ${out} = ${from}이며 값은 ${value}입니다.`,

  // Last step of a refused operation, where no rule before it has said why.
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor}의 형태는 ${shape}입니다. 새 순서에는 차원 ${dims}개를 꼭 한 번씩 써야 합니다. 그래서 오류가 납니다.`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 같은 차원을 두 번 지정했습니다(음수는 끝에서부터 셉니다). 그래서 오류가 납니다.`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 구간의 첫 차원이 마지막 차원 뒤에 올 수 없으므로 오류가 납니다.`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 크기가 1인 차원만 없앨 수 있는데, 지정한 차원 가운데 더 큰 것이 있습니다. 그래서 오류가 납니다.`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `${tensor}의 형태는 ${shape}입니다. ${start}부터 위치 ${length}개는 ${start} + ${length}에서 끝나 차원의 크기 ${object(size)} 넘습니다. 그래서 오류가 납니다.`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 창은 그것이 움직이는 차원보다 클 수 없습니다. 그래서 오류가 납니다.`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `${tensor}의 형태는 ${shape}입니다. 크기 ${size}인 창은 크기가 ${room}인 차원 ${dim}에 들어가지 않습니다. 그래서 오류가 납니다.`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor}의 형태는 ${shape}, 차원은 ${dims}개입니다. t()는 행렬의 두 차원을 바꾸며 2개까지만 받으므로 오류가 납니다.`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor}의 형태는 ${shape}입니다. repeat()에는 차원 ${dims}개마다 횟수가 하나씩 필요합니다. 그래서 오류가 납니다.`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}입니다. 평균은 정수인 경우가 드물어 오류가 납니다. .float()처럼 부동소수점 dtype으로 바꾸세요.`,
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `${tensor}의 평균을 소수를 담지 못하는 dtype으로 요청했습니다. 평균은 정수인 경우가 드물어 오류가 납니다.`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `${other}, ${target}: 저장소의 칸을 함께 씁니다. 읽기 전에 덮어쓰이는 칸이 있어 오류가 납니다.`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `${value}의 형태는 ${value_shape}입니다. 앞쪽의 1을 빼고 남은 것은 ${target}의 형태 ${shape}에 맞게 브로드캐스트되지 않습니다. 그래서 오류가 납니다.`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `${value}의 형태는 ${shape}이며, 고른 위치들의 형태 ${chosen}에 맞게 브로드캐스트되지 않습니다. 그래서 오류가 납니다.`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `${tensor}의 dtype은 ${dtype}이고 Python 수는 이것을 바꾸지 않습니다. ${topic(number)} 여기에 들어가지 않아 오류가 납니다.`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `${tensor}의 dtype은 bool이고, True와 False에는 차가 없어 오류가 납니다. 서로 다른 곳은 ^로 찾고, 뒤집기는 ~로 합니다.`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `정수를 0으로 나누면 정수가 되지 않고, 정수에는 무한대도 없습니다. 여기서 나누는 수가 ${divisor}이므로 오류가 납니다.`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 대괄호 안의 인덱스 텐서는 함께 브로드캐스트되어야 하는데 그렇지 않아 오류가 납니다.`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor}: 읽기 전용이라 쓰면 오류가 납니다. .copy()로 만든 복사본에는 쓸 수 있습니다.`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1은 크기를 그대로 둔다는 뜻이지만, 형태가 ${shape}인 ${tensor}에는 새 차원 ${dim}에 그대로 둘 크기가 없습니다. 그래서 오류가 납니다.`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 횟수 목록에는 되풀이할 항목마다 하나씩 있어야 하는데 수가 다릅니다. 그래서 오류가 납니다.`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `형태가 ${shape}인 ${tensor}의 조각 수가 ${count}인데, 적어도 1개는 필요합니다. 그래서 오류가 납니다.`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `크기 0인 조각으로는 ${tensor}의 크기 ${size}인 차원을 결코 다 쓸 수 없습니다. 그래서 오류가 납니다.`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `마지막 원소는 ${needed}바이트에서 끝나야 하는데, ${tensor}의 저장소는 ${held}바이트입니다. 그래서 오류가 납니다.`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `${tensor}의 원소에는 수 하나가 들어가는데 시퀀스를 주었습니다. 그래서 오류가 납니다.`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 원소가 없으면 가장 큰 것도 가장 작은 것도 없습니다. 그래서 오류가 납니다.`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `${tensor}의 형태는 ${shape}입니다. 읽는 순서대로 0부터 센 원소는 ${numel}개이고, ${number}번은 없습니다. 그래서 오류가 납니다.`,
  'event.COUNT_REFUSED':
    '이만큼의 원소나 그 바이트 수는 64비트에 들어가지 않습니다. 그래서 오류가 납니다.',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}이며, 이 연산은 여기에 정의되어 있지 않습니다. 그래서 오류가 납니다.`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다. 이 곱은 왼쪽에 차원이 꼭 ${left}개, 오른쪽에 꼭 ${right}개여야 합니다. 그래서 오류가 납니다.`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 원소가 정확히 하나인 텐서만 수 하나로 볼 수 있습니다. 그래서 오류가 납니다.`,
  'event.NO_DIM_REFUSED': ({ tensor }) =>
    `${tensor}에는 차원이 없으므로 따라 셀 것이 없습니다. 그래서 오류가 납니다.`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}인데, 이 연산에는 차원이 둘 이상 필요합니다. 그래서 오류가 납니다.`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `${tensor}: 슬라이스의 간격이 양수가 아니라 오류가 납니다. PyTorch에는 음수 스트라이드가 없습니다. 복사하는 flip()을 쓰세요.`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `${value}의 dtype은 ${value_dtype}, ${tensor}의 dtype은 ${dtype}입니다. 인덱스 텐서로 쓸 때는 변환하지 않습니다. 그래서 오류가 납니다.`,
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `${operation}, ${tensor}: 오류가 납니다. 이유는 메시지에 나와 있습니다.`,
  'event.WANTED_SIZE_REFUSED': ({ tensor, dim, size, wanted }) =>
    `${tensor}의 차원 ${dim} 크기는 ${size}인데, 이 호출에는 크기 ${subject(wanted)} 필요합니다. 그래서 오류가 납니다.`,
  'event.WANTED_DIMS_REFUSED': ({ tensor, shape, dims, wanted }) =>
    `${tensor}의 형태는 ${shape}, 차원은 ${dims}개인데, 이 호출에는 ${wanted}개가 필요합니다. 그래서 오류가 납니다.`,
  'event.SAME_SHAPE_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다. 여기서는 형태가 같아야 하므로 오류가 납니다.`,
  'event.SAME_DIMS_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다. 여기서는 차원 수가 같아야 하므로 오류가 납니다.`,
  'event.LARGER_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `차원 ${dim}: ${a}의 크기는 ${size_a}, ${b}의 크기는 ${size_b}입니다. 이 차원에서 ${a}의 크기가 더 크면 안 되므로 오류가 납니다.`,
  'event.ENTRY_REFUSED': ({ tensor, dim, size, last, index }) =>
    `${tensor}의 차원 ${dim} 크기가 ${size}이므로 위치는 0부터 ${last}까지입니다. 위치 ${subject(index)} 없어서 오류가 납니다.`,
  'event.CLASS_REFUSED': ({ classes, last, class: given }) =>
    `클래스가 ${classes}개이므로 번호는 0부터 ${last}까지입니다. ${given}번 클래스가 없어서 오류가 납니다.`,
  'event.MULTIPLE_REFUSED': ({ size, piece }) =>
    `${topic(size)} ${piece}의 배수가 아니므로 크기 ${piece}인 조각으로 나눌 수 없습니다. 그래서 오류가 납니다.`,
  'event.LETTER_REFUSED': ({ letter, size, other }) =>
    `글자 ${letter}의 크기가 한 곳에서는 ${size}, 다른 곳에서는 ${other}입니다. 한 글자의 크기는 어디서나 같아야 하므로 오류가 납니다.`,
  'event.PADDING_REFUSED': ({ count }) =>
    `패딩에는 차원마다 수가 두 개(앞과 뒤) 필요한데 ${count}개를 주었습니다. 그래서 오류가 납니다.`,
  'event.PADDED_DIMS_REFUSED': ({ tensor, shape, count, dims }) =>
    `${tensor}의 형태는 ${shape}입니다. 수 ${count}개는 차원 ${dims}개의 패딩인데, 차원이 그만큼 없습니다. 그래서 오류가 납니다.`,
  'event.KERNEL_REFUSED': ({ tensor, size, kernel }) =>
    `이 차원에서 ${tensor}의 크기는 패딩까지 ${size}인데 커널의 크기는 ${kernel}입니다. 커널이 들어가지 않아 오류가 납니다.`,
  'event.PICKED_REFUSED': ({ tensor, dim, size, count }) =>
    `${tensor}의 차원 ${dim} 크기는 ${size}이므로 이 차원에서 원소 ${count}개를 가져올 수 없습니다. 그래서 오류가 납니다.`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `${a}의 차원 ${topic(dim_a)} 크기가 ${size_a}, ${b}의 차원 ${topic(dim_b)} 크기가 ${size_b}입니다. 여기서는 서로 같아야 합니다. 그래서 오류가 납니다.`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a}의 dtype은 ${a_dtype}, ${b}의 dtype은 ${b_dtype}입니다. 이 연산은 양쪽의 dtype이 같아야 하므로 오류가 납니다.`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a}의 dtype은 ${a_dtype}, ${b}의 dtype은 ${b_dtype}입니다. 둘이 함께 갖는 dtype에는 이 연산이 정의되어 있지 않습니다. 그래서 오류가 납니다.`,
  'event.INTEGERS_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}인데, 위치와 클래스 번호는 int64입니다. .long()으로 바꿀 수 있습니다. 그래서 오류가 납니다.`,
  'event.PROBABILITIES_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 형태가 점수와 같아서 확률로 읽힙니다. dtype ${dtype}에는 소수를 담을 수 없으므로 오류가 납니다.`,
  'event.BETWEEN_REFUSED': '주어진 수가 0과 1 사이가 아니므로 오류가 납니다.',
  'event.CHANCES_REFUSED': ({ tensor }) =>
    `${tensor}에 0보다 작거나 1보다 큰 원소가 있습니다. 확률은 0과 1 사이이므로 오류가 납니다.`,
  'event.VARIANCE_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}이고, 평균을 낼 값이 하나뿐입니다. 학습할 때 분산에는 값이 적어도 2개 필요하므로 오류가 납니다.`,
  'event.LEAST_REFUSED': ({ number, least }) =>
    `여기에는 적어도 ${least}이(가) 필요한데 ${object(number)} 주어 오류가 납니다.`,
  'event.NUMBERS_REFUSED': ({ count, wanted }) =>
    `여기에는 수가 ${wanted}개 필요한데 ${count}개를 주어 오류가 납니다.`,
  'event.OPERANDS_REFUSED': ({ count, wanted }) =>
    `패턴에는 피연산자가 ${wanted}개 있는데 ${count}개를 주어 오류가 납니다.`,
  'event.LETTER_NEW_REFUSED': ({ letter }) =>
    `결과의 글자 ${letter}는 어느 피연산자에도 없어서 크기를 알 수 없습니다. 그래서 오류가 납니다.`,
  'event.LENGTHS_REFUSED': ({ first, second }) =>
    `한 목록에는 항목이 ${first}개, 다른 목록에는 ${second}개입니다. 항목끼리 짝을 이루어야 하므로 오류가 납니다.`,
  'event.OPEN_SIZES_REFUSED': ({ tensor, dim, count }) =>
    `${tensor}의 ${dim}번 차원을 크기를 주지 않은 ${count}개로 나누는데, 계산할 수 있는 것은 하나뿐입니다. 그래서 오류가 납니다.`,
  'event.AXES_REFUSED': ({ left, right }) =>
    `왼쪽에는 차원이 ${left}개, 오른쪽에는 ${right}개 적혀 있습니다. rearrange()는 양쪽의 이름이 같아야 하므로 오류가 납니다.`,
  'event.NEW_DIM_REFUSED': ({ count }) =>
    `결과의 새 차원 ${count}개에 크기가 없습니다. repeat()에는 r=2처럼 하나씩 주어야 하므로 오류가 납니다.`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `${base}의 dtype은 ${dtype}인데 지수 ${subject(power)} 음수입니다. 정수의 음수 거듭제곱은 정수인 경우가 드물어 오류가 납니다.`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}인데, 여기에는 수 하나가 필요합니다. Python 수이거나 차원 없는 텐서여야 합니다. 그래서 오류가 납니다.`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `${mask}의 dtype은 ${dtype}인데, 마스크에는 원소마다 True나 False, 곧 dtype bool이 필요합니다. 그래서 오류가 납니다.`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `${tensor}의 형태는 ${shape}입니다. 마스크에는 위치마다 항목이 하나씩 있어야 하는데, 차원 ${dim}에서 항목 수가 다릅니다. 그래서 오류가 납니다.`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 인덱스는 정수, 슬라이스, ..., None, 또는 정수나 True와 False로 된 텐서나 리스트여야 합니다. 그래서 오류가 납니다.`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. ...는 따로 적지 않은 모든 차원을 뜻하므로 한 번만 쓸 수 있습니다. 그래서 오류가 납니다.`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 간격이 0이면 첫 원소를 떠나지 못합니다. 그래서 오류가 납니다.`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 크기, 길이, 횟수는 0부터인데 음수를 주어 오류가 납니다.`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `${tensor}의 형태는 ${shape}입니다. 크기, 오프셋, 횟수는 0부터인데 ${object(number)} 주어 오류가 납니다.`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `${tensor}의 스트라이드는 ${strides}이고 음수가 있어 오류가 납니다. PyTorch에는 음수 스트라이드가 없고, .copy()의 결과에도 없습니다.`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 읽거나 쓸 수 있는 원소가 없습니다. 그래서 오류가 납니다.`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}입니다. 원소마다 수 하나가 들어가는데 준 것은 수가 아닙니다. 그래서 오류가 납니다.`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}이고 이 값이 들어가지 않습니다. 너무 크거나 정수가 아닙니다. 그래서 오류가 납니다.`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `dtype이 ${from}인 값을 ${to} 형식에 다 담을 수는 없어 오류가 납니다. NumPy는 .astype()을 쓸 때만 변환합니다.`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `${out}의 형태는 ${shape}인데 결과의 형태는 다릅니다. out= 텐서는 형태가 바뀌지 않으므로 오류가 납니다.`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `결과의 형태는 ${shape}입니다. out= 텐서는 형태가 다르고 커지지도 않으므로 오류가 납니다.`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다. 오른쪽으로 맞추면 두 크기가 서로 다르고 어느 쪽도 1이 아니므로 브로드캐스트할 수 없습니다.`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 행렬곱은 양쪽에 차원이 하나 이상 필요하므로 오류가 납니다. 수를 곱할 때는 *를 쓰세요.`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 이 호출의 두 목록은 항목끼리 짝이 맞아야 하는데(차원과 새 자리, 크기와 스트라이드) 한쪽이 더 길어 오류가 납니다.`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `${tensor}의 형태는 ${shape}인데, 여기에는 차원이 ${wanted}개 이상 있어야 합니다. 그래서 오류가 납니다.`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 이 차원은 그만큼의 같은 조각으로 나눌 수 없어 오류가 납니다.`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `${tensor}의 차원 ${dim} 크기는 ${size}입니다. 조각들의 크기를 더하면 ${subject(size)} 되어야 하는데 그렇지 않아 오류가 납니다.`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `${tensor}의 차원 ${dim} 크기는 ${size}입니다. 새 크기들을 곱하면 ${subject(size)} 되어야 하는데 그렇지 않아 오류가 납니다.`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `${tensor}의 형태는 ${shape}입니다. 시작은 ${lowest}부터 ${highest}까지여야 하는데 ${object(start)} 주어 오류가 납니다.`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `${tensor}의 형태는 ${shape}, 스트라이드는 ${strides}${inBytes(itemsize)}입니다. 요청한 형태가 되는 스트라이드가 없고 여기서는 복사할 수 없어 오류가 납니다.`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `마스크가 고른 ${tensor}의 원소는 ${wanted}개인데, 주어진 값은 ${count}개입니다. 그래서 오류가 납니다.`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor}: requires_grad가 있는 리프이거나 리프의 뷰입니다. 자동 미분이 쓰기를 따라갈 수 없어 오류가 납니다. x = x + y로 쓰거나 torch.no_grad()를 쓰세요.`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor}: torch.no_grad() 안에서 만든 뷰에 밖에서 쓰므로 오류가 납니다. 둘 다 안에 두거나 둘 다 밖에 두세요.`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `${tensor}: requires_grad가 없습니다. 어떻게 계산했는지 자동 미분이 기록하지 않아 오류가 납니다. 입력 텐서를 requires_grad=True로, torch.no_grad() 밖에서 만드세요.`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `${tensor}: requires_grad가 있는데 NumPy는 기울기를 따라갈 수 없어 오류가 납니다. .detach().numpy()는 같은 저장소를 쓰는, 기울기 없는 배열을 줍니다.`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}인데, 부동소수점 dtype만 requires_grad를 가질 수 있어 오류가 납니다. 먼저 .float()를 쓰세요.`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor}: requires_grad가 있는 텐서에서 계산되어 requires_grad가 있습니다. 이것은 리프에서만 바꿀 수 있어 오류가 납니다. .detach()는 같은 저장소를 쓰고 기울기가 없습니다.`,
};

/** What becomes of a letter of einsum. */
const letterFate = (letter: string, tensors: string) => [
  `${tensors}에도 결과에도 있으므로 남습니다`,
  `${tensors}에도 결과에도 있습니다. 같은 ${letter}의 항목끼리 짝을 이루며, 차원은 남습니다`,
  `${tensors}에는 있고 결과에는 없습니다. 같은 ${letter}의 항목끼리 곱한 뒤 모두 더합니다`,
  `${tensors}에는 있고 결과에는 없으므로 모두 더합니다`,
  `${tensors}에 두 번 있습니다. 대각선만 가져오고, 차원은 남습니다`,
  `${tensors}에 두 번 있고 결과에는 없습니다. 대각선을 가져와 모두 더합니다`,
];

/** How many products an element of a matrix product adds up. */
function productSum(size: Int): string {
  if (Number(size) === 0) return '빈 합, 곧 0';
  return Number(size) === 1 ? '곱 하나' : `곱 ${size}개의 합`;
}

/** 차원 1, 2 and 차원 0~2. */
function dimsFrom(first: Int, last: Int, count: Int): string {
  return `차원 ${first}${Number(count) === 2 ? ', ' : '~'}${last}`;
}

/** Why the dtype is what it is. */
const promotions = [
  '둘 가운데 더 넓은 것입니다',
  '부동소수점은 정수보다, 정수는 bool보다 앞섭니다',
  '차원이 없는 것은 종류가 더 높을 때만 영향을 줍니다',
  '양쪽의 값을 모두 담는 가장 작은 dtype입니다',
  '이 연산의 결과는 소수입니다',
  '종류가 더 높은 Python 수는 기본 dtype을 가져옵니다',
];
