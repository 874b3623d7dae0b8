import type { Phrase } from '../en/phrases';

/** Texts without values. */
export const phrases: Record<Phrase, string> = {
  'Shape of a': 'a의 형태',
  'Shape of b': 'b의 형태',
  'Shape of x': 'x의 형태',
  'Shape of what is added': '더하는 것의 형태',
  'Shape of the array': '배열의 형태',
  'Shape asked for': '요구한 형태',
  'Shape before its dims were moved': '차원을 옮기기 전의 형태',
  'Order of its dims now (permute)': '지금의 차원 순서(permute)',
  'Shape of the left one': '왼쪽의 형태',
  'Shape of the right one': '오른쪽의 형태',
  'Shape of the first one': '첫째의 형태',
  'Shape of the other one': '다른 것의 형태',
  'not in place: the result has a storage of its own':
    '제자리가 아니므로 결과는 저장소를 따로 가집니다',
  'copies first, in reading order': '먼저 읽는 순서대로 복사합니다',
  'one size is left open, the others are given': '크기 하나는 비워 두고 나머지는 정합니다',
  'the first one gets a first dimension': '첫째의 맨 앞에 차원이 생깁니다',
  'the second one gets a first dimension': '둘째의 맨 앞에 차원이 생깁니다',
  'along the dimension in which they differ': '서로 다른 차원을 따라',
  'along a dimension that they have': '실제로 있는 차원을 따라',
  'stack makes the new dimension': 'stack이 새 차원을 만듭니다',
  'where the right one belongs to a layer: as many in_features as the left one has columns':
    '오른쪽 것이 층에 속한다면: in_features는 왼쪽 것의 열 수와 같아야 합니다',
  'the last one': '마지막 것',
  'the last dimension': '마지막 차원',
  'the last axis': '마지막 축',
  'one index a dimension': '차원마다 인덱스 하나',
  'each of them': '하나하나 모두',
  'at least one of them': '적어도 하나',
  'the number itself': '그 수 자체',
  'Shape of the tensor': '텐서의 형태',
  'a copy has elements of its own': '복사본에는 자신의 원소가 있습니다',
  'not in place: the result has a dtype of its own':
    '제자리 연산이 아님: 결과가 자신의 dtype을 가집니다',
  'what is added is converted first': '더하는 쪽을 먼저 변환합니다',
  'both have one dtype': '둘의 dtype이 같습니다',
  'a mean is rarely an integer': '평균은 정수인 경우가 드뭅니다',
  'Number of elements': '원소 수',
  'Number of dims': '차원 수',
  'Number of dims in permute': 'permute의 차원 수',
  'one axis for each that there is': '있는 축마다 하나씩',
  'all that have size 1': '크기가 1인 모든 차원',
  'Number of matrices': '행렬 수',
  'Number of the other matrices': '다른 쪽 행렬 수',
  'Columns of the left ones': '왼쪽 행렬의 열 수',
  'Rows of the right ones': '오른쪽 행렬의 행 수',
  'a number is multiplied with *': '수는 *로 곱합니다',
  'Number of dims of the first one': '첫 번째의 차원 수',
  'Number of dims of the other one': '다른 것의 차원 수',
  'two elements for two numbers': '두 수에 두 원소',
  'makes a tensor of a list': '리스트로 텐서를 만듭니다',
  'Number of indices': '인덱스 수',
  'an index is an integer': '인덱스는 정수입니다',
  'one of them for each number': '수마다 그중 하나',
  'one of them': '그중 하나',
  'all of them, in a list': '모두, 리스트로',
  'Autograd kept a tensor for backward(), and it was written in place before that. Stridewise runs without gradients. Look for x += y, x[...] = y and functions whose names end in _; write x = x + y instead, or write into x.clone().':
    '자동 미분이 backward()에 쓰려고 보관한 텐서가 그 전에 제자리에서 바뀌었습니다. Stridewise는 기울기 없이 실행합니다. x += y, x[...] = y, 그리고 이름이 _로 끝나는 함수를 찾아 x = x + y로 바꾸거나 x.clone()에 쓰세요.',
  'A tensor with requires_grad was written in place, which autograd allows only where it does not watch. Stridewise runs without gradients. Write x = x + y instead, or write it inside of with torch.no_grad():, as optimizers do.':
    'requires_grad가 있는 텐서를 제자리에서 바꾸었는데, 자동 미분은 지켜보지 않는 곳에서만 이를 허용합니다. Stridewise는 기울기 없이 실행합니다. x = x + y로 쓰거나, 옵티마이저처럼 with torch.no_grad(): 안에서 쓰세요.',
  'This is about gradients, not about shapes, and Stridewise runs without them. x.detach() has the same values without gradients; backward() needs a number that was computed from tensors with requires_grad, and runs once for each computation.':
    '이것은 형태가 아니라 기울기에 관한 것이고, Stridewise는 기울기 없이 실행합니다. x.detach()는 기울기 없이 같은 값을 가집니다. backward()에는 requires_grad가 있는 텐서로 계산한 수가 필요하며, 계산마다 한 번만 실행됩니다.',
  'This is about where tensors are kept, not about their shapes: some are on the GPU and some are not. Bring them together with x.to(device) or model.to(device); NumPy takes only x.cpu().':
    '형태가 아니라 텐서가 어디에 있는지에 관한 것입니다. 어떤 것은 GPU에 있고 어떤 것은 없습니다. x.to(device)나 model.to(device)로 한곳에 모으세요. NumPy는 x.cpu()만 받습니다.',
  "The input of a layer and its weights differ in dtype, or one of them is on the GPU. x.to(weight.device, weight.dtype) settles both. NumPy's numbers are float64, so x.float() is often what is missing.":
    '층의 입력과 가중치의 dtype이 다르거나, 둘 중 하나가 GPU에 있습니다. x.to(weight.device, weight.dtype)가 둘 다 해결합니다. NumPy의 수는 float64이므로 흔히 x.float()가 빠져 있습니다.',
  'The memory of the GPU is full. Sometimes a silent broadcast is the reason: shapes (N,) and (N, 1) together give (N, N). Print the shapes in front of the line that fails; if they are what you mean, take a smaller batch.':
    'GPU 메모리가 가득 찼습니다. 때로는 경고 없는 브로드캐스팅이 원인입니다. 형태 (N,)과 (N, 1)을 함께 쓰면 (N, N)이 됩니다. 실패한 줄 앞에서 형태를 출력해 보고, 뜻한 대로라면 배치를 줄이세요.',
  'The GPU reports an error late, and not where it happened. Most often an index is too large, such as the number of a class. Run the same lines on the CPU: the message that comes there can be pasted here.':
    'GPU는 오류를 늦게, 일어난 곳이 아닌 데서 알립니다. 가장 흔한 것은 클래스 번호처럼 너무 큰 인덱스입니다. 같은 줄을 CPU에서 실행하고, 거기서 나오는 메시지를 여기에 붙여 넣으세요.',
  'A convolution takes (N, channels, height, width): the channels stand in dimension 1. Stridewise has no layers, but shows what moves dimensions: x.permute(0, 3, 1, 2) where the channels come last, x.unsqueeze(0) for a single image.':
    '합성곱은 (N, 채널, 높이, 너비)를 받으며 채널은 차원 1에 있습니다. Stridewise에는 층이 없지만 차원을 옮기는 것은 보여 줍니다. 채널이 마지막이면 x.permute(0, 3, 1, 2), 이미지가 하나면 x.unsqueeze(0)입니다.',
  'Convolutions and pooling make height and width smaller, and here less than one element would be left. Print x.shape in front of the layer; a larger image, padding or fewer layers help.':
    '합성곱과 풀링은 높이와 너비를 줄이는데, 여기서는 원소가 하나도 남지 않게 됩니다. 그 층 앞에서 x.shape을 출력해 보세요. 더 큰 이미지, 패딩, 더 적은 층이 도움이 됩니다.',
  'A layer was made for another size of its input, mostly of the last dimension. Print x.shape in front of it, and compare with the size that the layer was made with. Where the size is right but stands elsewhere, x.transpose(1, 2) moves it.':
    '그 층은 다른 크기의 입력용으로 만들어졌고, 대개 마지막 차원이 문제입니다. 그 앞에서 x.shape을 출력해 층을 만들 때의 크기와 비교하세요. 크기는 맞지만 자리가 다르면 x.transpose(1, 2)가 옮깁니다.',
  'This loss compares predictions and targets element by element, so both need one shape. Where they are (N, 1) and (N,), they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    '이 손실은 예측과 목표를 원소별로 비교하므로 둘의 형태가 같아야 합니다. (N, 1)과 (N,)이면 (N, N)으로 브로드캐스트됩니다. prediction.squeeze(1)이나 target.unsqueeze(1)을 쓰세요.',
  'Predictions and targets have different numbers of rows. Often a view(-1, k) with a wrong k is the reason: it makes other rows, and no error. Print both shapes; x.flatten(1) keeps the first dimension as it is.':
    '예측과 목표의 행 수가 다릅니다. 흔히 k가 잘못된 view(-1, k)가 원인으로, 오류 없이 다른 행 수를 만듭니다. 두 형태를 출력해 보세요. x.flatten(1)은 첫 차원을 그대로 둡니다.',
  'The file holds weights of other shapes than the model has; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or leave these weights out when loading.':
    '파일에 든 가중치의 형태가 모델과 다릅니다. 줄마다 그중 하나와 두 형태가 적혀 있습니다. 파일의 크기(흔히 클래스 수)로 모델을 만들거나, 불러올 때 이 가중치를 빼세요.',
  'In einsum and einops a letter or name stands for one size wherever it appears. Put the shapes that the message names beside the pattern: each name needs the same size in all of them.':
    'einsum과 einops에서 글자나 이름은 어디에 나오든 한 가지 크기를 뜻합니다. 메시지에 나온 형태를 패턴 옆에 적어 보세요. 이름마다 모든 형태에서 크기가 같아야 합니다.',
  'This message is of another library than PyTorch and NumPy. Its rule is often theirs: shapes are compared from the last dimension on, and two sizes must be equal or one of them 1. Write np.ones(...) with the shapes that it names, and the operation between them.':
    '이 메시지는 PyTorch와 NumPy가 아닌 다른 라이브러리의 것입니다. 규칙은 대개 같습니다. 형태를 마지막 차원부터 비교하며, 두 크기가 같거나 하나가 1이어야 합니다. 거기 나온 형태로 np.ones(...)를 쓰고, 그 사이의 연산을 쓰세요.',
  'Positions count from 0, so the last of n is n - 1, or -1. Where the size is 0 there is nothing to take: look for what made it empty.':
    '위치는 0부터 세므로 n개 중 마지막은 n - 1 또는 -1입니다. 크기가 0이면 꺼낼 것이 없으니, 무엇이 비게 만들었는지 찾아보세요.',
  'A mask has one truth value for each element, so its sizes must be those of the dims that it stands for. It does not broadcast.':
    '마스크는 원소마다 참값이 하나씩 있으므로 그 크기는 마스크가 대신하는 차원의 크기와 같아야 합니다. 마스크는 브로드캐스트되지 않습니다.',
  'There is at most one index for each dim. Print x.shape: it has fewer dims than the line was written for, since a sum, a squeeze or an index took one away.':
    '인덱스는 차원마다 많아야 하나입니다. x.shape을 출력해 보세요. 합, squeeze, 인덱스가 차원을 없애서 이 줄이 예상한 것보다 차원이 적습니다.',
  'A tensor without dims holds one number, and nothing can be picked from it. A sum, a loss or an element of a vector is one.':
    '차원이 없는 텐서에는 수가 하나뿐이라 골라낼 것이 없습니다. 합, 손실, 벡터의 한 원소가 그렇습니다.',
  'Of n dims the numbers are 0 to n - 1, or -n to -1. Print x.shape: it has fewer dims than the line was written for, since a squeeze or an index took one away.':
    '차원이 n개이면 번호는 0부터 n - 1, 또는 -n부터 -1입니다. x.shape을 출력해 보세요. squeeze나 인덱스가 차원을 없애서 이 줄이 예상한 것보다 차원이 적습니다.',
  'In place, the result must fit into the dtype that is there, and integers hold no fractions.':
    '제자리 연산에서는 결과가 이미 있는 dtype에 들어가야 하는데, 정수에는 소수가 들어가지 않습니다.',
  'Each dim is named exactly once. Print x.shape: it has another number of dims than the line was written for, often since a batch dim is missing or is one too many.':
    '차원마다 정확히 한 번 적습니다. x.shape을 출력해 보세요. 차원 수가 이 줄이 예상한 것과 다르며, 흔히 배치 차원이 빠졌거나 하나 더 있습니다.',
  'What broadcast_to gives has many positions that share one element, and arrays of other libraries may be locked. Neither is written.':
    'broadcast_to의 결과에는 한 원소를 함께 쓰는 위치가 많고, 다른 라이브러리의 배열은 잠겨 있을 수 있습니다. 둘 다 쓸 수 없습니다.',
  'One element holds one number, and here several are assigned to it.':
    '원소 하나에는 수가 하나 들어가는데, 여기서는 여럿을 대입합니다.',
  'Rows of different lengths make no rectangle, and an array always is one. Print the length of each row.':
    '길이가 다른 행은 직사각형을 이루지 못하는데, 배열은 언제나 직사각형입니다. 각 행의 길이를 출력해 보세요.',
  'x.shape has one size for each dim, and on the left there must be as many names. Print x.shape in front of the line.':
    'x.shape에는 차원마다 크기가 하나씩 있고, 왼쪽의 이름도 그만큼 있어야 합니다. 이 줄 앞에서 x.shape을 출력해 보세요.',
  'A Python number is one number, and here there are several.':
    '파이썬의 수는 하나인데, 여기에는 여럿이 있습니다.',
  'Where an integer is wanted, a tensor must hold one integer. Several tensors are joined with torch.stack.':
    '정수가 필요한 곳에서 텐서는 정수 하나를 담고 있어야 합니다. 여러 텐서는 torch.stack으로 합칩니다.',
  'x[::-1] copies nothing: it only makes the stride negative. Tensors of PyTorch have no negative strides.':
    'x[::-1]은 아무것도 복사하지 않고 스트라이드만 음수로 만듭니다. PyTorch의 텐서에는 음수 스트라이드가 없습니다.',
  'An index is an integer or a mask. Division with / gives a float even where nothing is left over; // gives an integer.':
    '인덱스는 정수이거나 마스크입니다. /로 나누면 나누어떨어져도 실수가 되고, //는 정수가 됩니다.',
  'The sizes of the pieces must add up to the size of the dim.':
    '조각 크기의 합은 그 차원의 크기와 같아야 합니다.',
  'Only a dim of size 1 can go without any element going with it.':
    '원소를 잃지 않고 없앨 수 있는 것은 크기가 1인 차원뿐입니다.',
  'So much memory is often not meant: shapes (N, 1) and (N,) broadcast to (N, N). Print the shapes in front of the line.':
    '이렇게 많은 메모리는 흔히 뜻한 것이 아닙니다. 형태 (N, 1)과 (N,)은 (N, N)으로 브로드캐스트됩니다. 이 줄 앞에서 형태를 출력해 보세요.',
  'the sizes that there are': '있는 크기들',
  'short rows are filled up': '짧은 행을 채웁니다',
  'swaps the last two dims': '마지막 두 차원을 바꿉니다',
  'A list takes one integer or a slice; only arrays take an array of positions. np.concatenate(a, b) ends here too: its arrays stand in one pair of brackets, np.concatenate([a, b]).':
    '리스트는 정수 하나나 슬라이스를 받습니다. 위치 배열을 받는 것은 배열뿐입니다. np.concatenate(a, b)도 이 메시지로 끝납니다. 배열들을 대괄호 한 쌍에 넣어 np.concatenate([a, b])로 쓰세요.',
  'A mask of attention has a row for each query and a column for each key: (L, S), or (batch * heads, L, S). The message names the shape that it should have. Where that is the size of the batch, the layer takes another dim for the sequence than was meant: see batch_first, and print the shapes of query, key and mask.':
    '어텐션 마스크에는 query마다 행이, key마다 열이 하나씩 있습니다. 형태는 (L, S) 또는 (batch * heads, L, S)입니다. 메시지에 필요한 형태가 나옵니다. 그것이 배치 크기라면 층이 뜻한 것과 다른 차원을 시퀀스로 보는 것입니다. batch_first를 확인하고 query, key, 마스크의 형태를 출력해 보세요.',
  'A position is negative, or as large as the table of the embedding has rows or larger. Print x.min() and x.max(), and compare with num_embeddings, which is at least x.max() + 1.':
    '어떤 위치가 음수이거나 임베딩 표의 행 수 이상입니다. x.min()과 x.max()를 출력해 num_embeddings와 비교하세요. 적어도 x.max() + 1이어야 합니다.',
  "A product needs both in one dtype. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '곱셈에는 둘의 dtype이 같아야 합니다. NumPy의 수는 float64, PyTorch의 수는 float32이고, 반정밀도로 불러온 모델은 float16입니다. x.to(weight.dtype)으로 바꿉니다.',
  'A view reaches no further than its storage. Its last element lies at offset + (size - 1) * stride, summed over the dims; a storage of size 0 was freed or moved away.':
    '뷰는 저장소 밖으로 나갈 수 없습니다. 마지막 원소는 offset + (크기 - 1) * stride를 모든 차원에 대해 더한 곳에 있습니다. 크기가 0인 저장소는 해제되었거나 옮겨진 것입니다.',
  'A window is at most as long as the dim that it slides over. Print x.shape in front of the line: often there is less data than usual.':
    '창은 미끄러지는 차원보다 길 수 없습니다. 이 줄 앞에서 x.shape를 출력해 보세요. 평소보다 데이터가 적은 경우가 많습니다.',
  'An argument has a type that the function does not take. Division with / gives a float even where nothing is left over; // gives an integer.':
    '함수가 받지 않는 타입의 인자가 있습니다. /로 나누면 나누어떨어져도 실수가 되고, //는 정수를 줍니다.',
  'An object of this type has no such name: it is misspelt, or the object is another one than was meant. torch.from_numpy(x) makes a tensor of an array, x.numpy() an array of a tensor.':
    '이 타입의 객체에는 그런 이름이 없습니다. 철자가 틀렸거나 뜻한 것과 다른 객체입니다. torch.from_numpy(x)는 배열을 텐서로, x.numpy()는 텐서를 배열로 만듭니다.',
  'Columns of the left one': '왼쪽 행렬의 열 수',
  'Columns of the right one': '오른쪽 행렬의 열 수',
  'Rows of the left one': '왼쪽 행렬의 행 수',
  'Rows of the right one': '오른쪽 행렬의 행 수',
  'Cross entropy takes scores of shape (N, classes, ...) and, as targets, numbers of classes in the shape (N, ...), without a dim for the classes. target.squeeze(1) drops a dim of size 1, target.argmax(1) makes numbers of one-hot rows, and a mask that was read as a colour image needs one channel. Where the classes of the scores come last, scores.transpose(1, 2) moves them.':
    '교차 엔트로피는 형태가 (N, 클래스, ...)인 점수와, 목표로 형태가 (N, ...)인 클래스 번호를 받으며 목표에는 클래스 차원이 없습니다. target.squeeze(1)은 크기 1인 차원을 없애고, target.argmax(1)은 원-핫 행을 번호로 만들며, 컬러 이미지로 읽은 마스크는 채널이 하나여야 합니다. 점수의 클래스가 마지막에 있으면 scores.transpose(1, 2)가 옮깁니다.',
  'No memory holds so many elements. One of the sizes was computed wrongly, or read from data that is something else: print them.':
    '이렇게 많은 원소를 담을 메모리는 없습니다. 크기 하나를 잘못 계산했거나 다른 데이터에서 읽은 것입니다. 크기들을 출력해 보세요.',
  'Nothing has this name yet: the line that imports or makes it is missing, or did not run.':
    '아직 이 이름을 가진 것이 없습니다. 가져오거나 만드는 줄이 없거나 실행되지 않았습니다.',
  'Number of the axis': '축 번호',
  'Old versions of PyTorch copied between all tensors with equally many elements, and here the numbers of elements differ. Print both shapes in front of the line: the sizes of one of them are not what was meant.':
    '옛 PyTorch는 원소 수가 같은 텐서 사이에서는 모두 복사했는데, 여기서는 원소 수가 다릅니다. 이 줄 앞에서 두 형태를 출력해 보세요. 둘 중 하나의 크기가 뜻한 것과 다릅니다.',
  'Positions are integers: what an embedding, gather or scatter looks up is converted with x.long(). Where these numbers are no positions, two arguments may have changed places.':
    '위치는 정수입니다. embedding, gather, scatter가 찾을 것은 x.long()으로 바꾸세요. 이 수들이 위치가 아니라면 두 인자의 자리가 바뀌었을 수 있습니다.',
  'Tensors of PyTorch have no negative strides, so no slice of them goes backwards.':
    'PyTorch 텐서에는 음수 stride가 없으므로 거꾸로 가는 슬라이스도 없습니다.',
  'The module has no such name: it is misspelt, or belongs to another version. A file of your own called torch.py or numpy.py hides the library, too.':
    '모듈에 그런 이름이 없습니다. 철자가 틀렸거나 다른 버전의 것입니다. 자기 파일 이름이 torch.py나 numpy.py이면 라이브러리가 가려지기도 합니다.',
  "The targets of cross entropy are numbers of classes, from 0 to classes - 1, and one of them is negative or too large. Print target.min() and target.max(), and compare with the scores' dim of classes. Labels may begin at 1, and masks hold 255 where nothing is labelled: ignore_index=255 leaves that out.":
    '교차 엔트로피의 목표는 0부터 클래스 수 - 1까지의 클래스 번호인데, 그중 하나가 음수이거나 너무 큽니다. target.min()과 target.max()를 출력해 점수의 클래스 차원과 비교하세요. 라벨이 1부터 시작하거나, 마스크에서 라벨이 없는 곳이 255일 수 있습니다. ignore_index=255는 그것을 뺍니다.',
  "This storage is not PyTorch's own and cannot grow: it belongs to NumPy, or to the memory that the workers of a DataLoader share. There the samples of one batch often differ in shape: with num_workers=0 the same line says so. torch.tensor(x) copies an array into a storage of its own.":
    '이 저장소는 PyTorch 것이 아니어서 커질 수 없습니다. NumPy의 것이거나 DataLoader의 worker들이 공유하는 메모리입니다. 뒤의 경우는 흔히 한 배치의 표본들 형태가 다른 것이며, num_workers=0이면 같은 줄이 그렇게 알려 줍니다. torch.tensor(x)는 배열을 자기 저장소로 복사합니다.',
  "Two tensors differ in dtype, and this operation converts neither. NumPy's numbers are float64 (Double) and PyTorch's float32 (Float): x.float() converts. The targets of a loss need the dtype of the predictions.":
    '두 텐서의 dtype이 다른데 이 연산은 어느 쪽도 바꾸지 않습니다. NumPy의 수는 float64(Double), PyTorch의 수는 float32(Float)이며 x.float()로 바꿉니다. 손실의 목표는 예측과 dtype이 같아야 합니다.',
  'While it trains, batch norm needs more than one value for each channel, and a batch of one sample without height and width has one. Take larger batches, drop_last=True in the DataLoader where the last batch is smaller, or model.eval() where nothing is trained.':
    '학습 중에 배치 정규화에는 채널마다 값이 둘 이상 필요한데, 높이와 너비가 없는 표본 하나의 배치에는 하나뿐입니다. 배치를 키우거나, 마지막 배치가 작으면 DataLoader에서 drop_last=True를, 학습하지 않을 때는 model.eval()을 쓰세요.',
  'With a step of 0 a slice would never get on. Where the step is computed, print it: a division with // may give 0.':
    '간격이 0이면 슬라이스가 나아가지 못합니다. 간격을 계산한다면 출력해 보세요. //로 나누면 0이 될 수 있습니다.',
  'an array takes an array of positions': '배열은 위치 배열을 받습니다',
  'an integer': '정수',
  'at most as many as there are': '있는 만큼까지만',
  'cat joins along a dim that is there, and a number has none.':
    'cat은 있는 차원을 따라 잇는데, 수 하나에는 차원이 없습니다.',
  'copies, in the other order': '반대 순서로 복사합니다',
  'dot multiplies two vectors and adds up, and takes nothing else. For matrices there is @.':
    'dot은 두 벡터를 곱해 더할 뿐 다른 것은 받지 않습니다. 행렬에는 @를 쓰세요.',
  'element by element, then added up': '원소별로 곱한 뒤 더합니다',
  'gather and scatter look up one position for each element of index: index has as many dims as the tensor, and in every dim but the one that is given it is no larger. index.unsqueeze(1) adds a dim, and index.expand(...) uses one position for a whole row.':
    'gather와 scatter는 index의 원소마다 위치 하나를 찾습니다. index는 텐서와 차원 수가 같고, 주어진 차원을 뺀 모든 차원에서 더 크지 않아야 합니다. index.unsqueeze(1)은 차원을 더하고, index.expand(...)는 위치 하나를 한 행 전체에 씁니다.',
  'mm takes two matrices and nothing else. @ takes vectors and stacks of matrices, too.':
    'mm은 행렬 두 개만 받습니다. @는 벡터와 행렬 묶음도 받습니다.',
  'narrow(dim, start, length) takes exactly length elements, so start + length is at most the size. A slice takes what there is.':
    'narrow(dim, start, length)는 정확히 length개를 가져오므로 start + length는 크기 이하여야 합니다. 슬라이스는 있는 만큼 가져옵니다.',
  'scikit-learn takes a table of (samples, features). x.reshape(-1, 1) makes one column of a vector, x.reshape(1, -1) one row. Where array=[] stands in the message, nothing was read.':
    'scikit-learn은 (표본, 특성) 표를 받습니다. x.reshape(-1, 1)은 벡터를 한 열로, x.reshape(1, -1)은 한 행으로 만듭니다. 메시지에 array=[]가 있으면 아무것도 읽지 못한 것입니다.',
  'takes vectors and stacks of matrices, too': '벡터와 행렬 묶음도 받습니다',
  'the product of matrices': '행렬의 곱',
  'topk takes at most as many as the dim holds. Print x.shape in front of the line: an input that is smaller than usual, or fewer classes than are asked for, leave too few.':
    'topk는 그 차원에 있는 만큼까지만 가져옵니다. 이 줄 앞에서 x.shape를 출력해 보세요. 입력이 평소보다 작거나 클래스가 요구한 것보다 적으면 모자랍니다.',
  'torch.bmm multiplies stacks of matrices: both have 3 dims, and it stretches nothing. @ takes single matrices and vectors, too.':
    'torch.bmm은 행렬 묶음을 곱합니다. 둘 다 3차원이어야 하고 아무것도 늘이지 않습니다. @는 행렬 하나와 벡터도 받습니다.',
  'what there is from there on': '거기서부터 있는 것',
  'Choosing, comparing, writing': '고르기, 비교하기, 쓰기',
  'Choosing and comparing': '고르기와 비교하기',
  'The library itself': '라이브러리 자체',
  'Einsum (the last bit can differ)': 'einsum(마지막 비트가 다를 수 있음)',
  Iterating: '순회',
  'Axes by name': '이름으로 부르는 축',
  'Softmax and losses (the last bit can differ)':
    '소프트맥스와 손실 함수(마지막 비트는 다를 수 있음)',
  'Functions of neural networks (the last bit can differ)':
    '신경망의 함수(마지막 비트는 다를 수 있음)',
  Modules: '모듈',
  'Layers as functions and norms (the last bit can differ)':
    '함수로 쓰는 층과 노름(마지막 비트는 다를 수 있음)',
  'Products that are added (the last bit can differ)': '더하는 곱(마지막 비트가 다를 수 있음)',
  'Norms (the last bit can differ)': '노름(마지막 비트가 다를 수 있음)',
  Bits: '비트',
  'Gathering and products': '모으기와 곱',
  Creation: '만들기',
  math: 'math',
  'Joining and cutting': '이어 붙이기와 자르기',
  Joining: '이어 붙이기',
  Order: '정렬',
  'Products (the last bit can differ)': '곱(마지막 비트가 다를 수 있음)',
  Reductions: '축소 연산',
  Ufuncs: '유니버설 함수(ufunc)',
  'Views and shapes': '뷰와 형태',
  Views: '뷰',
  'What an array says about itself': '배열이 알려 주는 것',
  'What a tensor says about itself': '텐서가 알려 주는 것',
  'Along one dimension': '한 차원을 따라',
  Arithmetic: '산술',
  Conversions: '변환',
  'Random numbers': '난수',
  Writing: '쓰기',
  'Functions and methods': '함수와 메서드',
  'Imports of the two libraries': '두 라이브러리의 import',
  'Assignments, also of several names': '대입, 여러 이름도 한꺼번에',
  'Numbers, strings, lists, tuples': '수, 문자열, 리스트, 튜플',
  'Operators and comparisons': '연산자와 비교',
  'Indexing and slicing': '인덱싱과 슬라이싱',
  Conditions: '조건',
  'Loops over what is finite': '끝이 있는 반복',
  'Formatted strings': '형식화된 문자열',
  'Exceptions, to go on after one': '예외, 그 뒤로 계속하기',
  'Pasted prompts': '붙여 넣은 프롬프트',
  'Lines for a notebook, passed over': '노트북 전용 줄 (건너뜀)',
  'Functions of your own': '직접 만든 함수',
  'Classes of your own': '직접 만든 클래스',
  Lambdas: '람다',
  'Loops with a condition': '조건이 있는 반복',
  Comprehensions: '컴프리헨션',
  'Dictionaries and sets': '딕셔너리와 집합',
  'Complex numbers': '복소수',
  'Other modules': '다른 모듈',
  'Of einops: pack, unpack and layers': 'einops의 pack, unpack, 레이어',
  'Files and what is typed in': '파일과 입력',
  'A program here reads and writes nothing outside of itself: write the values into it.':
    '여기의 프로그램은 자기 밖의 것을 읽거나 쓰지 않습니다. 값을 프로그램 안에 적으세요.',
  'Nothing is fetched, and no module runs but those above: write what it would give as numbers.':
    '아무것도 내려받지 않으며 위의 모듈만 실행됩니다. 다른 모듈이 줄 값을 숫자로 적으세요.',
  'Text that is run as a program': '프로그램으로 실행되는 문자열',
  'Every step is told at its line, and such a text has none: write its lines out.':
    '모든 단계는 그 줄에서 설명되는데 그런 문자열에는 줄이 없습니다. 그 줄들을 직접 적으세요.',
  Gradients: '그래디언트',
  'What was computed is not kept for the way back: write the derivative out in tensors.':
    '계산 과정은 역방향을 위해 보관되지 않습니다. 도함수를 텐서로 적으세요.',
  'Optimizers, loaders of data and compilers': '옵티마이저, 데이터 로더, 컴파일러',
  'They train sooner or faster, and no shape depends on them: write one step of training in tensors.':
    '이들은 학습을 빠르게 할 뿐 shape은 이들에 달려 있지 않습니다. 학습 한 단계를 텐서로 적으세요.',
  'What they give hangs on a list of shapes beside the tensors: cat and split say it in the program.':
    '그 결과는 텐서 옆의 shape 목록에 달려 있습니다. cat과 split은 그것을 프로그램 안에서 말해 줍니다.',
  'The order of an einsum': 'einsum의 순서',
  'It changes how long the products take, and not what they give: call einsum itself.':
    '순서는 곱셈에 걸리는 시간만 바꾸고 결과는 바꾸지 않습니다. einsum을 직접 호출하세요.',
  'Other devices than the CPU': 'CPU가 아닌 장치',
  'A browser has none that a tensor could lie on: leave the device out, or ask for what there is.':
    '브라우저에는 텐서를 둘 다른 장치가 없습니다. 장치를 빼거나, 있는지 물어보세요.',
  'Each cell would hold two numbers: keep them as a last dim of size 2.':
    '한 칸에 숫자 두 개가 들어가게 됩니다. 크기 2인 마지막 차원으로 두세요.',
  'Arrays of objects, of fields or of dates': '객체, 필드, 날짜의 배열',
  'Their cells hold no numbers: use a list beside an array of numbers.':
    '그 칸에는 숫자가 없습니다. 숫자 배열 옆에 리스트를 쓰세요.',
  'Functions that yield': 'yield가 있는 함수',
  'They stop in the middle and go on when asked, while a story goes from line to line: return a list.':
    '이런 함수는 중간에 멈추었다가 요청받으면 이어지지만, 설명은 줄을 따라갑니다. 리스트를 반환하세요.',
  'An order among equal elements': '같은 원소들 사이의 순서',
  'The library takes any, and another one tomorrow: ask for the stable one.':
    '라이브러리는 아무 순서나 택하며 내일은 다를 수 있습니다. 안정 정렬을 요청하세요.',
  'Loops and calls without end': '끝나지 않는 반복과 호출',
  'A page must not stand still: after so many steps, rounds and open calls it is said where. Use smaller numbers.':
    '페이지가 멈추면 안 됩니다. 단계, 반복, 열린 호출이 일정 수를 넘으면 어디인지 알려 줍니다. 더 작은 수를 쓰세요.',
};
