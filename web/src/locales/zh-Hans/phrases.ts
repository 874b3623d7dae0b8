import type { Phrase } from '../en/phrases';

/** Texts without values. */
export const phrases: Record<Phrase, string> = {
  'Shape of a': 'a 的形状',
  'Shape of b': 'b 的形状',
  'Shape of x': 'x 的形状',
  'Shape of what is added': '所加张量的形状',
  'Shape of the array': '数组的形状',
  'Requested shape': '你要的形状',
  'Shape before its dims were moved': '移动维度之前的形状',
  'Order of its dims now (permute)': '现在的维度顺序（permute）',
  'Shape of the left operand': '左边张量的形状',
  'Shape of the right operand': '右边张量的形状',
  'Shape of the first tensor': '第一个张量的形状',
  'Shape of the other tensor': '另一个张量的形状',
  'not in place: this w is no parameter, and an optimizer keeps the old one':
    '不做原地操作：这个 w 不再是参数，优化器里仍是原来的 w',
  'not in place: the result gets a new storage': '不做原地操作：结果有新的存储',
  'copies first, in reading order': '先按读取顺序复制',
  'one size is left open, the others are given': '一个大小留空，其余的给定',
  'the first one gets a first dimension': '第一个在最前面增加一维',
  'the second one gets a first dimension': '第二个在最前面增加一维',
  'along the dimension in which they differ': '沿着它们不同的那一维',
  'along an existing dimension': '沿着已有的一维',
  'stack makes the new dimension': 'stack 会创建新的维度',
  'A batch norm reads the channels from dim 1, and their number must be the one that the layer was made for.':
    '批归一化从第 1 维读取通道，通道数必须与创建这一层时给的相同。',
  'A class number is not below num_classes: with n classes the numbers are 0 to n - 1. Labels may begin at 1.':
    '有一个类别编号大于或等于 num_classes：n 个类别的编号是 0 到 n - 1。标签可能是从 1 开始的。',
  'A condition needs one True or False, and this tensor has several. .any() asks for at least one of them, .all() for each; for elements use & and |.':
    '条件只能是一个 True 或 False，而这个张量里有好几个。.any() 判断是否至少有一个为 True，.all() 判断是否全部为 True；要逐元素判断，请用 & 和 |。',
  'A convolution needs a dim for the channels, and a batch dim may be in front: (N, channels, height, width). x.unsqueeze(0) adds a dim in front, x.flatten(0, 1) joins the first two.':
    '卷积需要一个通道维，前面还可以有批次维：(N, 通道, 高, 宽)。x.unsqueeze(0) 在前面加一维，x.flatten(0, 1) 合并前两维。',
  'A convolution reads the channels from dim 1, and their number must be the one that the layer was made for. It is the out_channels of the layer before.':
    '卷积从第 1 维读取通道，通道数必须与创建这一层时给的相同，也就是前一层的 out_channels。',
  'A layer norm reads the last dims, and they must have the sizes that it was made for. If the size is in another dim, x.transpose(1, 2) moves it.':
    '层归一化作用于最后几维，它们的大小必须与创建这一层时给的相同。如果那个大小在另一维，可以用 x.transpose(1, 2) 移过来。',
  'A letter has one size everywhere, and here it has two. Write the shapes next to the letters: an operand is transposed, or the letters are in another order.':
    '同一个字母在各处代表同一个大小，而这里出现了两个。请把形状写在字母旁边对照：可能有张量转置了，或者字母的顺序不对。',
  'A letter of the result is in no operand, so it has no size. It is misspelt, or a new dim: add that afterwards with [..., None].':
    '结果里有一个字母不在任何操作数里，所以没有大小。它可能写错了；如果要的是新的一维，请在之后用 [..., None] 添加。',
  'A target is -1, and class numbers go from 0 to classes - 1. If -1 means no label, ignore_index=-1 leaves it out.':
    '有一个目标是 -1，而类别编号从 0 到类别数减 1。如果 -1 表示没有标签，用 ignore_index=-1 略过它。',
  'A target is not below the number of classes, which is the size of dim 1 of the scores. Labels may begin at 1, or the last layer has too few outputs.':
    '有一个目标大于或等于类别数，而类别数就是分数第 1 维的大小。标签可能是从 1 开始的，也可能最后一层的输出太少。',
  'A tensor from torch.inference_mode() is used where gradients are needed. .clone() it outside of the block, or use torch.no_grad() instead.':
    'torch.inference_mode() 里得到的张量用在了需要梯度的地方。请在代码块外面对它调用 .clone()，或改用 torch.no_grad()。',
  'A tensor is stretched, or written into a place of another shape, and only dims of size 1 stretch. Print the shapes of both sides.':
    '有一个张量要被拉伸，或要写进形状不同的位置，而只有大小为 1 的维才能拉伸。请打印两边的形状。',
  'A tensor that backward() needs was changed in place after it was computed. The message names its shape and the function that made it. Look for x += y, x[...] = y, or a trailing _ behind that line, and write x = x + y.':
    'backward() 需要的一个张量在算出之后被原地改写了。报错信息写明了它的形状和产生它的函数。请在那一行之后查找 x += y、x[...] = y 或以 _ 结尾的函数，改写成 x = x + y。',
  'A token number is negative, or not below the number of rows of the embedding. Print tokens.max(): num_embeddings must be at least that plus 1.':
    '有一个词元编号是负数，或大于等于 embedding 的行数。请打印 tokens.max()：num_embeddings 至少要比它大 1。',
  'A view was made inside torch.no_grad() and is written outside. Put both inside, or write into a .clone().':
    '视图是在 torch.no_grad() 里创建的，却在外面写入。请把两者都放进去，或改为写入它的 .clone()。',
  'After expand, many positions share one element, so writing one writes them all. .clone() gives each its own.':
    'expand 之后，许多位置共用一个元素，写一个就等于全写了。用 .clone() 可以让每个位置有自己的元素。',
  'An embedding looks up rows by number, and your numbers are not integers. tokens.long() converts; if they are not token numbers, two arguments may be swapped.':
    'embedding 按编号取出行，而你给的数不是整数。可以用 tokens.long() 转换；如果它们本来就不是词元编号，可能是两个参数放反了。',
  'An optimizer changes leaves only, and this tensor was computed. .to(device), a product or a slice of a tensor is a new one: make it on its device first, then call .requires_grad_().':
    '优化器只更新叶子张量，而这个张量是算出来的。.to(device)、乘积和切片得到的都是新张量：请先在目标设备上创建它，再调用 .requires_grad_()。',
  'BatchNorm2d takes (N, channels, height, width), BatchNorm1d (N, channels) or (N, channels, length). Add the missing batch dim, or choose the other layer.':
    'BatchNorm2d 接受 (N, 通道, 高, 宽)，BatchNorm1d 接受 (N, 通道) 或 (N, 通道, 长度)。请加上缺少的批次维，或改用另一种层。',
  'Binary cross entropy takes probabilities, between 0 and 1, and your predictions go beyond. A sigmoid is missing, or the values are NaN.':
    '二元交叉熵接受 0 到 1 之间的概率，而你的预测超出了这个范围。可能少了 sigmoid，或者值是 NaN。',
  'Cross entropy reads the classes from dim 1 of the scores, and the targets have every other dim. If your classes come last, scores.transpose(1, 2) moves them to dim 1.':
    '交叉熵从分数的第 1 维读取类别，目标则只有其余各维。如果类别在最后一维，用 scores.transpose(1, 2) 把它移到第 1 维。',
  'A gradient has another shape than its input. In a backward() of your own, write grad.sum_to_size(x.shape); under a function of PyTorch, look for .data, which changes shapes unseen.':
    '梯度的形状与它的输入不同。如果是你自己写的 backward()，请写 grad.sum_to_size(x.shape)；如果是 PyTorch 的函数，请找 .data：它会悄悄改变形状。',
  'backward() returns one gradient for each argument of forward(), in order. Return None for those that need none, such as numbers and flags.':
    'backward() 要为 forward() 的每个参数按顺序各返回一个梯度。不需要梯度的参数（例如数字和开关）返回 None。',
  'An optimizer takes an iterable of tensors. Write model.parameters() with its brackets, or [x] for one tensor; a state_dict() gives names.':
    '优化器要的是由张量组成的可迭代对象。请写 model.parameters()，括号不能少；单个张量写 [x]；state_dict() 给出的是名字。',
  'A parameter is in two groups of the optimizer. Leave it out of one of them; named_parameters() shows which it is.':
    '有一个参数同时在优化器的两个组里。请从其中一组去掉它；用 named_parameters() 可以看出是哪个。',
  'The .grad that you assign needs the shape, dtype and device of its tensor. Write w.grad = g.reshape(w.shape).to(w).':
    '赋给 .grad 的张量，形状、dtype 和设备都要与原张量一致。请写 w.grad = g.reshape(w.shape).to(w)。',
  'Autograd does not follow what out= writes. Assign the result, as in y = torch.mul(a, b), or use torch.no_grad().':
    'autograd 不跟踪 out= 写入的内容。请把结果赋给变量，例如 y = torch.mul(a, b)，或者用 torch.no_grad()。',
  'A gradient became NaN or infinite, often at sqrt, log or a division by 0. Add a small number inside, as in torch.sqrt(x + 1e-8); torch.autograd.detect_anomaly() finds the line.':
    '梯度成了 NaN 或无穷大，多半出在 sqrt、log 或除以 0 的地方。请在里面加一个小数，例如 torch.sqrt(x + 1e-8)；torch.autograd.detect_anomaly() 能找到那一行。',
  'The loss is a Python number: .item() or float() took it out of the graph. Call backward() on the tensor, and .item() only to print.':
    '这里的损失是 Python 的数：.item() 或 float() 把它从计算图里取出来了。请对张量调用 backward()，.item() 只用于打印。',
  'detach_() cannot change a view. Write y = y.detach() instead.':
    'detach_() 不能改变视图。请改写成 y = y.detach()。',
  'DistributedDataParallel saw a parameter twice in one step: two layers share it, or checkpointing runs it again. Give checkpoint(..., use_reentrant=False), or static_graph=True.':
    'DistributedDataParallel 在一步里两次遇到同一个参数：两层共用它，或者 checkpoint 又执行了一遍。请设 checkpoint(..., use_reentrant=False) 或 static_graph=True。',
  'The part under checkpoint() has no input with gradients. Give checkpoint(..., use_reentrant=False), or call x.requires_grad_() first.':
    'checkpoint() 包住的部分没有带梯度的输入。请设 checkpoint(..., use_reentrant=False)，或者先调用 x.requires_grad_()。',
  'retain_grad() keeps the gradient of a computed tensor, and this one has none. Make its input with requires_grad=True, outside of torch.no_grad().':
    'retain_grad() 用来保留算出的张量的梯度，而这个张量没有梯度。请在 torch.no_grad() 之外用 requires_grad=True 创建它的输入。',
  'A NumPy function such as np.mean called the method of a tensor, which takes dim. Write x.mean(), or convert first: x.detach().numpy().':
    'np.mean 这样的 NumPy 函数调用了张量的方法，而它的参数是 dim。请写 x.mean()，或者先转换：x.detach().numpy()。',
  'Only a parameter can take the place of a parameter: write nn.Parameter(x). To change its numbers alone, write with torch.no_grad(): layer.weight.copy_(x).':
    '参数只能换成参数：请写 nn.Parameter(x)。如果只想改它的数值，请写 with torch.no_grad(): layer.weight.copy_(x)。',
  'The call gives more arguments than the def names. A method begins with self: def forward(self, x).':
    '调用给出的参数比 def 里写的多。方法的第一个参数是 self：def forward(self, x)。',
  'Layers can be assigned only after super().__init__(), which is missing in __init__, or comes too late. Make it the first line.':
    '只有在 super().__init__() 之后才能给层赋值，而 __init__ 里没有这一句，或者写得太晚。请把它放在第一行。',
  'This module has no forward(). Go through an nn.ModuleList in a loop; in a class of yours, forward is misspelt or not indented.':
    '这个模块没有 forward()。nn.ModuleList 要用循环逐层调用；如果是你自己的类，forward 可能拼错了或没有缩进。',
  'repeat() takes one number for each dim of the tensor, and may take more in front. A dim with 1 stays as it is.':
    'repeat() 要为张量的每一维给一个数，前面还可以多给。给 1 的那一维不变。',
  'one number for each dim': '每一维一个数',
  'Two tensors of this call differ in dtype, and it converts neither. Give one the dtype of the other, as in y.to(x.dtype).':
    '这次调用的两个张量 dtype 不同，而它不会转换。请让一个采用另一个的 dtype，例如 y.to(x.dtype)。',
  "Both sides of this operation need the same dtype. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '这个运算要求两边的 dtype 相同。NumPy 的数是 float64，PyTorch 的是 float32；以半精度加载的模型是 float16。可以用 x.to(weight.dtype) 转换。',
  'einops takes a tensor, an array, or a list of them. Convert numbers first: torch.tensor(x).':
    'einops 接受张量、数组，或者由它们组成的列表。请先转换这些数：torch.tensor(x)。',
  'An einsum pattern names each dim with one letter, a to z or A to Z. It has no digits, and no names of several letters.':
    'einsum 的模式用一个字母表示一维：a 到 z 或 A 到 Z。它没有数字，也没有多个字母的名字。',
  'A hidden state has shape (layers * directions, batch, hidden_size), also with batch_first=True. Where the batch differs, make the state from this input, or check batch_first.':
    '隐藏状态的形状是 (层数 * 方向数, 批次, hidden_size)，设了 batch_first=True 也一样。如果批次不同，请按这个输入创建它，或检查 batch_first。',
  'The layer takes another number of dims than your input has; the message names both. x.unsqueeze(0) adds a batch dim, and x.flatten(0, 1) joins two.':
    '这一层要的维数与你的输入不同；两个数都在报错信息里。x.unsqueeze(0) 加一个批次维，x.flatten(0, 1) 合并两维。',
  'Source and target need the same batch size. Without batch_first=True the batch is dim 1: (length, batch, features).':
    '源序列和目标序列的批次大小要相同。没有设 batch_first=True 时，批次是第 1 维：(长度, 批次, 特征)。',
  "Reflected padding must be smaller than the side that it mirrors, and the image is too small here. Pad less, or use mode='replicate'.":
    "反射填充必须小于它所镜像的边长，而这里图像太小。请少填一些，或者用 mode='replicate'。",
  'Instance norm averages over height and width, and your image is 1 by 1 there. Use a larger image, fewer pooling layers, or no norm at this place.':
    'InstanceNorm 对高和宽求平均，而你的图像在这里只有 1×1。请用更大的图像，减少池化层，或者在这里不用归一化。',
  'A transposed convolution reaches only some sizes, from its stride, kernel and padding. Choose one in the range of the message, or use F.interpolate() on the result.':
    '转置卷积只能得到某些大小，由步长、卷积核和填充决定。请在报错信息给出的范围里选一个，或者对结果用 F.interpolate()。',
  'nn.PReLU(n) has one slope for each channel, and the channels are dim 1. Make n that number, or 1.':
    'nn.PReLU(n) 给每个通道一个斜率，而通道是第 1 维。请让 n 等于通道数，或者等于 1。',
  'padding_idx is a row of the embedding, from 0 to num_embeddings - 1. Make one row more, or choose a smaller number.':
    'padding_idx 是嵌入的一行，从 0 到 num_embeddings - 1。请多加一行，或者选一个更小的数。',
  'GLU cuts the dim in two halves, so its size must be even. Give the layer before it twice the outputs.':
    'GLU 把这一维切成两半，所以它的大小必须是偶数。请让前一层的输出数加倍。',
  'CTC reads log_probs as (T, N, classes), and none of input_lengths may be above T. If the batch is in front, log_probs.permute(1, 0, 2) moves it.':
    'CTC 把 log_probs 读作 (T, N, 类别)，input_lengths 里的数都不能大于 T。如果批次在最前面，可以用 log_probs.permute(1, 0, 2) 移过来。',
  'A method is written without its brackets, so it was not called. Write model.parameters(), not model.parameters.':
    '方法后面没有写括号，所以它没有被调用。请写 model.parameters()，不要写 model.parameters。',
  'A tensor that backward() needs was changed in place, most often a weight, by an optimizer.step() between forward() and backward(). Do every backward() before the first step(), or compute the output again.':
    'backward() 需要的一个张量被原地改了，多半是权重：forward() 和 backward() 之间执行了 optimizer.step()。请先做完所有 backward() 再做第一个 step()，或者重新算一遍输出。',
  'This is a second derivative, and the function has only the first. For attention, use torch.nn.attention.sdpa_kernel(SDPBackend.MATH).':
    '这是二阶导数，而这个函数只有一阶导数。对于注意力，请用 torch.nn.attention.sdpa_kernel(SDPBackend.MATH)。',
  'The names in the file and in the model differ. Print model.state_dict().keys() and those of the file: often all begin with module., or the weights are one level deeper.':
    '文件里的名字和模型里的名字不同。请打印 model.state_dict().keys() 和文件的 keys()：常见的情况是全都以 module. 开头，或者权重在更深一层。',
  'Attention cuts embed_dim into num_heads equal parts, so num_heads must divide it. Choose another number for one of them.':
    '注意力把 embed_dim 切成 num_heads 个相等的部分，所以它必须能被 num_heads 整除。请改其中一个数。',
  'The result of an einsum pattern may name a letter only once. Leave one of them out; torch.diag_embed() writes a diagonal.':
    'einsum 模式的结果里，一个字母只能出现一次。请去掉一个；要写出对角线，用 torch.diag_embed()。',
  'The hidden state needs as many dims as the input: 3 with a batch, 2 without. Add the batch dim to the one that lacks it: h.unsqueeze(1), or x.unsqueeze(0) with batch_first=True.':
    '隐藏状态的维数要与输入相同：有批次是 3 维，没有是 2 维。请给缺批次维的那个加上：h.unsqueeze(1)，或者设了 batch_first=True 时 x.unsqueeze(0)。',
  'FlashAttention computes in float16 and bfloat16 only. Convert query, key and value with .half() or .bfloat16(), or choose another kind of attention.':
    'FlashAttention 只用 float16 和 bfloat16 计算。请用 .half() 或 .bfloat16() 转换 query、key 和 value，或者换一种注意力实现。',
  'ctx.save_for_backward() keeps tensors only. Write numbers as attributes: ctx.scale = scale.':
    'ctx.save_for_backward() 只保存张量。数字请写成属性：ctx.scale = scale。',
  'DistributedDataParallel waited for the gradient of a parameter that this step did not use. Use every layer in each forward(), or give find_unused_parameters=True.':
    'DistributedDataParallel 在等某个参数的梯度，而这一步没有用到那个参数。请让每次 forward() 都用到每一层，或设 find_unused_parameters=True。',
  'Functions such as unbind, split, chunk, and a loop over a tensor give several views of it at once, and none of these can be changed in place. Write y = y + 1, or .clone() the view first.':
    'unbind、split、chunk 以及对张量的循环会一次给出好几个视图，它们都不能原地修改。请写成 y = y + 1，或先对视图调用 .clone()。',
  'In place, the result must fit into the tensor that is written, and that never grows. Write x = x + y for a larger result.':
    '原地操作的结果必须放得进被写入的张量，而那个张量不会变大。如果要更大的结果，请写成 x = x + y。',
  'In training, batch norm needs more than one value for each channel, and a batch of one sample has only one. Use drop_last=True in the DataLoader, larger batches, or model.eval().':
    '训练时，批归一化的每个通道需要不止一个值；批次里若只有一个样本，每个通道就只有一个值。请在 DataLoader 中用 drop_last=True，用更大的批次，或用 model.eval()。',
  'Joining needs equal sizes in every dim but the joined one. Maps of a U-Net often differ by 1, when an odd height or width was halved: crop, pad or resize one of them.':
    '除了拼接的那一维，其余各维的大小必须相同。U-Net 的特征图常常差 1，因为奇数的高或宽被减半：请裁剪、填充或缩放其中一个。',
  'Joining needs equal sizes in every dim but the joined one. Print both shapes: another axis, or a part of one array, may fit.':
    '除了拼接的那一维，其余各维的大小必须相同。请打印两个形状：换一个轴，或只取其中一部分，也许就对得上。',
  'Nothing leads from the loss back to a parameter: a torch.no_grad(), a .detach(), .item(), .data or an argmax is between them, or all parameters are frozen. Print loss.requires_grad after each line.':
    '从损失出发，没有路径能回到任何参数：中间有 torch.no_grad()、.detach()、.item()、.data 或 argmax，或者所有参数都被冻结了。请在每一行之后打印 loss.requires_grad。',
  'NumPy cannot follow gradients, and this tensor has them. .detach().numpy() gives the same numbers without; on a GPU, .detach().cpu().numpy().':
    'NumPy 无法跟踪梯度，而这个张量带梯度。.detach().numpy() 给出同样的数，但不带梯度；在 GPU 上用 .detach().cpu().numpy()。',
  'NumPy has no bfloat16. Convert first: x.float().numpy().':
    'NumPy 没有 bfloat16。请先转换：x.float().numpy()。',
  'Number of the joined dim': '所拼接的维的编号',
  'Only a tensor with gradients can have a hook. Register it on a parameter or a result, before .detach() and outside of torch.no_grad().':
    '只有带梯度的张量才能注册 hook。请在 .detach() 之前、torch.no_grad() 之外，把它注册在参数或结果上。',
  'Only floats have gradients, and this tensor holds integers. Write 1.0 for 1, or convert with .float() first.':
    '只有浮点数才有梯度，而这个张量存的是整数。请把 1 写成 1.0，或先用 .float() 转换。',
  'Only leaves can be deep-copied, and this tensor was computed from others. Copy y.detach().clone(), or look for a model that keeps a computed tensor as an attribute.':
    '只有叶子张量才能用 deepcopy() 复制，而这个张量是由别的张量算出的。请复制 y.detach().clone()，或查一查模型是否把算出的张量存成了属性。',
  'Positions are integers, and your index holds floats. index.long() converts.':
    '位置是整数，而你的索引里是浮点数。可以用 index.long() 转换。',
  'Query, key and value need one dtype, and attention converts none of them. Often one comes from a cache or a layer in half precision.':
    'query、key 和 value 的 dtype 必须相同，注意力不会转换它们。其中一个往往来自缓存，或来自半精度的层。',
  'Scatter writes into an existing tensor and converts nothing. Under autocast one of the two is often float16: src.to(x.dtype) converts.':
    'scatter 写进已有的张量，不做转换。在 autocast 下，两者之一常常是 float16：可以用 src.to(x.dtype) 转换。',
  'Scores and targets have different numbers of rows. Often a view(-1, k) with a wrong k changed the rows without an error; x.flatten(1) keeps the first dim.':
    '分数和目标的行数不同。往往是 view(-1, k) 里的 k 不对：它不会报错，却改变了行数；x.flatten(1) 会保留第一维。',
  'Shapes are compared from the last dim: two sizes must be equal, or one of them 1. Print both shapes; unsqueeze() or [:, None] puts a missing 1 where it belongs.':
    '形状从最后一维开始比较：两个大小必须相同，或其中一个是 1。请打印两个形状；缺少的 1 可以用 unsqueeze() 或 [:, None] 补在合适的位置。',
  'Targets are one class number for each row, without a dim for the classes. targets.squeeze(1) removes a dim of size 1; targets.argmax(1) makes class numbers of one-hot rows.':
    '目标是每行一个类别编号，没有类别维。targets.squeeze(1) 去掉大小为 1 的一维；targets.argmax(1) 由 one-hot 的行得到类别编号。',
  'The .grad is None: backward() has not run yet, the tensor was not used, or it was computed from another tensor and is no leaf. Make it with requires_grad=True on the right device, and call y.retain_grad() for results.':
    '.grad 是 None：可能 backward() 还没有执行，可能这个张量没有用到，也可能它由别的张量算出，不是叶子。请在正确的设备上用 requires_grad=True 创建它；对算出的结果，调用 y.retain_grad()。',
  'The channels of your input come last, and a convolution reads them from dim 1. x.permute(0, 3, 1, 2) moves them.':
    '输入的通道在最后一维，而卷积从第 1 维读取通道。可以用 x.permute(0, 3, 1, 2) 移过去。',
  'The columns of the left matrix must be as many as the rows of the right one. In a layer, in_features is the last size of the input; x.flatten(1) keeps the batch dim.':
    '左边矩阵的列数必须等于右边矩阵的行数。对于层，in_features 就是输入最后一维的大小；x.flatten(1) 会保留批次维。',
  'The gradient that you give to backward() must have the shape of the tensor it is called on. For one number, call backward() without an argument.':
    '传给 backward() 的梯度，形状必须与调用它的张量相同。如果那个张量只有一个数，调用 backward() 时就不要给参数。',
  'The image has 3 colours, and the layer was made for 1 channel. Make it grey with x.mean(1, keepdim=True), or make the first layer for 3.':
    '图像有 3 个颜色通道，而这一层是为 1 个通道创建的。请用 x.mean(1, keepdim=True) 转成灰度，或让第一层接受 3 个通道。',
  "The image has 4 channels: red, green, blue and alpha, and the layer was made for 3. Drop the last one with x[:, :3], or load the image with convert('RGB').":
    "图像有 4 个通道：红、绿、蓝和 alpha，而这一层是为 3 个通道创建的。请用 x[:, :3] 去掉最后一个，或在加载图像时用 convert('RGB')。",
  'The image is grey: it has 1 channel, and the layer was made for 3. Repeat the channel, or make the first layer for 1.':
    '这是灰度图像，只有 1 个通道，而这一层是为 3 个通道创建的。请重复这个通道，或让第一层接受 1 个通道。',
  'The image is smaller than the kernel when it reaches this layer. Start with a larger image, add padding, or remove a pooling layer.':
    '图像到达这一层时，已经比卷积核小。请用更大的图像，增加填充，或去掉一个池化层。',
  'The image is smaller than the window when it reaches this pooling: each pooling before it divided the height and width. Start with a larger image, or remove a pooling layer.':
    '图像到达这个池化层时，已经比窗口小：之前的每次池化都缩小了高和宽。请用更大的图像，或去掉一个池化层。',
  "The index may be longer than the tensor only in the dim that you gather along. In every other dim it needs at most the tensor's size.":
    '索引只有在 gather 的那一维才可以比张量大。在其余各维，它最多与张量一样大。',
  'The input and the layer have different dtypes, and a layer converts neither. Give the input the dtype of the weights, with x.float() or x.half().':
    '输入和层的 dtype 不同，而层不会转换它们。请用 x.float() 或 x.half() 让输入与权重的 dtype 相同。',
  'The input and the weights of the layer have different dtypes, and it converts neither. Use x.to(weight.dtype), or model.to(x.dtype); inside torch.autocast both are converted.':
    '输入和层的权重 dtype 不同，而层不会转换它们。请用 x.to(weight.dtype) 或 model.to(x.dtype)；在 torch.autocast 里两者都会转换。',
  'The last size of the left operand must equal the next-to-last of the right one. One of them may need .T or another order.':
    '左边最后一维的大小必须等于右边倒数第二维的大小。可能其中一个需要 .T，或者要换一个顺序。',
  'The mask marks pixels without a label with 255, and class numbers go from 0 to classes - 1. ignore_index=255 leaves them out.':
    '掩码用 255 标记没有标签的像素，而类别编号从 0 到类别数减 1。用 ignore_index=255 略过它们。',
  'The model has no parameters. Layers in a plain list or dict are not found: use nn.ModuleList or nn.ModuleDict. A generator that was read once is empty, too: wrap it in list().':
    '模型没有参数。放在普通列表或字典里的层不会被找到：请用 nn.ModuleList 或 nn.ModuleDict。已经读过一次的生成器也是空的：请用 list() 包起来。',
  'The new shape needs another number of elements than the array has. Print x.shape; -1 lets one size be worked out.':
    '新形状需要的元素个数与数组的不同。请打印 x.shape；写 -1 可以让一个大小自动算出。',
  'The new shape needs another number of elements than the tensor has. Print x.shape; -1 lets one size be worked out, and x.flatten(1) keeps the batch dim.':
    '新形状需要的元素个数与张量的不同。请打印 x.shape；写 -1 可以让一个大小自动算出，x.flatten(1) 会保留批次维。',
  'The number of groups must divide the channels, in and out. For a depthwise convolution, groups and in_channels are equal.':
    '组数必须能整除输入和输出的通道数。对于深度卷积（depthwise），groups 等于 in_channels。',
  'The operation is not defined for integers or truth values. Convert with x.float() first.':
    '这个运算不适用于整数或布尔值。请先用 x.float() 转换。',
  'The last line of the message says why this pattern is refused. Each new name on the right needs a size, as in r=2, and every name on the left stays.':
    '报错信息的最后一行说明了这个模式为什么不行。右边的每个新名字都要给出大小，例如 r=2；左边的每个名字都要保留。',
  'The last line of the message says why this pattern is refused. Write each name over its size: a name has one size, brackets multiply, and both sides name the same dims.':
    '报错信息的最后一行说明了这个模式为什么不行。把每个名字写在它的大小上面：一个名字只有一个大小，括号表示相乘，两边的名字要相同。',
  'The last line of the message says why this pattern is refused. Write each name over its size: brackets multiply, and names that are missing on the right are reduced.':
    '报错信息的最后一行说明了这个模式为什么不行。把每个名字写在它的大小上面：括号表示相乘，右边没有的名字会被归约。',
  'The pattern names one operand for each part between commas. Pass as many tensors as it has parts.':
    '模式用逗号分成几部分，就要给几个张量，每一部分对应一个。',
  'The pattern needs one letter for each dim of the operand. Print its shape; ... takes the dims that you do not name.':
    '模式要为张量的每一维写一个字母。请打印它的形状；不想写出的维用 ... 代表。',
  'The positions in the brackets belong together one by one, so their shapes must broadcast. np.ix_ or [:, None] picks a table of all pairs.':
    '方括号里的位置一一对应，所以它们的形状必须能广播。要选出由所有组合构成的表，请用 np.ix_ 或 [:, None]。',
  'The scaler saw no gradient, or was used twice in one step. In each step: scaler.scale(loss).backward(), then unscale_() at most once, then step(), then update().':
    'scaler 没有看到梯度，或在一步里用了两次。每一步依次是：scaler.scale(loss).backward()，至多一次 unscale_()，然后 step()，再 update()。',
  'The shapes differ, so they broadcast: each prediction is compared with every target, and the loss is wrong without an error. Give both the same shape.':
    '形状不同，于是发生了广播：每个预测都与每个目标比较，没有报错，损失却是错的。请让两者形状相同。',
  'The target of a segmentation is one class number for each pixel, (N, height, width), without a dim for channels. masks.squeeze(1) removes it; read a mask file in one channel.':
    '图像分割的目标是每个像素一个类别编号，形状是 (N, 高, 宽)，没有通道维。masks.squeeze(1) 可以去掉通道维；读取掩码文件时请只读一个通道。',
  'The targets have the shape of the scores, so they are read as probabilities, and these are floats. For one-hot rows, targets.float() or targets.argmax(1) works.':
    '目标与分数形状相同，所以被当作概率，而概率是浮点数。对 one-hot 的行，可以用 targets.float() 或 targets.argmax(1)。',
  'The targets of cross entropy are class numbers, and these are int64. targets.long() converts.':
    '交叉熵的目标是类别编号，要用 int64。可以用 targets.long() 转换。',
  'The tensor was computed from one with gradients, so its flag follows from that. y.detach() gives the same numbers without gradients.':
    '这个张量由带梯度的张量算出，它的 requires_grad 随之而定。y.detach() 给出同样的数，但不带梯度。',
  'The value has another shape than the place that it is written into. Print both shapes; a size of 1 stretches, others must be equal.':
    '值的形状与要写入的位置不同。请打印两个形状；大小为 1 的维会拉伸，其余的必须相同。',
  'The weights themselves are float16, and a GradScaler needs float32 weights. Leave the model as it is, without .half(), and put only the forward pass in torch.autocast.':
    '权重本身是 float16，而 GradScaler 需要 float32 的权重。请让模型保持原样，不用 .half()，只把前向传播放进 torch.autocast。',
  'This function has no derivative here: it gives whole numbers or truth values, which do not change smoothly. Replace it by a smooth one, such as softmax for argmax, or detach its input.':
    '这个函数在这里没有导数：它给出整数或布尔值，不会平滑变化。请换成平滑的函数，例如用 softmax 代替 argmax，或对它的输入调用 detach()。',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N).':
    '这个损失逐元素比较预测和目标，所以两者的形状必须相同。(N, 1) 和 (N,) 会广播成 (N, N)。',
  'This version of PyTorch cannot compute this operation in half precision on a CPU. Use x.float() and model.float() there, a newer version, or a GPU.':
    '这个版本的 PyTorch 在 CPU 上不能用半精度做这个运算。在 CPU 上请用 x.float() 和 model.float()，或改用更新的版本，或改用 GPU。',
  'You ask for more indices than the array has dims. Often it is empty, as np.array([]) has one dim, because nothing was read; print its shape.':
    '你给的索引比数组的维数多。往往是数组为空，例如 np.array([]) 只有一维，因为什么都没有读到；请打印它的形状。',
  'You assign one value for each True of the mask, and the counts differ. Take the values through the same mask, y[mask], or assign one number.':
    '掩码的每个 True 对应一个要赋的值，而两者个数不同。请用同一个掩码取值，即 y[mask]，或只赋一个数。',
  'You join tensors with different numbers of dims. A batch or channel dim is missing in one: unsqueeze() or [None] adds it.':
    '你拼接的张量维数不同。其中一个缺少批次维或通道维：可以用 unsqueeze() 或 [None] 补上。',
  'You name fewer sizes than the tensor has dims, and expand only adds dims in front. Index or sum a dim away first.':
    '你给的大小比张量的维数少，而 expand 只在前面加维。请先用索引或求和去掉一维。',
  'You write into a parameter in place, and autograd follows its gradient. Put an update inside with torch.no_grad():, or make a new tensor with w = w + 1.':
    '你原地写入了一个参数，而自动求导在跟踪它的梯度。请把更新放进 with torch.no_grad():，或用 w = w + 1 得到新的张量。',
  'You write into cells that you also read, so some would change before they are read. .clone() what is read.':
    '你写入的单元同时也要读取，有些还没读到就会被改掉。请先对要读取的部分调用 .clone()。',
  'You write through an index into a tensor of another dtype, and that converts nothing. Convert what you write with .to(x.dtype).':
    '你通过索引写入另一种 dtype 的张量，而这样写入不做转换。请用 .to(x.dtype) 转换要写入的值。',
  'Your tensor was transposed or sliced, so its elements are no longer in reading order. .reshape() copies them into that order; .contiguous() before .view() does the same.':
    '你的张量经过转置或切片，元素不再按读取顺序排列。.reshape() 会按这个顺序复制它们；先 .contiguous() 再 .view() 也一样。',
  'a column of positions, one for each row': '一列位置，每行一个',
  'a kernel of 3 with padding=1 keeps the size': '大小为 3 的卷积核加 padding=1，大小不变',
  'a last layer with more outputs': '输出更多的最后一层',
  'a layer made for the last size of x': '按 x 最后一维的大小创建的层',
  'a layer made for these channels': '按这些通道创建的层',
  'a row for each number, up to the largest': '每个编号一行，直到最大的编号',
  'adds a dim of size 1': '增加大小为 1 的一维',
  'all get the dtype of the query': '都改用 query 的 dtype',
  'an update that autograd does not follow': '自动求导不跟踪的更新',
  'applies the sigmoid itself': '自带 sigmoid',
  'backward() ran twice through the same computation, and the first run freed what it had stored. Often a hidden state or a loss is kept from the step before: state = state.detach() cuts it off. Add the losses and call backward() once, or give retain_graph=True.':
    'backward() 两次经过同一段计算，而第一次已经释放了保存的内容。往往是留着上一步的隐藏状态或损失：用 state = state.detach() 断开。请把损失相加后只调用一次 backward()，或设 retain_graph=True。',
  'backward() starts from one number, and this tensor has several. Reduce it with .mean() or .sum(), or give a weight for each element: y.backward(torch.ones_like(y)).':
    'backward() 从一个数开始，而这个张量有好几个数。请用 .mean() 或 .sum() 归约，或为每个元素给出权重：y.backward(torch.ones_like(y))。',
  'a class number is an integer': '类别编号是整数',
  'crops the larger map': '裁剪较大的特征图',
  'drops the alpha channel': '去掉 alpha 通道',
  "float16 reaches only 65504, and the number that you write is larger, such as -1e9 in a mask. Use float('-inf') or torch.finfo(x.dtype).min.":
    "float16 最大只到 65504，而你写入的数绝对值更大，例如掩码里的 -1e9。请用 float('-inf') 或 torch.finfo(x.dtype).min。",
  'floats have gradients': '浮点数有梯度',
  'gather and scatter need an index with as many dims as the tensor. index.unsqueeze(1) adds one, and squeeze(1) removes it from the result.':
    'gather 和 scatter 的索引，维数要与张量相同。index.unsqueeze(1) 增加一维，squeeze(1) 再从结果中去掉它。',
  'if your labels begin at 1': '如果标签从 1 开始',
  'leaves out what has no label': '略过没有标签的部分',
  'makes probabilities first': '先转换成概率',
  'makes rows of the numbers, even of none': '把数排成行，一个数也没有时也行',
  'makes the image grey': '把图像变成灰度',
  'moves the channels from the last dim to dim 1': '把通道从最后一维移到第 1 维',
  'not in training: the running averages are used': '不在训练模式：使用滑动平均',
  'one class more than the largest number': '比最大的编号多一个类别',
  'one dim more in front': '在前面多一维',
  'one letter for each dim': '每一维一个字母',
  'one number for each class, from class numbers': '把类别编号变成每个类别一个数',
  'pads the smaller map with zeros': '用零填充较小的特征图',
  'probabilities are floats': '概率是浮点数',
  'removes the dim of size 1': '去掉大小为 1 的一维',
  'repeats the grey channel, without a copy': '重复灰度通道，不复制',
  'resizes one map to the size of the other': '把一个特征图缩放到另一个的大小',
  'row numbers are integers': '行号是整数',
  'stack needs tensors of one shape, and these differ. In a DataLoader, the samples of a batch differ: resize or pad them, or write a collate_fn.':
    'stack 需要形状相同的张量，而这些张量不同。在 DataLoader 中，就是一批里的样本形状不同：请缩放或填充它们，或自己写一个 collate_fn。',
  'takes images of any size': '接受任何大小的图像',
  'the class number of each one-hot row': '每个 one-hot 行的类别编号',
  'the dim that fits goes last, and back': '把合适的那一维移到最后，再移回来',
  'the input gets the dtype of the weights': '输入改用权重的 dtype',
  'the layer for images': '用于图像的层',
  'the layer for rows and signals': '用于行和信号的层',
  'the layer gets the dtype of the input': '层改用输入的 dtype',
  'the same numbers, without gradients': '同样的数，不带梯度',
  'torch.autograd.grad found no way from the output back to one of the inputs: it was not used, or only a copy or a detached part of it was. Pass the tensor that the output was computed from; allow_unused=True gives None.':
    'torch.autograd.grad 找不到从输出回到某个输入的路径：那个输入没有用到，或只用到了它的副本或 detach 过的部分。请传入算出输出所用的张量；设 allow_unused=True 则得到 None。',
  'what is written is converted first': '先转换要写入的值',
  'where the left one comes from an image that was not flattened': '用于左边来自未展平图像的情况',
  'where the right one belongs to a layer: as many in_features as the left one has columns':
    '如果右边的属于某一层：in_features 等于左边的列数',
  'the last one': '最后一个',
  'the last dimension': '最后一维',
  'the last axis': '最后一个轴',
  'one index a dimension': '每一维一个索引',
  'each of them': '逐个判断每一个',
  'at least one of them': '至少有一个',
  'the number itself': '那个数本身',
  'Shape of the tensor': '张量的形状',
  'a copy has separate elements': '副本的元素是独立的',
  'not in place: the result can have another dtype': '不做原地操作：结果可以有别的 dtype',
  'what is added is converted first': '先转换要加上的部分',
  'both have one dtype': '两者的 dtype 相同',
  'a mean is rarely an integer': '平均值很少是整数',
  'Number of elements': '元素个数',
  'Number of dims': '维数',
  'Number of dims in permute': 'permute 中的维数',
  'one axis for each existing one': '每个轴各一个',
  'all that have size 1': '所有大小为 1 的维',
  'Number of matrices': '矩阵个数',
  'Number of the other matrices': '另一组矩阵的个数',
  'Columns of the left matrices': '左侧矩阵的列数',
  'Rows of the right matrices': '右侧矩阵的行数',
  'a number is multiplied with *': '数用 * 相乘',
  'Number of dims of the first tensor': '第一个张量的维数',
  'Number of dims of the other tensor': '另一个张量的维数',
  'two elements for two numbers': '两个元素放两个数',
  'makes a tensor of a list': '由列表创建张量',
  'Number of indices': '索引个数',
  'an index is an integer': '索引是整数',
  'one of them for each number': '每个数取其中一个',
  'one of them': '其中一个',
  'all of them, in a list': '全部，作为列表',
  'This error is about where tensors are, not about shapes: some are on the GPU and some are not. Move them to one device with x.to(device) or model.to(device); NumPy needs x.cpu().':
    '这个错误与张量在哪里有关，与形状无关：有的在 GPU 上，有的不在。用 x.to(device) 或 model.to(device) 把它们移到同一设备；NumPy 需要 x.cpu()。',
  'The GPU memory is full. A silent broadcast may be the reason: shapes (N,) and (N, 1) give (N, N). Print the shapes before the line that fails; if they are right, use a smaller batch.':
    'GPU 的显存已满。原因可能是没有警告的广播：形状 (N,) 和 (N, 1) 得到 (N, N)。请在出错的那一行之前打印形状；如果形状没有问题，就用更小的批次。',
  'The GPU reports errors late, not where they happened. Most often an index is too large, such as a class number. Run the same lines on the CPU, and paste the message that you get there.':
    'GPU 上的报错往往滞后，指的不是出错的地方。最常见的是索引过大，例如类别编号。请在 CPU 上运行同样的几行，再把得到的报错粘贴到这里。',
  'A convolution takes (N, channels, height, width): the channels are in dim 1. If they come last, x.permute(0, 3, 1, 2) moves them; x.unsqueeze(0) turns a single image into a batch.':
    '卷积接受 (N, 通道, 高, 宽)：通道在第 1 维。如果通道在最后，x.permute(0, 3, 1, 2) 可以移动它；x.unsqueeze(0) 把单张图像变成一批。',
  'Convolutions and pooling make height and width smaller, and here nothing would be left. Print x.shape before the layer; a larger image, padding or fewer layers help.':
    '卷积和池化会缩小高和宽，到这里就什么也不剩了。请在这一层之前打印 x.shape；可以用更大的图像、增加填充或减少层数。',
  'The layer was made for another input size, usually of the last dim. Print x.shape before it, and compare with the size in the layer. If the right size is in another dim, x.transpose(1, 2) moves it.':
    '这一层是按另一种输入大小创建的，多半是最后一维不同。请在它之前打印 x.shape，并与这一层的大小比较。如果对得上的大小在另一维，可以用 x.transpose(1, 2) 移过来。',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    '这个损失逐元素比较预测和目标，所以两者需要相同的形状。若它们是 (N, 1) 和 (N,)，就会广播成 (N, N)：请写 prediction.squeeze(1) 或 target.unsqueeze(1)。',
  "The file holds weights whose shapes differ from the model's; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or skip these weights when loading.":
    '文件里的权重与模型的形状不同；报错的每一行写出一个权重和两边的形状。请按文件中的大小创建模型（不同的常常是类别数），或者加载时略过这些权重。',
  'In einsum and einops a letter or name has one size everywhere. Write the shapes from the message next to the pattern: each name needs the same size in all of them.':
    '在 einsum 和 einops 中，一个字母或名字在各处代表同一个大小。请把报错信息中的形状写在模式旁边对照：每个名字在所有形状中的大小必须相同。',
  'This message comes from another library than PyTorch and NumPy. The rule is often the same: compare from the last dim on; two sizes must be equal, or one must be 1. Write np.ones(...) with the shapes that it names, and the operation between them.':
    '这条报错来自 PyTorch 和 NumPy 以外的库。规则常常相同：从最后一维开始比较，两个大小必须相等或其中一个为 1。用它给出的形状写 np.ones(...)，再写它们之间的运算。',
  'Positions count from 0, so the last of n is n - 1, or -1. If the size is 0 there is nothing to take: find out what made it empty.':
    '位置从 0 数起，所以 n 个中的最后一个是 n - 1，或 -1。如果大小为 0，就没有可取的：请查一查它为什么是空的。',
  'A mask has one truth value for each element, so its sizes must equal those of the dims that it replaces. A mask does not broadcast.':
    '掩码为每个元素给出一个布尔值，所以它的大小必须等于它所取代的各维的大小。掩码不会广播。',
  'There is at most one index for each dim. Print x.shape: the line expects more dims, perhaps because a sum, a squeeze or an index removed one.':
    '每一维最多一个索引。打印 x.shape：它的维数比这一行所设想的少，因为求和、squeeze 或索引去掉了一维。',
  'A tensor without dims holds one number, so nothing can be picked from it. A sum, a loss and an element of a vector have no dims.':
    '没有维的张量只含一个数，无法从中再取。求和、损失或向量的一个元素就是这样。',
  'With n dims, the numbers are 0 to n - 1, or -n to -1. Print x.shape: the line expects more dims, perhaps because a squeeze or an index removed one.':
    'n 维的编号是 0 到 n - 1，或 -n 到 -1。打印 x.shape：它的维数比这一行所设想的少，因为 squeeze 或索引去掉了一维。',
  'In place, the result must fit into the existing dtype, and integers hold no fractions.':
    '原地操作时，结果必须放得进已有的 dtype，而整数存不下小数。',
  'Each dim is named exactly once. Print x.shape: the line expects another number of dims, often because a batch dim is missing or one too many.':
    '每一维恰好写一次。打印 x.shape：它的维数与这一行所设想的不同，常常是缺了或多了批次维。',
  'In the result of broadcast_to many positions share one element, and arrays of other libraries may be read-only. Neither can be written.':
    'broadcast_to 的结果有许多位置共用一个元素，其他库的数组可能是只读的。两者都不可写。',
  'One element holds one number, but here several are assigned to it.':
    '一个元素存一个数，而这里把好几个数赋给它。',
  'Rows of different lengths do not form a rectangle, and an array is always one. Print the length of each row.':
    '长度不同的行构不成矩形，而数组总是矩形。打印每一行的长度。',
  'x.shape has one size for each dim, and the left side needs as many names. Print x.shape before the line.':
    'x.shape 的每一维各有一个大小，左边要写同样多的名字。请在这一行之前打印 x.shape。',
  'A Python number is one number, but here there are several.':
    'Python 的数是一个数，而这里有好几个。',
  'Where an integer is needed, a tensor must hold exactly one. torch.stack joins several tensors.':
    '需要整数的地方，张量必须只含一个整数。要合并多个张量，请用 torch.stack。',
  'x[::-1] copies nothing: it only makes the stride negative. Tensors of PyTorch have no negative strides.':
    'x[::-1] 什么也不复制：它只是让步幅变成负数。PyTorch 的张量没有负步幅。',
  'An index is an integer or a mask. Division with / always gives a float; // gives an integer.':
    '索引是整数或掩码。用 / 相除总是得到浮点数；// 得到整数。',
  'The sizes of the pieces must add up to the size of the dim.': '各段大小之和必须等于该维的大小。',
  'Only a dim of size 1 can be removed without losing elements.':
    '只有大小为 1 的维才能去掉而不丢元素。',
  'So much memory is rarely intended: shapes (N, 1) and (N,) broadcast to (N, N). Print the shapes before the line.':
    '用这么多内存多半不是本意：形状 (N, 1) 和 (N,) 会广播成 (N, N)。请在这一行之前打印形状。',
  'the existing sizes': '现有的各个大小',
  'short rows are filled up': '补齐较短的行',
  'swaps the last two dims': '交换最后两维',
  'A list takes one integer or a slice; only arrays take an array of positions. np.concatenate(a, b) raises this error, too: put its arrays in one pair of brackets, np.concatenate([a, b]).':
    '列表只接受一个整数或切片；只有数组才接受位置数组。np.concatenate(a, b) 也会引发这个错误：把它的数组放在一对方括号里，np.concatenate([a, b])。',
  'An attention mask has a row for each query and a column for each key: (L, S), or (batch * heads, L, S). The message names the expected shape. If that shows the batch size, the layer reads another dim as the sequence: see batch_first, and print the shapes of query, key and mask.':
    '注意力的掩码为每个 query 留一行，为每个 key 留一列：(L, S)，或 (batch * heads, L, S)。报错信息写出了应有的形状。如果其中出现了批次的大小，说明这一层把另一维当成了序列：请看 batch_first，并打印 query、key 和掩码的形状。',
  "A product needs the same dtype on both sides. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '乘积要求两边的 dtype 相同。NumPy 的数是 float64，PyTorch 的是 float32；以半精度加载的模型是 float16。可以用 x.to(weight.dtype) 转换。',
  'A view cannot reach beyond its storage. Its last element is at offset + (size - 1) * stride, summed over the dims; a storage of size 0 was freed or moved.':
    '视图不能超出它的存储。它的最后一个元素位于 offset + (size - 1) * stride，后一项对各维求和；大小为 0 的存储已被释放或移走。',
  'A window is at most as long as the dim that it slides over. Print x.shape before the line: often there is less data than usual.':
    '窗口最多与它滑过的那一维一样长。请在这一行之前打印 x.shape：往往是数据比平时少。',
  'An argument has a type that the function does not take. Division with / always gives a float; // gives an integer.':
    '这个函数不接受其中一个参数的类型。用 / 相除总是得到浮点数；// 得到整数。',
  'An object of this type has no such name: it is misspelt, or the object is not the one you meant. torch.from_numpy(x) makes a tensor from an array, x.numpy() an array from a tensor.':
    '这种类型的对象没有这个名字：可能拼错了，或者对象不是你想要的那个。torch.from_numpy(x) 由数组得到张量，x.numpy() 由张量得到数组。',
  'Columns of the left matrix': '左边矩阵的列数',
  'Columns of the right matrix': '右边矩阵的列数',
  'Rows of the left matrix': '左边矩阵的行数',
  'Rows of the right matrix': '右边矩阵的行数',
  'No memory holds so many elements. One of the sizes was computed wrongly, or read from the wrong data: print them.':
    '任何内存都放不下这么多元素。某个大小算错了，或者是从别的数据中读出的：请打印各个大小。',
  'Nothing has this name yet: the line that imports or makes it is missing, or did not run.':
    '还没有任何东西叫这个名字：缺少导入或创建它的那一行，或者那一行没有运行。',
  'Number of the axis': '轴的编号',
  'Old versions of PyTorch copied between any tensors with equally many elements, but here the numbers differ. Print both shapes before the line: one of them is not what you meant.':
    '旧版 PyTorch 可以在元素个数相同的任意张量之间复制，而这里元素个数不同。请在这一行之前打印两者的形状：其中一个不是你想要的。',
  'Positions are integers: convert what embedding, gather or scatter looks up with x.long(). If these numbers are not positions, two arguments may be swapped.':
    '位置是整数：embedding、gather 或 scatter 要查的位置，请用 x.long() 转换。如果这些数本来就不是位置，可能是两个参数放反了。',
  'PyTorch tensors have no negative strides, so a slice of them never goes backwards.':
    'PyTorch 的张量没有负步幅，所以切片不能倒着取。',
  'The module has no such name: it is misspelt, or belongs to another version. Your own file called torch.py or numpy.py hides the library, too.':
    '模块里没有这个名字：可能拼错了，或属于另一个版本。自己的文件若叫 torch.py 或 numpy.py，也会遮住库。',
  "The targets of cross entropy are numbers of classes, from 0 to classes - 1, and one of them is negative or too large. Print target.min() and target.max(), and compare with the scores' dim of classes. Labels may begin at 1, and masks hold 255 where nothing is labelled: ignore_index=255 leaves that out.":
    '交叉熵的目标是类别编号，从 0 到类别数减 1，而其中有一个是负数或太大。请打印 target.min() 和 target.max()，与分数的类别那一维比较。标签可能是从 1 开始的；掩码里没有标注的地方是 255，可以用 ignore_index=255 略过。',
  "This storage is not PyTorch's own and cannot grow: it belongs to NumPy, or to the shared memory of DataLoader workers. In the second case the samples of one batch often differ in shape; with num_workers=0 the same line says so. torch.tensor(x) copies an array into a new storage.":
    '这块存储不是 PyTorch 自己的，不能变大：它属于 NumPy，或属于 DataLoader 的各个 worker 共享的内存。后一种情况往往是同一批的样本形状不同：设 num_workers=0，同一行的报错就会说明这一点。torch.tensor(x) 把数组复制到新的存储里。',
  "Two tensors differ in dtype, and this operation converts neither. NumPy's numbers are float64 (Double) and PyTorch's float32 (Float): x.float() converts. The targets of a loss need the dtype of the predictions.":
    '两个张量的 dtype 不同，而这个运算不会转换它们。NumPy 的数是 float64（Double），PyTorch 的是 float32（Float）：可以用 x.float() 转换。损失的目标要与预测的 dtype 相同。',
  'With a step of 0 a slice would never advance. If the step is computed, print it: a division with // may give 0.':
    '步长为 0 的切片永远不会前进。如果步长是算出来的，请打印它：用 // 相除可能得到 0。',
  'an array takes an array of positions': '数组接受位置数组',
  'an integer': '一个整数',
  'at most as many as exist': '最多取现有的那么多',
  'cat joins along an existing dim, and a number has none.':
    'cat 沿着已有的一维拼接，而一个数没有任何维。',
  'copies, in the other order': '复制，次序相反',
  'dot multiplies two vectors and adds up, and takes nothing else. For matrices there is @.':
    'dot 把两个向量逐元素相乘再求和，不接受别的。矩阵请用 @。',
  'element by element, then added up': '逐元素相乘，再求和',
  'gather and scatter look up one position for each element of index: index has as many dims as the tensor, and is no larger in any dim but the given one. index.unsqueeze(1) adds a dim, and index.expand(...) uses one position for a whole row.':
    'gather 和 scatter 为 index 的每个元素查一个位置：index 的维数与张量相同，除指定的那一维外，各维都不能比张量大。index.unsqueeze(1) 加一维，index.expand(...) 让一个位置用于整行。',
  'mm takes two matrices and nothing else. @ takes vectors and stacks of matrices, too.':
    'mm 只接受两个矩阵。@ 也接受向量和成批的矩阵。',
  'narrow(dim, start, length) takes exactly length elements, so start + length is at most the size. A slice takes what there is.':
    'narrow(dim, start, length) 恰好取 length 个元素，所以 start + length 最多等于大小。切片则有多少取多少。',
  'scikit-learn takes a table of (samples, features). x.reshape(-1, 1) makes one column of a vector, x.reshape(1, -1) one row. If the message shows array=[], nothing was read.':
    'scikit-learn 接受 (样本, 特征) 的表。x.reshape(-1, 1) 把向量变成一列，x.reshape(1, -1) 变成一行。如果报错信息里是 array=[]，说明什么也没读到。',
  'takes vectors and stacks of matrices, too': '也接受向量和成批的矩阵',
  'the product of matrices': '矩阵乘积',
  'topk takes at most as many elements as the dim has. Print x.shape before the line: the input may be smaller than usual, or have fewer classes than you asked for.':
    'topk 取的个数最多等于这一维的大小。请在这一行之前打印 x.shape：输入可能比平时小，或类别比你要的少。',
  'torch.bmm multiplies stacks of matrices: both need 3 dims, and it never broadcasts. @ takes single matrices and vectors, too.':
    'torch.bmm 计算成批矩阵的乘积：两者都要有 3 维，而且从不广播。@ 也接受单个矩阵和向量。',
  'all from there on': '从那里起所有的',
  'Choosing, comparing, writing': '选取、比较、写入',
  'Choosing and comparing': '选取与比较',
  'The library itself': '库本身',
  'Einsum (the last bit can differ)': 'einsum（最后一位可能不同）',
  Iterating: '遍历',
  'Axes by name': '用名字指轴',
  'Softmax and losses (the last bit can differ)': 'Softmax 与损失函数（最后一位可能不同）',
  'Functions of neural networks (the last bit can differ)': '神经网络的函数（最后一位可能不同）',
  Modules: '模块',
  'Layers as functions and norms (the last bit can differ)':
    '作为函数的层与范数（最后一位可能不同）',
  'Products that are added (the last bit can differ)': '相加的乘积（最后一位可能不同）',
  'Norms (the last bit can differ)': '范数（最后一位可能不同）',
  Bits: '二进制位',
  'Gathering and products': '按索引收集与乘积',
  Creation: '创建',
  math: 'math',
  'Joining and cutting': '拼接与切分',
  Joining: '拼接',
  Order: '排序',
  'Products (the last bit can differ)': '乘积（最后一位可能不同）',
  Reductions: '归约',
  Ufuncs: '通用函数（ufunc）',
  'Views and shapes': '视图与形状',
  Views: '视图',
  'Attributes of an array': '数组的属性',
  'Attributes of a tensor': '张量的属性',
  'Along one dimension': '沿一个维度',
  Arithmetic: '算术',
  Conversions: '转换',
  'Random numbers': '随机数',
  Writing: '写入',
  'Functions and methods': '函数与方法',
  'Imports of the two libraries': '导入这两个库',
  'Assignments, also of several names': '赋值，也可同时给多个名字',
  'Numbers, strings, lists, tuples': '数、字符串、列表、元组',
  'Operators and comparisons': '运算符与比较',
  'Indexing and slicing': '索引与切片',
  Conditions: '条件',
  'Loops over finite sequences': '对有限序列的循环',
  'Formatted strings': '格式化字符串',
  'Exceptions with try and except': '用 try 和 except 处理异常',
  'Pasted prompts': '粘贴的提示符',
  'Notebook lines (ignored)': '笔记本专用的行（跳过）',
  'Your own functions': '自定义函数',
  'Your own classes': '自定义类',
  Lambdas: 'lambda 表达式',
  'Loops with a condition': '带条件的循环',
  Comprehensions: '推导式',
  'Dictionaries and sets': '字典和集合',
  'Complex numbers': '复数',
  'Other modules': '其他模块',
  'einops: pack and unpack': 'einops：pack、unpack',
  'Files and typed input': '文件与键盘输入',
  'A program here reads and writes nothing outside of itself: write the values into it.':
    '这里的程序不读写自身以外的任何东西：请把数值写进程序里。',
  'Nothing is downloaded, and only the modules above run: write what it would give as numbers.':
    '不会下载任何东西，也只有上面的模块能运行：请把其他模块会给出的值写成数字。',
  'Text that is run as a program': '当作程序运行的文本',
  'Each step is shown at its line, and such a text has no lines: write them out.':
    '每一步都显示在它所在的行，而这样的文本没有行：请把它的各行写出来。',
  Gradients: '梯度',
  'What you compute is not recorded for backward(): write the derivative out in tensors.':
    '计算过程不会为 backward() 记录：请用张量写出导数。',
  'Optimizers, data loaders and compilers': '优化器、数据加载器与编译器',
  'They only change how training runs, not the shapes: write one training step in tensors.':
    '它们只影响训练的快慢，与形状无关：请用张量写出一步训练。',
  'Their result depends on a list of shapes outside the tensors: use cat and split instead.':
    '它们的结果取决于张量之外的一份形状列表：请改用 cat 和 split。',
  'The order of an einsum': 'einsum 的计算顺序',
  'It changes only how long the products take, not the result: call einsum itself.':
    '它只改变乘积要花的时间，不改变结果：请直接调用 einsum。',
  'Other devices than the CPU': 'CPU 以外的设备',
  'A browser has no other device for a tensor: leave the device out, or ask which one is available.':
    '浏览器里没有别的设备可以放张量：请去掉设备，或查询有哪些可用。',
  'Each cell would hold two numbers: keep them as a last dim of size 2.':
    '每个格子会装两个数：请把它们放在大小为 2 的最后一维。',
  'Arrays of objects, of fields or of dates': '对象、字段或日期的数组',
  'Their cells do not hold numbers: use a list next to an array of numbers.':
    '它们的格子里不是数字：请在数字数组旁用一个列表。',
  'Functions that yield': '带 yield 的函数',
  'An order among equal elements': '相等元素之间的顺序',
  'Equal elements have no fixed order: use stable=True.':
    '相等元素的先后没有保证：请用 stable=True。',
  'Loops and calls without end': '没有尽头的循环与调用',
  'Very long loops are stopped, and the line is named: use smaller numbers.':
    '循环或调用过多时会停下，并指出是哪一行：请用小一些的数。',
};
