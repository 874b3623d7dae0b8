import type { Phrase } from '../en/phrases';

/** Texts without values. */
export const phrases: Record<Phrase, string> = {
  'Shape of a': 'a 的形状',
  'Shape of b': 'b 的形状',
  'Shape of what is added': '所加张量的形状',
  'Shape of the array': '数组的形状',
  'Shape asked for': '要求的形状',
  'Shape before its dims were moved': '移动维度之前的形状',
  'Order of its dims now (permute)': '现在的维度顺序（permute）',
  'Shape of the left one': '左边那个的形状',
  'Shape of the right one': '右边那个的形状',
  'Shape of the first one': '第一个的形状',
  'Shape of the other one': '另一个的形状',
  'not in place: the result has a storage of its own': '不做原地操作：结果有自己的存储',
  'copies first, in reading order': '先按读取顺序复制',
  'one size is left open, the others are given': '一个大小留空，其余的给定',
  'the first one gets a first dimension': '第一个在最前面增加一维',
  'the second one gets a first dimension': '第二个在最前面增加一维',
  'along the dimension in which they differ': '沿着它们不同的那一维',
  'along a dimension that they have': '沿着它们有的一维',
  'stack makes the new dimension': 'stack 会创建新的维度',
  'where b belongs to a layer: as many in_features as a has columns':
    '如果 b 属于某一层：in_features 等于 a 的列数',
  'the last one': '最后一个',
  'the last dimension': '最后一维',
  'the last axis': '最后一个轴',
  'one index a dimension': '每一维一个索引',
  'each of them': '逐个判断每一个',
  'at least one of them': '至少有一个',
  'the number itself': '那个数本身',
  'Shape of the tensor': '张量的形状',
  'a copy has elements of its own': '副本有自己的元素',
  'not in place: the result has a dtype of its own': '不是原地：结果有自己的 dtype',
  'what is added is converted first': '先转换要加上的部分',
  'both have one dtype': '两者的 dtype 相同',
  'a mean is rarely an integer': '平均值很少是整数',
  'Number of elements': '元素个数',
  'Number of dims': '维数',
  'Number of dims in permute': 'permute 中的维数',
  'one axis for each that there is': '每个轴各一个',
  'all that have size 1': '所有大小为 1 的维',
  'Number of matrices': '矩阵个数',
  'Number of the other matrices': '另一组矩阵的个数',
  'Columns of the left ones': '左侧矩阵的列数',
  'Rows of the right ones': '右侧矩阵的行数',
  'a number is multiplied with *': '数用 * 相乘',
  'Number of dims of the first one': '第一个的维数',
  'Number of dims of the other one': '另一个的维数',
  'two elements for two numbers': '两个元素放两个数',
  'makes a tensor of a list': '由列表创建张量',
  'Number of indices': '索引个数',
  'an index is an integer': '索引是整数',
  'one of them for each number': '每个数取其中一个',
  'one of them': '其中一个',
  'all of them, in a list': '全部，作为列表',
  'Autograd kept a tensor for backward(), and it was written in place before that. Stridewise runs without gradients. Look for x += y, x[...] = y and functions whose names end in _; write x = x + y instead, or write into x.clone().':
    '自动求导为 backward() 保存了一个张量，而它在那之前被原地改写。Stridewise 运行时不带梯度。请找 x += y、x[...] = y 和名字以 _ 结尾的函数；改写成 x = x + y，或写入 x.clone()。',
  'A tensor with requires_grad was written in place, which autograd allows only where it does not watch. Stridewise runs without gradients. Write x = x + y instead, or write it inside of with torch.no_grad():, as optimizers do.':
    '带 requires_grad 的张量被原地改写，而自动求导只在不跟踪时允许这样做。Stridewise 运行时不带梯度。请改写成 x = x + y，或像优化器那样写在 with torch.no_grad(): 里面。',
  'This is about gradients, not about shapes, and Stridewise runs without them. x.detach() has the same values without gradients; backward() needs a number that was computed from tensors with requires_grad, and runs once for each computation.':
    '这是关于梯度的，与形状无关，而 Stridewise 运行时不带梯度。x.detach() 的值相同，但没有梯度；backward() 需要一个由带 requires_grad 的张量算出的数，并且每次计算只能运行一次。',
  'This is about where tensors are kept, not about their shapes: some are on the GPU and some are not. Bring them together with x.to(device) or model.to(device); NumPy takes only x.cpu().':
    '这是关于张量放在哪里，而不是关于形状：有的在 GPU 上，有的不在。用 x.to(device) 或 model.to(device) 把它们放到一起；NumPy 只接受 x.cpu()。',
  "The input of a layer and its weights differ in dtype, or one of them is on the GPU. x.to(weight.device, weight.dtype) settles both. NumPy's numbers are float64, so x.float() is often what is missing.":
    '层的输入和权重的 dtype 不同，或者其中一个在 GPU 上。x.to(weight.device, weight.dtype) 同时解决两者。NumPy 的数是 float64，所以缺的常常是 x.float()。',
  'The memory of the GPU is full. Sometimes a silent broadcast is the reason: shapes (N,) and (N, 1) together give (N, N). Print the shapes in front of the line that fails; if they are what you mean, take a smaller batch.':
    'GPU 的内存已满。有时原因是悄无声息的广播：形状 (N,) 和 (N, 1) 一起得到 (N, N)。在出错的那一行之前打印形状；如果它们正如所想，就用更小的批次。',
  'The GPU reports an error late, and not where it happened. Most often an index is too large, such as the number of a class. Run the same lines on the CPU: the message that comes there can be pasted here.':
    'GPU 报告错误较晚，而且不在出错的地方。最常见的是索引过大，例如类别编号。在 CPU 上运行同样的几行：那里出现的消息可以粘贴到这里。',
  'A convolution takes (N, channels, height, width): the channels stand in dimension 1. Stridewise has no layers, but shows what moves dimensions: x.permute(0, 3, 1, 2) where the channels come last, x.unsqueeze(0) for a single image.':
    '卷积接受 (N, 通道, 高, 宽)：通道在第 1 维。Stridewise 没有层，但能展示维如何移动：通道在最后时用 x.permute(0, 3, 1, 2)，只有一张图像时用 x.unsqueeze(0)。',
  'Convolutions and pooling make height and width smaller, and here less than one element would be left. Print x.shape in front of the layer; a larger image, padding or fewer layers help.':
    '卷积和池化会缩小高和宽，而这里剩下的会不足一个元素。在该层之前打印 x.shape；更大的图像、填充或更少的层会有帮助。',
  'A layer was made for another size of its input, mostly of the last dimension. Print x.shape in front of it, and compare with the size that the layer was made with. Where the size is right but stands elsewhere, x.transpose(1, 2) moves it.':
    '层是按另一种输入大小创建的，多半是最后一维。在它之前打印 x.shape，并与创建该层时的大小比较。如果大小对但位置不对，x.transpose(1, 2) 可以移动它。',
  'This loss compares predictions and targets element by element, so both need one shape. Where they are (N, 1) and (N,), they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    '这个损失逐元素比较预测和目标，所以两者需要相同的形状。若它们是 (N, 1) 和 (N,)，就会广播成 (N, N)：请写 prediction.squeeze(1) 或 target.unsqueeze(1)。',
  'Predictions and targets have different numbers of rows. Often a view(-1, k) with a wrong k is the reason: it makes other rows, and no error. Print both shapes; x.flatten(1) keeps the first dimension as it is.':
    '预测和目标的行数不同。原因常常是 k 写错的 view(-1, k)：它得到另外的行数，却不报错。打印两者的形状；x.flatten(1) 保持第一维不变。',
  'Cross entropy takes scores of shape (N, classes, ...) and targets of shape (N, ...): the classes stand in dimension 1. Where they come last, scores.transpose(1, 2) moves them; or flatten both to (rows, classes) and (rows,).':
    '交叉熵接受形状为 (N, 类别, ...) 的分数和形状为 (N, ...) 的目标：类别在第 1 维。若类别在最后，scores.transpose(1, 2) 可以移动它；或者把两者展平成 (行, 类别) 和 (行,)。',
  'The file holds weights of other shapes than the model has; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or leave these weights out when loading.':
    '文件里权重的形状与模型的不同；每一行写明其中一个和两种形状。请按文件中的大小创建模型（常常是类别数），或者加载时略去这些权重。',
  'In einsum and einops a letter or name stands for one size wherever it appears. Put the shapes that the message names beside the pattern: each name needs the same size in all of them.':
    '在 einsum 和 einops 中，一个字母或名字在各处代表同一个大小。把消息中的形状写在模式旁边：每个名字在所有形状中都需要相同的大小。',
  'This message is of another library than PyTorch and NumPy. Its rule is often theirs: shapes are compared from the last dimension on, and two sizes must be equal or one of them 1. Write np.ones(...) with the shapes that it names, and the operation between them.':
    '这条消息来自 PyTorch 和 NumPy 以外的库。规则常常相同：形状从最后一维开始比较，两个大小必须相等或其中一个为 1。用它给出的形状写 np.ones(...)，再写它们之间的运算。',
  'Positions count from 0, so the last of n is n - 1, or -1. Where the size is 0 there is nothing to take: look for what made it empty.':
    '位置从 0 数起，所以 n 个中的最后一个是 n - 1，或 -1。如果大小为 0，就没有可取的：请找是什么让它变空的。',
  'A mask has one truth value for each element, so its sizes must be those of the dims that it stands for. It does not broadcast.':
    '掩码对每个元素各有一个真值，所以它的大小必须与它所代表的各维相同。它不会广播。',
  'There is at most one index for each dim. Print x.shape: it has fewer dims than the line was written for, since a sum, a squeeze or an index took one away.':
    '每一维最多一个索引。打印 x.shape：它的维数比这一行所设想的少，因为求和、squeeze 或索引去掉了一维。',
  'A tensor without dims holds one number, and nothing can be picked from it. A sum, a loss or an element of a vector is one.':
    '没有维的张量只含一个数，无法从中再取。求和、损失或向量的一个元素就是这样。',
  'Of n dims the numbers are 0 to n - 1, or -n to -1. Print x.shape: it has fewer dims than the line was written for, since a squeeze or an index took one away.':
    'n 维的编号是 0 到 n - 1，或 -n 到 -1。打印 x.shape：它的维数比这一行所设想的少，因为 squeeze 或索引去掉了一维。',
  'In place, the result must fit into the dtype that is there, and integers hold no fractions.':
    '原地运算时，结果必须放得进已有的 dtype，而整数存不下小数。',
  'Each dim is named exactly once. Print x.shape: it has another number of dims than the line was written for, often since a batch dim is missing or is one too many.':
    '每一维恰好写一次。打印 x.shape：它的维数与这一行所设想的不同，常常是缺了或多了批次维。',
  'What broadcast_to gives has many positions that share one element, and arrays of other libraries may be locked. Neither is written.':
    'broadcast_to 的结果有许多位置共用一个元素，其他库的数组也可能被锁定。两者都不可写。',
  'One element holds one number, and here several are assigned to it.':
    '一个元素存一个数，而这里把好几个数赋给它。',
  'Rows of different lengths make no rectangle, and an array always is one. Print the length of each row.':
    '长度不同的行构不成矩形，而数组总是矩形。打印每一行的长度。',
  'x.shape has one size for each dim, and on the left there must be as many names. Print x.shape in front of the line.':
    'x.shape 对每一维各有一个大小，左边的名字必须同样多。在这一行之前打印 x.shape。',
  'A Python number is one number, and here there are several.':
    'Python 的数是一个数，而这里有好几个。',
  'Where an integer is wanted, a tensor must hold one integer. Several tensors are joined with torch.stack.':
    '需要整数的地方，张量必须只含一个整数。多个张量用 torch.stack 连接。',
  'x[::-1] copies nothing: it only makes the stride negative. Tensors of PyTorch have no negative strides.':
    'x[::-1] 什么也不复制：它只是让步幅变成负数。PyTorch 的张量没有负步幅。',
  'An index is an integer or a mask. Division with / gives a float even where nothing is left over; // gives an integer.':
    '索引是整数或掩码。用 / 相除即使除尽也得到浮点数；// 得到整数。',
  'The sizes of the pieces must add up to the size of the dim.': '各段大小之和必须等于该维的大小。',
  'Only a dim of size 1 can go without any element going with it.':
    '只有大小为 1 的维才能去掉而不丢元素。',
  'So much memory is often not meant: shapes (N, 1) and (N,) broadcast to (N, N). Print the shapes in front of the line.':
    '需要这么多内存常常并非本意：形状 (N, 1) 和 (N,) 会广播成 (N, N)。在这一行之前打印形状。',
  'the sizes that there are': '现有的各个大小',
  'short rows are filled up': '补齐较短的行',
  'swaps the last two dims': '交换最后两维',
  'Choosing, comparing, writing': '选取、比较、写入',
  'Choosing and comparing': '选取与比较',
  Creation: '创建',
  'Joining and cutting': '拼接与切分',
  Joining: '拼接',
  Order: '排序',
  Products: '乘积',
  Reductions: '归约',
  Ufuncs: '通用函数（ufunc）',
  'Views and shapes': '视图与形状',
  Views: '视图',
  'What an array says about itself': '数组关于自身的信息',
  'What a tensor says about itself': '张量关于自身的信息',
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
  'Loops over what is finite': '对有限内容的循环',
  'Formatted strings': '格式化字符串',
  'Exceptions, to go on after one': '异常，出错后继续',
  'Pasted prompts': '粘贴的提示符',
  'Functions of your own': '自定义函数',
  'Classes of your own': '自定义类',
  Lambdas: 'lambda 表达式',
  'Loops with a condition': '带条件的循环',
  Comprehensions: '推导式',
  'Dictionaries and sets': '字典和集合',
  'Complex numbers': '复数',
  'Other modules': '其他模块',
};
