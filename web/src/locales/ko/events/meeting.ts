import type { Int } from '../../../core/types';
import { bare } from '../../numbers';
import type { Events } from '../../types';
import { object, subject, topic, toward } from '../particles';

/** Where shapes meet: broadcasting, reductions, matrix products. */
export const narration = {
  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다.`,
  'event.SHAPES_MANY': ({ count }) => `형태 ${count}개가 만납니다. 각각 한 줄에 씁니다.`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `${a}의 형태는 ${a_shape}이고, 요구된 형태는 ${target}입니다.`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `${a}의 형태는 ${a_shape}입니다. 숫자는 텐서가 아니어서 차원도 저장소도 없고, 모든 원소와 짝을 이룹니다.`,
  'event.ALIGN': '형태를 위아래로 쓰되 오른쪽으로 맞춥니다. 차원은 마지막부터 비교합니다.',
  'event.PAD': ({ tensor, have, want, ones }) =>
    `${tensor}의 차원은 ${have}개인데 ${want}개가 필요합니다. 앞에 1을 ${ones}개 붙입니다.`,
  'event.COMPARE_EQUAL': ({ dim, size }) =>
    `차원 ${dim}: 크기가 모두 ${size}입니다. 서로 같습니다.`,
  'event.COMPARE_STRETCH': ({ dim, tensor, size }) =>
    `차원 ${dim}: ${tensor}의 크기가 1이므로 ${toward(size)} 늘어납니다.`,
  'event.COMPARE_PADDED': ({ dim, tensor, size }) =>
    `차원 ${dim}: ${tensor}에는 이 차원이 없으므로 1로 ${Number(size) === 1 ? '치며, 크기가 같습니다' : `치고, ${toward(size)} 늘어납니다`}.`,
  'event.COMPARE_EQUAL_DIMS': ({ first, last, count, sizes }) =>
    `${dimsFrom(first, last, count)}: 크기가 어느 쪽이나 ${sizes}입니다. 서로 같습니다.`,
  'event.COMPARE_STRETCH_DIMS': ({ first, last, count, tensor, sizes }) =>
    `${dimsFrom(first, last, count)}: ${tensor}의 크기가 모두 1이므로 ${sizes}까지 늘어납니다.`,
  'event.COMPARE_PADDED_DIMS': ({ first, last, count, tensor, sizes }) =>
    `${dimsFrom(first, last, count)}: ${tensor}에는 이 차원들이 없으므로 모두 1로 치고, 크기는 ${sizes}에 맞춥니다.`,
  'event.COMPARE_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `차원 ${dim}: ${a}의 크기는 ${size_a}, ${b}의 크기는 ${size_b}입니다. 서로 다르고 어느 쪽도 1이 아닙니다. 거부됩니다.`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `차원 ${dim}: ${target}의 크기는 ${have}인데 결과의 크기는 ${size}입니다. 제자리에서 쓰이는 대상은 절대 커지지 않습니다.`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `차원 ${dim}: ${target}에는 이 차원이 없는데 결과에는 크기 ${size}인 차원이 있습니다. 제자리에서 쓰이는 대상은 절대 커지지 않습니다.`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `차원 ${dim}: ${tensor}의 크기는 1이 아니라 ${size}이므로 ${subject(wanted)} 될 수 없습니다. 거부됩니다.`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `${tensor}의 차원은 ${have}개인데 ${wanted}개만 요구되었습니다. 늘리기는 차원을 없애지 않습니다. 거부됩니다.`,
  'event.BROADCAST_RESULT': ({ shape }) => `결과의 형태는 ${shape}입니다.`,
  'event.IN_PLACE_FITS': ({ target, shape }) =>
    `결과는 ${target}에 들어갑니다. 그 형태가 정확히 ${shape}입니다.`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `제자리 연산의 결과는 형태가 ${shape}인 ${target}에 들어가야 합니다. 제자리 연산의 대상은 절대 ${broadcast}까지 커지지 않습니다. 거부됩니다.`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `${target}의 여러 원소가 저장소의 같은 칸에 있어 쓰기가 모호해집니다. 거부됩니다.`,
  'event.STRETCH': ({ tensor, dim, size }) =>
    `${tensor}의 차원 ${dim} 크기가 복사 없이 ${toward(size)} 늘어납니다. 그곳의 스트라이드가 0이 됩니다.`,
  'event.STRETCH_TOGETHER': ({ shape, strides }) =>
    `${shape}까지 늘려도 아무것도 복사하지 않습니다. 크기가 커진 곳의 스트라이드가 0이 됩니다. 이제 스트라이드는 ${strides}입니다.`,
  'event.NO_STRETCH': ({ operands }) =>
    operands === 1
      ? '원소마다 따로 계산됩니다.'
      : '늘릴 것이 없습니다. 모든 원소에 제 짝이 있습니다.',
  'event.DESCEND_EQUAL': ({ dim, size, one, other }) =>
    `차원 ${dim}, 왼쪽부터: ${one}, ${other}에 항목이 각각 ${size}개 있습니다. ${one}[0]의 짝은 ${other}[0]입니다${Number(size) === 1 ? '' : '. 나머지도 같은 식입니다'}.`,
  'event.DESCEND_STRETCH': ({ dim, size, one, other }) =>
    `차원 ${dim}, 왼쪽부터: ${one}에는 항목이 ${one}[0] 하나뿐입니다. 이것이 ${other}의 항목 ${size}개 모두와 짝을 이룹니다.`,
  'event.DESCEND_PADDED': ({ dim, size, one, other }) =>
    `차원 ${dim}, 왼쪽부터: ${one}에는 이 차원이 없습니다. ${one} 전체가 ${other}의 항목 ${size}개 각각과 짝을 이룹니다.`,
  'event.DESCEND_END': ({ one, other }) =>
    `이제 수 하나씩만 남았습니다. ${one}의 짝은 ${other}이고, 다른 쌍도 모두 마찬가지입니다.`,
  'event.PROMOTED': ({ a, a_dtype, b, b_dtype, dtype, reason }) =>
    `${a}(${a_dtype}), ${b}(${b_dtype}): ${dtype} 형식으로 계산합니다. ${promotions[Number(reason)] ?? promotions[5]}.`,
  'event.TOO_LARGE': ({ bytes }) => `규칙으로는 되지만 메모리가 ${bytes} 필요합니다. 거부됩니다.`,
  // Reductions
  'event.REDUCE_STAYS': ({ dim, size, to }) =>
    `크기 ${size}인 차원 ${dim}: 남아서 결과의 차원 ${subject(to)} 됩니다.`,
  'event.REDUCE_KEPT': ({ dim, size, to, operation }) =>
    `차원 ${object(dim)} 따라 ${operation}()이 원소 ${size}개를 하나로 만듭니다. 이 차원은 크기 1인 차원 ${toward(to)} 남습니다.`,
  'event.REDUCE_GONE': ({ dim, size, operation }) =>
    `차원 ${object(dim)} 따라 ${operation}()이 원소 ${size}개를 하나로 만듭니다. 이 차원은 사라집니다.`,
  'event.REDUCE_RESULT': ({ numel, group, shape }) =>
    `결과의 형태는 ${shape}입니다. 원소는 ${numel}개이고, 각각 원소 ${group}개에서 나옵니다.`,
  // Matrix products
  'event.PRODUCT_ROW': ({ tensor, size }) =>
    `${tensor}의 차원은 하나이므로 왼쪽에서는 행이 하나인 행렬 (1, ${size})로 칩니다. 이 1은 결과에서 빠집니다.`,
  'event.PRODUCT_COLUMN': ({ tensor, size }) =>
    `${tensor}의 차원은 하나이므로 오른쪽에서는 열이 하나인 행렬 (${size}, 1)로 칩니다. 이 1은 결과에서 빠집니다.`,
  'event.PRODUCT_INNER': ({ size }) =>
    `안쪽 차원이 만납니다. 크기가 둘 다 ${size}입니다. 이 차원은 사라지고, 결과의 각 원소는 ${productSum(bare(size))}입니다.`,
  'event.PRODUCT_FOLDED': ({ tensor, shape, rows, columns }) =>
    `PyTorch는 ${tensor}의 형태 ${shape}에서 마지막 차원을 뺀 모든 차원을 행으로 세어 행렬 하나로 읽습니다. 행은 모두 ${rows}개이고, 메시지에는 ${rows}x${toward(columns)} 나옵니다.`,
  'event.PRODUCT_FOLDED_COLUMNS': ({ tensor, shape, rows, columns }) =>
    `PyTorch는 ${tensor}의 형태 ${shape}를 전치하여 행렬 하나로 읽습니다. 모든 행렬의 열이 그 행이 됩니다. 행은 모두 ${rows}개이고, 메시지에는 ${rows}x${toward(columns)} 나옵니다.`,
  'event.PRODUCT_INNER_REFUSED': ({ a, size_a, b, size_b }) =>
    `안쪽 차원이 맞지 않습니다. ${a}의 열은 ${size_a}개, ${b}의 행은 ${size_b}개입니다. 거부됩니다.`,
  'event.PRODUCT_BATCH':
    '마지막 두 차원 앞의 차원은 행렬의 배치입니다. 오른쪽으로 맞추어 크기를 비교합니다.',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `차원 ${topic(dim)} 행렬의 개수입니다. bmm은 절대 브로드캐스팅하지 않으므로 양쪽의 개수가 같아야 합니다. 둘 다 ${size}개입니다.`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `차원 ${topic(dim)} 행렬의 개수입니다. ${a}에는 ${size_a}개, ${b}에는 ${size_b}개 있습니다. bmm은 절대 브로드캐스팅하지 않으며, 크기가 1이어도 마찬가지입니다. 거부됩니다.`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `글자마다 차원 하나의 이름입니다: ${tensors}. 결과는 ${result}입니다.`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `크기 ${size}인 차원 ${letter}: ${letterFate(letter, tensors)[Math.min(5, Number(how))]}.`,
  'event.PRODUCT_RESULT': ({ shape }) => `결과의 형태는 ${shape}입니다.`,
} satisfies Partial<Events>;

/** What becomes of a letter of einsum. */
const letterFate = (letter: string, tensors: string) => [
  `${tensors}에만 있고 결과에도 있으므로 그대로 남습니다`,
  `${tensors}에 있고 결과에도 있습니다. 같은 ${letter}의 항목끼리 만나며, 차원은 남습니다`,
  `${tensors}에 있고 결과에는 없습니다. 같은 ${letter}의 항목끼리 곱한 뒤 모두 더합니다`,
  `${tensors}에만 있고 결과에는 없으므로 모두 더합니다`,
  `${tensors}에 두 번 있습니다. 대각선의 항목만 가져오고, 차원은 남습니다`,
  `${tensors}에 두 번 있고 결과에는 없습니다. 대각선의 항목만 가져와 모두 더합니다`,
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
