import type { Phrase } from '../en/phrases';

/** Texts without values. */
export const phrases: Record<Phrase, string> = {
  'Shape of a': 'a의 형태',
  'Shape of b': 'b의 형태',
  'Shape of x': 'x의 형태',
  'Shape of what is added': '더하는 것의 형태',
  'Shape of the array': '배열의 형태',
  'Requested shape': '요청한 형태',
  'Shape before its dims were moved': '차원을 옮기기 전의 형태',
  'Order of its dims now (permute)': '지금의 차원 순서(permute)',
  'Shape of the left operand': '왼쪽 텐서의 형태',
  'Shape of the right operand': '오른쪽 텐서의 형태',
  'Shape of the first tensor': '첫째 텐서의 형태',
  'Shape of the other tensor': '다른 텐서의 형태',
  'not in place: the result gets a new storage': '제자리 연산이 아님: 결과에 새 저장소가 생깁니다',
  'copies first, in reading order': '먼저 읽는 순서대로 복사합니다',
  'one size is left open, the others are given': '크기 하나는 비워 두고 나머지는 정합니다',
  'the first one gets a first dimension': '첫째의 맨 앞에 차원이 생깁니다',
  'the second one gets a first dimension': '둘째의 맨 앞에 차원이 생깁니다',
  'along the dimension in which they differ': '서로 다른 차원을 따라',
  'along an existing dimension': '이미 있는 차원을 따라',
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
  'a copy has separate elements': '복사본의 원소는 따로 있습니다',
  'not in place: the result can have another dtype':
    '제자리 연산이 아님: 결과의 dtype이 달라도 됩니다',
  'what is added is converted first': '더하는 쪽을 먼저 변환합니다',
  'both have one dtype': '둘의 dtype이 같습니다',
  'a mean is rarely an integer': '평균은 정수인 경우가 드뭅니다',
  'Number of elements': '원소 수',
  'Number of dims': '차원 수',
  'Number of dims in permute': 'permute의 차원 수',
  'one axis for each existing one': '축마다 하나씩',
  'all that have size 1': '크기가 1인 모든 차원',
  'Number of matrices': '행렬 수',
  'Number of the other matrices': '다른 쪽 행렬 수',
  'Columns of the left matrices': '왼쪽 행렬의 열 수',
  'Rows of the right matrices': '오른쪽 행렬의 행 수',
  'a number is multiplied with *': '수는 *로 곱합니다',
  'Number of dims of the first tensor': '첫째 텐서의 차원 수',
  'Number of dims of the other tensor': '다른 텐서의 차원 수',
  'two elements for two numbers': '두 수에 두 원소',
  'makes a tensor of a list': '리스트로 텐서를 만듭니다',
  'Number of indices': '인덱스 수',
  'an index is an integer': '인덱스는 정수입니다',
  'one of them for each number': '수마다 그중 하나',
  'one of them': '그중 하나',
  'all of them, in a list': '모두, 리스트로',
  'Autograd kept a tensor for backward(), but it was written in place before backward() ran. Stridewise does not compute gradients. Look for x += y, x[...] = y and functions with a trailing _ in their names; write x = x + y instead, or write into x.clone().':
    '자동 미분이 backward()에 쓰려고 보관한 텐서가 backward()를 실행하기 전에 제자리에서 바뀌었습니다. Stridewise는 기울기를 계산하지 않습니다. x += y, x[...] = y, 그리고 이름이 _로 끝나는 함수를 찾아 x = x + y로 바꾸거나 x.clone()에 쓰세요.',
  'A tensor with requires_grad was written in place, which autograd allows only inside torch.no_grad(). Stridewise does not compute gradients. Write x = x + y instead, or put the write inside with torch.no_grad():, as optimizers do.':
    'requires_grad가 있는 텐서를 제자리에서 바꾸었는데, 자동 미분은 torch.no_grad() 안에서만 이를 허용합니다. Stridewise는 기울기를 계산하지 않습니다. x = x + y로 쓰거나, 옵티마이저처럼 with torch.no_grad(): 안에서 쓰세요.',
  'This error is about gradients, not shapes, and Stridewise does not compute gradients. x.detach() has the same values without gradients; backward() needs a number computed from tensors with requires_grad, and runs once for each computation.':
    '이 오류는 형태가 아니라 기울기에 관한 것이고, Stridewise는 기울기를 계산하지 않습니다. x.detach()는 기울기 없이 같은 값을 가집니다. backward()에는 requires_grad가 있는 텐서로 계산한 수가 필요하며, 계산마다 한 번만 실행됩니다.',
  'This error is about where tensors are, not about shapes: some are on the GPU and some are not. Move them to one device with x.to(device) or model.to(device); NumPy needs x.cpu().':
    '이 오류는 형태가 아니라 텐서가 어디에 있는지에 관한 것입니다. 어떤 것은 GPU에 있고 어떤 것은 없습니다. x.to(device)나 model.to(device)로 한 장치에 모으세요. NumPy에는 x.cpu()가 필요합니다.',
  "The input of a layer and its weights differ in dtype, or one of them is on the GPU. x.to(weight.device, weight.dtype) fixes both. NumPy's numbers are float64, so often x.float() is missing.":
    '층의 입력과 가중치의 dtype이 다르거나, 둘 중 하나가 GPU에 있습니다. x.to(weight.device, weight.dtype)을 쓰면 둘 다 해결됩니다. NumPy의 수는 float64이므로 흔히 x.float()가 빠져 있습니다.',
  'The GPU memory is full. A silent broadcast may be the reason: shapes (N,) and (N, 1) give (N, N). Print the shapes before the line that fails; if they are right, use a smaller batch.':
    'GPU 메모리가 가득 찼습니다. 경고 없는 브로드캐스팅이 원인일 수 있습니다. 형태 (N,)과 (N, 1)에서 (N, N)이 됩니다. 오류가 난 줄 앞에서 형태를 출력해 보고, 형태가 맞다면 배치를 줄이세요.',
  'The GPU reports errors late, not where they happened. Most often an index is too large, such as a class number. Run the same lines on the CPU, and paste the message that you get there.':
    'GPU의 오류는 늦게, 일어난 곳이 아닌 데서 나타납니다. 가장 흔한 것은 클래스 번호처럼 너무 큰 인덱스입니다. 같은 줄을 CPU에서 실행하고, 거기서 나오는 메시지를 여기에 붙여 넣으세요.',
  'A convolution takes (N, channels, height, width): the channels are in dim 1. If they come last, x.permute(0, 3, 1, 2) moves them; x.unsqueeze(0) turns a single image into a batch.':
    '합성곱은 (N, 채널, 높이, 너비)를 받으며 채널은 차원 1에 있습니다. 채널이 마지막이면 x.permute(0, 3, 1, 2)로 옮기고, 이미지가 하나면 x.unsqueeze(0)으로 배치를 만드세요.',
  'Convolutions and pooling make height and width smaller, and here nothing would be left. Print x.shape before the layer; a larger image, padding or fewer layers help.':
    '합성곱과 풀링은 높이와 너비를 줄이는데, 여기서는 원소가 하나도 남지 않게 됩니다. 그 층 앞에서 x.shape를 출력해 보세요. 더 큰 이미지, 패딩, 더 적은 층이 도움이 됩니다.',
  'The layer was made for another input size, usually of the last dim. Print x.shape before it, and compare with the size in the layer. If the right size is in another dim, x.transpose(1, 2) moves it.':
    '그 층은 다른 크기의 입력용으로 만들어졌고, 대개 마지막 차원이 다릅니다. 그 앞에서 x.shape를 출력해 층의 크기와 비교하세요. 맞는 크기가 다른 차원에 있으면 x.transpose(1, 2)로 옮기세요.',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    '이 손실은 예측과 목표를 원소별로 비교하므로 둘의 형태가 같아야 합니다. (N, 1)과 (N,)이면 (N, N)으로 브로드캐스트됩니다. prediction.squeeze(1)이나 target.unsqueeze(1)을 쓰세요.',
  'Predictions and targets have different numbers of rows. The reason is often a view(-1, k) with a wrong k, which changes the rows without an error. Print both shapes; x.flatten(1) keeps the first dim.':
    '예측과 목표의 행 수가 다릅니다. 흔히 k가 잘못된 view(-1, k)가 원인으로, 오류 없이 다른 행 수를 만듭니다. 두 형태를 출력해 보세요. x.flatten(1)은 첫 차원을 그대로 둡니다.',
  "The file holds weights whose shapes differ from the model's; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or skip these weights when loading.":
    '파일에 든 가중치의 형태가 모델과 다릅니다. 줄마다 그중 하나와 두 형태가 적혀 있습니다. 파일의 크기(흔히 클래스 수)로 모델을 만들거나, 불러올 때 이 가중치를 빼세요.',
  'In einsum and einops a letter or name has one size everywhere. Write the shapes from the message next to the pattern: each name needs the same size in all of them.':
    'einsum과 einops에서 글자나 이름은 어디에 나오든 한 가지 크기를 뜻합니다. 메시지에 나온 형태를 패턴 옆에 적어 보세요. 이름마다 모든 형태에서 크기가 같아야 합니다.',
  'This message comes from another library than PyTorch and NumPy. The rule is often the same: compare from the last dim on; two sizes must be equal, or one must be 1. Write np.ones(...) with the shapes that it names, and the operation between them.':
    '이 메시지는 PyTorch와 NumPy가 아닌 다른 라이브러리의 것입니다. 규칙은 대개 같습니다. 형태를 마지막 차원부터 비교하며, 두 크기가 같거나 하나가 1이어야 합니다. 거기 나온 형태로 np.ones(...)를 쓰고, 그 사이의 연산을 쓰세요.',
  'Positions count from 0, so the last of n is n - 1, or -1. If the size is 0 there is nothing to take: find out what made it empty.':
    '위치는 0부터 세므로 n개 중 마지막은 n - 1 또는 -1입니다. 크기가 0이면 꺼낼 것이 없으니, 무엇이 비게 만들었는지 찾아보세요.',
  'A mask has one truth value for each element, so its sizes must equal those of the dims that it replaces. A mask does not broadcast.':
    '마스크는 원소마다 참값이 하나씩 있으므로 그 크기는 마스크가 대신하는 차원의 크기와 같아야 합니다. 마스크는 브로드캐스트되지 않습니다.',
  'There is at most one index for each dim. Print x.shape: the line expects more dims, perhaps because a sum, a squeeze or an index removed one.':
    '인덱스는 차원마다 많아야 하나입니다. x.shape를 출력해 보세요. 합, squeeze, 인덱스가 차원을 없애서 이 줄이 예상한 것보다 차원이 적습니다.',
  'A tensor without dims holds one number, so nothing can be picked from it. A sum, a loss and an element of a vector have no dims.':
    '차원이 없는 텐서에는 수가 하나뿐이라 골라낼 것이 없습니다. 합, 손실, 벡터의 한 원소가 그렇습니다.',
  'With n dims, the numbers are 0 to n - 1, or -n to -1. Print x.shape: the line expects more dims, perhaps because a squeeze or an index removed one.':
    '차원이 n개이면 번호는 0부터 n - 1, 또는 -n부터 -1입니다. x.shape를 출력해 보세요. squeeze나 인덱스가 차원을 없애서 이 줄이 예상한 것보다 차원이 적습니다.',
  'In place, the result must fit into the existing dtype, and integers hold no fractions.':
    '제자리 연산에서는 결과가 이미 있는 dtype에 들어가야 하는데, 정수에는 소수가 들어가지 않습니다.',
  'Each dim is named exactly once. Print x.shape: the line expects another number of dims, often because a batch dim is missing or one too many.':
    '차원마다 정확히 한 번 적습니다. x.shape를 출력해 보세요. 차원 수가 이 줄이 예상한 것과 다르며, 흔히 배치 차원이 빠졌거나 하나 더 있습니다.',
  'In the result of broadcast_to many positions share one element, and arrays of other libraries may be read-only. Neither can be written.':
    'broadcast_to의 결과에는 한 원소를 함께 쓰는 위치가 많고, 다른 라이브러리의 배열은 읽기 전용일 수 있습니다. 둘 다 쓸 수 없습니다.',
  'One element holds one number, but here several are assigned to it.':
    '원소 하나에는 수가 하나 들어가는데, 여기서는 여럿을 대입합니다.',
  'Rows of different lengths do not form a rectangle, and an array is always one. Print the length of each row.':
    '길이가 다른 행은 직사각형을 이루지 못하는데, 배열은 언제나 직사각형입니다. 각 행의 길이를 출력해 보세요.',
  'x.shape has one size for each dim, and the left side needs as many names. Print x.shape before the line.':
    'x.shape에는 차원마다 크기가 하나씩 있고, 왼쪽의 이름도 그만큼 있어야 합니다. 이 줄 앞에서 x.shape를 출력해 보세요.',
  'A Python number is one number, but here there are several.':
    '파이썬의 수는 하나인데, 여기에는 여럿이 있습니다.',
  'Where an integer is needed, a tensor must hold exactly one. torch.stack joins several tensors.':
    '정수가 필요한 곳에서 텐서는 정수 하나를 담고 있어야 합니다. 여러 텐서는 torch.stack으로 합칩니다.',
  'x[::-1] copies nothing: it only makes the stride negative. Tensors of PyTorch have no negative strides.':
    'x[::-1]은 아무것도 복사하지 않고 스트라이드만 음수로 만듭니다. PyTorch의 텐서에는 음수 스트라이드가 없습니다.',
  'An index is an integer or a mask. Division with / always gives a float; // gives an integer.':
    '인덱스는 정수이거나 마스크입니다. /로 나누면 언제나 실수가 되고, //는 정수가 됩니다.',
  'The sizes of the pieces must add up to the size of the dim.':
    '조각 크기의 합은 그 차원의 크기와 같아야 합니다.',
  'Only a dim of size 1 can be removed without losing elements.':
    '원소를 잃지 않고 없앨 수 있는 것은 크기가 1인 차원뿐입니다.',
  'So much memory is rarely intended: shapes (N, 1) and (N,) broadcast to (N, N). Print the shapes before the line.':
    '이렇게 많은 메모리는 대개 뜻한 것이 아닙니다. 형태 (N, 1)과 (N,)은 (N, N)으로 브로드캐스트됩니다. 이 줄 앞에서 형태를 출력해 보세요.',
  'the existing sizes': '있는 크기들',
  'short rows are filled up': '짧은 행을 채웁니다',
  'swaps the last two dims': '마지막 두 차원을 바꿉니다',
  'A list takes one integer or a slice; only arrays take an array of positions. np.concatenate(a, b) raises this error, too: put its arrays in one pair of brackets, np.concatenate([a, b]).':
    '리스트는 정수 하나나 슬라이스를 받습니다. 위치 배열을 받는 것은 배열뿐입니다. np.concatenate(a, b)에서도 이 오류가 납니다. 배열들을 대괄호 한 쌍에 넣어 np.concatenate([a, b])로 쓰세요.',
  'An attention mask has a row for each query and a column for each key: (L, S), or (batch * heads, L, S). The message names the expected shape. If that shows the batch size, the layer reads another dim as the sequence: see batch_first, and print the shapes of query, key and mask.':
    '어텐션 마스크에는 query마다 행이, key마다 열이 하나씩 있습니다. 형태는 (L, S) 또는 (batch * heads, L, S)입니다. 메시지에 필요한 형태가 나옵니다. 그것이 배치 크기라면 층이 뜻한 것과 다른 차원을 시퀀스로 보는 것입니다. batch_first를 확인하고 query, key, 마스크의 형태를 출력해 보세요.',
  'A position is negative, or not below the number of rows of the embedding. Print x.min() and x.max(), and compare with num_embeddings, which must be at least x.max() + 1.':
    '어떤 위치가 음수이거나 임베딩 표의 행 수 이상입니다. x.min()과 x.max()를 출력해 num_embeddings와 비교하세요. 적어도 x.max() + 1이어야 합니다.',
  "A product needs the same dtype on both sides. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '곱셈에는 둘의 dtype이 같아야 합니다. NumPy의 수는 float64, PyTorch의 수는 float32이고, 반정밀도로 불러온 모델은 float16입니다. x.to(weight.dtype)으로 바꿉니다.',
  'A view cannot reach beyond its storage. Its last element is at offset + (size - 1) * stride, summed over the dims; a storage of size 0 was freed or moved.':
    '뷰는 저장소 밖으로 나갈 수 없습니다. 마지막 원소는 offset + (크기 - 1) * stride를 모든 차원에 대해 더한 곳에 있습니다. 크기가 0인 저장소는 해제되었거나 옮겨진 것입니다.',
  'A window is at most as long as the dim that it slides over. Print x.shape before the line: often there is less data than usual.':
    '창은 미끄러지는 차원보다 길 수 없습니다. 이 줄 앞에서 x.shape를 출력해 보세요. 평소보다 데이터가 적은 경우가 많습니다.',
  'An argument has a type that the function does not take. Division with / always gives a float; // gives an integer.':
    '함수가 받지 않는 타입의 인자가 있습니다. /로 나누면 언제나 실수가 되고, //는 정수가 됩니다.',
  'An object of this type has no such name: it is misspelt, or the object is not the one you meant. torch.from_numpy(x) makes a tensor from an array, x.numpy() an array from a tensor.':
    '이 타입의 객체에는 그런 이름이 없습니다. 철자가 틀렸거나 뜻한 것과 다른 객체입니다. torch.from_numpy(x)는 배열을 텐서로, x.numpy()는 텐서를 배열로 만듭니다.',
  'Columns of the left matrix': '왼쪽 행렬의 열 수',
  'Columns of the right matrix': '오른쪽 행렬의 열 수',
  'Rows of the left matrix': '왼쪽 행렬의 행 수',
  'Rows of the right matrix': '오른쪽 행렬의 행 수',
  'Cross entropy takes scores of shape (N, classes, ...) and, as targets, numbers of classes in the shape (N, ...), without a dim for the classes. target.squeeze(1) drops a dim of size 1, target.argmax(1) makes numbers of one-hot rows, and a mask that was read as a colour image needs one channel. If the classes come last in the scores, scores.transpose(1, 2) moves them.':
    '교차 엔트로피는 형태가 (N, 클래스, ...)인 점수와, 목표로 형태가 (N, ...)인 클래스 번호를 받으며 목표에는 클래스 차원이 없습니다. target.squeeze(1)은 크기 1인 차원을 없애고, target.argmax(1)은 원-핫 행을 번호로 만들며, 컬러 이미지로 읽은 마스크는 채널이 하나여야 합니다. 점수의 클래스가 마지막에 있으면 scores.transpose(1, 2)가 옮깁니다.',
  'No memory holds so many elements. One of the sizes was computed wrongly, or read from the wrong data: print them.':
    '이렇게 많은 원소를 담을 메모리는 없습니다. 크기 하나를 잘못 계산했거나 다른 데이터에서 읽은 것입니다. 크기들을 출력해 보세요.',
  'Nothing has this name yet: the line that imports or makes it is missing, or did not run.':
    '아직 이 이름을 가진 것이 없습니다. 가져오거나 만드는 줄이 없거나 실행되지 않았습니다.',
  'Number of the axis': '축 번호',
  'Old versions of PyTorch copied between any tensors with equally many elements, but here the numbers differ. Print both shapes before the line: one of them is not what you meant.':
    '옛 PyTorch는 원소 수가 같은 텐서 사이에서는 모두 복사했는데, 여기서는 원소 수가 다릅니다. 이 줄 앞에서 두 형태를 출력해 보세요. 둘 중 하나의 크기가 뜻한 것과 다릅니다.',
  'Positions are integers: convert what embedding, gather or scatter looks up with x.long(). If these numbers are not positions, two arguments may be swapped.':
    '위치는 정수입니다. embedding, gather, scatter가 찾을 것은 x.long()으로 바꾸세요. 이 수들이 위치가 아니라면 두 인자의 자리가 바뀌었을 수 있습니다.',
  'PyTorch tensors have no negative strides, so a slice of them never goes backwards.':
    'PyTorch 텐서에는 음수 스트라이드가 없으므로 거꾸로 가는 슬라이스도 없습니다.',
  'The module has no such name: it is misspelt, or belongs to another version. Your own file called torch.py or numpy.py hides the library, too.':
    '모듈에 그런 이름이 없습니다. 철자가 틀렸거나 다른 버전의 것입니다. 자기 파일 이름이 torch.py나 numpy.py이면 라이브러리가 가려지기도 합니다.',
  "The targets of cross entropy are numbers of classes, from 0 to classes - 1, and one of them is negative or too large. Print target.min() and target.max(), and compare with the scores' dim of classes. Labels may begin at 1, and masks hold 255 where nothing is labelled: ignore_index=255 leaves that out.":
    '교차 엔트로피의 목표는 0부터 클래스 수 - 1까지의 클래스 번호인데, 그중 하나가 음수이거나 너무 큽니다. target.min()과 target.max()를 출력해 점수의 클래스 차원과 비교하세요. 라벨이 1부터 시작하거나, 마스크에서 라벨이 없는 곳이 255일 수 있습니다. ignore_index=255는 그것을 뺍니다.',
  "This storage is not PyTorch's own and cannot grow: it belongs to NumPy, or to the shared memory of DataLoader workers. In the second case the samples of one batch often differ in shape; with num_workers=0 the same line says so. torch.tensor(x) copies an array into a new storage.":
    '이 저장소는 PyTorch 것이 아니어서 커질 수 없습니다. NumPy의 것이거나 DataLoader의 worker들이 공유하는 메모리입니다. 뒤의 경우는 흔히 한 배치의 표본들 형태가 다른 것이며, num_workers=0이면 같은 줄이 그렇게 알려 줍니다. torch.tensor(x)는 배열을 새 저장소로 복사합니다.',
  "Two tensors differ in dtype, and this operation converts neither. NumPy's numbers are float64 (Double) and PyTorch's float32 (Float): x.float() converts. The targets of a loss need the dtype of the predictions.":
    '두 텐서의 dtype이 다른데 이 연산은 어느 쪽도 바꾸지 않습니다. NumPy의 수는 float64(Double), PyTorch의 수는 float32(Float)이며 x.float()로 바꿉니다. 손실의 목표는 예측과 dtype이 같아야 합니다.',
  'During training, batch norm needs more than one value for each channel, and a batch of one sample without height and width has only one. Use larger batches, drop_last=True in the DataLoader if the last batch is smaller, or model.eval() if nothing is trained.':
    '학습 중에 배치 정규화에는 채널마다 값이 둘 이상 필요한데, 높이와 너비가 없는 표본 하나의 배치에는 하나뿐입니다. 배치를 키우거나, 마지막 배치가 작으면 DataLoader에서 drop_last=True를, 학습하지 않을 때는 model.eval()을 쓰세요.',
  'With a step of 0 a slice would never advance. If the step is computed, print it: a division with // may give 0.':
    '간격이 0이면 슬라이스가 나아가지 못합니다. 간격을 계산한다면 출력해 보세요. //로 나누면 0이 될 수 있습니다.',
  'an array takes an array of positions': '배열은 위치 배열을 받습니다',
  'an integer': '정수',
  'at most as many as exist': '있는 만큼까지만',
  'cat joins along an existing dim, and a number has none.':
    'cat은 있는 차원을 따라 잇는데, 수 하나에는 차원이 없습니다.',
  'copies, in the other order': '반대 순서로 복사합니다',
  'dot multiplies two vectors and adds up, and takes nothing else. For matrices there is @.':
    'dot은 두 벡터를 곱해 더할 뿐 다른 것은 받지 않습니다. 행렬에는 @를 쓰세요.',
  'element by element, then added up': '원소별로 곱한 뒤 더합니다',
  'gather and scatter look up one position for each element of index: index has as many dims as the tensor, and is no larger in any dim but the given one. index.unsqueeze(1) adds a dim, and index.expand(...) uses one position for a whole row.':
    'gather와 scatter는 index의 원소마다 위치 하나를 찾습니다. index는 텐서와 차원 수가 같고, 주어진 차원을 뺀 모든 차원에서 더 크지 않아야 합니다. index.unsqueeze(1)은 차원을 더하고, index.expand(...)는 위치 하나를 한 행 전체에 씁니다.',
  'mm takes two matrices and nothing else. @ takes vectors and stacks of matrices, too.':
    'mm은 행렬 두 개만 받습니다. @는 벡터와 행렬 묶음도 받습니다.',
  'narrow(dim, start, length) takes exactly length elements, so start + length is at most the size. A slice takes what there is.':
    'narrow(dim, start, length)는 정확히 length개를 가져오므로 start + length는 크기 이하여야 합니다. 슬라이스는 있는 만큼 가져옵니다.',
  'scikit-learn takes a table of (samples, features). x.reshape(-1, 1) makes one column of a vector, x.reshape(1, -1) one row. If the message shows array=[], nothing was read.':
    'scikit-learn은 (표본, 특성) 표를 받습니다. x.reshape(-1, 1)은 벡터를 한 열로, x.reshape(1, -1)은 한 행으로 만듭니다. 메시지에 array=[]가 있으면 아무것도 읽지 못한 것입니다.',
  'takes vectors and stacks of matrices, too': '벡터와 행렬 묶음도 받습니다',
  'the product of matrices': '행렬의 곱',
  'topk takes at most as many elements as the dim has. Print x.shape before the line: the input may be smaller than usual, or have fewer classes than you asked for.':
    'topk는 그 차원에 있는 만큼까지만 가져옵니다. 이 줄 앞에서 x.shape를 출력해 보세요. 입력이 평소보다 작거나 클래스가 요청한 것보다 적을 수 있습니다.',
  'torch.bmm multiplies stacks of matrices: both need 3 dims, and it never broadcasts. @ takes single matrices and vectors, too.':
    'torch.bmm은 행렬 묶음을 곱합니다. 둘 다 3차원이어야 하고 브로드캐스트하지 않습니다. @는 행렬 하나와 벡터도 받습니다.',
  'all from there on': '거기서부터 있는 것',
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
  'Attributes of an array': '배열의 속성',
  'Attributes of a tensor': '텐서의 속성',
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
  'Loops over finite sequences': '끝이 있는 반복',
  'Formatted strings': '형식화된 문자열',
  'Exceptions with try and except': 'try와 except로 예외 처리',
  'Pasted prompts': '붙여 넣은 프롬프트',
  'Notebook lines (ignored)': '노트북 전용 줄 (건너뜀)',
  'Your own functions': '직접 만든 함수',
  'Your own classes': '직접 만든 클래스',
  Lambdas: '람다',
  'Loops with a condition': '조건이 있는 반복',
  Comprehensions: '컴프리헨션',
  'Dictionaries and sets': '딕셔너리와 집합',
  'Complex numbers': '복소수',
  'Other modules': '다른 모듈',
  'einops: pack and unpack': 'einops: pack, unpack',
  'Files and typed input': '파일과 입력',
  'A program here reads and writes nothing outside of itself: write the values into it.':
    '여기의 프로그램은 자기 밖의 것을 읽거나 쓰지 않습니다. 값을 프로그램 안에 적으세요.',
  'Nothing is downloaded, and only the modules above run: write what it would give as numbers.':
    '아무것도 내려받지 않으며 위의 모듈만 실행됩니다. 다른 모듈이 줄 값을 숫자로 적으세요.',
  'Text that is run as a program': '프로그램으로 실행되는 문자열',
  'Each step is shown at its line, and such a text has no lines: write them out.':
    '단계마다 그 줄에 표시되는데 그런 문자열에는 줄이 없습니다. 그 줄들을 직접 적으세요.',
  Gradients: '기울기',
  'What you compute is not recorded for backward(): write the derivative out in tensors.':
    '계산 과정은 backward()를 위해 기록되지 않습니다. 도함수를 텐서로 적으세요.',
  'Optimizers, data loaders and compilers': '옵티마이저, 데이터 로더, 컴파일러',
  'They only change how training runs, not the shapes: write one training step in tensors.':
    '이들은 학습 속도만 바꿀 뿐 형태와는 관계없습니다. 학습 한 단계를 텐서로 적으세요.',
  'Their result depends on a list of shapes outside the tensors: use cat and split instead.':
    '결과가 텐서 밖의 형태 목록에 달려 있습니다. 대신 cat과 split을 쓰세요.',
  'The order of an einsum': 'einsum의 순서',
  'It changes only how long the products take, not the result: call einsum itself.':
    '순서는 곱셈에 걸리는 시간만 바꾸고 결과는 바꾸지 않습니다. einsum을 직접 호출하세요.',
  'Other devices than the CPU': 'CPU가 아닌 장치',
  'A browser has no other device for a tensor: leave the device out, or ask which one is available.':
    '브라우저에는 텐서를 둘 다른 장치가 없습니다. 장치를 빼거나, 쓸 수 있는 장치를 확인하세요.',
  'Each cell would hold two numbers: keep them as a last dim of size 2.':
    '한 칸에 숫자 두 개가 들어가게 됩니다. 크기 2인 마지막 차원으로 두세요.',
  'Arrays of objects, of fields or of dates': '객체, 필드, 날짜의 배열',
  'Their cells do not hold numbers: use a list next to an array of numbers.':
    '그 칸에는 숫자가 없습니다. 숫자 배열 옆에 리스트를 쓰세요.',
  'Functions that yield': 'yield가 있는 함수',
  'An order among equal elements': '같은 원소들 사이의 순서',
  'Equal elements have no fixed order: use stable=True.':
    '같은 원소들의 순서는 정해져 있지 않습니다. stable=True를 쓰세요.',
  'Loops and calls without end': '끝나지 않는 반복과 호출',
  'Very long loops are stopped, and the line is named: use smaller numbers.':
    '너무 긴 반복이나 호출은 멈추고, 어느 줄인지 알려 줍니다. 더 작은 수를 쓰세요.',
};
