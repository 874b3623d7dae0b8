import type { Events } from '../types';
import { object, topic, toward } from './particles';
import { inBytes } from './units';

/** What a step says last of a refused operation where no rule before it has said why. */
export const narration = {
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor}의 형태는 ${shape}입니다. 새 순서에는 차원 ${dims}개가 꼭 한 번씩 나와야 합니다. 거부됩니다.`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 지정한 차원은 끝에서부터 세더라도 모두 달라야 합니다. 거부됩니다.`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 차원은 왼쪽에서 오른쪽으로 합쳐지므로 첫 차원이 마지막 차원 뒤에 올 수 없습니다. 거부됩니다.`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 크기가 1인 차원만 없앨 수 있는데, 지정한 차원 가운데 더 큰 것이 있습니다. 거부됩니다.`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `${tensor}의 형태는 ${shape}입니다. ${start}부터 위치 ${length}개는 ${start} + ${length}에서 끝나 차원의 크기 ${object(size)} 넘습니다. 거부됩니다.`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 창은 그것이 움직이는 차원보다 클 수 없습니다. 거부됩니다.`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `${tensor}의 형태는 ${shape}입니다. 크기 ${size}인 창은 크기가 ${room}인 차원 ${dim}에 들어가지 않습니다. 거부됩니다.`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor}의 형태는 ${shape}, 차원은 ${dims}개입니다. t()는 행렬의 두 차원을 바꾸므로 2개까지만 받습니다. 거부됩니다.`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor}의 형태는 ${shape}입니다. repeat()에는 차원 ${dims}개마다 횟수가 하나씩 필요하고, 앞에는 더 있어도 됩니다. 거부됩니다.`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}인데 평균은 정수인 경우가 드뭅니다. .float()을 거친 부동소수점 dtype만 담을 수 있습니다. 거부됩니다.`,
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `${tensor}의 평균을 소수를 담지 못하는 dtype으로 요구했지만, 평균은 정수인 경우가 드뭅니다. 부동소수점 dtype만 담을 수 있습니다. 거부됩니다.`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `저장 칸을 함께 쓰지만 원소끼리 하나씩 대응하지는 않습니다(${other}, ${target}). 읽기 전에 덮어쓰이는 칸이 생깁니다. 거부됩니다.`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `${value}의 형태는 ${value_shape}입니다. 앞쪽의 크기 1인 차원을 빼고 남은 것은 ${target}의 형태 ${shape}로 브로드캐스트되지 않습니다. 거부됩니다.`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `${value}의 형태는 ${shape}이며, 고른 자리들의 형태 ${chosen}로 브로드캐스트되지 않습니다. 거부됩니다.`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `${tensor}의 dtype은 ${dtype}이고 Python 수는 이것을 바꾸지 않는데, ${topic(number)} 여기에 들어가지 않습니다. 거부됩니다.`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `${tensor}: 뺄셈에 쓰였지만 True와 False에는 차가 없습니다. 다른 곳은 ^로 찾고, 뒤집기는 ~로 합니다. 거부됩니다.`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `정수를 0으로 나누면 정수가 되지 않고, 정수에는 무한대도 없습니다. 여기서 나누는 수는 ${divisor}입니다. 거부됩니다.`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 대괄호 안의 인덱스 텐서는 고르기 전에 서로 브로드캐스트되어야 하는데, 이것들은 그렇지 않습니다. 거부됩니다.`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor}: 읽기 전용이라 쓸 수 없습니다. .copy()로 만든 복사본에는 쓸 수 있습니다. 거부됩니다.`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1은 크기를 그대로 둔다는 뜻이지만, 형태가 ${shape}인 ${tensor}에는 새 차원 ${dim}에 그대로 둘 크기가 없습니다. 거부됩니다.`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 반복 횟수의 목록에는 항목마다 하나씩 있어야 하는데, 더 많거나 적습니다. 거부됩니다.`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `형태가 ${shape}인 ${tensor}의 조각 수가 ${count}인데, 적어도 1개는 필요합니다. 거부됩니다.`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `크기 0인 조각으로는 ${tensor}의 크기 ${size}인 차원을 결코 다 쓸 수 없습니다. 거부됩니다.`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `마지막 원소는 ${needed}바이트에서 끝나야 하는데, ${tensor}의 저장소는 ${held}바이트입니다. 거부됩니다.`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `${tensor}의 원소 하나에는 수 하나가 들어가는데, 시퀀스가 주어졌습니다. 거부됩니다.`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 원소가 없으면 가장 큰 것도 가장 작은 것도 없습니다. 거부됩니다.`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `${tensor}의 형태는 ${shape}입니다. 읽는 순서대로 0부터 센 원소는 ${numel}개이고, ${number}번은 없습니다. 거부됩니다.`,
  'event.COUNT_REFUSED': '이렇게 많은 원소나 그 바이트 수는 64비트로 셀 수 없습니다. 거부됩니다.',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}이며, 이 연산은 여기에 정의되어 있지 않습니다. 거부됩니다.`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다. 이 곱은 왼쪽에 차원이 꼭 ${left}개, 오른쪽에 꼭 ${right}개여야 합니다. 거부됩니다.`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 원소가 정확히 하나인 텐서만 수 하나로 볼 수 있습니다. 거부됩니다.`,
  'event.NO_DIM_REFUSED': ({ tensor }) =>
    `${tensor}에는 차원이 없으므로 따라 셀 것이 없습니다. 거부됩니다.`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 마지막 두 차원을 뜻하는데 차원이 두 개가 되지 않습니다. 거부됩니다.`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `${tensor}: 슬라이스의 간격이 양수가 아닙니다. PyTorch에는 음수 스트라이드가 없고, flip()은 복사합니다. 거부됩니다.`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `${value}의 dtype은 ${value_dtype}, ${tensor}의 dtype은 ${dtype}입니다. 인덱스 텐서로 쓸 때는 변환하지 않습니다. 거부됩니다.`,
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `${operation}, ${tensor}: 원소를 보기도 전에 멈춥니다. 인수가 빠졌거나, 쓸 수 없는 종류나 값의 인수가 있습니다. 거부됩니다.`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `${a}의 차원 ${topic(dim_a)} 크기가 ${size_a}, ${b}의 차원 ${topic(dim_b)} 크기가 ${size_b}입니다. 여기서는 서로 같아야 합니다. 거부됩니다.`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a}의 dtype은 ${a_dtype}, ${b}의 dtype은 ${b_dtype}입니다. 이 연산은 양쪽의 dtype이 같아야 하고, 어느 쪽도 변환하지 않습니다. 거부됩니다.`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a}의 dtype은 ${a_dtype}, ${b}의 dtype은 ${b_dtype}입니다. 둘이 함께 갖는 dtype에는 이 연산이 정의되어 있지 않습니다. 거부됩니다.`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `${base}의 dtype은 ${dtype}입니다. 지수 ${power}: 0보다 작습니다. 정수의 음수 거듭제곱은 정수인 경우가 드뭅니다. 거부됩니다.`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}인데, 여기에는 수 하나가 필요합니다. Python 수이거나 차원 없는 텐서여야 합니다. 거부됩니다.`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `${mask}의 dtype은 ${dtype}인데, 원소마다 True나 False를 말해야 하므로 dtype bool이어야 합니다. 거부됩니다.`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `${tensor}의 형태는 ${shape}입니다. 마스크에는 위치마다 항목이 하나씩 있어야 하는데, 차원 ${dim}에서 항목 수가 다릅니다. 거부됩니다.`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 인덱스는 정수, 정수로 된 슬라이스, ..., None, 또는 정수나 True와 False로 된 텐서나 리스트입니다. 여기 있는 것은 어느 것도 아닙니다. 거부됩니다.`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. ...는 따로 적지 않은 모든 차원을 뜻하므로 한 번만 쓸 수 있습니다. 거부됩니다.`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 간격이 0이면 첫 원소를 떠나지 못합니다. 거부됩니다.`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 크기, 길이, 횟수는 0부터인데, 요청한 것 가운데 음수가 있습니다. 거부됩니다.`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `${tensor}의 형태는 ${shape}입니다. 크기, 오프셋, 횟수는 0부터인데 ${object(number)} 요청했습니다. 거부됩니다.`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `${tensor}의 스트라이드는 ${strides}이고 음수가 있습니다. PyTorch에는 음수 스트라이드가 없고, .copy()로 만든 복사본에도 없습니다. 거부됩니다.`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 읽거나 쓸 수 있는 원소가 없습니다. 거부됩니다.`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}입니다. 원소마다 수 하나가 들어가는데, 주어진 것은 수가 아닙니다. 거부됩니다.`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}이고 이 값이 들어가지 않습니다. 너무 크거나 정수가 아닙니다. 거부됩니다.`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `dtype이 ${from}인 값을 ${to} 형식으로 저장해야 하는데, 모든 값을 담을 수는 없습니다. NumPy는 .astype()처럼 명시할 때만 그렇게 합니다. 거부됩니다.`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `${out}의 형태는 ${shape}인데 결과의 형태는 다릅니다. out=으로 지정한 것은 형태가 바뀌지 않습니다. 거부됩니다.`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `결과의 형태는 ${shape}입니다. out=으로 지정한 것은 형태가 다르며, 절대 커지지 않습니다. 거부됩니다.`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다. 오른쪽으로 맞추면 크기가 서로 다르고 둘 다 1이 아닌 차원이 있습니다. 거부됩니다.`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 행렬곱은 양쪽에 차원이 하나 이상 있어야 하는데 한쪽에는 없습니다. 수를 곱할 때는 *를 씁니다. 거부됩니다.`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 이 호출의 두 목록은 차원과 새 자리, 크기와 스트라이드처럼 항목끼리 짝이 맞아야 하는데 한쪽이 더 깁니다. 거부됩니다.`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `${tensor}의 형태는 ${shape}인데, 여기에는 차원이 ${wanted}개 이상 있어야 합니다. 거부됩니다.`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. 자르는 차원을 그만큼의 같은 조각으로 나눌 수 없습니다. 거부됩니다.`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `${tensor}의 차원 ${dim} 크기는 ${size}입니다. 조각들이 이것을 다 써야 하므로 크기의 합이 ${toward(size)} 맞아야 하는데 그렇지 않습니다. 거부됩니다.`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `${tensor}의 차원 ${dim} 크기는 ${size}입니다. 그 자리에 들어갈 크기들의 곱이 ${toward(size)} 맞아야 하는데 그렇지 않습니다. 거부됩니다.`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `${tensor}의 형태는 ${shape}입니다. 여기서 시작은 ${lowest}부터 ${highest}까지의 수인데, ${topic(start)} 여기에 들지 않습니다. 거부됩니다.`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `${tensor}의 형태는 ${shape}, 스트라이드는 ${strides}${inBytes(itemsize)}입니다. 요청한 형태로 원소에 닿는 스트라이드가 없고, 여기서는 복사하면 안 됩니다. 거부됩니다.`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `마스크가 고른 ${tensor}의 원소는 ${wanted}개인데, 주어진 값은 ${count}개입니다. 거부됩니다.`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor}: requires_grad가 있는 리프이거나 리프의 뷰입니다. 자동 미분은 여기에 쓰는 것을 따라가지 않습니다. x = x + y는 새 텐서를 만들고, torch.no_grad() 안에서는 쓸 수 있습니다. 거부됩니다.`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor}: torch.no_grad() 안에서 만든 뷰인데 밖에서 쓰려고 합니다. 자동 미분이 따라가야 하는지 분명하지 않습니다. 둘 다 안에 두거나 둘 다 밖에 두세요. 거부됩니다.`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `${tensor}: requires_grad가 없어서 어떻게 계산되었는지 자동 미분이 따라가지 않았습니다. 기울기를 구할 텐서는 requires_grad=True로 만들고 torch.no_grad() 밖에서 쓰세요. 거부됩니다.`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `${tensor}: requires_grad가 있는데 NumPy는 기울기를 따라가지 않습니다. .detach().numpy()는 같은 저장소를 쓰는, 기울기 없는 배열을 줍니다. 거부됩니다.`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor}의 dtype은 ${dtype}인데, .float()을 거친 것처럼 부동소수점 dtype만 requires_grad를 가질 수 있습니다. 거부됩니다.`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor}: requires_grad가 있는 텐서로 계산되어 그것도 requires_grad를 가지며, 리프에서만 바꿀 수 있습니다. .detach()는 같은 저장소를 쓰고 기울기가 없습니다. 거부됩니다.`,
} satisfies Partial<Events>;
