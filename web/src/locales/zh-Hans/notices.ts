import type { Notices } from '../types';

/** What does not run here: the core's English, with its {places}, and the same here. */
export const notices: Notices = {
  'Stridewise does not run `{object}.{name}`.': 'Stridewise 不支持 `{object}.{name}`。',
  'Stridewise does not run assignments to `.{name}`.': 'Stridewise 不支持给 `.{name}` 赋值。',
  'Stridewise does not run {function}() with `{keyword}=`.':
    'Stridewise 不支持给 {function}() 传入 `{keyword}=`。',
  'Stridewise does not run {function}() with these arguments.':
    'Stridewise 不支持用这些参数调用 {function}()。',
  'Stridewise does not run {function}() with this `{argument}`.':
    'Stridewise 不支持 {function}() 的 `{argument}` 取这个值。',
  'Stridewise does not know this.': 'Stridewise 不认识这种写法。',
  'Stridewise does not run this of dtype {dtype}, for which PyTorch lacks most operations: convert it with to(torch.int64) first.':
    'Stridewise 不支持对 dtype {dtype} 做这个操作，PyTorch 自己对它也缺少大多数操作：请先用 to(torch.int64) 转换。',
  'Stridewise does not run {function}() of {dtype}: compute with float().':
    'Stridewise 不支持对 {dtype} 调用 {function}()：请用 float() 转换后再计算。',
  'Stridewise does not compute with a uint64 from 2**63 on.':
    'Stridewise 不能用 2**63 及以上的 uint64 做计算。',
  'Stridewise does not run `{name}` in a class.': 'Stridewise 不支持在类中使用 `{name}`。',
  'Stridewise runs classes that derive from nn.Module, from exceptions or from your own only.':
    'Stridewise 只支持继承自 nn.Module、异常或你自己的类的类。',
  'Stridewise does not run this class': 'Stridewise 不支持这个类。',
  'Stridewise does not run super() here.': 'Stridewise 不支持在这里使用 super()。',
  'This module is called before its super().__init__() has run.':
    '这个模块在它的 super().__init__() 执行之前就被调用了。',
  'This module has no forward().': '这个模块没有 forward()。',
  'Stridewise does not look for a set in a set.': 'Stridewise 不支持在集合中查找集合。',
  'Stridewise does not run so many functions of libraries.':
    '程序用到的库函数太多，Stridewise 不能运行。',
  'Stridewise does not run `{name}`.': 'Stridewise 不支持 `{name}`。',
  'Stridewise does not run calls with more than 1024 arguments by position or 32 by name.':
    'Stridewise 不支持超过 1024 个位置参数或 32 个关键字参数的调用。',
  'Stridewise does not run `**` before this argument.': 'Stridewise 不支持在这个参数前使用 `**`。',
  'Stridewise does not run `*` before what is no list, tuple or tensor.':
    'Stridewise 只支持在列表、元组或张量前使用 `*`。',
  'Stridewise does not run {type}(...).': 'Stridewise 不支持 {type}(...)。',
  'Stridewise does not run this expression.': 'Stridewise 不支持这个表达式。',
  'Stridewise does not run this call.': 'Stridewise 不支持这个调用。',
  'The program takes more than {steps} steps: make its loops shorter.':
    '程序超过了 {steps} 步：请缩短它的循环。',
  'This expression is nested too deeply: use a few more names.':
    '这个表达式嵌套太深：请多用几个变量名把它拆开。',
  'Stridewise does not run `del` on tensors.': 'Stridewise 不支持对张量使用 `del`。',
  'Stridewise runs `del` with names and list items only.':
    'Stridewise 的 `del` 只支持变量名和列表的项。',
  'Stridewise does not go on where a loop changed the keys.':
    '循环改变了它正在遍历的键，Stridewise 无法继续。',
  'Stridewise does not run `as` behind this `with`.':
    'Stridewise 不支持在这个 `with` 后使用 `as`。',
  'Stridewise runs `with` for torch.no_grad() only.':
    'Stridewise 的 `with` 只支持 torch.no_grad()。',
  'Stridewise does not run this decorator': 'Stridewise 不支持这个装饰器。',
  'Stridewise does not run functions with more than 200 names.':
    'Stridewise 不支持变量名超过 200 个的函数。',
  'Stridewise does not run this call: it has too many arguments.':
    'Stridewise 不能运行这个调用：参数太多。',
  'The program is longer than 1 MiB: shorten it.': '程序超过 1 MiB：请缩短它。',
  'The text is not UTF-8 from here on: save it as UTF-8 and paste it again.':
    '从这里开始，文本不是 UTF-8 编码：请存为 UTF-8 后重新粘贴。',
  'Stridewise does not write single bytes of a storage.': 'Stridewise 不支持改写存储中的单个字节。',
  'Stridewise does not run {function}() with this `dtype=`: convert the operands with astype() first.':
    'Stridewise 不支持 {function}() 使用这个 `dtype=`：请先用 astype() 转换操作数。',
  'Stridewise does not show this `.base`: it is no array.':
    'Stridewise 不能显示这个 `.base`：它不是数组。',
  'The elements that `where=` leaves out would hold whatever the memory held: give the ufunc an `out=`.':
    '被 `where=` 跳过的元素会保留内存中原有的内容：请给这个 ufunc 指定 `out=`。',
  "Stridewise does not run NumPy's {function}() of a PyTorch tensor: write .numpy() behind it.":
    'Stridewise 不支持对 PyTorch 张量调用 NumPy 的 {function}()：请在张量后面加上 .numpy()。',
  'Stridewise does not run {function}() with this `initial=`.':
    'Stridewise 不支持 {function}() 使用这个 `initial=`。',
  'Stridewise does not run strides that end inside of an element.':
    'Stridewise 不支持落在元素中间的步幅。',
  'Stridewise does not read memory outside of the array, as as_strided() would here.':
    '这里的 as_strided() 会读到数组之外的内存，Stridewise 不会这样读。',
  "Stridewise does not run NumPy's {function}() of PyTorch tensors: convert them with .numpy() first.":
    'Stridewise 不支持对 PyTorch 张量调用 NumPy 的 {function}()：请先用 .numpy() 转换它们。',
  'Stridewise does not run `np.{ufunc}.{method}` with these arguments.':
    'Stridewise 不支持用这些参数调用 `np.{ufunc}.{method}`。',
  'This list is nested too deeply for a tensor.': '这个列表嵌套太深，不能变成张量。',
  'Stridewise has no other device than the CPU: write "cpu".':
    'Stridewise 只有 CPU 这一个设备：请写 "cpu"。',
  'Stridewise does not mix PyTorch tensors and NumPy arrays in one operation: convert one with torch.from_numpy() or .numpy().':
    'Stridewise 不支持在一个操作里混用 PyTorch 张量和 NumPy 数组：请用 torch.from_numpy() 或 .numpy() 转换其中一个。',
  "An operand shares the memory that is written here, so PyTorch's result depends on the processor: clone() the operand first.":
    '有一个操作数与这里写入的内存重叠，PyTorch 的结果因处理器而异：请先对这个操作数调用 clone()。',
  'Stridewise does not run this power of halves: compute with float().':
    'Stridewise 不支持半精度数的这种幂：请用 float() 转换后再计算。',
  'Stridewise does not run reciprocal() on integers: write 1 / x.':
    'Stridewise 不支持对整数调用 reciprocal()：请写 1 / x。',
  'Stridewise does not run floats as positions: convert the array to integers first.':
    'Stridewise 不支持用浮点数作位置：请先把数组转换成整数。',
  'Stridewise does not divide a NumPy array by a PyTorch tensor: convert one with torch.from_numpy() or .numpy().':
    'Stridewise 不支持用 NumPy 数组除以 PyTorch 张量：请用 torch.from_numpy() 或 .numpy() 转换其中一个。',
  'Stridewise does not read elements that begin inside of others.':
    'Stridewise 不支持读取从别的元素中间开始的元素。',
  'Stridewise does not read these bytes as another dtype.':
    'Stridewise 不支持把这些字节当作另一种 dtype 来读。',
  'Stridewise does not run `{operator}` of these two.':
    'Stridewise 不支持对这两者使用 `{operator}`。',
  'Stridewise does not compare tensors with lists: make the list a tensor first.':
    'Stridewise 不支持比较张量和列表：请先把列表变成张量。',
  "The result is larger than Stridewise's integers (64 bits).":
    '结果超出了 Stridewise 的整数范围（64 位）。',
  'Stridewise does not divide integers beyond 2**53 with `/`: use `//`.':
    'Stridewise 不支持用 `/` 除超过 2**53 的整数：请用 `//`。',
  'Stridewise does not run complex numbers: this power has no real value.':
    'Stridewise 不支持复数：这个幂没有实数值。',
  'Stridewise does not compare versions of libraries.': 'Stridewise 不支持比较库的版本。',
  'Stridewise does not reckon with addresses: compare them with ==.':
    'Stridewise 不支持用地址做计算：请用 == 比较它们。',
  'Stridewise does not run reversed() of tensors: use flip().':
    'Stridewise 不支持对张量使用 reversed()：请用 flip()。',
  'Stridewise does not run this format: use an f-string.':
    'Stridewise 不支持这种格式化：请用 f-string。',
  'Stridewise does not put tensors into a torch.Size: use int().':
    'Stridewise 不支持把张量放进 torch.Size：请用 int()。',
  'Stridewise does not make sequences of more than {count} items.':
    'Stridewise 不支持超过 {count} 项的序列。',
  'Stridewise does not reckon with the keys of dicts: make sets of them.':
    'Stridewise 不支持对字典的键做运算：请先把它们变成集合。',
  'Stridewise does not compare lists and tuples that hold tensors: compare the tensors.':
    'Stridewise 不支持比较含有张量的列表和元组：请比较张量本身。',
  'Stridewise does not convert to {dtype} what holds NaN, negative or large numbers: what they become is left open. Convert to torch.int64 first.':
    'Stridewise 不会把 NaN、负数或很大的数转换成 {dtype}：转换结果没有规定。请先转换成 torch.int64。',
  'Stridewise does not compare lists and tuples that hold NaN.':
    'Stridewise 不支持比较含有 NaN 的列表和元组。',
  'Stridewise does not compare a dtype with this name.':
    'Stridewise 不支持把 dtype 与这个名字比较。',
  'Stridewise does not look for iterators over arrays in lists.':
    'Stridewise 不支持在列表中查找遍历数组的迭代器。',
  'Stridewise compares data_ptr() with another data_ptr() only.':
    'Stridewise 只能把 data_ptr() 与另一个 data_ptr() 比较。',
  'Stridewise does not compare slices.': 'Stridewise 不支持比较切片。',
  'Stridewise does not compare the keys of dicts: make lists of them.':
    'Stridewise 不支持比较字典的键：请先把它们变成列表。',
  'Stridewise does not run the format `{spec}` here.': 'Stridewise 在这里不支持格式 `{spec}`。',
  'Stridewise does not run the format `{spec}`.': 'Stridewise 不支持格式 `{spec}`。',
  'Stridewise does not run loops of more than {count} rounds.':
    'Stridewise 不支持超过 {count} 轮的循环。',
  'Stridewise does not walk a storage: write tolist() behind.':
    'Stridewise 不支持遍历存储：请在后面加上 tolist()。',
  'This list is nested too deeply to be printed.': '这个列表嵌套太深，无法打印。',
  'The program prints more than 4 MiB: print less.': '程序打印的内容超过 4 MiB：请少打印一些。',
  'Stridewise does not print modules, functions and iterators: their text holds an address.':
    'Stridewise 不支持打印模块、函数和迭代器：它们的文字中含有地址。',
  'Stridewise does not know the grad_fn of this tensor: print what its detach() gives.':
    'Stridewise 不知道这个张量的 grad_fn：请打印它的 detach() 的结果。',
  'Stridewise does not run hash() of a str: Python gives another number in each run.':
    'Stridewise 不执行 str 的 hash()：Python 每次运行给出的数都不同。',
  'Stridewise does not run hash() of this: Python makes it of an address, which differs from run to run.':
    'Stridewise 不执行它的 hash()：Python 由地址得出这个数，而地址每次运行都不同。',
  'Stridewise does not print addresses: compare data_ptr() or id() with ==.':
    'Stridewise 不支持打印地址：请用 == 比较 data_ptr() 或 id()。',
  'Stridewise prints storages of up to 10000 elements.': 'Stridewise 最多打印 10000 个元素的存储。',
  'Stridewise does not run keys of this kind.': 'Stridewise 不支持这种键。',
  'Stridewise does not know the order in which Python goes through this set: use sorted().':
    'Stridewise 不知道 Python 会按什么顺序遍历这个集合：请用 sorted()。',
  'The elements do not fit into memory a second time, which this takes: make the tensor smaller.':
    '这里需要再存一份这些元素，而内存放不下：请把张量改小。',
  'Stridewise does not enlarge what PyTorch and NumPy share, and PyTorch raises a RuntimeError there: clone() the tensor first.':
    'Stridewise 不支持扩大 PyTorch 与 NumPy 共用的存储，PyTorch 在这里会引发 RuntimeError：请先对张量调用 clone()。',
  'Stridewise does not write to what broadcast_arrays() stretched; NumPy warns there: write to a copy().':
    'Stridewise 不支持写入被 broadcast_arrays() 拉伸的数组，NumPy 在这里会警告：请写入 copy()。',
  'Stridewise does not run strings that hold the character U+0000.':
    'Stridewise 不支持含有字符 U+0000 的字符串。',
  'Stridewise does not run programs with more than 1000 names.':
    'Stridewise 不支持变量名超过 1000 个的程序。',
  '`{name}` was not made: line {line} raised an error.': '没有得出 `{name}`：第 {line} 行报错了。',
  'Values are not computed: the program is too large, so only its shapes are.':
    '程序太大，只计算形状，不计算元素的值。',
  '`{code}` needs values that are not computed in a run of this size: make the tensors smaller.':
    '`{code}` 需要元素的值，但程序这么大时不计算值：请把张量改小。',
  'This needs values that are not computed in a run of this size: make the tensors smaller.':
    '这里需要元素的值，但程序这么大时不计算值：请把张量改小。',
  'The program goes through too many elements for a web page: make its tensors smaller.':
    '程序要处理的元素太多，网页承受不了：请把张量改小。',
  'Stridewise does not run numbers of more than 1000 characters':
    'Stridewise 不支持超过 1000 个字符的数。',
  'Stridewise does not run complex numbers': 'Stridewise 不支持复数。',
  'Stridewise does not run `await`': 'Stridewise 不支持 `await`。',
  'Stridewise does not run this `as` behind `with`': 'Stridewise 不支持 `with` 后的这个 `as`。',
  'Stridewise does not run `except*`': 'Stridewise 不支持 `except*`。',
  'Stridewise does not run `async`': 'Stridewise 不支持 `async`。',
  'Stridewise does not run `lambda` inside an f-string':
    'Stridewise 不支持 f-string 里的 `lambda`。',
  'Stridewise does not run `import *` of this module: write the names out.':
    'Stridewise 不支持对这个模块使用 `import *`：请逐个写出名称。',
  'Stridewise does not run `\\N{...}`: write the character itself':
    'Stridewise 不支持 `\\N{...}`：请直接写这个字符。',
  'Stridewise does not run escapes that name no character':
    'Stridewise 不支持不对应任何字符的转义序列。',
  'Stridewise does not run `!a`: use `!r`': 'Stridewise 不支持 `!a`：请用 `!r`。',
  'Stridewise does not run fields inside a format specification':
    'Stridewise 不支持在格式说明里嵌套字段。',
  'Stridewise does not run bytes: leave the `b` out for a string':
    'Stridewise 不支持 bytes：去掉 `b` 就是字符串。',
  'Stridewise does not run `*` in an index: write the items out':
    'Stridewise 不支持在索引里使用 `*`：请逐项写出。',
  'Stridewise does not make a tensor from a list of arrays: write torch.tensor(np.array(...)).':
    'Stridewise 不支持用数组的列表创建张量：请写 torch.tensor(np.array(...))。',
  'Stridewise does not know what autograd says of this tensor.':
    'Stridewise 不知道自动求导会怎样处理这个张量。',
  'Stridewise computes no gradients: write the derivative out in tensors.':
    'Stridewise 不计算梯度：请用张量写出导数。',
  'Stridewise does not run `grad_fn`: print the tensor to see its name.':
    'Stridewise 不支持 `grad_fn`：打印张量即可看到它的名字。',
  'Stridewise runs {function}() on tensors without gaps in memory alone.':
    'Stridewise 只支持对内存中没有空隙的张量调用 {function}()。',
  'Stridewise reads one element of a storage at a time: storage()[0].':
    'Stridewise 每次只能读取存储的一个元素：storage()[0]。',
  'Stridewise does not run `einops.pack`: write rearrange() for each tensor, then torch.cat() or np.concatenate().':
    'Stridewise 不支持 `einops.pack`：请对每个张量写 rearrange()，再用 torch.cat() 或 np.concatenate()。',
  'Stridewise does not run `einops.unpack`: write split() with the sizes, then rearrange() for each part.':
    'Stridewise 不支持 `einops.unpack`：请用 split() 按大小切开，再对每一部分写 rearrange()。',
  'Stridewise does not run `einops.asnumpy`: write x.numpy().':
    'Stridewise 不支持 `einops.asnumpy`：请写 x.numpy()。',
  'Stridewise does not run `match`': 'Stridewise 不支持 `match`。',
  'Stridewise does not write over bytes that are read as another dtype: clone() the operand first.':
    'Stridewise 不支持改写正被当作另一种 dtype 读取的字节：请先对这个操作数调用 clone()。',
  'The program needs more memory than Stridewise gives it.':
    '程序需要的内存超过了 Stridewise 能给的。',
  '{count} calls of functions are open here, and Stridewise goes no deeper.':
    '这里有 {count} 层尚未返回的函数调用，Stridewise 不能再深入。',
  'These iterators are nested too deeply.': '这些迭代器嵌套太深。',
  'These lists are nested too deeply to be compared.': '这些列表嵌套太深，无法比较。',
  'Whether equal numbers or strings are one object differs between Pythons: compare with `==`.':
    '相等的数或字符串是否是同一个对象，因 Python 版本而异：请用 `==` 比较。',
  'Among equal elements {function}() takes no certain order: write sort(stable=True) or argsort(stable=True).':
    '{function}() 不保证相等元素的先后：请写 sort(stable=True) 或 argsort(stable=True)。',
  'Among equal elements {function}() takes no certain order: write sort(stable=True).':
    '{function}() 不保证相等元素的先后：请写 sort(stable=True)。',
  'This tensor would have {dims} dimensions: Stridewise goes up to {limit}, so use fewer':
    '这个张量会有 {dims} 维，而 Stridewise 最多支持 {limit} 维：请减少维数。',
  '`\\` must be the last character of its line: delete it or what follows it':
    '`\\` 必须是这一行的最后一个字符：请删掉它，或删掉它后面的内容。',
  'no line follows this `\\`: delete it': '这个 `\\` 后面没有下一行：请删掉它。',
  'nested deeper than {count} blocks': '代码块嵌套超过 {count} 层。',
  'nested deeper than {count} brackets': '括号嵌套超过 {count} 层。',
  'this is nested deeper than {count} levels: split it over several statements':
    '这里的嵌套超过 {count} 层：请拆成几条语句。',
  'this chains more than {count} operations: split it over several statements':
    '这里连着写了超过 {count} 个操作：请拆成几条语句。',
  'this indentation matches no line above: align it with the block it belongs to':
    '这一行的缩进和上面任何一行都对不上：请与它所在的代码块对齐。',
  'tabs and spaces are mixed in this indentation: use spaces only':
    '这里的缩进混用了制表符和空格：请只用空格。',
  'unexpected indent: start the line at the left': '这里不该缩进：请让这一行从最左边开始。',
  'unexpected indent: start the line where the line above starts':
    '这里不该再缩进：请与上一行的开头对齐。',
  'the block of `{keyword}` is missing: indent its lines by 4 spaces':
    '`{keyword}` 下面缺少代码块：请把它的各行缩进 4 个空格。',
  '`{bracket}` was never opened: delete it, or add `{opener}` before it':
    '`{bracket}` 没有对应的左括号：请删掉它，或在前面加上 `{opener}`。',
  '`{bracket}` was never closed': '`{bracket}` 没有闭合。',
  '`{bracket}` does not close `{opener}`: write `{closer}`':
    '`{bracket}` 不能闭合 `{opener}`：请写 `{closer}`。',
  'this byte is not UTF-8 text': '这个字节不是 UTF-8 文本。',
  'invalid character U+{code}: delete it': '无效字符 U+{code}：请删掉它。',
  "invalid character '{character}' (U+{code}): delete it":
    '无效字符“{character}”（U+{code}）：请删掉它。',
  "invalid character '{character}' (U+{code}): write {what}":
    '无效字符“{character}”（U+{code}），请改成：{what}。',
  '`{text}` is not a number: put a space or an operator after its digits':
    '`{text}` 不是数：请在数字后面加一个空格或运算符。',
  '`{text}` begins with 0: delete the leading zeros': '`{text}` 以 0 开头：请删掉前面的 0。',
  "{number} is larger than Stridewise's integers (64 bits)":
    '{number} 超出了 Stridewise 的整数范围（64 位）。',
  'unterminated string: add the closing quote {quote}':
    '字符串没有结束：请加上结尾的引号 {quote}。',
  'this escape lacks digits: write \\xhh, \\uhhhh or \\Uhhhhhhhh':
    '这个转义缺少数字：请写成 \\xhh、\\uhhhh 或 \\Uhhhhhhhh。',
  'expected `!r` or `!s` here': '这里应该是 `!r` 或 `!s`。',
  'expected `}` here, to close the field of the f-string':
    '这里应该是 `}`，用来结束 f 字符串的字段。',
  '`}` is alone in this f-string: write `}}`': 'f 字符串里的这个 `}` 没有配对：请写成 `}}`。',
  '`print` needs parentheses: write `print(...)`': '`print` 需要括号：请写成 `print(...)`。',
  'this program is longer than Stridewise reads (1 MiB)': '程序太长：Stridewise 最多读 1 MiB。',
  '`*` is not allowed here: delete it, or add a comma after it':
    '这里不能用 `*`：请删掉它，或在后面加一个逗号。',
  '`*` is not allowed here: add a comma after it': '这里不能单独用 `*`：请在后面加一个逗号。',
  'only one target can have a `*`: delete this one': '只能有一个赋值目标带 `*`：请删掉这一个。',
  '`*` is not allowed in a comprehension': '推导式里不能用 `*`。',
  'only one `*` is allowed between parameters': '参数之间只能有一个 `*`。',
  'a parameter without a default follows one that has one':
    '有默认值的参数后面不能再有没有默认值的参数。',
  'two parameters are called `{name}`': '有两个参数都叫 `{name}`。',
  'the argument `{name}=` is given twice': '参数 `{name}=` 给了两次。',
  'a positional argument cannot follow `{name}=`: move it to the left':
    '位置参数不能放在 `{name}=` 后面：请把它移到左边。',
  'a positional argument cannot follow `**`: move it to the left':
    '位置参数不能放在 `**` 后面：请把它移到左边。',
  'more than {count} keyword arguments': '关键字参数超过 {count} 个。',
  'only a name is allowed before `=` here; did you mean `==`?':
    '这里的 `=` 前面只能是名字；你是想写 `==` 吗？',
  '`=` is not allowed here; did you mean `==`?': '这里不能用 `=`；你是想写 `==` 吗？',
  'cannot assign to {what}; did you mean `==`?': '这里不能赋值：{what}。你是想写 `==` 吗？',
  '`{operator}` needs a single target': '`{operator}` 只能有一个赋值目标。',
  "write the module's name without spaces": '模块名里不能有空格。',
  '`{keyword}` is outside of a function': '`{keyword}` 不在函数里。',
  '`{keyword}` is outside of a loop': '`{keyword}` 不在循环里。',
  '`{keyword}` has no `{other}` above it at the same indentation':
    '上面没有与 `{keyword}` 缩进相同的 `{other}`。',
  'expected {what} here': '这里应该写：{what}。',
  'expected {what}, found `{found}`': '这里应该写：{what}，现在却是 `{found}`。',
  'expected {what} but the line ends here': '这里还应该写：{what}，这一行却结束了。',
  'expected {what} but the string ends here': '这里还应该写：{what}，字符串却结束了。',
  '`{a}` or `{b}`': '`{a}` 或 `{b}`',
  'an expression': '表达式',
  'the end of the line': '行尾',
  'an index': '索引',
  'a parameter': '参数',
  'a name': '名字',
  'a name after `.`': '`.` 后面的名字',
  'a name after `as`': '`as` 后面的名字',
  'a name to import': '要导入的名字',
  'the name of a module': '模块名',
  'a literal': '字面量',
  'the result of a call': '调用的结果',
  'a comparison': '比较式',
  'an ordinary space': '普通空格',
  'not run: needs `{name}`, which line {line} would make':
    '未运行：需要 `{name}`，而它本应由第 {line} 行得出。',
  'not run: needs the state of the random numbers, which line {line} may change':
    '未运行：第 {line} 行可能改变了随机数的状态。',
  'not run: needs defaults, which line {line} may change':
    '未运行：第 {line} 行可能改变了默认设置。',
  'not run: the program stopped at line {line}': '未运行：程序已在第 {line} 行停止。',
  'Stridewise does not run `global` here, because a function around this one binds `{name}`.':
    'Stridewise 不支持此处的 `global`，因为外层函数绑定了 `{name}`。',
  'No function around this one binds `{name}`, so Python does not run the program.':
    '没有外层函数绑定 `{name}`，因此 Python 也不会运行这个程序。',
  'Stridewise does not run classes with keywords': 'Stridewise 不支持带关键字的类',
  'Stridewise does not run `yield` inside an expression: write `x = yield`':
    'Stridewise 不支持表达式中的 `yield`：请写成 `x = yield`',
  'Stridewise does not run `:=` in a generator expression: write a list in brackets.':
    'Stridewise 不支持生成器表达式中的 `:=`：请改用方括号列表。',
  'Stridewise does not run `yield` in `with`, `except`, or a `try` with `finally`.':
    'Stridewise 不支持在 `with`、`except` 或带 `finally` 的 `try` 中使用 `yield`。',
  '`:=` needs parentheses here; did you mean `=`?': '这里的 `:=` 需要加括号；是不是想写 `=`？',
  '`:=` needs a name before it': '`:=` 前面必须是名称。',
  '`/` is not allowed here': '这里不能使用 `/`。',
};
