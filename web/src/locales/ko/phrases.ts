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
  'not in place: this w is no parameter, and an optimizer keeps the old one':
    '제자리 연산이 아님: 이 w는 매개변수가 아니며, 옵티마이저에는 이전 w가 남습니다',
  'not in place: the result gets a new storage': '제자리 연산이 아님: 결과에 새 저장소가 생깁니다',
  'copies first, in reading order': '먼저 읽는 순서대로 복사합니다',
  'one size is left open, the others are given': '크기 하나는 비워 두고 나머지는 정합니다',
  'the first one gets a first dimension': '첫째의 맨 앞에 차원이 생깁니다',
  'the second one gets a first dimension': '둘째의 맨 앞에 차원이 생깁니다',
  'along the dimension in which they differ': '서로 다른 차원을 따라',
  'along an existing dimension': '이미 있는 차원을 따라',
  'stack makes the new dimension': 'stack이 새 차원을 만듭니다',
  'A batch norm reads the channels from dim 1, and their number must be the one that the layer was made for.':
    '배치 정규화는 채널을 차원 1에서 읽으며, 그 수는 층을 만들 때의 수와 같아야 합니다.',
  'A class number is not below num_classes: with n classes the numbers are 0 to n - 1. Labels may begin at 1.':
    '클래스 번호 하나가 num_classes보다 작지 않습니다. 클래스가 n개면 번호는 0부터 n - 1까지입니다. 라벨이 1부터 시작할 수 있습니다.',
  'A condition needs one True or False, and this tensor has several. .any() asks for at least one of them, .all() for each; for elements use & and |.':
    '조건에는 True나 False가 하나 필요한데 이 텐서에는 여럿 있습니다. .any()는 하나라도 있는지, .all()은 모두인지 묻습니다. 원소끼리는 &와 |를 쓰세요.',
  'A convolution needs a dim for the channels, and a batch dim may be in front: (N, channels, height, width). x.unsqueeze(0) adds a dim in front, x.flatten(0, 1) joins the first two.':
    '합성곱에는 채널 차원이 필요하고 앞에 배치 차원이 올 수 있습니다: (N, 채널, 높이, 너비). x.unsqueeze(0)은 앞에 차원을 더하고 x.flatten(0, 1)은 처음 두 차원을 합칩니다.',
  'A convolution reads the channels from dim 1, and their number must be the one that the layer was made for. It is the out_channels of the layer before.':
    '합성곱은 채널을 차원 1에서 읽으며, 그 수는 층을 만들 때의 수와 같아야 합니다. 앞 층의 out_channels입니다.',
  'A layer norm reads the last dims, and they must have the sizes that it was made for. If the size is in another dim, x.transpose(1, 2) moves it.':
    '층 정규화는 마지막 차원들을 읽으며, 크기가 만들 때와 같아야 합니다. 그 크기가 다른 차원에 있으면 x.transpose(1, 2)로 옮기세요.',
  'A letter has one size everywhere, and here it has two. Write the shapes next to the letters: an operand is transposed, or the letters are in another order.':
    '한 글자의 크기는 어디서나 같은데 여기서는 두 가지입니다. 글자 옆에 형태를 적어 보세요. 전치된 텐서가 있거나 글자의 순서가 다릅니다.',
  'A letter of the result is in no operand, so it has no size. It is misspelt, or a new dim: add that afterwards with [..., None].':
    '결과의 글자 하나가 어느 입력에도 없어서 크기를 알 수 없습니다. 잘못 썼거나 새 차원입니다. 새 차원은 나중에 [..., None]으로 더하세요.',
  'A target is -1, and class numbers go from 0 to classes - 1. If -1 means no label, ignore_index=-1 leaves it out.':
    '목표 하나가 -1인데 클래스 번호는 0부터 클래스 수 - 1까지입니다. -1이 라벨 없음이라면 ignore_index=-1이 뺍니다.',
  'A target is not below the number of classes, which is the size of dim 1 of the scores. Labels may begin at 1, or the last layer has too few outputs.':
    '목표 하나가 클래스 수보다 작지 않습니다. 클래스 수는 점수의 차원 1 크기입니다. 라벨이 1부터 시작하거나 마지막 층의 출력이 모자랍니다.',
  'A tensor from torch.inference_mode() is used where gradients are needed. .clone() it outside of the block, or use torch.no_grad() instead.':
    'torch.inference_mode()의 텐서를 기울기가 필요한 곳에 썼습니다. 블록 밖에서 .clone()하거나 torch.no_grad()를 쓰세요.',
  'A tensor is stretched, or written into a place of another shape, and only dims of size 1 stretch. Print the shapes of both sides.':
    '텐서를 늘리거나 형태가 다른 자리에 쓰려 하는데, 크기 1인 차원만 늘어납니다. 양쪽의 형태를 출력해 보세요.',
  'A tensor that backward() needs was changed in place after it was computed. The message names its shape and the function that made it. Look for x += y, x[...] = y, or a trailing _ behind that line, and write x = x + y.':
    'backward()에 필요한 텐서가 계산된 뒤 제자리에서 바뀌었습니다. 메시지에 그 형태와 만든 함수가 나옵니다. 그 줄 뒤에서 x += y, x[...] = y, 이름이 _로 끝나는 함수를 찾아 x = x + y로 쓰세요.',
  'A token number is negative, or not below the number of rows of the embedding. Print tokens.max(): num_embeddings must be at least that plus 1.':
    '토큰 번호 하나가 음수이거나 embedding의 행 수보다 작지 않습니다. tokens.max()를 출력해 보세요. num_embeddings는 적어도 그 값 + 1이어야 합니다.',
  'A view was made inside torch.no_grad() and is written outside. Put both inside, or write into a .clone().':
    '뷰를 torch.no_grad() 안에서 만들고 밖에서 썼습니다. 둘 다 안에 두거나 .clone()에 쓰세요.',
  'After expand, many positions share one element, so writing one writes them all. .clone() gives each its own.':
    'expand 뒤에는 여러 위치가 한 원소를 함께 쓰므로 하나를 쓰면 모두 바뀝니다. .clone()은 각자의 원소를 줍니다.',
  'An embedding looks up rows by number, and your numbers are not integers. tokens.long() converts; if they are not token numbers, two arguments may be swapped.':
    'embedding은 행을 번호로 찾는데, 주어진 수가 정수가 아닙니다. tokens.long()으로 바꾸세요. 토큰 번호가 아니라면 두 인자가 뒤바뀌었을 수 있습니다.',
  'An optimizer changes leaves only, and this tensor was computed. .to(device), a product or a slice of a tensor is a new one: make it on its device first, then call .requires_grad_().':
    '옵티마이저는 잎 텐서만 바꾸는데, 이 텐서는 계산된 것입니다. .to(device), 곱, 슬라이스는 새 텐서입니다. 먼저 장치에서 만들고 .requires_grad_()를 호출하세요.',
  'BatchNorm2d takes (N, channels, height, width), BatchNorm1d (N, channels) or (N, channels, length). Add the missing batch dim, or choose the other layer.':
    'BatchNorm2d는 (N, 채널, 높이, 너비)를, BatchNorm1d는 (N, 채널)이나 (N, 채널, 길이)를 받습니다. 빠진 배치 차원을 더하거나 다른 층을 고르세요.',
  'Binary cross entropy takes probabilities, between 0 and 1, and your predictions go beyond. A sigmoid is missing, or the values are NaN.':
    '이진 교차 엔트로피는 0과 1 사이의 확률을 받는데 예측이 그 밖에 있습니다. 시그모이드가 빠졌거나 값이 NaN입니다.',
  'Cross entropy reads the classes from dim 1 of the scores, and the targets have every other dim. If your classes come last, scores.transpose(1, 2) moves them to dim 1.':
    '교차 엔트로피는 점수의 차원 1에서 클래스를 읽고, 목표는 나머지 차원을 모두 가집니다. 클래스가 마지막이면 scores.transpose(1, 2)로 차원 1로 옮기세요.',
  'A gradient has another shape than its input. In a backward() of your own, write grad.sum_to_size(x.shape); under a function of PyTorch, look for .data, which changes shapes unseen.':
    '기울기의 형태가 그 입력과 다릅니다. 직접 쓴 backward()라면 grad.sum_to_size(x.shape)를 쓰세요. PyTorch의 함수라면 형태를 몰래 바꾸는 .data를 찾으세요.',
  'backward() returns one gradient for each argument of forward(), in order. Return None for those that need none, such as numbers and flags.':
    'backward()는 forward()의 인수마다 순서대로 기울기를 하나씩 반환합니다. 숫자나 플래그처럼 기울기가 필요 없는 인수에는 None을 반환하세요.',
  'An optimizer takes an iterable of tensors. Write model.parameters() with its brackets, or [x] for one tensor; a state_dict() gives names.':
    '옵티마이저는 텐서의 이터러블을 받습니다. 괄호까지 model.parameters()라고 쓰고, 텐서가 하나면 [x]를 쓰세요. state_dict()는 이름을 줍니다.',
  'A parameter is in two groups of the optimizer. Leave it out of one of them; named_parameters() shows which it is.':
    '한 파라미터가 옵티마이저의 두 그룹에 들어 있습니다. 한쪽에서 빼세요. 어느 것인지는 named_parameters()로 볼 수 있습니다.',
  'The .grad that you assign needs the shape, dtype and device of its tensor. Write w.grad = g.reshape(w.shape).to(w).':
    '.grad에 대입하는 텐서는 원래 텐서와 형태, dtype, 장치가 같아야 합니다. w.grad = g.reshape(w.shape).to(w)라고 쓰세요.',
  'Autograd does not follow what out= writes. Assign the result, as in y = torch.mul(a, b), or use torch.no_grad().':
    'autograd는 out=으로 쓴 것을 따라가지 않습니다. y = torch.mul(a, b)처럼 결과를 대입하거나 torch.no_grad()를 쓰세요.',
  'A gradient became NaN or infinite, often at sqrt, log or a division by 0. Add a small number inside, as in torch.sqrt(x + 1e-8); torch.autograd.detect_anomaly() finds the line.':
    '기울기가 NaN이나 무한대가 되었습니다. 대개 sqrt, log, 0으로 나누기에서 생깁니다. torch.sqrt(x + 1e-8)처럼 안에 작은 수를 더하세요. 그 줄은 torch.autograd.detect_anomaly()가 찾습니다.',
  'The loss is a Python number: .item() or float() took it out of the graph. Call backward() on the tensor, and .item() only to print.':
    '손실이 파이썬 숫자입니다. .item()이나 float()이 그래프에서 꺼냈습니다. backward()는 텐서에 호출하고 .item()은 출력할 때만 쓰세요.',
  'detach_() cannot change a view. Write y = y.detach() instead.':
    'detach_()는 뷰를 바꿀 수 없습니다. 대신 y = y.detach()라고 쓰세요.',
  'DistributedDataParallel saw a parameter twice in one step: two layers share it, or checkpointing runs it again. Give checkpoint(..., use_reentrant=False), or static_graph=True.':
    'DistributedDataParallel이 한 스텝에서 같은 파라미터를 두 번 만났습니다. 두 층이 함께 쓰거나 체크포인트가 다시 실행했습니다. checkpoint(..., use_reentrant=False)나 static_graph=True를 주세요.',
  'The part under checkpoint() has no input with gradients. Give checkpoint(..., use_reentrant=False), or call x.requires_grad_() first.':
    'checkpoint()로 감싼 부분에 기울기가 있는 입력이 없습니다. checkpoint(..., use_reentrant=False)를 주거나 먼저 x.requires_grad_()를 호출하세요.',
  'retain_grad() keeps the gradient of a computed tensor, and this one has none. Make its input with requires_grad=True, outside of torch.no_grad().':
    'retain_grad()는 계산된 텐서의 기울기를 남기는데, 이 텐서에는 기울기가 없습니다. 그 입력을 torch.no_grad() 밖에서 requires_grad=True로 만드세요.',
  'A NumPy function such as np.mean called the method of a tensor, which takes dim. Write x.mean(), or convert first: x.detach().numpy().':
    'np.mean 같은 NumPy 함수가 텐서의 메서드를 호출했는데, 그 메서드는 dim을 받습니다. x.mean()을 쓰거나 먼저 x.detach().numpy()로 바꾸세요.',
  'Only a parameter can take the place of a parameter: write nn.Parameter(x). To change its numbers alone, write with torch.no_grad(): layer.weight.copy_(x).':
    '파라미터 자리에는 파라미터만 올 수 있습니다. nn.Parameter(x)라고 쓰세요. 값만 바꾸려면 with torch.no_grad(): layer.weight.copy_(x)라고 쓰세요.',
  'The call gives more arguments than the def names. A method begins with self: def forward(self, x).':
    '호출이 def에 적힌 것보다 많은 인수를 줍니다. 메서드는 self로 시작합니다: def forward(self, x).',
  'Layers can be assigned only after super().__init__(), which is missing in __init__, or comes too late. Make it the first line.':
    '층은 super().__init__() 다음에만 대입할 수 있는데, __init__에 그 호출이 없거나 너무 늦습니다. 첫 줄에 쓰세요.',
  'This module has no forward(). Go through an nn.ModuleList in a loop; in a class of yours, forward is misspelt or not indented.':
    '이 모듈에는 forward()가 없습니다. nn.ModuleList는 반복문으로 층마다 호출하세요. 직접 쓴 클래스라면 forward의 철자나 들여쓰기가 틀렸습니다.',
  'repeat() takes one number for each dim of the tensor, and may take more in front. A dim with 1 stays as it is.':
    'repeat()는 텐서의 차원마다 수를 하나씩 받고, 앞에 더 줄 수도 있습니다. 1을 준 차원은 그대로입니다.',
  'one number for each dim': '차원마다 수 하나',
  'Two tensors of this call differ in dtype, and it converts neither. Give one the dtype of the other, as in y.to(x.dtype).':
    '이 호출의 두 텐서는 dtype이 다르고, 호출은 어느 쪽도 바꾸지 않습니다. y.to(x.dtype)처럼 한쪽을 다른 쪽의 dtype으로 바꾸세요.',
  "Both sides of this operation need the same dtype. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '이 연산에는 둘의 dtype이 같아야 합니다. NumPy의 수는 float64, PyTorch의 수는 float32이고, 반정밀도로 불러온 모델은 float16입니다. x.to(weight.dtype)으로 바꿉니다.',
  'einops takes a tensor, an array, or a list of them. Convert numbers first: torch.tensor(x).':
    'einops는 텐서나 배열, 또는 그것들의 리스트를 받습니다. 숫자는 먼저 torch.tensor(x)로 바꾸세요.',
  'An einsum pattern names each dim with one letter, a to z or A to Z. It has no digits, and no names of several letters.':
    'einsum의 패턴은 차원마다 글자 하나를 씁니다: a~z 또는 A~Z. 숫자나 여러 글자로 된 이름은 쓰지 않습니다.',
  'A hidden state has shape (layers * directions, batch, hidden_size), also with batch_first=True. Where the batch differs, make the state from this input, or check batch_first.':
    '은닉 상태의 형태는 (층 * 방향, 배치, hidden_size)이고, batch_first=True여도 같습니다. 배치가 다르면 이 입력에 맞춰 만들거나 batch_first를 확인하세요.',
  'The layer takes another number of dims than your input has; the message names both. x.unsqueeze(0) adds a batch dim, and x.flatten(0, 1) joins two.':
    '층이 받는 차원의 수가 입력과 다릅니다. 두 수가 메시지에 나옵니다. x.unsqueeze(0)은 배치 차원을 더하고 x.flatten(0, 1)은 두 차원을 합칩니다.',
  'Source and target need the same batch size. Without batch_first=True the batch is dim 1: (length, batch, features).':
    '소스와 타깃의 배치 크기가 같아야 합니다. batch_first=True가 없으면 배치는 차원 1입니다: (길이, 배치, 특징).',
  "Reflected padding must be smaller than the side that it mirrors, and the image is too small here. Pad less, or use mode='replicate'.":
    "반사 패딩은 비추는 변보다 작아야 하는데 여기서는 이미지가 너무 작습니다. 패딩을 줄이거나 mode='replicate'를 쓰세요.",
  'Instance norm averages over height and width, and your image is 1 by 1 there. Use a larger image, fewer pooling layers, or no norm at this place.':
    'InstanceNorm은 높이와 너비에 걸쳐 평균을 내는데, 여기서 이미지는 1×1입니다. 더 큰 이미지를 쓰거나 풀링 층을 줄이거나 여기서는 정규화를 빼세요.',
  'A transposed convolution reaches only some sizes, from its stride, kernel and padding. Choose one in the range of the message, or use F.interpolate() on the result.':
    '전치 합성곱은 스트라이드, 커널, 패딩에 따라 몇 가지 크기만 낼 수 있습니다. 메시지의 범위에서 고르거나 결과에 F.interpolate()를 쓰세요.',
  'nn.PReLU(n) has one slope for each channel, and the channels are dim 1. Make n that number, or 1.':
    'nn.PReLU(n)은 채널마다 기울기를 하나씩 두고, 채널은 차원 1입니다. n을 그 수나 1로 하세요.',
  'padding_idx is a row of the embedding, from 0 to num_embeddings - 1. Make one row more, or choose a smaller number.':
    'padding_idx는 임베딩의 행 번호로, 0부터 num_embeddings - 1까지입니다. 행을 하나 늘리거나 더 작은 수를 고르세요.',
  'GLU cuts the dim in two halves, so its size must be even. Give the layer before it twice the outputs.':
    'GLU는 차원을 반으로 나누므로 크기가 짝수여야 합니다. 앞 층의 출력을 두 배로 하세요.',
  'CTC reads log_probs as (T, N, classes), and none of input_lengths may be above T. If the batch is in front, log_probs.permute(1, 0, 2) moves it.':
    'CTC는 log_probs를 (T, N, 클래스)로 읽고, input_lengths는 T를 넘을 수 없습니다. 배치가 앞에 있으면 log_probs.permute(1, 0, 2)로 옮기세요.',
  'A method is written without its brackets, so it was not called. Write model.parameters(), not model.parameters.':
    '메서드에 괄호가 없어 호출되지 않았습니다. model.parameters가 아니라 model.parameters()라고 쓰세요.',
  'A tensor that backward() needs was changed in place, most often a weight, by an optimizer.step() between forward() and backward(). Do every backward() before the first step(), or compute the output again.':
    'backward()에 필요한 텐서가 제자리에서 바뀌었습니다. 대개 forward()와 backward() 사이의 optimizer.step()이 바꾼 가중치입니다. 첫 step() 전에 backward()를 모두 하거나 출력을 다시 계산하세요.',
  'This is a second derivative, and the function has only the first. For attention, use torch.nn.attention.sdpa_kernel(SDPBackend.MATH).':
    '이것은 이차 도함수인데 이 함수에는 일차 도함수만 있습니다. 어텐션이라면 torch.nn.attention.sdpa_kernel(SDPBackend.MATH)를 쓰세요.',
  'The names in the file and in the model differ. Print model.state_dict().keys() and those of the file: often all begin with module., or the weights are one level deeper.':
    '파일의 이름과 모델의 이름이 다릅니다. model.state_dict().keys()와 파일의 키를 출력해 보세요. 모두 module.으로 시작하거나 가중치가 한 단계 더 안에 있는 일이 많습니다.',
  'Attention cuts embed_dim into num_heads equal parts, so num_heads must divide it. Choose another number for one of them.':
    '어텐션은 embed_dim을 num_heads개로 똑같이 나누므로 num_heads로 나누어떨어져야 합니다. 둘 중 하나의 수를 바꾸세요.',
  'The result of an einsum pattern may name a letter only once. Leave one of them out; torch.diag_embed() writes a diagonal.':
    'einsum 패턴의 결과에는 한 글자가 한 번만 나올 수 있습니다. 하나를 빼세요. 대각선은 torch.diag_embed()로 씁니다.',
  'The hidden state needs as many dims as the input: 3 with a batch, 2 without. Add the batch dim to the one that lacks it: h.unsqueeze(1), or x.unsqueeze(0) with batch_first=True.':
    '은닉 상태는 입력과 차원 수가 같아야 합니다. 배치가 있으면 3, 없으면 2입니다. 배치 차원이 없는 쪽에 더하세요: h.unsqueeze(1), 또는 batch_first=True이면 x.unsqueeze(0).',
  'FlashAttention computes in float16 and bfloat16 only. Convert query, key and value with .half() or .bfloat16(), or choose another kind of attention.':
    'FlashAttention은 float16과 bfloat16으로만 계산합니다. query, key, value를 .half()나 .bfloat16()으로 바꾸거나 다른 어텐션 구현을 고르세요.',
  'ctx.save_for_backward() keeps tensors only. Write numbers as attributes: ctx.scale = scale.':
    'ctx.save_for_backward()는 텐서만 보관합니다. 숫자는 ctx.scale = scale처럼 속성으로 쓰세요.',
  'DistributedDataParallel waited for the gradient of a parameter that this step did not use. Use every layer in each forward(), or give find_unused_parameters=True.':
    'DistributedDataParallel이 이번 스텝에서 쓰지 않은 파라미터의 기울기를 기다렸습니다. forward()마다 모든 층을 쓰거나 find_unused_parameters=True를 주세요.',
  'Functions such as unbind, split, chunk, and a loop over a tensor give several views of it at once, and none of these can be changed in place. Write y = y + 1, or .clone() the view first.':
    'unbind, split, chunk와 텐서에 대한 반복은 뷰를 한꺼번에 여러 개 주며, 이들은 제자리에서 바꿀 수 없습니다. y = y + 1로 쓰거나 뷰를 먼저 .clone()하세요.',
  'In place, the result must fit into the tensor that is written, and that never grows. Write x = x + y for a larger result.':
    '제자리 연산의 결과는 쓰이는 텐서에 들어가야 하며 그 텐서는 커지지 않습니다. 더 큰 결과에는 x = x + y로 쓰세요.',
  'In training, batch norm needs more than one value for each channel, and a batch of one sample has only one. Use drop_last=True in the DataLoader, larger batches, or model.eval().':
    '학습 중 배치 정규화에는 채널마다 값이 둘 이상 필요한데 표본 하나의 배치에는 하나뿐입니다. DataLoader에서 drop_last=True, 더 큰 배치, 또는 model.eval()을 쓰세요.',
  'Joining needs equal sizes in every dim but the joined one. Maps of a U-Net often differ by 1, when an odd height or width was halved: crop, pad or resize one of them.':
    '이어 붙이는 차원 말고는 크기가 모두 같아야 합니다. U-Net의 특징 맵은 홀수인 높이나 너비를 반으로 나눌 때 흔히 1만큼 다릅니다. 하나를 자르거나 채우거나 크기를 바꾸세요.',
  'Joining needs equal sizes in every dim but the joined one. Print both shapes: another axis, or a part of one array, may fit.':
    '이어 붙이는 차원 말고는 크기가 모두 같아야 합니다. 두 형태를 출력해 보세요. 다른 축이나 한 배열의 일부가 맞을 수 있습니다.',
  'Nothing leads from the loss back to a parameter: a torch.no_grad(), a .detach(), .item(), .data or an argmax is between them, or all parameters are frozen. Print loss.requires_grad after each line.':
    '손실에서 파라미터로 돌아가는 길이 없습니다. 사이에 torch.no_grad(), .detach(), .item(), .data, argmax가 있거나 모든 파라미터가 고정되었습니다. 줄마다 loss.requires_grad를 출력해 보세요.',
  'NumPy cannot follow gradients, and this tensor has them. .detach().numpy() gives the same numbers without; on a GPU, .detach().cpu().numpy().':
    'NumPy는 기울기를 따라갈 수 없는데 이 텐서에는 기울기가 있습니다. .detach().numpy()는 기울기 없이 같은 수를 줍니다. GPU에서는 .detach().cpu().numpy()를 쓰세요.',
  'NumPy has no bfloat16. Convert first: x.float().numpy().':
    'NumPy에는 bfloat16이 없습니다. 먼저 바꾸세요: x.float().numpy().',
  'Number of the joined dim': '이어 붙이는 차원의 번호',
  'Only a tensor with gradients can have a hook. Register it on a parameter or a result, before .detach() and outside of torch.no_grad().':
    '기울기가 있는 텐서만 훅을 가질 수 있습니다. 파라미터나 결과에, .detach() 앞에서, torch.no_grad() 밖에서 등록하세요.',
  'Only floats have gradients, and this tensor holds integers. Write 1.0 for 1, or convert with .float() first.':
    '부동소수점만 기울기를 가지는데 이 텐서에는 정수가 있습니다. 1을 1.0으로 쓰거나 먼저 .float()로 바꾸세요.',
  'Only leaves can be deep-copied, and this tensor was computed from others. Copy y.detach().clone(), or look for a model that keeps a computed tensor as an attribute.':
    '잎 텐서만 깊은 복사를 할 수 있는데, 이 텐서는 다른 텐서로 계산되었습니다. y.detach().clone()을 복사하거나, 계산된 텐서를 속성으로 둔 모델을 찾으세요.',
  'Positions are integers, and your index holds floats. index.long() converts.':
    '위치는 정수인데 인덱스에 부동소수점이 있습니다. index.long()으로 바꾸세요.',
  'Query, key and value need one dtype, and attention converts none of them. Often one comes from a cache or a layer in half precision.':
    'query, key, value의 dtype이 같아야 하며 어텐션은 바꿔 주지 않습니다. 흔히 하나가 캐시나 반정밀도 층에서 옵니다.',
  'Scatter writes into an existing tensor and converts nothing. Under autocast one of the two is often float16: src.to(x.dtype) converts.':
    'scatter는 이미 있는 텐서에 쓰며 변환하지 않습니다. autocast에서는 흔히 한쪽이 float16입니다. src.to(x.dtype)으로 바꾸세요.',
  'Scores and targets have different numbers of rows. Often a view(-1, k) with a wrong k changed the rows without an error; x.flatten(1) keeps the first dim.':
    '점수와 목표의 행 수가 다릅니다. 흔히 view(-1, k)의 k가 틀려 오류 없이 행 수가 바뀝니다. x.flatten(1)은 첫 차원을 유지합니다.',
  'Shapes are compared from the last dim: two sizes must be equal, or one of them 1. Print both shapes; unsqueeze() or [:, None] puts a missing 1 where it belongs.':
    '형태는 마지막 차원부터 비교합니다. 두 크기가 같거나 하나가 1이어야 합니다. 두 형태를 출력해 보세요. unsqueeze()나 [:, None]이 빠진 1을 알맞은 자리에 넣습니다.',
  'Targets are one class number for each row, without a dim for the classes. targets.squeeze(1) removes a dim of size 1; targets.argmax(1) makes class numbers of one-hot rows.':
    '목표는 행마다 클래스 번호 하나이며 클래스 차원이 없습니다. targets.squeeze(1)은 크기 1인 차원을 없애고, targets.argmax(1)은 원-핫 행을 클래스 번호로 만듭니다.',
  'The .grad is None: backward() has not run yet, the tensor was not used, or it was computed from another tensor and is no leaf. Make it with requires_grad=True on the right device, and call y.retain_grad() for results.':
    '.grad가 None입니다. backward()가 아직 실행되지 않았거나, 텐서가 쓰이지 않았거나, 다른 텐서로 계산되어 잎이 아닙니다. 알맞은 장치에서 requires_grad=True로 만들고, 결과에는 y.retain_grad()를 호출하세요.',
  'The channels of your input come last, and a convolution reads them from dim 1. x.permute(0, 3, 1, 2) moves them.':
    '입력의 채널이 마지막에 있는데 합성곱은 차원 1에서 읽습니다. x.permute(0, 3, 1, 2)로 옮기세요.',
  'The columns of the left matrix must be as many as the rows of the right one. In a layer, in_features is the last size of the input; x.flatten(1) keeps the batch dim.':
    '왼쪽 행렬의 열 수는 오른쪽 행렬의 행 수와 같아야 합니다. 층에서 in_features는 입력의 마지막 크기입니다. x.flatten(1)은 배치 차원을 유지합니다.',
  'The gradient that you give to backward() must have the shape of the tensor it is called on. For one number, call backward() without an argument.':
    'backward()에 주는 기울기는 호출한 텐서와 형태가 같아야 합니다. 수 하나라면 인자 없이 backward()를 호출하세요.',
  'The image has 3 colours, and the layer was made for 1 channel. Make it grey with x.mean(1, keepdim=True), or make the first layer for 3.':
    '이미지에 색이 3개인데 층은 채널 1개로 만들어졌습니다. x.mean(1, keepdim=True)로 회색조로 만들거나 첫 층을 3개로 만드세요.',
  "The image has 4 channels: red, green, blue and alpha, and the layer was made for 3. Drop the last one with x[:, :3], or load the image with convert('RGB').":
    "이미지에 빨강, 초록, 파랑, 알파의 채널이 4개인데 층은 3개로 만들어졌습니다. x[:, :3]으로 마지막을 빼거나 convert('RGB')로 불러오세요.",
  'The image is grey: it has 1 channel, and the layer was made for 3. Repeat the channel, or make the first layer for 1.':
    '이미지가 회색조라 채널이 1개인데 층은 3개로 만들어졌습니다. 채널을 반복하거나 첫 층을 1개로 만드세요.',
  'The image is smaller than the kernel when it reaches this layer. Start with a larger image, add padding, or remove a pooling layer.':
    '이미지가 이 층에 이를 때 커널보다 작습니다. 더 큰 이미지로 시작하거나, 패딩을 넣거나, 풀링 층을 하나 빼세요.',
  'The image is smaller than the window when it reaches this pooling: each pooling before it divided the height and width. Start with a larger image, or remove a pooling layer.':
    '이미지가 이 풀링에 이를 때 창보다 작습니다. 앞의 풀링마다 높이와 너비가 줄었습니다. 더 큰 이미지로 시작하거나 풀링 층을 하나 빼세요.',
  "The index may be longer than the tensor only in the dim that you gather along. In every other dim it needs at most the tensor's size.":
    '인덱스는 gather하는 차원에서만 텐서보다 길 수 있습니다. 다른 차원에서는 텐서의 크기를 넘지 못합니다.',
  'The input and the layer have different dtypes, and a layer converts neither. Give the input the dtype of the weights, with x.float() or x.half().':
    '입력과 층의 dtype이 다르며 층은 바꿔 주지 않습니다. x.float()나 x.half()로 입력을 가중치의 dtype에 맞추세요.',
  'The input and the weights of the layer have different dtypes, and it converts neither. Use x.to(weight.dtype), or model.to(x.dtype); inside torch.autocast both are converted.':
    '입력과 층의 가중치의 dtype이 다르며 층은 바꿔 주지 않습니다. x.to(weight.dtype)이나 model.to(x.dtype)을 쓰세요. torch.autocast 안에서는 둘 다 변환됩니다.',
  'The last size of the left operand must equal the next-to-last of the right one. One of them may need .T or another order.':
    '왼쪽의 마지막 크기는 오른쪽의 끝에서 두 번째 크기와 같아야 합니다. 하나에 .T가 필요하거나 순서가 다를 수 있습니다.',
  'The mask marks pixels without a label with 255, and class numbers go from 0 to classes - 1. ignore_index=255 leaves them out.':
    '마스크에서 라벨 없는 픽셀이 255인데 클래스 번호는 0부터 클래스 수 - 1까지입니다. ignore_index=255가 뺍니다.',
  'The model has no parameters. Layers in a plain list or dict are not found: use nn.ModuleList or nn.ModuleDict. A generator that was read once is empty, too: wrap it in list().':
    '모델에 파라미터가 없습니다. 일반 리스트나 딕셔너리의 층은 찾지 못하므로 nn.ModuleList나 nn.ModuleDict를 쓰세요. 한 번 읽은 제너레이터도 비어 있으니 list()로 감싸세요.',
  'The new shape needs another number of elements than the array has. Print x.shape; -1 lets one size be worked out.':
    '새 형태에 필요한 원소 수가 배열과 다릅니다. x.shape를 출력해 보세요. -1은 크기 하나를 계산하게 합니다.',
  'The new shape needs another number of elements than the tensor has. Print x.shape; -1 lets one size be worked out, and x.flatten(1) keeps the batch dim.':
    '새 형태에 필요한 원소 수가 텐서와 다릅니다. x.shape를 출력해 보세요. -1은 크기 하나를 계산하게 하고, x.flatten(1)은 배치 차원을 유지합니다.',
  'The number of groups must divide the channels, in and out. For a depthwise convolution, groups and in_channels are equal.':
    '그룹 수는 입력과 출력의 채널 수를 나누어야 합니다. 깊이별 합성곱에서는 groups와 in_channels가 같습니다.',
  'The operation is not defined for integers or truth values. Convert with x.float() first.':
    '이 연산은 정수나 참거짓 값에 정의되어 있지 않습니다. 먼저 x.float()로 바꾸세요.',
  'The last line of the message says why this pattern is refused. Each new name on the right needs a size, as in r=2, and every name on the left stays.':
    '이 패턴이 맞지 않는 까닭은 메시지의 마지막 줄에 있습니다. 오른쪽의 새 이름마다 r=2처럼 크기가 필요하고, 왼쪽의 이름은 모두 남습니다.',
  'The last line of the message says why this pattern is refused. Write each name over its size: a name has one size, brackets multiply, and both sides name the same dims.':
    '이 패턴이 맞지 않는 까닭은 메시지의 마지막 줄에 있습니다. 이름마다 크기 위에 적어 보세요. 한 이름의 크기는 하나이고, 괄호는 곱하며, 양쪽은 같은 차원을 적습니다.',
  'The last line of the message says why this pattern is refused. Write each name over its size: brackets multiply, and names that are missing on the right are reduced.':
    '이 패턴이 맞지 않는 까닭은 메시지의 마지막 줄에 있습니다. 이름마다 크기 위에 적어 보세요. 괄호는 곱하고, 오른쪽에 없는 이름은 축약됩니다.',
  'The pattern names one operand for each part between commas. Pass as many tensors as it has parts.':
    '패턴은 쉼표로 나뉜 부분마다 텐서를 하나씩 나타냅니다. 부분의 수만큼 텐서를 넘기세요.',
  'The pattern needs one letter for each dim of the operand. Print its shape; ... takes the dims that you do not name.':
    '패턴에는 텐서의 차원마다 글자가 하나 필요합니다. 형태를 출력해 보세요. ...은 이름을 붙이지 않는 차원입니다.',
  'The positions in the brackets belong together one by one, so their shapes must broadcast. np.ix_ or [:, None] picks a table of all pairs.':
    '대괄호 안의 위치는 하나씩 짝을 이루므로 형태가 브로드캐스트되어야 합니다. np.ix_나 [:, None]은 모든 쌍의 표를 고릅니다.',
  'The scaler saw no gradient, or was used twice in one step. In each step: scaler.scale(loss).backward(), then unscale_() at most once, then step(), then update().':
    'scaler가 기울기를 보지 못했거나 한 스텝에서 두 번 쓰였습니다. 스텝마다 scaler.scale(loss).backward(), 많아야 한 번 unscale_(), 그다음 step(), update()입니다.',
  'The shapes differ, so they broadcast: each prediction is compared with every target, and the loss is wrong without an error. Give both the same shape.':
    '형태가 달라 브로드캐스트됩니다. 예측마다 모든 목표와 비교되어 손실이 오류 없이 틀립니다. 둘의 형태를 같게 하세요.',
  'The target of a segmentation is one class number for each pixel, (N, height, width), without a dim for channels. masks.squeeze(1) removes it; read a mask file in one channel.':
    '분할의 목표는 픽셀마다 클래스 번호 하나, (N, 높이, 너비)이며 채널 차원이 없습니다. masks.squeeze(1)로 없애고, 마스크 파일은 채널 하나로 읽으세요.',
  'The targets have the shape of the scores, so they are read as probabilities, and these are floats. For one-hot rows, targets.float() or targets.argmax(1) works.':
    '목표의 형태가 점수와 같아 확률로 읽히는데, 확률은 부동소수점입니다. 원-핫 행에는 targets.float()나 targets.argmax(1)을 쓰세요.',
  'The targets of cross entropy are class numbers, and these are int64. targets.long() converts.':
    '교차 엔트로피의 목표는 클래스 번호이며 int64입니다. targets.long()으로 바꾸세요.',
  'The tensor was computed from one with gradients, so its flag follows from that. y.detach() gives the same numbers without gradients.':
    '이 텐서는 기울기가 있는 텐서로 계산되어 플래그도 거기서 정해집니다. y.detach()는 기울기 없이 같은 수를 줍니다.',
  'The value has another shape than the place that it is written into. Print both shapes; a size of 1 stretches, others must be equal.':
    '값의 형태가 쓰려는 자리와 다릅니다. 두 형태를 출력해 보세요. 크기 1은 늘어나고 나머지는 같아야 합니다.',
  'The weights themselves are float16, and a GradScaler needs float32 weights. Leave the model as it is, without .half(), and put only the forward pass in torch.autocast.':
    '가중치 자체가 float16인데 GradScaler에는 float32 가중치가 필요합니다. 모델에 .half()를 쓰지 말고 순전파만 torch.autocast에 넣으세요.',
  'This function has no derivative here: it gives whole numbers or truth values, which do not change smoothly. Replace it by a smooth one, such as softmax for argmax, or detach its input.':
    '이 함수에는 도함수가 없습니다. 정수나 참거짓을 내어 매끄럽게 변하지 않습니다. argmax 대신 softmax처럼 매끄러운 함수를 쓰거나 입력을 detach하세요.',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N).':
    '이 손실은 예측과 목표를 원소마다 비교하므로 둘의 형태가 같아야 합니다. (N, 1)과 (N,)은 (N, N)으로 브로드캐스트됩니다.',
  'This version of PyTorch cannot compute this operation in half precision on a CPU. Use x.float() and model.float() there, a newer version, or a GPU.':
    '이 버전의 PyTorch는 CPU에서 이 연산을 반정밀도로 계산하지 못합니다. 거기서는 x.float()와 model.float()를 쓰거나, 새 버전이나 GPU를 쓰세요.',
  'You ask for more indices than the array has dims. Often it is empty, as np.array([]) has one dim, because nothing was read; print its shape.':
    '인덱스가 배열의 차원보다 많습니다. 흔히 배열이 비어 있습니다. 읽은 것이 없으면 np.array([])처럼 차원이 하나입니다. 형태를 출력해 보세요.',
  'You assign one value for each True of the mask, and the counts differ. Take the values through the same mask, y[mask], or assign one number.':
    '마스크의 True마다 값을 하나 넣는데 개수가 다릅니다. 같은 마스크로 값을 고르거나(y[mask]) 수 하나를 넣으세요.',
  'You join tensors with different numbers of dims. A batch or channel dim is missing in one: unsqueeze() or [None] adds it.':
    '차원 수가 다른 텐서를 이어 붙입니다. 한쪽에 배치나 채널 차원이 빠졌습니다. unsqueeze()나 [None]이 더합니다.',
  'You name fewer sizes than the tensor has dims, and expand only adds dims in front. Index or sum a dim away first.':
    '텐서의 차원보다 적은 크기를 주었는데 expand는 앞에만 차원을 더합니다. 먼저 인덱스나 합으로 차원을 없애세요.',
  'You write into a parameter in place, and autograd follows its gradient. Put an update inside with torch.no_grad():, or make a new tensor with w = w + 1.':
    '파라미터를 제자리에서 바꾸는데 자동 미분이 그 기울기를 따라갑니다. 갱신은 with torch.no_grad(): 안에 두거나 w = w + 1로 새 텐서를 만드세요.',
  'You write into cells that you also read, so some would change before they are read. .clone() what is read.':
    '읽기도 하는 칸에 쓰므로 일부는 읽기 전에 바뀝니다. 읽는 쪽을 .clone()하세요.',
  'You write through an index into a tensor of another dtype, and that converts nothing. Convert what you write with .to(x.dtype).':
    '인덱스로 dtype이 다른 텐서에 쓰는데 변환되지 않습니다. 쓸 값을 .to(x.dtype)으로 바꾸세요.',
  'Your tensor was transposed or sliced, so its elements are no longer in reading order. .reshape() copies them into that order; .contiguous() before .view() does the same.':
    '텐서가 전치되었거나 슬라이스되어 원소가 읽는 순서로 놓여 있지 않습니다. .reshape()는 그 순서로 복사합니다. .view() 앞의 .contiguous()도 같습니다.',
  'a column of positions, one for each row': '행마다 하나씩, 위치의 열',
  'a kernel of 3 with padding=1 keeps the size': '크기 3인 커널과 padding=1은 크기를 유지합니다',
  'a last layer with more outputs': '출력이 더 많은 마지막 층',
  'a layer made for the last size of x': 'x의 마지막 크기로 만든 층',
  'a layer made for these channels': '이 채널로 만든 층',
  'a row for each number, up to the largest': '가장 큰 번호까지, 번호마다 행 하나',
  'adds a dim of size 1': '크기 1인 차원을 더합니다',
  'all get the dtype of the query': '모두 query의 dtype이 됩니다',
  'an update that autograd does not follow': '자동 미분이 따라가지 않는 갱신',
  'applies the sigmoid itself': '시그모이드를 스스로 적용합니다',
  'backward() ran twice through the same computation, and the first run freed what it had stored. Often a hidden state or a loss is kept from the step before: state = state.detach() cuts it off. Add the losses and call backward() once, or give retain_graph=True.':
    'backward()가 같은 계산을 두 번 지나갔는데, 첫 번째에 보관한 것이 지워졌습니다. 흔히 앞 스텝의 은닉 상태나 손실을 남겨 둔 것입니다. state = state.detach()가 끊습니다. 손실을 더해 backward()를 한 번만 호출하거나 retain_graph=True를 주세요.',
  'backward() starts from one number, and this tensor has several. Reduce it with .mean() or .sum(), or give a weight for each element: y.backward(torch.ones_like(y)).':
    'backward()는 수 하나에서 시작하는데 이 텐서에는 여럿 있습니다. .mean()이나 .sum()으로 줄이거나 원소마다 가중치를 주세요: y.backward(torch.ones_like(y)).',
  'a class number is an integer': '클래스 번호는 정수입니다',
  'crops the larger map': '큰 특징 맵을 자릅니다',
  'drops the alpha channel': '알파 채널을 뺍니다',
  "float16 reaches only 65504, and the number that you write is larger, such as -1e9 in a mask. Use float('-inf') or torch.finfo(x.dtype).min.":
    "float16은 65504까지인데 쓰려는 수가 더 큽니다. 마스크의 -1e9가 흔합니다. float('-inf')나 torch.finfo(x.dtype).min을 쓰세요.",
  'floats have gradients': '부동소수점에는 기울기가 있습니다',
  'gather and scatter need an index with as many dims as the tensor. index.unsqueeze(1) adds one, and squeeze(1) removes it from the result.':
    'gather와 scatter의 인덱스는 텐서와 차원 수가 같아야 합니다. index.unsqueeze(1)이 하나 더하고, squeeze(1)이 결과에서 없앱니다.',
  'if your labels begin at 1': '라벨이 1부터 시작한다면',
  'leaves out what has no label': '라벨이 없는 것을 뺍니다',
  'makes probabilities first': '먼저 확률로 만듭니다',
  'makes rows of the numbers, even of none': '행이 없어도, 수를 행으로 만듭니다',
  'makes the image grey': '이미지를 회색조로 만듭니다',
  'moves the channels from the last dim to dim 1': '채널을 마지막 차원에서 차원 1로 옮깁니다',
  'not in training: the running averages are used': '학습이 아님: 이동 평균을 씁니다',
  'one class more than the largest number': '가장 큰 번호보다 클래스가 하나 더',
  'one dim more in front': '앞에 차원 하나 더',
  'one letter for each dim': '차원마다 글자 하나',
  'one number for each class, from class numbers': '클래스 번호에서, 클래스마다 수 하나',
  'pads the smaller map with zeros': '작은 특징 맵을 0으로 채웁니다',
  'probabilities are floats': '확률은 부동소수점입니다',
  'removes the dim of size 1': '크기 1인 차원을 없앱니다',
  'repeats the grey channel, without a copy': '복사 없이 회색 채널을 반복합니다',
  'resizes one map to the size of the other': '하나를 다른 것의 크기로 바꿉니다',
  'row numbers are integers': '행 번호는 정수입니다',
  'stack needs tensors of one shape, and these differ. In a DataLoader, the samples of a batch differ: resize or pad them, or write a collate_fn.':
    'stack에는 형태가 같은 텐서가 필요한데 여기서는 다릅니다. DataLoader라면 한 배치의 표본들이 다른 것입니다. 크기를 바꾸거나 채우거나 collate_fn을 쓰세요.',
  'takes images of any size': '어떤 크기의 이미지든 받습니다',
  'the class number of each one-hot row': '원-핫 행마다 클래스 번호',
  'the dim that fits goes last, and back': '맞는 차원이 마지막으로 갔다가 돌아옵니다',
  'the input gets the dtype of the weights': '입력이 가중치의 dtype을 받습니다',
  'the layer for images': '이미지용 층',
  'the layer for rows and signals': '행과 신호용 층',
  'the layer gets the dtype of the input': '층이 입력의 dtype을 받습니다',
  'the same numbers, without gradients': '기울기 없이 같은 수',
  'torch.autograd.grad found no way from the output back to one of the inputs: it was not used, or only a copy or a detached part of it was. Pass the tensor that the output was computed from; allow_unused=True gives None.':
    'torch.autograd.grad가 출력에서 어떤 입력으로 돌아가는 길을 찾지 못했습니다. 쓰이지 않았거나 복사본이나 detach한 부분만 쓰였습니다. 출력을 계산한 텐서를 주세요. allow_unused=True면 None이 됩니다.',
  'what is written is converted first': '쓸 값을 먼저 바꿉니다',
  'where the left one comes from an image that was not flattened':
    '왼쪽이 평탄화하지 않은 이미지에서 온 경우',
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
  'This error is about where tensors are, not about shapes: some are on the GPU and some are not. Move them to one device with x.to(device) or model.to(device); NumPy needs x.cpu().':
    '이 오류는 형태가 아니라 텐서가 어디에 있는지에 관한 것입니다. 어떤 것은 GPU에 있고 어떤 것은 없습니다. x.to(device)나 model.to(device)로 한 장치에 모으세요. NumPy에는 x.cpu()가 필요합니다.',
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
