import type { Remarks } from '../types';
import { object, toward } from './particles';
import { inBytes } from './units';

/** Cautions, questions and what a write reaches. */
export const remarks: Remarks = {
  // Legal, but probably not meant.
  'caution.BOTH_GREW': ({ a, a_shape, b, b_shape, size, shape }) =>
    `양쪽 모두 커졌습니다. ${a} ${a_shape}, ${b} ${b_shape}에는 상대편이 늘리는 차원에 원소가 ${size}개씩 있어서 모든 쌍이 만들어집니다: ${shape}. 하나씩 짝지으려면 먼저 둘의 형태를 같게 하세요.`,
  'caution.SAME_COUNT': ({ a, a_shape, b, b_shape, count, shape }) =>
    `${a}, ${b} 모두 원소가 ${count}개지만 하나씩 짝을 이루지는 않습니다. ${a_shape}, ${b_shape}에서 ${shape} 형태가 나옵니다. 하나씩 짝지으려면 먼저 둘의 형태를 같게 하세요.`,
  'caution.COINCIDENCE': ({ a, b, from, dim, size, unmasked }) =>
    `두 크기가 우연히 ${toward(size)} 같아서 맞았을 뿐입니다. ${a}에는 ${b}의 차원 ${from}의 인덱스마다 항목이 있지만, 오른쪽으로 맞추면 차원 ${dim}의 항목과 짝이 됩니다. ${b}의 형태가 ${unmasked}일 때는 오류가 납니다. 없어진 차원을 크기 1로 남겨 두어 자리를 맞추세요.`,
  'caution.NOT_A_TRANSPOSE': ({ shape, asked, call }) =>
    `${asked}: ${shape}의 크기를 다른 순서로 쓴 것이지만, 원소의 읽는 순서는 그대로입니다. 행과 열이 바뀌지는 않습니다. 차원을 옮기려면 이렇게 쓰세요: ${call}.`,
  'caution.RESHAPE_COPIED': ({ tensor, result, count }) =>
    `여기서 원소 ${count}개가 경고 없이 복사되었습니다. ${result}의 저장소는 새것이므로 거기에 쓴 것은 ${tensor}에 미치지 않습니다. 둘 다 바꾸려면 ${tensor}에 쓴 다음 reshape하세요.`,
  'caution.WRITE_REACHED': ({ target, names }) =>
    `${target}에 쓰면서 ${names}의 값도 바뀌었습니다. 저장소의 칸을 함께 쓰기 때문입니다. 원하지 않으면 복사본에 쓰세요.`,
  'caution.TOO_LARGE': ({ shape, bytes, given }) =>
    `입력은 ${given}뿐인데 형태 ${shape}의 결과에는 ${bytes}가 필요합니다. 의도치 않은 브로드캐스팅인 경우가 많습니다. 모든 차원이 뜻한 것인지 확인하세요.`,
  'caution.REGROUPED': ({ tensor, shape, asked, call }) =>
    `${shape}에서 ${asked} 형태로 바뀌어도 원소의 읽는 순서는 그대로입니다. ${tensor}의 차원은 옮겨지지 않으므로 항목이 섞입니다. 차원을 옮기려면 이렇게 쓰세요: ${call}.`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `${asked}의 한 행은 원소를 ${row}개씩 가져가지만, 차원 0을 따라 ${tensor}의 항목 하나에는 ${entry}개가 있습니다. 그래서 한 행에 여러 항목의 원소가 들어갑니다. 항목마다 한 행을 두려면 이렇게 쓰세요: ${call}.`,
  'caution.LOST_WRITE': ({ copy, tensor }) =>
    `${copy}: 이름이 없는 복사본입니다. 쓴 것은 사라지고 ${tensor}의 값은 그대로입니다. 인덱스 하나로 ${tensor}에 직접 쓰세요.`,
  'caution.REPEATED_INDEX': ({ named, places, call }) =>
    `위치를 ${named}개 주었지만 서로 다른 것은 ${places}개뿐입니다. 되풀이된 위치에는 마지막에 쓴 것만 남습니다. 모두 더하려면 이것을 쓰세요: ${call}.`,
  'caution.REPEATED_CELLS': ({ name, count, dim, call }) =>
    `차원 ${object(dim)} 따라 ${name}의 항목 ${count}개가 모두 같은 칸을 쓰므로(스트라이드 0), 여기에 쓴 것은 모든 항목에 나타납니다. 칸을 따로 두려면 여기에 쓰세요: ${call}.`,
  'caution.READ_OVERWRITTEN': ({ other, call }) =>
    `${other}: 이 문장이 쓰는 칸을 함께 쓰므로, 일부는 바뀐 뒤에 읽힙니다. 대신 이것을 읽으세요: ${call}.`,
  'caution.SQUEEZED_FIRST': ({ shape, result, call }) =>
    `차원을 지정하지 않아, 크기가 마침 1인 차원 0도 사라졌습니다. ${shape} 형태가 ${result} 형태로 바뀌었습니다. 차원 0이 배치라면 남겨 두세요: ${call}.`,
  'caution.NOT_TURNED': ({ tensor, shape, call }) =>
    `${tensor} ${shape}: 차원이 하나뿐이어서 바꿀 것이 없습니다. 열이 필요하면 이렇게 쓰세요: ${call}.`,
  'caution.ALL_REVERSED': ({ shape, result, call }) =>
    `모든 차원의 순서가 뒤집혀 ${shape} 형태가 ${result} 형태로 바뀝니다. 마지막 두 차원만 바꾸려면 이렇게 쓰세요: ${call}.`,
  'caution.RESIZE_GREW': ({ tensor, had, needs }) =>
    `${tensor}의 원소는 ${had}개였는데 이제 ${needs}개로 보입니다. 나머지에는 값이 주어진 적이 없습니다. 있는 원소를 배열하려면 view나 reshape를 쓰세요.`,
  'caution.WRAPPED': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}: ${lowest}부터 ${highest}까지인 ${dtype}의 범위를 넘어 되돌아갔습니다. 결과는 ${value}입니다. 계산하기 전에 더 넓은 dtype으로 바꾸세요.`,
  'caution.CUT_OFF': ({ target, dtype, value, kept }) =>
    `${target}의 dtype은 ${dtype}입니다. ${value} 대신 ${kept}만 남았습니다. 소수 부분을 남기려면 먼저 실수로 바꾸세요.`,
  'caution.COMMENT_WRONG': ({ comment, tensor, shape }) =>
    `주석에 적힌 형태는 ${comment}이지만 ${tensor}의 형태는 ${shape}입니다. 주석을 고치거나, 뜻한 것과 다른 형태를 만든 연산을 찾으세요.`,
  // Repairs of a refused operation.
  'repair.KEEPDIM': ({ tensor, shape }) =>
    `축소한 차원이 크기 1로 남아 늘어납니다. 그때 ${tensor}의 형태는 ${shape}입니다.`,
  'repair.UNSQUEEZE': ({ tensor, shape }) =>
    `${tensor}에 크기 1인 차원이 생기고, 그 차원이 늘어납니다. 형태는 그때 ${shape}입니다.`,
  'repair.SQUEEZE': ({ tensor, shape }) =>
    `${tensor}에서 크기 1인 차원을 빼고 읽습니다. 형태는 그때 ${shape}입니다.`,
  'repair.TRANSPOSE': ({ tensor, shape }) =>
    `${tensor}의 두 차원이 자리를 바꿉니다. 형태는 그때 ${shape}입니다.`,
  'repair.FLATTEN': ({ tensor, shape }) =>
    `${tensor}의 마지막 차원들이 하나가 됩니다. 형태는 그때 ${shape}입니다.`,
  'repair.NEW_RESULT': ({ tensor }) =>
    `제자리 연산이 아닙니다. 새 결과에 ${tensor}의 이름이 붙고, 원래 저장소는 그대로입니다.`,
  'repair.COPY': ({ count }) => `원소 ${count}개를 읽는 순서대로 복사합니다.`,
  'repair.VIEW': '뷰입니다. 아무것도 복사하지 않습니다.',
  'repair.INFERRED': '크기 하나를 비워 둡니다. 그 값은 원소 개수에서 정해집니다.',

  // Questions, answers, and where a write is seen.
  'question.RESULT_SHAPE': ({ a, a_shape, b, b_shape }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다. 결과의 형태는 무엇입니까?`,
  'question.REDUCED_SHAPE': ({ text, tensor, shape }) =>
    `${tensor}의 형태는 ${shape}입니다. ${text}의 형태는 무엇입니까?`,
  'question.PRODUCT_SHAPE': ({ text, a_shape, b_shape }) =>
    `${a_shape}, ${b_shape}의 행렬곱인 ${text}의 형태는 무엇입니까?`,
  'question.FAULT_DIM': ({ a, a_shape, b, b_shape }) =>
    `${a}의 형태는 ${a_shape}, ${b}의 형태는 ${b_shape}입니다. 오른쪽부터 비교하면 결과의 어느 차원이 처음으로 맞지 않습니까?`,
  'question.IN_PLACE': ({ text, target, shape }) =>
    `${target}의 형태는 ${shape}입니다. ${text}의 결과는 어떻게 됩니까?`,
  'question.VIEW_OR_COPY': ({ text, shape, strides, itemsize }) =>
    `형태 ${shape}, 스트라이드 ${strides}${inBytes(itemsize)}: ${text}의 결과는 뷰, 복사본, 오류 중 무엇입니까?`,
  'question.STRADDLING_DIM': ({ shape, strides, itemsize, asked }) =>
    `형태 ${shape}, 스트라이드 ${strides}${inBytes(itemsize)}: 새 형태 ${asked}의 차원을 마지막부터 맞춰 갈 때, 한 덩어리 안에 머물지 못하는 첫 차원은 무엇입니까?`,
  'question.STORAGE_CELL': ({ element, strides, offset }) =>
    `스트라이드 ${strides}, 오프셋 ${offset}: ${element}의 저장소 주소는 무엇입니까?`,
  'question.STORAGE_CELL_BYTES': ({ element, strides, offset, itemsize }) =>
    `스트라이드 ${strides}(바이트), 원소 하나는 ${itemsize}바이트, 첫 원소의 주소 ${offset}: 원소 단위로 센 ${element}의 저장소 주소는 무엇입니까?`,
  'answer.SHAPE': ({ shape }) => shape,
  'answer.ERROR': '오류',
  'answer.VIEW': '뷰',
  'answer.COPY': '복사본',
  'answer.DIM': ({ dim }) => `차원 ${dim}`,
  'answer.NO_DIM': '없음: 서로 맞습니다',
  'answer.WRITES': ({ target }) => `${target}에 씁니다`,
  'answer.NEW_TENSOR': ({ target, shape }) =>
    `${target}의 이름에 형태 ${shape}의 새 텐서가 붙습니다`,
  'answer.ADDRESS': ({ address }) => String(address),
  'rule.LEFT_ALIGNED': '형태를 왼쪽으로 맞춘다면 그렇게 됩니다. 형태는 오른쪽으로 맞춥니다.',
  'rule.MAX_OF_SIZES':
    '결과는 단순히 더 큰 크기를 따르지 않습니다. 두 크기가 다르면 하나는 1이어야 하고, 다른 쪽을 따릅니다. 다른 쪽이 0이어도 그렇습니다.',
  'rule.MUST_BE_EQUAL': '하나가 1이거나 없으면 크기가 달라도 됩니다.',
  'rule.SCALAR_REFUSED': '차원이 없는 텐서도 브로드캐스트됩니다. 모든 원소와 짝을 이룹니다.',
  'rule.ONE_BY_ONE': ({ count }) =>
    `둘 다 원소가 ${count}개지만, 짝은 차례가 아니라 맞춘 형태에서의 자리로 정해집니다.`,
  'rule.SIZES_MEET': ({ shape }) =>
    `오른쪽으로 맞추면 차원마다 두 크기가 같거나, 한쪽이 1이어서(또는 없어서) 늘어납니다: ${shape}.`,
  'rule.SECOND_OPERAND':
    '오른쪽 피연산자만으로 정해지지 않습니다. 그 크기가 1이면 다른 쪽을 따릅니다.',
  'rule.SIZES_DIFFER': '두 크기가 서로 다르고 어느 쪽도 1이 아니면 맞지 않습니다.',
  'rule.ALL_DIMS_FIT': '모든 차원에서 크기가 같거나, 한쪽이 1이거나 없습니다.',
  'rule.TARGET_STAYS': ({ target }) =>
    `제자리 연산은 새 텐서를 만들지 않습니다. 값은 ${target}의 저장소에 들어갑니다.`,
  'rule.ROWS_AND_COLUMNS': ({ shape }) =>
    `안쪽 크기는 서로 같고 사라집니다. 첫째의 행과 둘째의 열이 남습니다: ${shape}.`,
  'rule.INNER_AGREE': '안쪽 크기가 서로 같고, 다른 크기는 같을 필요가 없습니다.',
  'rule.INNER_KEPT': '안쪽 크기는 남지 않습니다. 그 방향의 곱은 모두 더해집니다.',
  'rule.INNER_IGNORED':
    '첫째의 각 행과 둘째의 각 열이 짝을 이룹니다. 길이가 같아야 하는데 그렇지 않습니다.',
  'rule.SHAPE_OF_THE_SECOND': '행은 첫째 행렬에서 옵니다.',
  'rule.ONE_CHUNK': '전체가 끊긴 곳 없는 한 덩어리이므로, 원소 수가 같은 형태는 모두 뷰가 됩니다.',
  'rule.FIRST_OPERAND': '왼쪽 피연산자에 우선권은 없습니다. 두 형태는 동등합니다.',
  'rule.ONE_STRETCHES': ({ dim, size }) =>
    `차원 ${dim}에서 한쪽 크기가 1이고, 이것이 ${toward(size)} 늘어납니다.`,
  'rule.MISSING_IS_ONE': ({ dim, size }) =>
    `차원 ${dim}에서 한쪽 형태에는 크기가 없습니다. 1로 치며, ${Number(size) === 1 ? '서로 같습니다' : `${toward(size)} 늘어납니다`}.`,
  'rule.SIZES_AGREE': ({ dim, size }) => `차원 ${dim}에서 두 크기가 모두 ${size}입니다.`,
  'rule.LATER_FROM_THE_RIGHT': ({ dim }) =>
    `차원 ${dim}도 맞지 않지만, 마지막 차원부터 비교하므로 더 오른쪽에서 먼저 걸립니다.`,
  'rule.TARGET_GROWS': ({ target, shape }) =>
    `${target}의 값은 제자리에서 바뀝니다. 형태가 그대로이므로 ${shape} 형태가 될 수 없습니다.`,
  'rule.NAME_REBOUND': ({ target }) =>
    `결과는 새 텐서이고, =이 거기에 이름을 붙입니다(${target}). 이전 저장소는 그대로입니다.`,
  'rule.NAME_MOVES': ({ target }) =>
    `${target}에 쓰는 것은 += 같은 연산뿐입니다. =만 쓰면 그 이름이 다른 텐서에 붙고, 이전 저장소는 그대로입니다.`,
  'rule.NAME_FITS_ALL': ({ target }) =>
    `${target}: 이름일 뿐입니다. =은 어떤 형태의 텐서에도 이 이름을 붙일 수 있습니다.`,
  'rule.TARGET_TAKES_PART': ({ target }) =>
    `일부만 쓰는 일은 없습니다. 결과 전체의 형태가 ${target}의 형태와 같아야 합니다.`,
  'rule.CELLS_OF_THEIR_OWN': ({ target }) =>
    `${target}의 여러 원소가 저장소의 같은 칸을 쓰므로 서로 다른 값을 가질 수 없습니다.`,
  'rule.DIM_STAYS': '지정한 차원을 따라 원소들이 하나가 됩니다. 나머지 차원은 남습니다.',
  'rule.DIM_VANISHES': 'keepdim이 없으면 그 차원은 1로 남지 않고 사라집니다.',
  'rule.DIM_KEPT': 'keepdim이 있으면 그 차원은 사라지지 않고 크기 1로 남습니다.',
  'rule.ELEMENTWISE': '행렬곱은 원소끼리가 아니라 첫째의 행과 둘째의 열을 짝짓습니다.',
  'rule.VECTOR_KEPT': '1차원 텐서는 행 하나 또는 열 하나로 치며, 그 1은 결과에서 빠집니다.',
  'rule.TRANSPOSED_FOR_YOU':
    '둘째 행렬이 저절로 전치되지는 않습니다. 첫째의 열과 둘째의 행이 짝을 이룹니다.',
  'rule.SHAPE_OF_THE_FIRST': '열은 둘째 행렬에서 옵니다.',
  'rule.NEEDS_CONTIGUOUS':
    '연속일 필요는 없습니다. 새 차원이 각각 한 덩어리 안에 있으면 되고, 여기서는 그렇습니다.',
  'rule.RESHAPE_NEEDS_CONTIGUOUS': '뷰가 불가능할 때 reshape는 실패하지 않고 복사합니다.',
  'rule.COUNT_IS_ENOUGH':
    '원소 수가 같아야 하지만 그것으로 충분하지는 않습니다. 스트라이드로 닿을 수 있어야 합니다.',
  'rule.ANY_COUNT': '새 형태의 원소 수는 지금의 원소 수와 꼭 같아야 합니다.',
  'rule.SIZE_GUESSED': '-1은 알아서 계산하라는 뜻입니다. 정수 하나로 정해져야 합니다.',
  'rule.VIEW_NEVER_COPIES': 'view는 절대 복사하지 않습니다. 뷰를 주거나 오류를 냅니다.',
  'rule.RESHAPE_ALWAYS_COPIES': 'reshape는 새 형태를 가진 뷰가 없을 때만 복사합니다.',
  'rule.RESHAPE_NEVER_COPIES':
    'reshape는 할 수 있으면 뷰를 주지만, 여기서는 새 형태가 되는 스트라이드가 없습니다.',
  'rule.RESHAPE_ALWAYS_FITS':
    'reshape는 복사할 수 있지만, 원소 수를 바꾸거나 크기를 짐작할 수는 없습니다.',
  'rule.FITS_A_CHUNK': ({ dim, size }) => `차원 ${dim}(크기 ${size}): 한 덩어리 안에 있습니다.`,
  'rule.NOT_REACHED': ({ dim }) =>
    `차원은 마지막부터 앞으로 맞추며, 차원 ${dim}에 이르기 전에 멈춥니다.`,
  'rule.ROW_MAJOR':
    '그것은 읽는 순서의 번호입니다. 텐서가 연속이고 0에서 시작해야 주소와 같습니다.',
  'rule.COLUMN_MAJOR': '열을 따라 내려가며 센 것입니다. 중요한 것은 스트라이드입니다.',
  'rule.OFFSET_FORGOTTEN': ({ offset }) =>
    `첫 원소의 주소는 ${offset}입니다. 이것을 더해야 합니다.`,
  'rule.BYTES': ({ itemsize }) => `바이트로 센 것입니다. 원소 하나는 ${itemsize}바이트입니다.`,
  'apart.OTHER_CELLS': ({ name, other }) =>
    `${other}: ${name}의 저장소를 함께 쓰지만 이 칸은 아닙니다.`,
  'apart.RESHAPE_COPIED': ({ other, operation }) =>
    `${other}: 바뀌지 않습니다. 그 형태의 뷰가 없어서 ${operation}의 결과는 새 저장소에 복사되었습니다.`,
  'apart.COPIED': ({ other, operation }) =>
    `${other}: 바뀌지 않습니다. ${operation}의 결과는 새 저장소에 복사되었습니다.`,
  'apart.COMPUTED': ({ other, operation }) =>
    `${other}: 바뀌지 않습니다. ${operation}의 새 값은 새 저장소에 있습니다.`,
  'apart.ALONE': ({ name }) =>
    `그 밖에는 아무것도 바뀌지 않습니다. ${name}의 저장소를 함께 쓰는 이름이 없습니다.`,
  'apart.READ_ONLY': ({ name }) => `${name}: 읽기 전용입니다. 쓰면 NumPy에서 오류가 납니다.`,
};
