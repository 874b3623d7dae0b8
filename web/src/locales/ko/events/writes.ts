import type { Events } from '../../types';
import { object, subject, topic } from '../particles';
import { inBytes } from '../units';

/** Storage filled, joined, indexed; operations without a story of their own. */
export const narration = {
  // Storage filled, or an operation without a story of its own
  'event.RESIZE_GROWS': ({ has, needs, more }) =>
    `첫 원소부터 저장소에 원소 ${has}개의 자리가 있지만 ${needs}개가 필요합니다. ${more}개만큼 커지며, 그곳의 값은 아직 정해지지 않았습니다.`,
  'event.SUMMED_UP_TO': ({ tensor, number, is }) =>
    `원소마다 ${tensor}에서 자기 자리와 그 앞의 모든 자리가 들어갑니다. ${is === 0 || is === 1 ? '읽는 순서대로입니다' : `차원 ${object(number)} 따라서입니다`}.`,
  'event.SORTED': ({ tensor, number, is }) =>
    `${is === 0 ? '마지막 차원을 따라' : is === 1 ? '한 줄로 보고' : `차원 ${object(number)} 따라`} ${tensor}의 원소를 차례대로 놓습니다. 줄마다 따로 하므로 자기 줄을 떠나는 원소는 없습니다.`,
  'event.SORTED_PLACES': ({ tensor, number, is }) =>
    `결과에 담기는 것은 ${tensor}의 원소가 아니라 위치입니다. ${is === 0 ? '마지막 차원의' : is === 1 ? '한' : `차원 ${number}의`} 줄을 차례대로 놓을 때 첫째가 어느 인덱스에서 오는지, 둘째는 어디서 오는지를 말합니다.`,
  'event.LARGEST_TAKEN': ({ tensor, number }) =>
    `한 차원을 따라 ${tensor}에서 가장 큰(또는 작은) 원소 ${number}개만 차례대로 가져옵니다.`,
  'event.EACH_ONCE': ({ tensor }) =>
    `${tensor}의 원소를 한 줄로 보고 차례대로 놓은 뒤, 같은 것은 하나만 남깁니다.`,
  'event.DIAGONAL_ADDED': ({ tensor }) =>
    `${tensor}의 대각선에 있는 원소, 곧 행 번호와 열 번호가 같은 원소를 더합니다.`,
  'event.ORDER_IN_MEMORY': ({ tensor }) =>
    `K 순서에서는 ${tensor}의 원소를 인덱스와 상관없이 메모리에 놓인 차례대로 가져옵니다.`,
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
    `${tensor}에 제자리로, 이미 있는 저장소에 씁니다. 이 칸을 함께 쓰는 모든 것에 새 값이 보입니다.`,
  'event.INDEX_MISSED': ({ tensor, dim, size, last, index }) => {
    const few = {
      0: '위치가 하나도 없습니다',
      1: '위치는 0 하나뿐이며, 끝에서 세면 -1입니다',
    }[Number(size)];
    return `${tensor}의 차원 ${dim} 크기는 ${size}입니다. ${few ?? `위치는 0부터 ${last}까지이며, 끝에서 세면 -1부터 -${size}까지입니다`}. 위치 ${index}: 없습니다.`;
  },
  'event.DIM_MISSED': ({ tensor, shape, lowest, highest, dim }) =>
    `${tensor}의 형태는 ${shape}입니다. 여기서 차원 번호는 ${lowest}부터 ${highest}까지이며, ${dim}번 차원은 없습니다.`,
  'event.MASK_MISSED': ({ mask, mask_shape, tensor, shape, dim }) =>
    `${mask}의 형태는 ${mask_shape}, ${tensor}의 형태는 ${shape}입니다. 마스크에는 위치마다 항목이 하나씩 있어야 하는데, 차원 ${dim}의 크기가 서로 다릅니다.`,
  'event.TOO_MANY_INDICES': ({ tensor, shape, dims }) =>
    Number(dims) === 0
      ? `${tensor}의 형태는 ${shape}입니다. 차원이 없으므로 인덱스를 쓸 수 없습니다.`
      : `${tensor}의 형태는 ${shape}입니다. 차원이 ${dims}개이므로 인덱스도 많아야 ${dims}개입니다.`,
  'event.CAST_REFUSED': ({ target, to, from }) =>
    `${target}의 dtype은 ${to}이고, 제자리에서 쓰이므로 그대로입니다. 결과의 dtype은 ${from}인데, ${to}에는 그런 값을 모두 담을 수 없습니다. 명시하지 않으면 변환하지 않습니다. 거부됩니다.`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `out=으로 지정한 것의 dtype은 ${to}이고 바뀌지 않습니다. 결과의 dtype은 ${from}인데, ${to}에는 그런 값을 모두 담을 수 없습니다. 명시하지 않으면 변환하지 않습니다. 거부됩니다.`,
  // Joined
  'event.JOIN_SHAPES': ({ count }) =>
    Number(count) === 1
      ? '텐서가 하나뿐이라 이어 붙일 것이 없습니다.'
      : `텐서 ${count}개를 이어 붙입니다. 각각 한 줄에 씁니다.`,
  'event.JOIN_SHAPES_FIRST': ({ count, shown }) =>
    `텐서 ${count}개를 이어 붙입니다. 그중 ${shown}개를 각각 한 줄에 씁니다.`,
  'event.JOIN_SKIPPED': ({ tensor }) =>
    `${tensor}의 형태는 (0,)입니다. 옛 프로그램과의 호환을 위해 건너뜁니다.`,
  'event.JOIN_NEW_DIM': ({ dim }) =>
    `쌓기는 새 차원을 따라 이어 붙이는 것입니다. 모든 텐서에 크기 1인 차원 ${subject(dim)} 생깁니다.`,
  'event.JOIN_READ_AS': ({ tensor, shape, joined }) =>
    `${tensor}의 형태는 ${shape}이지만 ${joined} 형태로 읽습니다.`,
  'event.JOIN_EQUAL': ({ dim, size }) =>
    `차원 ${dim}: 크기가 모두 ${size}입니다. 반드시 같아야 합니다.`,
  'event.JOIN_ADDS': ({ dim, sum, size }) =>
    `차원 ${object(dim)} 따라 이어 붙입니다. 여기서만 크기가 달라도 되며, 크기는 더해집니다: ${sum} = ${size}.`,
  'event.JOIN_DIMS_REFUSED': ({ a, dims_a, b, dims_b }) =>
    `${a}의 차원은 ${dims_a}개, ${b}의 차원은 ${dims_b}개입니다. 이어 붙일 때는 차원이 더해지지 않습니다. 거부됩니다.`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `차원 ${dim}: ${a}의 크기는 ${size_a}, ${b}의 크기는 ${size_b}입니다. 이어 붙이는 차원이 아니고, 이어 붙일 때는 늘어나지 않습니다. 거부됩니다.`,
  'event.JOIN_RESULT': ({ shape }) =>
    `결과의 형태는 ${shape}이고 저장소를 따로 가집니다. 모든 원소가 복사됩니다.`,
  'event.ELEMENT_STACKED': ({ out, index, part, in: from, value }) =>
    `${out}: 새 차원의 인덱스 ${topic(index)} ${part}에 해당합니다. 그래서 ${from}이며 값은 ${value}입니다.`,
  'event.ELEMENT_JOINED_FIRST': ({ out, index, part, in: from, value }) =>
    `${out}: 이어 붙인 차원의 인덱스 ${topic(index)} ${part} 안에 있습니다. 그래서 ${from}이며 값은 ${value}입니다.`,
  'event.ELEMENT_JOINED': ({ out, index, start, own, part, in: from, value }) =>
    `${out}: 이어 붙인 차원의 인덱스 ${topic(index)} ${part}의 ${index} − ${start} = ${own}입니다. 그래서 ${from}이며 값은 ${value}입니다.`,
  // Index tensors and masks
  'event.INDEX_ARRAY': ({ index, shape, dim, size }) =>
    `형태가 ${shape}인 ${index}: 크기가 ${size}인 차원 ${dim}의 위치들입니다.`,
  'event.INDEX_MASK': ({ index, shape, dim, count }) =>
    `형태가 ${shape}인 ${index}: 차원 ${dim}부터 적용되는 마스크입니다. 원소 ${count}개가 True${Number(count) ? '이며, 그 자리가 곧 위치' : ''}입니다.`,
  'event.INDEX_MASK_MEETS': ({ tensor, index, common, count }) =>
    `${tensor}, 마스크 ${index}: 함께 ${common} 형태로 브로드캐스트됩니다. 거기서 원소 ${count}개가 True${Number(count) ? '이며, 그 자리가 곧 위치' : ''}입니다.`,
  'event.INDEX_NUMBERS': ({ index, shape, numel }) =>
    `형태가 ${shape}인 ${index}: 원소 ${numel}개를 읽는 순서대로 센 번호들입니다.`,
  'event.INDEX_AS_LINE': ({ index }) =>
    `${index}에는 차원이 없습니다. 위치 하나짜리 줄로 세므로 차원이 남습니다.`,
  'event.PUT_CHOSEN': ({ value, chosen }) =>
    `고른 자리들의 형태는 ${chosen}입니다. ${value}: 이 형태로 브로드캐스트될 수 있어야 합니다.`,
  'event.PLACES_FOUND': ({ tensor, shape, count, dims }) =>
    `형태가 ${shape}인 ${tensor}: 0이나 False가 아닌 원소는 ${count}개입니다. ${dims === 0 ? '원소마다 행 하나가 차원별 인덱스를 알려 줍니다.' : `배열 ${dims}개가 그 자리를 차원마다 인덱스로 알려 줍니다.`}`,
  'event.INDEX_MEET': ({ common }) =>
    `대괄호 안의 것들도 여느 형태처럼 브로드캐스트됩니다. 함께 ${common} 형태가 됩니다.`,
  'event.INDEX_OUT_OF_RANGE': ({ entry, position, dim, size }) =>
    `${entry}의 값은 ${position}인데 차원 ${dim}의 항목은 ${size}개뿐입니다. 거부됩니다.`,
  'event.ALONG_RULE': ({ formula, dim }) =>
    `${formula}: 인덱스는 차원 ${dim}의 위치를 정하고, 다른 차원에서는 위치가 그대로입니다.`,
  'event.ALONG_WRITES_AGAIN': ({ named, cells }) =>
    `항목 ${named}개가 셀 ${cells}개만 가리킵니다. 셀이 다시 지정되면 나중 값이 앞의 값을 대신합니다.`,
  'event.ALONG_ADDS_AGAIN': ({ named, cells }) =>
    `항목 ${named}개가 셀 ${cells}개만 가리킵니다. 셀이 다시 지정되면 나중 값도 더해집니다.`,
  'event.INDEX_REST': ({ dim, from }) => `결과의 차원 ${dim}: 원래의 차원 ${from}에서 옵니다.`,
  'event.INDEX_LANDS': ({ common, at }) =>
    `골라낸 차원의 자리에는 ${common} 형태가 들어갑니다. 결과의 차원 ${at}부터입니다.`,
  'event.INDEX_IN_FRONT': ({ common }) =>
    `골라낸 차원들이 나란히 있지 않으므로 ${common} 형태가 결과의 맨 앞으로 갑니다.`,
  'event.INDEX_COPIES': ({ shape }) =>
    `결과의 형태는 ${shape}이고 자체 저장소를 가집니다. 위치나 마스크로 골라내면 항상 복사됩니다. 슬라이스라면 뷰가 될 수 있었더라도 그렇습니다.`,
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
} satisfies Partial<Events>;
