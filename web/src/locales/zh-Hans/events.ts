import type { Int } from '../../core/types';
import { bare } from '../numbers';
import type { Events } from '../types';
import { inBytes } from './units';

/** What a step says. 步幅 stride, 存储 storage, 视图 view, 块 chunk, 断口 cut. */
export const events: Events = {
  // Dims that move or change
  'event.DIMS_BEFORE': ({ tensor, shape, strides, itemsize }) =>
    `${tensor} 的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}。`,
  'event.DIM_MOVES': ({ dim, from, size, stride }) =>
    `结果的第 ${dim} 维就是原来的第 ${from} 维：大小 ${size} 和步幅 ${stride} 一起移动。`,
  'event.DIM_STAYS': ({ dim, size, stride }) => `第 ${dim} 维不变：大小 ${size}，步幅 ${stride}。`,
  'event.DIM_NEW': ({ dim, size, stride }) =>
    `第 ${dim} 维是新的：大小 ${size}，步幅 ${stride}${Number(size) === 1 ? '（永远用不到）' : Number(stride) === 0 ? '，所以沿它每一步都停在同样的元素上' : ''}。`,
  'event.DIM_DIAGONAL': ({ dim, size, first, second, first_stride, second_stride, stride }) =>
    `第 ${dim} 维（大小 ${size}）沿着原第 ${first} 维和第 ${second} 维的对角线走。每一步两维都前进，所以步幅是 ${first_stride} + ${second_stride} = ${stride}。`,
  'event.DIM_CHANGES': ({ dim, from, size, stride, old_size, old_stride }) =>
    `第 ${dim} 维来自原来的第 ${from} 维：大小由 ${old_size} 变为 ${size}，步幅由 ${old_stride} 变为 ${stride}。`,
  'event.DIM_STEPPED': ({ dim, from, size, stride, old_size, old_stride, step }) =>
    `第 ${dim} 维以步长 ${step} 走过原来的第 ${from} 维：大小由 ${old_size} 变为 ${size}，步幅由 ${old_stride} 变为 ${step} × ${old_stride} = ${stride}。`,
  'event.DIM_SHORTENED': ({ dim, from, size, stride, old_size }) =>
    `第 ${dim} 维来自原来的第 ${from} 维：大小由 ${old_size} 变为 ${size}，步幅仍是 ${stride}。`,
  'event.DIM_REVERSED': ({ dim, from, size, stride, old_stride }) =>
    `结果的第 ${dim} 维是倒着读的原第 ${from} 维：大小仍是 ${size}，步幅由 ${old_stride} 变为 ${stride}。`,
  'event.DIM_GONE': ({ from, size }) => `原来大小为 ${size} 的第 ${from} 维消失了。`,
  'event.OFFSET_CHANGES': ({ from, to, itemsize, sum }) =>
    `第一个元素现在位于${Number(itemsize) ? '字节' : '地址'} ${sum}${to}，而不是 ${from}。`,
  'event.OFFSET_OF_NONE': ({ from, to, itemsize }) =>
    `没有任何元素；偏移由 ${from} 变为 ${to}${Number(itemsize) ? '，以字节计' : ''}。`,
  'event.DIMS_AFTER': ({ shape, strides }) =>
    `存储不变。现在按形状 ${shape}、步幅 ${strides} 读取。`,
  'event.STAYS_CONTIGUOUS': '按读取顺序，元素紧挨着存放，所以是连续的。',
  'event.NOT_CONTIGUOUS': ({ dim, stride, expected }) =>
    `不连续：第 ${dim} 维的步幅是 ${stride}。若元素紧挨着存放，步幅应为 ${expected}。`,
  'event.SQUEEZE_LEAVES': ({ dim, size }) =>
    `squeeze 只去掉大小为 1 的维度：第 ${dim} 维的大小是 ${size}，所以保持不变。NumPy 在这里会报错。`,
  'event.OVERLAP': ({ address, itemsize, one, other }) =>
    `${one} 和 ${other} 是同一个存储单元，位于${Number(itemsize) ? '字节' : '地址'} ${address}：它们会一起改变。`,
  // Of any operation
  'event.TOLD_FIRST': ({ operation, shape }) => `先执行 ${operation}，得到形状 ${shape}。`,
  'event.FILLED': ({ numel, shape }) => `一个有 ${numel} 个元素的新存储，按形状 ${shape} 读取。`,
  'event.NEW_STORAGE': ({ shape }) => `结果的形状是 ${shape}，存储是新的。`,
  'event.SAME_TENSOR': ({ tensor }) => `什么都不用做：结果就是 ${tensor} 本身，存储也相同。`,
  'event.RESIZED': ({ shape, strides }) =>
    `同一个存储现在按形状 ${shape}、步幅 ${strides} 读取：没有移动任何元素。`,
  'event.RESIZE_FITS': ({ has, needs }) =>
    `从第一个元素起，存储容得下 ${has} 个元素，需要 ${needs} 个。存储保持原样，后面的值也保留。`,
  // Elements
  'event.ELEMENT_COMBINE': ({ out, formula, values, value }) =>
    `${formula} = ${values} = ${value}，写入 ${out}。`,
  'event.ELEMENT_WRAPS': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}，超出了 ${dtype} 的范围（${lowest} 到 ${highest}）。该值回绕成 ${value}。`,
  'event.ELEMENT_READ': ({ out, sum, address, value }) =>
    `${out} 的值是 ${value}，位于地址 ${sum} = ${address}。`,
  'event.ELEMENT_READ_BYTES': ({ out, sum, byte, itemsize, address, value }) =>
    `${out} 的值是 ${value}，位于字节 ${sum} = ${byte}，即地址 ${byte} / ${itemsize} = ${address}。`,
  'event.ELEMENT_READ_AT': ({ out, address, value }) =>
    `${out} 的值是 ${value}，位于地址 ${address}。`,
  'event.ELEMENT_COPY': ({ out, in: from, from: source, to, value }) =>
    `从地址 ${source} 读取 ${from}（即 ${value}），作为 ${out} 写入地址 ${to}。`,
  // What no expression names.
  'word.VALUE': '该值',
  'word.RESULT': '该结果',
  'word.INTERMEDIATE': '中间结果',
  'word.LEFT': '左边那个',
  'word.RIGHT': '右边那个',
  'word.FIRST': '第一个',
  'word.SECOND': '第二个',
  'word.THIRD': '第三个',
  'word.FOURTH': '第四个',

  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}。`,
  'event.SHAPES_MANY': ({ count }) => `比较 ${count} 个形状，每行一个。`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `${a} 的形状是 ${a_shape}；你要的形状是 ${target}。`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `${a} 的形状是 ${a_shape}。那个数没有维度：${a} 的每个元素都用它。`,
  'event.ALIGN': '把各个形状靠右对齐，从最后一维开始比较。',
  'event.PAD': ({ tensor, have, want, ones }) =>
    `${tensor} ${Number(have) === 0 ? '没有维度' : `只有 ${have} 维`}，这里需要 ${want} 维：在左边补 ${ones} 个 1。`,
  'event.COMPARE_EQUAL': ({ dim, size }) => `第 ${dim} 维：大小都是 ${size}，一致。`,
  'event.COMPARE_STRETCH': ({ dim, tensor, size }) =>
    `第 ${dim} 维：${tensor} 的大小是 1，因此${Number(size) === 0 ? '变成 0' : `拉伸到 ${size}`}。`,
  'event.COMPARE_PADDED': ({ dim, tensor, size }) =>
    `第 ${dim} 维：${tensor} 的形状够不到这一维，所以算作 1，${Number(size) === 1 ? '大小正好一致' : `${Number(size) === 0 ? '变成' : '拉伸到'} ${size}`}。`,
  'event.COMPARE_EQUAL_DIMS': ({ first, last, count, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 维：各方的大小都是 ${sizes}，一致。`,
  'event.COMPARE_STRETCH_DIMS': ({ first, last, count, tensor, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 维：${tensor} 的大小都是 1，因此拉伸到 ${sizes}。`,
  'event.COMPARE_PADDED_DIMS': ({ first, last, count, tensor, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 维：${tensor} 的形状够不到这几维，所以都算作 1，拉伸到 ${sizes}。`,
  'event.COMPARE_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 维：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。两者不相等，也都不是 1，因此不能广播。`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `第 ${dim} 维：${target} 的大小是 ${have}，结果的大小却是 ${size}。原地更新的张量不能改变形状。`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `第 ${dim} 维：${target} 没有这一维，结果却有，大小为 ${size}。原地更新的张量不能改变形状。`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `第 ${dim} 维：${tensor} 的大小是 ${size}。只有大小为 1 才能拉伸，所以它不能变成 ${wanted}。`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `${tensor} 有 ${have} 维，而你只要 ${wanted} 维。拉伸不会去掉维度，因此会报错。`,
  'event.BROADCAST_RESULT': ({ shape }) => `结果的形状是 ${shape}。`,
  'event.IN_PLACE_FITS': ({ target, shape }) => `结果放得进 ${target}：两者的形状都是 ${shape}。`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `结果的形状是 ${broadcast}，但 ${target} 必须保持形状 ${shape}。放不下，因此会报错。`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `${target} 有多个元素共用一个存储单元，写入会有歧义，因此会报错。`,
  'event.STRETCH': ({ tensor, dim, size }) =>
    `${tensor} 在第 ${dim} 维${Number(size) === 0 ? '变成 0' : `拉伸到 ${size}`}。什么都不复制：它在这一维的步幅变成 0。`,
  'event.STRETCH_TOGETHER': ({ shape, strides }) =>
    `拉伸到 ${shape} 什么都不复制：沿每个被拉伸的维度，步幅变成 0。现在的步幅：${strides}。`,
  'event.NO_STRETCH': ({ operands }) =>
    operands === 1 ? '每个元素各算各的。' : '没有什么需要拉伸：形状已经一致。',
  'event.DESCEND_EQUAL': ({ dim, size, one, other }) =>
    `第 ${dim} 维：${one} 和 ${other} 各有 ${size} 项。${one}[0] 与 ${other}[0] 配对${Number(size) === 1 ? '' : '，依此类推'}。`,
  'event.DESCEND_STRETCH': ({ dim, size, one, other }) =>
    `第 ${dim} 维：${one} 只有一项 ${one}[0]，它与 ${other} 的 ${size} 项逐一配对。`,
  'event.DESCEND_PADDED': ({ dim, size, one, other }) =>
    `第 ${dim} 维：${one} 的形状够不到这一维，所以它整个与 ${other} 的 ${size} 项逐一配对。`,
  'event.DESCEND_END': ({ one, other }) =>
    `只剩下单个的数：${one} 与 ${other}，其他每一对也是如此。`,
  'event.PROMOTED': ({ a, a_dtype, b, b_dtype, dtype, reason }) =>
    `${a}（${a_dtype}）和 ${b}（${b_dtype}）按 ${dtype} 计算：${promotions[Number(reason)] ?? promotions[5]}。`,
  'event.TOO_LARGE': ({ bytes }) => `形状是合适的，但结果需要 ${bytes} 的内存，在这里算不了。`,
  // Reductions
  'event.REDUCE_STAYS': ({ dim, size, to }) =>
    `大小为 ${size} 的第 ${dim} 维保留：它是结果的第 ${to} 维。`,
  'event.REDUCE_KEPT': ({ dim, size, to, operation }) =>
    `沿第 ${dim} 维，${operation}() 把 ${size} 个元素变成一个。这一维保留下来，成为大小为 1 的第 ${to} 维。`,
  'event.REDUCE_GONE': ({ dim, size, operation }) =>
    `沿第 ${dim} 维，${operation}() 把 ${size} 个元素变成一个。这一维消失。`,
  'event.REDUCE_RESULT': ({ numel, group, shape }) =>
    `结果的形状是 ${shape}：${numel} 个元素，每个由 ${group} 个元素算出。`,
  // Matrix products
  'event.PRODUCT_ROW': ({ tensor, size }) =>
    `${tensor} 只有一维，在左边就当作一行的矩阵 (1, ${size})；这个 1 会从结果中去掉。`,
  'event.PRODUCT_COLUMN': ({ tensor, size }) =>
    `${tensor} 只有一维，在右边就当作一列的矩阵 (${size}, 1)；这个 1 会从结果中去掉。`,
  'event.PRODUCT_INNER': ({ size }) =>
    `内侧的两维一致（大小都是 ${size}），随后消失：结果的每个元素是${productSum(bare(size))}。`,
  'event.PRODUCT_FOLDED': ({ tensor, shape, rows, columns }) =>
    `PyTorch 把 ${tensor} 当作一个矩阵：${shape} 中除最后一维外都算作行，共 ${rows} 行。报错信息里写作 ${rows}x${columns}。`,
  'event.PRODUCT_FOLDED_COLUMNS': ({ tensor, shape, rows, columns }) =>
    `PyTorch 把 ${tensor} 转置后当作一个矩阵：${shape} 中所有矩阵的列成为它的行，共 ${rows} 行。报错信息里写作 ${rows}x${columns}。`,
  'event.PRODUCT_INNER_REFUSED': ({ a, size_a, b, size_b }) =>
    `内侧的大小不同：${a} 有 ${size_a} 列，${b} 却有 ${size_b} 行，因此会报错。`,
  'event.PRODUCT_BATCH': '最后两维之前的维度是一批矩阵。比较它们的大小，靠右对齐。',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `第 ${dim} 维是矩阵的个数。bmm 从不广播，两边的个数必须相等：都是 ${size}。`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 维是矩阵的个数：${a} 有 ${size_a} 个，${b} 有 ${size_b} 个。bmm 从不广播，连大小为 1 的也不会，因此会报错。`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `每个字母是一个维度的名字：${tensors}。结果有 ${result}。`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `维度 ${letter}（大小 ${size}）${letterFate(letter, tensors)[Math.min(5, Number(how))]}。`,
  'event.PRODUCT_RESULT': ({ shape }) => `结果的形状是 ${shape}。`,

  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `${tensor} 的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}；你要的形状是 ${requested}。`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1 表示自动算出：${numel} / ${known} = ${size}。`,
  'event.VIEW_INFER_TWO': '只能有一个大小是 -1，因此会报错。',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size} 不能作为大小，因此会报错。`,
  'event.VIEW_INFER_AMBIGUOUS': '没有元素，-1 可以是任意大小，因此会报错。',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `-1 应该是 ${numel} / ${known}，但它不是整数，因此会报错。`,
  'event.VIEW_COUNT': ({ numel }) => `两个形状都有 ${numel} 个元素。`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `你要 ${asked} 个元素，而实际有 ${numel} 个。两者必须相等，因此会报错。`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `从最后一维开始。第 ${dim} 维（大小 ${size}，步幅 ${stride}）是第一个块的起点：块是用一个步幅就能走完的一串维度。`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `第 ${dim} 维：步幅 ${stride} = ${inner_stride} × ${inner_size}，正好从右边一维结束的地方接下去，因此并入这个块。`,
  'event.CHUNK_SIZE_ONE': ({ dim, stride }) =>
    `第 ${dim} 维的大小是 1：它的步幅 ${stride} 从不使用，因此可以并入任何块。`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `要均匀地接下去，第 ${dim} 维的步幅应为 ${inner_stride} × ${inner_size} = ${expected}，但它是 ${stride}。在这里断开，另起一块。`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `新的第 ${dim} 维（大小 ${size}）${Number(before) === 1 ? `取块的步幅 ${stride}` : `的步幅是 ${inner} × ${before} = ${stride}，跳过已覆盖的 ${before} 个元素`}。至此覆盖了块的 ${chunk} 个元素中的 ${used} 个。`,
  'event.FIT_SIZE_ONE': ({ dim }) => `新的第 ${dim} 维大小为 1，放在哪里都行：它的步幅从不使用。`,
  'event.STRADDLE': ({ dim, size, needs, chunk }) =>
    `新的第 ${dim} 维（大小 ${size}）需要 ${needs} 个等间隔的元素，但这个块只有 ${chunk} 个。它会跨过断口，所以得不到视图。`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk }) =>
    `新的第 ${dim} 维（大小 ${size}）每次取 ${needs} 个元素，而这个块有 ${chunk} 个，不能整除。其中一行会跨过断口，所以得不到视图。`,
  'event.JUMPS': ({ dim, addresses, jumps, itemsize }) =>
    `沿着新的第 ${dim} 维，元素位于${Number(itemsize) ? '字节' : '地址'} ${addresses}，每次跳 ${jumps}。而一个步幅每次只能跳同样远，所以没有这样的视图。`,
  'event.VIEW_FITS': ({ strides }) =>
    `每个新维度都留在一个块之内，所以这是步幅为 ${strides} 的视图。什么都不复制。`,
  'event.VIEW_FITS_ALTHOUGH': ({ tensor, strides }) =>
    `${tensor} 不连续，但视图可行：每个新维度都留在一个块之内。步幅是 ${strides}，什么都不复制。`,
  'event.VIEW_EMPTY': ({ strides }) => `没有元素，所以这样的形状总能得到视图。步幅是 ${strides}。`,
  'event.RESHAPE_COPIES': ({ numel }) =>
    `没有视图能有这个形状，因此按读取顺序把 ${numel} 个元素复制到新的存储。`,
  'event.REPAIRS': ({ repairs }) => `可行的写法：${repairs}。`,
  // Copies in another order
  'event.COPY_LAYOUT': ({ shape, strides, itemsize, order }) =>
    `结果的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}，存储是新的：${order === 0 ? '元素按读取顺序紧挨着' : order === 1 ? '各维在内存中的次序不变' : '第一个索引的步幅最小'}。`,
  'event.REORDER_FLAT': '没有指定维度，因此元素按读取顺序排成一行。',
  'event.ORDER_TRANSPOSES': ({ tensor }) =>
    `按 F 次序，第一个索引变得最快，就像 ${tensor} 的最后一个索引那样。`,
  'event.REORDER_KEPT': ({ dim, from }) => `第 ${dim} 维就是原来的第 ${from} 维，索引不变。`,
  'event.REORDER_REVERSED': ({ dim, from, last }) =>
    `第 ${dim} 维是倒着读的第 ${from} 维：索引 i 读取索引 ${last} − i。`,
  'event.REORDER_ROLLED': ({ dim, shift, size }) =>
    `第 ${dim} 维：索引 i 读取索引 (i − ${shift}) mod ${size}。从一端移出的，从另一端回来。`,
  'event.REORDER_TILED': ({ dim, size, count }) =>
    `第 ${dim} 维：索引 i 读取索引 i mod ${size}，所以这一排 ${size} 个${Number(count) === 1 ? '出现一次' : `重复 ${count} 次`}。`,
  'event.REORDER_REPEATED': ({ dim, count }) =>
    `第 ${dim} 维：索引 i 读取索引 i div ${count}，所以每一项连续出现 ${count} 次。`,
  'event.REORDER_NEW': ({ dim, count }) =>
    `第 ${dim} 维是新的：沿着它，整个张量${Number(count) === 1 ? '出现一次' : `重复 ${count} 次`}。`,
  'event.REORDER_FLAT_ROLLED': ({ shift, numel }) =>
    `第 i 个元素读取第 (i − ${shift}) mod ${numel} 个，也会越过行尾。`,
  'event.REORDER_FLAT_TILED': ({ numel }) =>
    `第 i 个元素读取第 i mod ${numel} 个：最后一个之后又从头开始。`,
  'event.REORDER_FLAT_REPEATED': ({ count }) =>
    `第 i 个元素读取第 i div ${count} 个，所以每个连续出现 ${count} 次。`,
  'event.ELEMENT_MOVED': ({ out, in: from, rule, value }) =>
    `${out} 的值是 ${value}，即 ${from}，因为 ${rule}。`,

  // Storage filled, or an operation without a story of its own
  'event.RESIZE_GROWS': ({ has, needs, more }) =>
    `从第一个元素起，存储容得下 ${has} 个元素，但需要 ${needs} 个。它增加 ${more} 个单元，新单元的值尚未定义。`,
  'event.SUMMED_UP_TO': ({ tensor, number, is }) =>
    `每个元素由 ${tensor} 中${is === 0 || is === 1 ? '按读取顺序' : `沿第 ${number} 维`}直到它自己位置（含）的所有元素算出。`,
  'event.SORTED': ({ tensor, number, is }) =>
    `${is === 0 ? '沿最后一维' : is === 1 ? '当作一整行' : `沿第 ${number} 维`}把 ${tensor} 的元素排好次序，每一排各自进行。`,
  'event.SORTED_PLACES': ({ tensor, number, is }) =>
    `结果存的是位置，不是 ${tensor} 的元素：${is === 0 ? '沿最后一维' : is === 1 ? '沿一整行' : `沿第 ${number} 维`}，先是次序第一的元素的索引，再是第二的，依此类推。`,
  'event.LARGEST_TAKEN': ({ tensor, number }) =>
    `沿一个维度只取 ${tensor} 中最大（或最小）的 ${number} 个元素，并排好次序。`,
  'event.EACH_ONCE': ({ tensor }) => `把 ${tensor} 的元素当作一整行排好次序，相等的元素只留一个。`,
  'event.DIAGONAL_ADDED': ({ tensor }) => `把 ${tensor} 对角线上的元素（两个索引相同）加起来。`,
  'event.ORDER_IN_MEMORY': ({ tensor }) =>
    `按 K 次序，${tensor} 的元素照它们在内存里的先后取出，不看索引。`,
  'event.TRIANGLE_BELOW': ({ tensor, number }) =>
    `在最后两维中，${number} 号对角线上及其下方从 ${tensor} 复制，上方是零。0 号从角上开始，1 号在它右边，-1 号在它左边。`,
  'event.TRIANGLE_ABOVE': ({ tensor, number }) =>
    `在最后两维中，${number} 号对角线上及其上方从 ${tensor} 复制，下方是零。0 号从角上开始，1 号在它右边，-1 号在它左边。`,
  'event.ON_DIAGONAL': ({ tensor, down, right }) =>
    `${tensor} 的元素 i 放到第 i${down ? ` + ${down}` : ''} 行、第 i${right ? ` + ${right}` : ''} 列，其余都是 0。`,
  'event.CONVERTED': ({ from, to }) => `每个元素都从 ${from} 转换为 ${to}。`,
  'event.SHARED_STORAGE': ({ shape, strides, itemsize, tensor }) =>
    `结果的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}，使用 ${tensor} 的存储。`,
  'event.WRITTEN': ({ tensor }) =>
    `新的值写进 ${tensor} 原有的单元；这些单元的其他视图也随之改变。`,
  'event.KEEPS_CELLS': ({ operations, names }) =>
    `${operations} 复制了元素，所以 ${names} 有自己的单元，不会改变。`,
  'event.INDEX_MISSED': ({ tensor, dim, size, last, index }) => {
    const few = { 0: '，没有任何位置', 1: '：唯一的位置是 0，从末尾数是 -1' }[Number(size)];
    return `${tensor} 的第 ${dim} 维大小是 ${size}${few ?? `：位置是 0 到 ${last}，从末尾数是 -1 到 -${size}`}。没有位置 ${index}。`;
  },
  'event.DIM_MISSED': ({ tensor, shape, lowest, highest, dim }) =>
    `${tensor} 的形状是 ${shape}：维度的编号是 ${lowest} 到 ${highest}，没有 ${dim}。`,
  'event.MASK_MISSED': ({ mask, mask_shape, tensor, shape, dim }) =>
    `${mask} 的形状是 ${mask_shape}，${tensor} 的形状是 ${shape}。掩码对每个位置都要有一项，而第 ${dim} 维的大小不同。`,
  'event.TOO_MANY_INDICES': ({ tensor, shape, dims }) =>
    `${tensor} 的形状是 ${shape}：${Number(dims) === 0 ? '没有维度，不能用索引' : `有 ${dims} 维，所以最多用 ${dims} 个索引`}。`,
  'event.CAST_REFUSED': ({ target, to, from }) =>
    `${target} 的 dtype 是 ${to}，原地写入时保持不变。结果的 dtype 是 ${from}，${to} 不一定装得下，因此会报错。`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `out= 指定的张量 dtype 是 ${to}，保持不变。结果的 dtype 是 ${from}，${to} 不一定装得下，因此会报错。`,
  // Joined
  'event.JOIN_SHAPES': ({ count }) =>
    Number(count) === 1 ? '只有一个张量，没有别的可以拼接。' : `拼接 ${count} 个张量，每行一个。`,
  'event.JOIN_SHAPES_FIRST': ({ count, shown }) =>
    `拼接 ${count} 个张量；这里显示其中 ${shown} 个，每行一个。`,
  'event.JOIN_SKIPPED': ({ tensor }) => `${tensor} 的形状是 (0,)：为了向后兼容，它被略过。`,
  'event.JOIN_NEW_DIM': ({ dim }) =>
    `stack 就是沿一个新的维度拼接：每个张量都得到大小为 1 的第 ${dim} 维。`,
  'event.JOIN_READ_AS': ({ tensor, shape, joined }) =>
    `${tensor}（形状 ${shape}）按 ${joined} 读取。`,
  'event.JOIN_EQUAL': ({ dim, size }) => `第 ${dim} 维：大小都是 ${size}，必须如此。`,
  'event.JOIN_ADDS': ({ dim, sum, size }) =>
    `第 ${dim} 维是拼接的维度：大小可以不同，它们相加，${sum} = ${size}。`,
  'event.JOIN_DIMS_REFUSED': ({ a, dims_a, b, dims_b }) =>
    `${a} 有 ${dims_a} 个维度，${b} 有 ${dims_b} 个。拼接不会补上维度，因此会报错。`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 维：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。只有拼接的维度可以不同，因此会报错。`,
  'event.JOIN_RESULT': ({ shape }) => `结果的形状是 ${shape}，存储是新的：每个元素都被复制。`,
  'event.ELEMENT_STACKED': ({ out, index, part, in: from, value }) =>
    `${out} 的值是 ${value}：新维度上的索引 ${index} 选中 ${part}，所以它就是 ${from}。`,
  'event.ELEMENT_JOINED_FIRST': ({ out, index, part, in: from, value }) =>
    `${out} 的值是 ${value}：在拼接的维度上，索引 ${index} 落在 ${part} 里，所以它就是 ${from}。`,
  'event.ELEMENT_JOINED': ({ out, index, start, own, part, in: from, value }) =>
    `${out} 的值是 ${value}：在拼接的维度上，索引 ${index} 是 ${part} 的 ${index} − ${start} = ${own}，所以它就是 ${from}。`,
  // Index tensors and masks
  'event.INDEX_ARRAY': ({ index, shape, dim, size }) =>
    `${index}（形状 ${shape}）选取第 ${dim} 维上的位置，这一维的大小是 ${size}。`,
  'event.INDEX_MASK': ({ index, shape, dim, count }) =>
    `${index}（形状 ${shape}）是掩码${Number(dim) ? `，从第 ${dim} 维起` : ''}：${Number(count) ? `选出 ${count} 个为 True 的位置` : '没有元素为 True，什么都不选'}。`,
  'event.INDEX_MASK_MEETS': ({ tensor, index, common, count }) =>
    `${tensor} 与掩码 ${index} 一起广播为 ${common}：${Number(count) ? `选出 ${count} 个为 True 的位置` : '没有元素为 True，什么都不选'}。`,
  'event.INDEX_NUMBERS': ({ index, shape, numel }) =>
    `${index}（形状 ${shape}）按编号选取那一行 ${numel} 个元素中的元素。`,
  'event.INDEX_AS_LINE': ({ index }) =>
    `${index} 没有维度：它算作只有一个位置的一行，所以这一维保留。`,
  'event.PUT_CHOSEN': ({ value, chosen }) =>
    `选中的位置的形状是 ${chosen}，所以 ${value} 必须能广播到它。`,
  'event.PLACES_FOUND': ({ tensor, shape, count, dims }) =>
    `形状为 ${shape} 的 ${tensor} 中有 ${count} 个元素不为零或 False：${dims === 0 ? '每个给出一行，即它在各维上的索引' : `${dims} 个数组给出它们的索引，每一维一个`}。`,
  'event.INDEX_MEET': ({ common }) => `方括号里的索引一起广播，得到 ${common}。`,
  'event.INDEX_OUT_OF_RANGE': ({ entry, position, dim, size }) =>
    `${entry} 是 ${position}，但第 ${dim} 维只有 ${size} 项，因此会报错。`,
  'event.ALONG_RULE': ({ formula, dim }) =>
    `${formula}：索引给出第 ${dim} 维上的位置，其他各维上的位置不变。`,
  'event.ALONG_WRITES_AGAIN': ({ named, cells }) =>
    `${named} 项只指到 ${cells} 个单元。再次指到同一个单元时，后来的值取代先前的值。`,
  'event.ALONG_ADDS_AGAIN': ({ named, cells }) =>
    `${named} 项只指到 ${cells} 个单元。再次指到同一个单元时，后来的值也加上去。`,
  'event.INDEX_REST': ({ dim, from }) => `结果的第 ${dim} 维来自第 ${from} 维。`,
  'event.INDEX_LANDS': ({ common, at }) => `在结果中，${common} 从第 ${at} 维起取代被选取的维度。`,
  'event.INDEX_IN_FRONT': ({ common }) => `被选取的维度不相邻，所以 ${common} 放到结果的最前面。`,
  'event.INDEX_COPIES': ({ shape }) =>
    `结果的形状是 ${shape}，存储是新的：按位置或掩码选取总是复制，哪怕切片本可以得到视图。`,
  'event.ELEMENT_PUT': ({ positions, out, in: from }) =>
    `${positions}，所以把 ${from} 写入 ${out}。`,
  'event.ELEMENT_PUT_FROM': ({ positions, out, in: from, value }) =>
    `${positions}，所以把 ${from}（即 ${value}）写入 ${out}。`,
  'event.ELEMENT_GATHERED': ({ out, formula, in: from, value }) =>
    `${formula} = ${from} = ${value}，放到 ${out}。`,
  'event.ELEMENT_ADDED': ({ positions, out, in: from, added, value }) =>
    `${positions}，所以加上 ${from}（即 ${added}）：${out} 现在是 ${value}。`,
  'event.ELEMENT_PICKED': ({ positions, out, in: from, value }) =>
    `${positions}，所以 ${out} 的值是 ${value}，即 ${from}。`,

  // Last step of a refused operation, where no rule before it has said why.
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形状是 ${shape}：新的次序必须把这 ${dims} 维各写一次，因此会报错。`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：同一维写了两次（负数从末尾数），因此会报错。`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：这一段的第一维不能排在最后一维之后，因此会报错。`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：只有大小为 1 的维才能去掉，而指定的某一维更大，因此会报错。`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `${tensor} 的形状是 ${shape}：从 ${start} 起的 ${length} 个位置要到 ${start} + ${length} 才结束，超出该维的大小 ${size}，因此会报错。`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：窗口不能大于它所沿的维，因此会报错。`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `${tensor} 的形状是 ${shape}：大小为 ${size} 的窗口放不进第 ${dim} 维，它的大小是 ${room}，因此会报错。`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形状是 ${shape}，共 ${dims} 维。t() 交换矩阵的两维，最多接受 2 维，因此会报错。`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形状是 ${shape}：repeat() 要为这 ${dims} 维各给一个次数，因此会报错。`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而平均值很少是整数，所以会报错。需要浮点 dtype，例如先 .float()。`,
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `你给 ${tensor} 的平均值指定了不含小数的 dtype，但平均值很少是整数，因此会报错。`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `${other} 与 ${target} 共用存储单元，有些会在读取之前被覆盖，因此会报错。`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `${value} 的形状是 ${value_shape}。去掉前面大小为 1 的维后，剩下的不能广播到 ${target} 的形状 ${shape}，因此会报错。`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `${value} 的形状是 ${shape}，不能广播成所选位置的形状 ${chosen}，因此会报错。`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `${tensor} 的 dtype 是 ${dtype}，Python 的数不会改变它，而 ${number} 装不下，因此会报错。`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `${tensor} 的 dtype 是 bool，True 与 False 没有差，因此会报错。用 ^ 找出两者不同之处，用 ~ 取反。`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `整数除以 0 得不到整数，整数也没有无穷大。这里的除数是 ${divisor}，因此会报错。`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：方括号里的索引张量必须能一起广播，而这几个不能，因此会报错。`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor} 是只读的，写入会报错；可以写入它的 .copy()。`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1 表示保留大小，但形状为 ${shape} 的 ${tensor} 在新的第 ${dim} 维没有大小可保留，因此会报错。`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：次数的列表要为每个重复的项各给一个，而这里多了或少了，因此会报错。`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `要把形状为 ${shape} 的 ${tensor} 切成 ${count} 块，但至少要 1 块，因此会报错。`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `大小为 0 的块永远用不完 ${tensor} 的这一维，它的大小是 ${size}，因此会报错。`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `最后一个元素会到第 ${needed} 字节才结束，而 ${tensor} 的存储只有 ${held} 字节，因此会报错。`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `${tensor} 的一个元素只存一个数，而你给的是一个序列，因此会报错。`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：没有元素，也就没有最大或最小的元素，因此会报错。`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `${tensor} 的形状是 ${shape}：按读取顺序从 0 数起共 ${numel} 个元素，没有第 ${number} 号，因此会报错。`,
  'event.COUNT_REFUSED': '这个元素个数，或它们的字节数，64 位装不下，因此会报错。',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，没有为它定义这个运算，因此会报错。`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}，但这种乘积左边恰好要 ${left} 维，右边恰好要 ${right} 维，因此会报错。`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：只有恰好一个元素的张量才能当作一个数，因此会报错。`,
  'event.NO_DIM_REFUSED': ({ tensor }) => `${tensor} 没有维度，没有哪一维可以沿着数，因此会报错。`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}，而这个运算至少需要两维，因此会报错。`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `${tensor} 用的步长不是正数，因此会报错。PyTorch 没有负步幅；请用会复制的 flip()。`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `${value} 的 dtype 是 ${value_dtype}，${tensor} 的 dtype 是 ${dtype}。用索引张量写入时不做转换，因此会报错。`,
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `对 ${tensor} 执行 ${operation} 时报错，原因见报错信息。`,
  'event.WANTED_SIZE_REFUSED': ({ tensor, dim, size, wanted }) =>
    `${tensor} 的第 ${dim} 维大小是 ${size}，但这个调用要求是 ${wanted}，因此会报错。`,
  'event.WANTED_DIMS_REFUSED': ({ tensor, shape, dims, wanted }) =>
    `${tensor} 的形状是 ${shape}，有 ${dims} 维，但这个调用需要 ${wanted} 维，因此会报错。`,
  'event.SAME_SHAPE_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}。这里两者的形状必须相同，因此会报错。`,
  'event.SAME_DIMS_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}。这里两者的维数必须相同，因此会报错。`,
  'event.LARGER_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 维：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。${a} 在这一维不能更大，因此会报错。`,
  'event.ENTRY_REFUSED': ({ tensor, dim, size, last, index }) =>
    `${tensor} 的第 ${dim} 维大小是 ${size}，所以位置是 0 到 ${last}。没有位置 ${index}，因此会报错。`,
  'event.CLASS_REFUSED': ({ classes, last, class: given }) =>
    `共有 ${classes} 个类别，编号是 0 到 ${last}。没有类别 ${given}，因此会报错。`,
  'event.MULTIPLE_REFUSED': ({ size, piece }) =>
    `${size} 不是 ${piece} 的倍数，不能切成大小为 ${piece} 的块，因此会报错。`,
  'event.LETTER_REFUSED': ({ letter, size, other }) =>
    `字母 ${letter} 在一处的大小是 ${size}，在另一处是 ${other}。同一个字母只能有一个大小，因此会报错。`,
  'event.PADDING_REFUSED': ({ count }) =>
    `填充要为每一维给两个数（前面和后面），而你给了 ${count} 个，因此会报错。`,
  'event.PADDED_DIMS_REFUSED': ({ tensor, shape, count, dims }) =>
    `${tensor} 的形状是 ${shape}：这 ${count} 个数会填充 ${dims} 维，它没有这么多维，因此会报错。`,
  'event.KERNEL_REFUSED': ({ tensor, size, kernel }) =>
    `算上填充，${tensor} 在这一维的大小是 ${size}，而卷积核的大小是 ${kernel}，放不下，因此会报错。`,
  'event.PICKED_REFUSED': ({ tensor, dim, size, count }) =>
    `${tensor} 的第 ${dim} 维大小是 ${size}，沿这一维取不出 ${count} 个元素，因此会报错。`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `${a} 的第 ${dim_a} 维大小是 ${size_a}，${b} 的第 ${dim_b} 维大小是 ${size_b}，这里两者必须相等，因此会报错。`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a} 的 dtype 是 ${a_dtype}，${b} 的 dtype 是 ${b_dtype}。这个运算要求两边 dtype 相同，因此会报错。`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a} 的 dtype 是 ${a_dtype}，${b} 的 dtype 是 ${b_dtype}：对于两者共同的 dtype，没有定义这个运算，因此会报错。`,
  'event.INTEGERS_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而位置和类别编号要用 int64，因此会报错。可以用 .long() 转换。`,
  'event.PROBABILITIES_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 与分数形状相同，所以被当作概率。它的 dtype ${dtype} 存不下小数，因此会报错。`,
  'event.BETWEEN_REFUSED': '你给的数不在 0 和 1 之间，因此会报错。',
  'event.CHANCES_REFUSED': ({ tensor }) =>
    `${tensor} 有小于 0 或大于 1 的元素，而概率必须在 0 和 1 之间，因此会报错。`,
  'event.VARIANCE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：每个平均都只有一个值。训练时求方差至少要 2 个值，因此会报错。`,
  'event.LEAST_REFUSED': ({ number, least }) =>
    `你给了 ${number}，而这里至少要 ${least}，因此会报错。`,
  'event.NUMBERS_REFUSED': ({ count, wanted }) =>
    `你给了 ${count} 个数，而这里要 ${wanted} 个，因此会报错。`,
  'event.OPERANDS_REFUSED': ({ count, wanted }) =>
    `模式写了 ${wanted} 个操作数，而你给了 ${count} 个，因此会报错。`,
  'event.LETTER_NEW_REFUSED': ({ letter }) =>
    `结果里的字母 ${letter} 不在任何操作数里，所以没有大小，因此会报错。`,
  'event.LENGTHS_REFUSED': ({ first, second }) =>
    `一个列表有 ${first} 项，另一个有 ${second} 项。两者逐项对应，因此会报错。`,
  'event.OPEN_SIZES_REFUSED': ({ tensor, dim, count }) =>
    `${tensor} 的第 ${dim} 维要拆成 ${count} 个你没给的大小，而只能推算出一个，因此会报错。`,
  'event.AXES_REFUSED': ({ left, right }) =>
    `左边写了 ${left} 个维度，右边写了 ${right} 个。rearrange() 要求两边的名字相同，因此会报错。`,
  'event.NEW_DIM_REFUSED': ({ count }) =>
    `结果里有 ${count} 个新维度没有大小。repeat() 要求每个新维度都给出大小，例如 r=2，因此会报错。`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `${base} 的 dtype 是 ${dtype}，而指数 ${power} 是负数。整数的负数次幂很少是整数，因此会报错。`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}，而这里要的是一个数：Python 数，或没有维度的张量，因此会报错。`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `${mask} 的 dtype 是 ${dtype}，而掩码要为每个元素给出 True 或 False，即 dtype bool，因此会报错。`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `${tensor} 的形状是 ${shape}。掩码对每个位置都要有一项，而对第 ${dim} 维，它的项数不符，因此会报错。`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。索引必须是整数、切片、...、None，或者元素为整数或 True 和 False 的张量或列表，因此会报错。`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：... 代表没有另外写出的所有维度，所以只能出现一次，因此会报错。`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：步长 0 永远离不开第一个元素，因此会报错。`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。大小、长度和次数从 0 开始，而你给了负数，因此会报错。`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `${tensor} 的形状是 ${shape}。大小、偏移和次数从 0 开始，而你给了 ${number}，因此会报错。`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `${tensor} 的步幅是 ${strides}，其中有负的，因此会报错。PyTorch 没有负步幅；.copy() 得到的也没有。`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：没有可以读或写的元素，因此会报错。`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}：每个元素存一个数，而给出的不是一个数，因此会报错。`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，装不下这个值：它太大，或不是整数，因此会报错。`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `dtype 为 ${from} 的值要存成 ${to}，而它装不下所有这样的值，因此会报错。NumPy 只在用 .astype() 时转换。`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `${out} 的形状是 ${shape}，而结果的形状不同。out= 指定的张量保持自己的形状，因此会报错。`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `结果的形状是 ${shape}。out= 指定的张量形状不同，而且不能扩大，因此会报错。`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形状是 ${a_shape}，${b} 的形状是 ${b_shape}。靠右对齐后，有两个大小不相等，也都不是 1，因此不能广播。`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。矩阵乘积两边都至少要有一维，因此会报错；与一个数相乘请用 *。`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}。这次调用的两个列表要逐项对应（维度与新位置，或大小与步幅），而其中一个更长，因此会报错。`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `${tensor} 的形状是 ${shape}，而这里至少要有 ${wanted} 维，因此会报错。`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形状是 ${shape}：这一维不能等分成这么多块，因此会报错。`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `${tensor} 的第 ${dim} 维大小是 ${size}。各块的大小之和必须是 ${size}，而现在不是，因此会报错。`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `${tensor} 的第 ${dim} 维大小是 ${size}。新的各个大小相乘必须是 ${size}，而现在不是，因此会报错。`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `${tensor} 的形状是 ${shape}。起点必须在 ${lowest} 到 ${highest} 之间，而你给了 ${start}，因此会报错。`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `${tensor} 的形状是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}。没有步幅能给出你要的形状，而这里不许复制，因此会报错。`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `掩码选中 ${tensor} 的 ${wanted} 个元素，而给出的值有 ${count} 个，因此会报错。`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor} 是带 requires_grad 的叶子，或叶子的视图。自动求导无法跟踪对它的写入，因此会报错：请改写成 x = x + y，或用 torch.no_grad()。`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor} 是在 torch.no_grad() 里得到的视图，却在外面写入，因此会报错。两者都写在里面，或都写在外面。`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `${tensor} 没有 requires_grad：自动求导没有记录它是怎样算出来的，因此会报错。它的输入要用 requires_grad=True 创建，并在 torch.no_grad() 之外。`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `${tensor} 带 requires_grad，而 NumPy 无法跟踪梯度，因此会报错。.detach().numpy() 给出同一存储上不带梯度的数组。`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而只有浮点 dtype 才能带 requires_grad，因此会报错。请先 .float()。`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor} 由带 requires_grad 的张量算出，所以自己也带。只有叶子才能更改，因此会报错；.detach() 给出同一存储、不带梯度。`,
};

/** What becomes of a letter of einsum. */
const letterFate = (letter: string, tensors: string) => [
  `在 ${tensors} 和结果里都有：保留`,
  `在 ${tensors} 和结果里都有：${letter} 相同的项配对，这一维保留`,
  `在 ${tensors} 里有，结果里没有：${letter} 相同的项相乘，再求和`,
  `在 ${tensors} 里有，结果里没有：沿它求和`,
  `在 ${tensors} 里出现两次：只取对角线，并保留`,
  `在 ${tensors} 里出现两次，结果里没有：取对角线，再求和`,
];

/** How many products an element of a matrix product adds up. */
function productSum(size: Int): string {
  if (Number(size) === 0) return '空和，即 0';
  return Number(size) === 1 ? '单个乘积' : ` ${size} 个乘积之和`;
}

/** Why the dtype is what it is. */
const promotions = [
  '取两者中较宽的',
  '浮点优先于整数，整数优先于 bool',
  '没有维度的一方，只有类别更高时才起作用',
  '这是能装下两者所有值的最小 dtype',
  '这个运算得到小数',
  '类别更高的 Python 数带来默认的 dtype',
];
