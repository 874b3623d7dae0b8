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
  'not in place: the result gets a new storage': '不做原地操作：结果有新的存储',
  'copies first, in reading order': '先按读取顺序复制',
  'one size is left open, the others are given': '一个大小留空，其余的给定',
  'the first one gets a first dimension': '第一个在最前面增加一维',
  'the second one gets a first dimension': '第二个在最前面增加一维',
  'along the dimension in which they differ': '沿着它们不同的那一维',
  'along an existing dimension': '沿着已有的一维',
  'stack makes the new dimension': 'stack 会创建新的维度',
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
  'Autograd kept a tensor for backward(), but it was written in place before backward() ran. Stridewise does not compute gradients. Look for x += y, x[...] = y and functions with a trailing _ in their names; write x = x + y instead, or write into x.clone().':
    '自动求导为 backward() 保存了一个张量，但在 backward() 执行之前，它被原地改写了。Stridewise 不计算梯度。请找 x += y、x[...] = y 和名字以 _ 结尾的函数；改写成 x = x + y，或写入 x.clone()。',
  'A tensor with requires_grad was written in place, which autograd allows only inside torch.no_grad(). Stridewise does not compute gradients. Write x = x + y instead, or put the write inside with torch.no_grad():, as optimizers do.':
    '带 requires_grad 的张量被原地改写，而自动求导只在 torch.no_grad() 里允许这样做。Stridewise 不计算梯度。请改写成 x = x + y，或像优化器那样写在 with torch.no_grad(): 里面。',
  'This error is about gradients, not shapes, and Stridewise does not compute gradients. x.detach() has the same values without gradients; backward() needs a number computed from tensors with requires_grad, and runs once for each computation.':
    '这个错误与梯度有关，与形状无关，而 Stridewise 不计算梯度。x.detach() 的值相同，但没有梯度；backward() 需要一个由带 requires_grad 的张量算出的数，并且每次计算只能运行一次。',
  'This error is about where tensors are, not about shapes: some are on the GPU and some are not. Move them to one device with x.to(device) or model.to(device); NumPy needs x.cpu().':
    '这个错误与张量在哪里有关，与形状无关：有的在 GPU 上，有的不在。用 x.to(device) 或 model.to(device) 把它们移到同一设备；NumPy 需要 x.cpu()。',
  "The input of a layer and its weights differ in dtype, or one of them is on the GPU. x.to(weight.device, weight.dtype) fixes both. NumPy's numbers are float64, so often x.float() is missing.":
    '层的输入和权重的 dtype 不同，或者其中一个在 GPU 上。x.to(weight.device, weight.dtype) 同时解决两者。NumPy 的数是 float64，所以缺的常常是 x.float()。',
  'The GPU memory is full. A silent broadcast may be the reason: shapes (N,) and (N, 1) give (N, N). Print the shapes before the line that fails; if they are right, use a smaller batch.':
    'GPU 的内存已满。原因可能是没有警告的广播：形状 (N,) 和 (N, 1) 得到 (N, N)。在出错的那一行之前打印形状；如果形状没有问题，就用更小的批次。',
  'The GPU reports errors late, not where they happened. Most often an index is too large, such as a class number. Run the same lines on the CPU, and paste the message that you get there.':
    'GPU 上的报错往往滞后，指的不是出错的地方。最常见的是索引过大，例如类别编号。请在 CPU 上运行同样的几行，再把得到的报错粘贴到这里。',
  'A convolution takes (N, channels, height, width): the channels are in dim 1. If they come last, x.permute(0, 3, 1, 2) moves them; x.unsqueeze(0) turns a single image into a batch.':
    '卷积接受 (N, 通道, 高, 宽)：通道在第 1 维。如果通道在最后，x.permute(0, 3, 1, 2) 可以移动它；x.unsqueeze(0) 把单张图像变成一批。',
  'Convolutions and pooling make height and width smaller, and here nothing would be left. Print x.shape before the layer; a larger image, padding or fewer layers help.':
    '卷积和池化会缩小高和宽，而这里什么都不会剩下。在该层之前打印 x.shape；更大的图像、填充或更少的层会有帮助。',
  'The layer was made for another input size, usually of the last dim. Print x.shape before it, and compare with the size in the layer. If the right size is in another dim, x.transpose(1, 2) moves it.':
    '这一层是按另一种输入大小创建的，多半是最后一维不同。在它之前打印 x.shape，并与该层的大小比较。如果大小对但在另一维，x.transpose(1, 2) 可以移动它。',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    '这个损失逐元素比较预测和目标，所以两者需要相同的形状。若它们是 (N, 1) 和 (N,)，就会广播成 (N, N)：请写 prediction.squeeze(1) 或 target.unsqueeze(1)。',
  'Predictions and targets have different numbers of rows. The reason is often a view(-1, k) with a wrong k, which changes the rows without an error. Print both shapes; x.flatten(1) keeps the first dim.':
    '预测和目标的行数不同。原因常常是 k 写错的 view(-1, k)：它得到另外的行数，却不报错。打印两者的形状；x.flatten(1) 保持第一维不变。',
  "The file holds weights whose shapes differ from the model's; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or skip these weights when loading.":
    '文件里权重的形状与模型的不同；每一行写明其中一个和两种形状。请按文件中的大小创建模型（常常是类别数），或者加载时略去这些权重。',
  'In einsum and einops a letter or name has one size everywhere. Write the shapes from the message next to the pattern: each name needs the same size in all of them.':
    '在 einsum 和 einops 中，一个字母或名字在各处代表同一个大小。把消息中的形状写在模式旁边：每个名字在所有形状中都需要相同的大小。',
  'This message comes from another library than PyTorch and NumPy. The rule is often the same: compare from the last dim on; two sizes must be equal, or one must be 1. Write np.ones(...) with the shapes that it names, and the operation between them.':
    '这条报错来自 PyTorch 和 NumPy 以外的库。规则常常相同：从最后一维开始比较，两个大小必须相等或其中一个为 1。用它给出的形状写 np.ones(...)，再写它们之间的运算。',
  'Positions count from 0, so the last of n is n - 1, or -1. If the size is 0 there is nothing to take: find out what made it empty.':
    '位置从 0 数起，所以 n 个中的最后一个是 n - 1，或 -1。如果大小为 0，就没有可取的：请找是什么让它变空的。',
  'A mask has one truth value for each element, so its sizes must equal those of the dims that it replaces. A mask does not broadcast.':
    '掩码对每个元素各有一个真值，所以它的大小必须等于它所取代的各维的大小。掩码不会广播。',
  'There is at most one index for each dim. Print x.shape: the line expects more dims, perhaps because a sum, a squeeze or an index removed one.':
    '每一维最多一个索引。打印 x.shape：它的维数比这一行所设想的少，因为求和、squeeze 或索引去掉了一维。',
  'A tensor without dims holds one number, so nothing can be picked from it. A sum, a loss and an element of a vector have no dims.':
    '没有维的张量只含一个数，无法从中再取。求和、损失或向量的一个元素就是这样。',
  'With n dims, the numbers are 0 to n - 1, or -n to -1. Print x.shape: the line expects more dims, perhaps because a squeeze or an index removed one.':
    'n 维的编号是 0 到 n - 1，或 -n 到 -1。打印 x.shape：它的维数比这一行所设想的少，因为 squeeze 或索引去掉了一维。',
  'In place, the result must fit into the existing dtype, and integers hold no fractions.':
    '原地运算时，结果必须放得进已有的 dtype，而整数存不下小数。',
  'Each dim is named exactly once. Print x.shape: the line expects another number of dims, often because a batch dim is missing or one too many.':
    '每一维恰好写一次。打印 x.shape：它的维数与这一行所设想的不同，常常是缺了或多了批次维。',
  'In the result of broadcast_to many positions share one element, and arrays of other libraries may be read-only. Neither can be written.':
    'broadcast_to 的结果有许多位置共用一个元素，其他库的数组可能是只读的。两者都不可写。',
  'One element holds one number, but here several are assigned to it.':
    '一个元素存一个数，而这里把好几个数赋给它。',
  'Rows of different lengths do not form a rectangle, and an array is always one. Print the length of each row.':
    '长度不同的行构不成矩形，而数组总是矩形。打印每一行的长度。',
  'x.shape has one size for each dim, and the left side needs as many names. Print x.shape before the line.':
    'x.shape 对每一维各有一个大小，左边的名字必须同样多。在这一行之前打印 x.shape。',
  'A Python number is one number, but here there are several.':
    'Python 的数是一个数，而这里有好几个。',
  'Where an integer is needed, a tensor must hold exactly one. torch.stack joins several tensors.':
    '需要整数的地方，张量必须只含一个整数。多个张量用 torch.stack 连接。',
  'x[::-1] copies nothing: it only makes the stride negative. Tensors of PyTorch have no negative strides.':
    'x[::-1] 什么也不复制：它只是让步幅变成负数。PyTorch 的张量没有负步幅。',
  'An index is an integer or a mask. Division with / always gives a float; // gives an integer.':
    '索引是整数或掩码。用 / 相除总是得到浮点数；// 得到整数。',
  'The sizes of the pieces must add up to the size of the dim.': '各段大小之和必须等于该维的大小。',
  'Only a dim of size 1 can be removed without losing elements.':
    '只有大小为 1 的维才能去掉而不丢元素。',
  'So much memory is rarely intended: shapes (N, 1) and (N,) broadcast to (N, N). Print the shapes before the line.':
    '需要这么多内存常常并非本意：形状 (N, 1) 和 (N,) 会广播成 (N, N)。在这一行之前打印形状。',
  'the existing sizes': '现有的各个大小',
  'short rows are filled up': '补齐较短的行',
  'swaps the last two dims': '交换最后两维',
  'A list takes one integer or a slice; only arrays take an array of positions. np.concatenate(a, b) raises this error, too: put its arrays in one pair of brackets, np.concatenate([a, b]).':
    '列表只接受一个整数或切片；只有数组才接受位置数组。np.concatenate(a, b) 也会引发这个错误：把它的数组放在一对方括号里，np.concatenate([a, b])。',
  'An attention mask has a row for each query and a column for each key: (L, S), or (batch * heads, L, S). The message names the expected shape. If that shows the batch size, the layer reads another dim as the sequence: see batch_first, and print the shapes of query, key and mask.':
    '注意力的掩码对每个 query 有一行，对每个 key 有一列：(L, S)，或 (batch * heads, L, S)。消息说出了它应有的形状。若那是批次的大小，说明这一层把另一维当成了序列：请看 batch_first，并打印 query、key 和掩码的形状。',
  'A position is negative, or not below the number of rows of the embedding. Print x.min() and x.max(), and compare with num_embeddings, which must be at least x.max() + 1.':
    '有一个位置是负的，或者不小于 embedding 表的行数。打印 x.min() 和 x.max()，与 num_embeddings 比较：它至少是 x.max() + 1。',
  "A product needs the same dtype on both sides. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '乘积要求两者的 dtype 相同。NumPy 的数是 float64，PyTorch 的是 float32；以半精度载入的模型是 float16。x.to(weight.dtype) 可以转换。',
  'A view cannot reach beyond its storage. Its last element is at offset + (size - 1) * stride, summed over the dims; a storage of size 0 was freed or moved.':
    '视图不能超出它的存储。它最后一个元素位于 offset + (大小 - 1) * stride，对各维求和；大小为 0 的存储已被释放或移走。',
  'A window is at most as long as the dim that it slides over. Print x.shape before the line: often there is less data than usual.':
    '窗口最多与它滑过的那一维一样长。在这一行之前打印 x.shape：常常是数据比平时少。',
  'An argument has a type that the function does not take. Division with / always gives a float; // gives an integer.':
    '有一个参数的类型是该函数不接受的。用 / 相除总是得到浮点数；// 得到整数。',
  'An object of this type has no such name: it is misspelt, or the object is not the one you meant. torch.from_numpy(x) makes a tensor from an array, x.numpy() an array from a tensor.':
    '这种类型的对象没有这个名字：可能拼错了，或者对象不是想要的那个。torch.from_numpy(x) 由数组得到张量，x.numpy() 由张量得到数组。',
  'Columns of the left matrix': '左边矩阵的列数',
  'Columns of the right matrix': '右边矩阵的列数',
  'Rows of the left matrix': '左边矩阵的行数',
  'Rows of the right matrix': '右边矩阵的行数',
  'Cross entropy takes scores of shape (N, classes, ...) and, as targets, numbers of classes in the shape (N, ...), without a dim for the classes. target.squeeze(1) drops a dim of size 1, target.argmax(1) makes numbers of one-hot rows, and a mask that was read as a colour image needs one channel. If the classes come last in the scores, scores.transpose(1, 2) moves them.':
    '交叉熵接受形状为 (N, 类别, ...) 的分数，目标是形状为 (N, ...) 的类别编号，没有类别那一维。target.squeeze(1) 去掉大小为 1 的一维，target.argmax(1) 把 one-hot 行变成编号，被当作彩色图像读入的掩码只要一个通道。若分数的类别在最后，scores.transpose(1, 2) 可以移动它。',
  'No memory holds so many elements. One of the sizes was computed wrongly, or read from the wrong data: print them.':
    '没有内存能放下这么多元素。某个大小算错了，或者是从别的数据中读出的：请打印各个大小。',
  'Nothing has this name yet: the line that imports or makes it is missing, or did not run.':
    '还没有任何东西叫这个名字：导入或创建它的那一行缺失，或者没有运行。',
  'Number of the axis': '轴的编号',
  'Old versions of PyTorch copied between any tensors with equally many elements, but here the numbers differ. Print both shapes before the line: one of them is not what you meant.':
    '旧版 PyTorch 可以在元素个数相同的任意张量之间复制，而这里元素个数不同。在这一行之前打印两者的形状：其中一个的大小不是想要的。',
  'Positions are integers: convert what embedding, gather or scatter looks up with x.long(). If these numbers are not positions, two arguments may be swapped.':
    '位置是整数：embedding、gather 或 scatter 要查的东西用 x.long() 转换。若这些数不是位置，可能是两个参数放反了。',
  'PyTorch tensors have no negative strides, so a slice of them never goes backwards.':
    'PyTorch 的张量没有负步幅，所以它们的切片不能倒着走。',
  'The module has no such name: it is misspelt, or belongs to another version. Your own file called torch.py or numpy.py hides the library, too.':
    '模块里没有这个名字：可能拼错了，或属于另一个版本。自己的文件若叫 torch.py 或 numpy.py，也会遮住库。',
  "The targets of cross entropy are numbers of classes, from 0 to classes - 1, and one of them is negative or too large. Print target.min() and target.max(), and compare with the scores' dim of classes. Labels may begin at 1, and masks hold 255 where nothing is labelled: ignore_index=255 leaves that out.":
    '交叉熵的目标是类别编号，从 0 到 类别数 - 1，而其中有一个是负的或太大。打印 target.min() 和 target.max()，与分数的类别那一维比较。标签可能从 1 开始，掩码在没有标注处是 255：ignore_index=255 会略过它。',
  "This storage is not PyTorch's own and cannot grow: it belongs to NumPy, or to the shared memory of DataLoader workers. In the second case the samples of one batch often differ in shape; with num_workers=0 the same line says so. torch.tensor(x) copies an array into a new storage.":
    '这块存储不是 PyTorch 自己的，不能变大：它属于 NumPy，或属于 DataLoader 的各个 worker 共享的内存。后一种情况常常是同一批的样本形状不同：设 num_workers=0，同一行就会说明。torch.tensor(x) 把数组复制到新的存储里。',
  "Two tensors differ in dtype, and this operation converts neither. NumPy's numbers are float64 (Double) and PyTorch's float32 (Float): x.float() converts. The targets of a loss need the dtype of the predictions.":
    '两个张量的 dtype 不同，而这个操作都不转换。NumPy 的数是 float64（Double），PyTorch 的是 float32（Float）：x.float() 可以转换。损失的目标需要与预测相同的 dtype。',
  'During training, batch norm needs more than one value for each channel, and a batch of one sample without height and width has only one. Use larger batches, drop_last=True in the DataLoader if the last batch is smaller, or model.eval() if nothing is trained.':
    '训练时 batch norm 的每个通道需要不止一个值，而只有一个样本、没有高和宽的一批只有一个。请用更大的批次；若最后一批较小，在 DataLoader 中用 drop_last=True；若不训练，用 model.eval()。',
  'With a step of 0 a slice would never advance. If the step is computed, print it: a division with // may give 0.':
    '步长为 0 的切片永远不会前进。若步长是算出来的，请打印它：用 // 相除可能得到 0。',
  'an array takes an array of positions': '数组接受位置数组',
  'an integer': '一个整数',
  'at most as many as exist': '最多取现有的那么多',
  'cat joins along an existing dim, and a number has none.':
    'cat 沿着已有的一维拼接，而一个数没有任何维。',
  'copies, in the other order': '复制，次序相反',
  'dot multiplies two vectors and adds up, and takes nothing else. For matrices there is @.':
    'dot 把两个向量相乘再求和，别的都不接受。矩阵用 @。',
  'element by element, then added up': '逐元素相乘，再求和',
  'gather and scatter look up one position for each element of index: index has as many dims as the tensor, and is no larger in any dim but the given one. index.unsqueeze(1) adds a dim, and index.expand(...) uses one position for a whole row.':
    'gather 和 scatter 为 index 的每个元素查一个位置：index 的维数与张量相同，除给出的那一维外，每一维都不更大。index.unsqueeze(1) 加一维，index.expand(...) 让一个位置用于整行。',
  'mm takes two matrices and nothing else. @ takes vectors and stacks of matrices, too.':
    'mm 只接受两个矩阵。@ 也接受向量和成叠的矩阵。',
  'narrow(dim, start, length) takes exactly length elements, so start + length is at most the size. A slice takes what there is.':
    'narrow(dim, start, length) 恰好取 length 个元素，所以 start + length 最多等于大小。切片则有多少取多少。',
  'scikit-learn takes a table of (samples, features). x.reshape(-1, 1) makes one column of a vector, x.reshape(1, -1) one row. If the message shows array=[], nothing was read.':
    'scikit-learn 接受 (样本, 特征) 的表。x.reshape(-1, 1) 把向量变成一列，x.reshape(1, -1) 变成一行。若消息里是 array=[]，说明什么也没读到。',
  'takes vectors and stacks of matrices, too': '也接受向量和成叠的矩阵',
  'the product of matrices': '矩阵乘积',
  'topk takes at most as many elements as the dim has. Print x.shape before the line: the input may be smaller than usual, or have fewer classes than you asked for.':
    'topk 取的个数最多等于这一维的大小。在这一行之前打印 x.shape：输入可能比平时小，或类别比你要的少。',
  'torch.bmm multiplies stacks of matrices: both need 3 dims, and it never broadcasts. @ takes single matrices and vectors, too.':
    'torch.bmm 乘的是成叠的矩阵：两者都有 3 维，而且它不拉伸任何东西。@ 也接受单个矩阵和向量。',
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
