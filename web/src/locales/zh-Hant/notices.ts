import type { Notices } from '../types';

/** What does not run here: the core's English, with its {places}, and the same here. */
export const notices: Notices = {
  'Stridewise does not run `{object}.{name}`.': 'Stridewise 不支援 `{object}.{name}`。',
  'Stridewise does not run assignments to `.{name}`.': 'Stridewise 不支援對 `.{name}` 賦值。',
  'Stridewise does not run {function}() with `{keyword}=`.':
    'Stridewise 不支援對 {function}() 傳入 `{keyword}=`。',
  'Stridewise does not run {function}() with these arguments.':
    'Stridewise 不支援用這些引數呼叫 {function}()。',
  'Stridewise does not run {function}() with this `{argument}`.':
    'Stridewise 不支援 {function}() 的 `{argument}` 取這個值。',
  'Stridewise does not know this.': 'Stridewise 不認識這種寫法。',
  'Stridewise does not run this of dtype {dtype}, for which PyTorch lacks most operations: convert it with to(torch.int64) first.':
    'Stridewise 不支援對 dtype {dtype} 做這個運算，PyTorch 本身對它也缺少大多數運算：請先用 to(torch.int64) 轉換。',
  'Stridewise does not run {function}() of {dtype}: compute with float().':
    'Stridewise 不支援對 {dtype} 呼叫 {function}()：請用 float() 轉換後再計算。',
  'Stridewise does not compute with a uint64 from 2**63 on.':
    'Stridewise 不能用 2**63 及以上的 uint64 做計算。',
  'Stridewise does not run `{name}` in a class.': 'Stridewise 不支援在類別中使用 `{name}`。',
  'Stridewise runs classes that derive from nn.Module, from exceptions or from your own only.':
    'Stridewise 支援的類別，只能繼承自 nn.Module、例外類別或你自己的類別。',
  'Stridewise does not run this class': 'Stridewise 不支援這個類別。',
  'Stridewise does not run super() here.': 'Stridewise 不支援在這裡使用 super()。',
  'This module is called before its super().__init__() has run.':
    '這個模組在它的 super().__init__() 執行之前就被呼叫了。',
  'This module has no forward().': '這個模組沒有 forward()。',
  'Stridewise does not look for a set in a set.': 'Stridewise 不支援在集合中尋找集合。',
  'Stridewise does not run so many functions of libraries.':
    '程式用到的函式庫函式太多，Stridewise 不能執行。',
  'Stridewise does not run `{name}`.': 'Stridewise 不支援 `{name}`。',
  'Stridewise does not run calls with more than 1024 arguments by position or 32 by name.':
    'Stridewise 不支援超過 1024 個位置引數或 32 個關鍵字引數的呼叫。',
  'Stridewise does not run `**` before this argument.': 'Stridewise 不支援在這個引數前使用 `**`。',
  'Stridewise does not run `*` before what is no list, tuple or tensor.':
    'Stridewise 只支援在串列、元組或張量前使用 `*`。',
  'Stridewise does not run {type}(...).': 'Stridewise 不支援 {type}(...)。',
  'Stridewise does not run this expression.': 'Stridewise 不支援這個運算式。',
  'Stridewise does not run this call.': 'Stridewise 不支援這個呼叫。',
  'The program takes more than {steps} steps: make its loops shorter.':
    '程式超過了 {steps} 步：請縮短它的迴圈。',
  'This expression is nested too deeply: use a few more names.':
    '這個運算式巢狀太深：請多用幾個變數名稱把它拆開。',
  'Stridewise does not run `del` on tensors.': 'Stridewise 不支援對張量使用 `del`。',
  'Stridewise runs `del` with names and list items only.':
    'Stridewise 的 `del` 只支援變數名稱和串列的項。',
  'Stridewise does not go on where a loop changed the keys.':
    '迴圈改變了它正在走訪的鍵，Stridewise 無法繼續。',
  'Stridewise does not run `as` behind this `with`.':
    'Stridewise 不支援在這個 `with` 後使用 `as`。',
  'Stridewise runs `with` for torch.no_grad() only.':
    'Stridewise 的 `with` 只支援 torch.no_grad()。',
  'Stridewise does not run this decorator': 'Stridewise 不支援這個裝飾器。',
  'Stridewise does not run functions with more than 200 names.':
    'Stridewise 不支援變數名稱超過 200 個的函式。',
  'Stridewise does not run this call: it has too many arguments.':
    'Stridewise 不能執行這個呼叫：引數太多。',
  'The program is longer than 1 MiB: shorten it.': '程式超過 1 MiB：請縮短它。',
  'The text is not UTF-8 from here on: save it as UTF-8 and paste it again.':
    '從這裡開始，文字不是 UTF-8 編碼：請存成 UTF-8 後重新貼上。',
  'Stridewise does not write single bytes of a storage.':
    'Stridewise 不支援改寫儲存空間中的單一位元組。',
  'Stridewise does not run {function}() with this `dtype=`: convert the operands with astype() first.':
    'Stridewise 不支援 {function}() 使用這個 `dtype=`：請先用 astype() 轉換運算元。',
  'Stridewise does not show this `.base`: it is no array.':
    'Stridewise 不能顯示這個 `.base`：它不是陣列。',
  'The elements that `where=` leaves out would hold whatever the memory held: give the ufunc an `out=`.':
    '被 `where=` 跳過的元素會留著記憶體中原有的內容：請給這個 ufunc 指定 `out=`。',
  "Stridewise does not run NumPy's {function}() of a PyTorch tensor: write .numpy() behind it.":
    'Stridewise 不支援對 PyTorch 張量呼叫 NumPy 的 {function}()：請在張量後面加上 .numpy()。',
  'Stridewise does not run {function}() with this `initial=`.':
    'Stridewise 不支援 {function}() 使用這個 `initial=`。',
  'Stridewise does not run strides that end inside of an element.':
    'Stridewise 不支援落在元素中間的步幅。',
  'Stridewise does not read memory outside of the array, as as_strided() would here.':
    '這裡的 as_strided() 會讀到陣列之外的記憶體，Stridewise 不會這樣讀。',
  "Stridewise does not run NumPy's {function}() of PyTorch tensors: convert them with .numpy() first.":
    'Stridewise 不支援對 PyTorch 張量呼叫 NumPy 的 {function}()：請先用 .numpy() 轉換它們。',
  'Stridewise does not run `np.{ufunc}.{method}` with these arguments.':
    'Stridewise 不支援用這些引數呼叫 `np.{ufunc}.{method}`。',
  'This list is nested too deeply for a tensor.': '這個串列巢狀太深，不能變成張量。',
  'Stridewise has no other device than the CPU: write "cpu".':
    'Stridewise 只有 CPU 這一個裝置：請寫 "cpu"。',
  'Stridewise does not mix PyTorch tensors and NumPy arrays in one operation: convert one with torch.from_numpy() or .numpy().':
    'Stridewise 不支援在一個運算裡混用 PyTorch 張量和 NumPy 陣列：請用 torch.from_numpy() 或 .numpy() 轉換其中一個。',
  "An operand shares the memory that is written here, so PyTorch's result depends on the processor: clone() the operand first.":
    '有一個運算元與這裡寫入的記憶體重疊，PyTorch 的結果因處理器而異：請先對這個運算元呼叫 clone()。',
  'Stridewise does not run this power of halves: compute with float().':
    'Stridewise 不支援半精度數的這種冪：請用 float() 轉換後再計算。',
  'Stridewise does not run reciprocal() on integers: write 1 / x.':
    'Stridewise 不支援對整數呼叫 reciprocal()：請寫 1 / x。',
  'Stridewise does not run floats as positions: convert the array to integers first.':
    'Stridewise 不支援用浮點數當位置：請先把陣列轉換成整數。',
  'Stridewise does not divide a NumPy array by a PyTorch tensor: convert one with torch.from_numpy() or .numpy().':
    'Stridewise 不支援用 NumPy 陣列除以 PyTorch 張量：請用 torch.from_numpy() 或 .numpy() 轉換其中一個。',
  'Stridewise does not read elements that begin inside of others.':
    'Stridewise 不支援讀取從別的元素中間開始的元素。',
  'Stridewise does not read these bytes as another dtype.':
    'Stridewise 不支援把這些位元組當作另一種 dtype 來讀。',
  'Stridewise does not run `{operator}` of these two.':
    'Stridewise 不支援對這兩者使用 `{operator}`。',
  'Stridewise does not compare tensors with lists: make the list a tensor first.':
    'Stridewise 不支援比較張量和串列：請先把串列變成張量。',
  "The result is larger than Stridewise's integers (64 bits).":
    '結果超出了 Stridewise 的整數範圍（64 位元）。',
  'Stridewise does not divide integers beyond 2**53 with `/`: use `//`.':
    'Stridewise 不支援用 `/` 除超過 2**53 的整數：請用 `//`。',
  'Stridewise does not run complex numbers: this power has no real value.':
    'Stridewise 不支援複數：這個冪沒有實數值。',
  'Stridewise does not compare versions of libraries.': 'Stridewise 不支援比較函式庫的版本。',
  'Stridewise does not reckon with addresses: compare them with ==.':
    'Stridewise 不支援用位址做計算：請用 == 比較它們。',
  'Stridewise does not run reversed() of tensors: use flip().':
    'Stridewise 不支援對張量使用 reversed()：請用 flip()。',
  'Stridewise does not run this format: use an f-string.':
    'Stridewise 不支援這種格式化：請用 f-string。',
  'Stridewise does not put tensors into a torch.Size: use int().':
    'Stridewise 不支援把張量放進 torch.Size：請用 int()。',
  'Stridewise does not make sequences of more than {count} items.':
    'Stridewise 不支援超過 {count} 項的序列。',
  'Stridewise does not reckon with the keys of dicts: make sets of them.':
    'Stridewise 不支援對字典的鍵做運算：請先把它們變成集合。',
  'Stridewise does not compare lists and tuples that hold tensors: compare the tensors.':
    'Stridewise 不支援比較含有張量的串列和元組：請比較張量本身。',
  'Stridewise does not convert to {dtype} what holds NaN, negative or large numbers: what they become is left open. Convert to torch.int64 first.':
    'Stridewise 不會把 NaN、負數或很大的數轉換成 {dtype}：轉換結果沒有規定。請先轉換成 torch.int64。',
  'Stridewise does not compare lists and tuples that hold NaN.':
    'Stridewise 不支援比較含有 NaN 的串列和元組。',
  'Stridewise does not compare a dtype with this name.':
    'Stridewise 不支援把 dtype 與這個名稱比較。',
  'Stridewise does not look for iterators over arrays in lists.':
    'Stridewise 不支援在串列中尋找走訪陣列的迭代器。',
  'Stridewise compares data_ptr() with another data_ptr() only.':
    'Stridewise 只能把 data_ptr() 與另一個 data_ptr() 比較。',
  'Stridewise does not compare slices.': 'Stridewise 不支援比較切片。',
  'Stridewise does not compare the keys of dicts: make lists of them.':
    'Stridewise 不支援比較字典的鍵：請先把它們變成串列。',
  'Stridewise does not run the format `{spec}` here.': 'Stridewise 在這裡不支援格式 `{spec}`。',
  'Stridewise does not run the format `{spec}`.': 'Stridewise 不支援格式 `{spec}`。',
  'Stridewise does not run loops of more than {count} rounds.':
    'Stridewise 不支援超過 {count} 輪的迴圈。',
  'Stridewise does not walk a storage: write tolist() behind.':
    'Stridewise 不支援走訪儲存空間：請在後面加上 tolist()。',
  'This list is nested too deeply to be printed.': '這個串列巢狀太深，無法印出。',
  'The program prints more than 4 MiB: print less.': '程式印出的內容超過 4 MiB：請少印一些。',
  'Stridewise does not print modules, functions and iterators: their text holds an address.':
    'Stridewise 不支援印出模組、函式和迭代器：它們的文字中含有位址。',
  'Stridewise does not know the grad_fn of this tensor: print what its detach() gives.':
    'Stridewise 不知道這個張量的 grad_fn：請印出它的 detach() 的結果。',
  'Stridewise does not run hash() of a str: Python gives another number in each run.':
    'Stridewise 不執行 str 的 hash()：Python 每次執行給出的數都不同。',
  'Stridewise does not run hash() of this: Python makes it of an address, which differs from run to run.':
    'Stridewise 不執行它的 hash()：Python 由位址得出這個數，而位址每次執行都不同。',
  'Stridewise does not print addresses: compare data_ptr() or id() with ==.':
    'Stridewise 不支援印出位址：請用 == 比較 data_ptr() 或 id()。',
  'Stridewise prints storages of up to 10000 elements.':
    'Stridewise 最多印出 10000 個元素的儲存空間。',
  'Stridewise does not run keys of this kind.': 'Stridewise 不支援這種鍵。',
  'Stridewise does not know the order in which Python goes through this set: use sorted().':
    'Stridewise 不知道 Python 會按什麼順序走訪這個集合：請用 sorted()。',
  'The elements do not fit into memory a second time, which this takes: make the tensor smaller.':
    '這裡需要再存一份這些元素，而記憶體放不下：請把張量改小。',
  'Stridewise does not enlarge what PyTorch and NumPy share, and PyTorch raises a RuntimeError there: clone() the tensor first.':
    'Stridewise 不支援擴大 PyTorch 與 NumPy 共用的儲存空間，PyTorch 在這裡會引發 RuntimeError：請先對張量呼叫 clone()。',
  'Stridewise does not write to what broadcast_arrays() stretched; NumPy warns there: write to a copy().':
    'Stridewise 不支援寫入被 broadcast_arrays() 延伸的陣列，NumPy 在這裡會警告：請寫入 copy()。',
  'Stridewise does not run strings that hold the character U+0000.':
    'Stridewise 不支援含有字元 U+0000 的字串。',
  'Stridewise does not run programs with more than 1000 names.':
    'Stridewise 不支援變數名稱超過 1000 個的程式。',
  '`{name}` was not made: line {line} raised an error.': '沒有得出 `{name}`：第 {line} 行出錯了。',
  'Values are not computed: the program is too large, so only its shapes are.':
    '程式太大，只計算形狀，不計算元素的值。',
  '`{code}` needs values that are not computed in a run of this size: make the tensors smaller.':
    '`{code}` 需要元素的值，但程式這麼大時不計算值：請把張量改小。',
  'This needs values that are not computed in a run of this size: make the tensors smaller.':
    '這裡需要元素的值，但程式這麼大時不計算值：請把張量改小。',
  'The program goes through too many elements for a web page: make its tensors smaller.':
    '程式要處理的元素太多，網頁承受不了：請把張量改小。',
  'Stridewise does not run numbers of more than 1000 characters':
    'Stridewise 不支援超過 1000 個字元的數。',
  'Stridewise does not run complex numbers': 'Stridewise 不支援複數。',
  'Stridewise does not run `await`': 'Stridewise 不支援 `await`。',
  'Stridewise does not run this `as` behind `with`': 'Stridewise 不支援 `with` 後的這個 `as`。',
  'Stridewise does not run `except*`': 'Stridewise 不支援 `except*`。',
  'Stridewise does not run `async`': 'Stridewise 不支援 `async`。',
  'Stridewise does not run `lambda` inside an f-string':
    'Stridewise 不支援 f-string 裡的 `lambda`。',
  'Stridewise does not run `import *` of this module: write the names out.':
    'Stridewise 不支援對這個模組使用 `import *`：請逐個寫出名稱。',
  'Stridewise does not run `\\N{...}`: write the character itself':
    'Stridewise 不支援 `\\N{...}`：請直接寫這個字元。',
  'Stridewise does not run escapes that name no character':
    'Stridewise 不支援不對應任何字元的跳脫序列。',
  'Stridewise does not run `!a`: use `!r`': 'Stridewise 不支援 `!a`：請用 `!r`。',
  'Stridewise does not run fields inside a format specification':
    'Stridewise 不支援在格式規格裡巢狀欄位。',
  'Stridewise does not run bytes: leave the `b` out for a string':
    'Stridewise 不支援 bytes：去掉 `b` 就是字串。',
  'Stridewise does not run `*` in an index: write the items out':
    'Stridewise 不支援在索引裡使用 `*`：請逐項寫出。',
  'Stridewise does not make a tensor from a list of arrays: write torch.tensor(np.array(...)).':
    'Stridewise 不支援用陣列的串列建立張量：請寫 torch.tensor(np.array(...))。',
  'Stridewise does not know what autograd says of this tensor.':
    'Stridewise 不知道 autograd 會怎樣處理這個張量。',
  'Stridewise computes no gradients: write the derivative out in tensors.':
    'Stridewise 不計算梯度：請用張量寫出導數。',
  'Stridewise does not run `grad_fn`: print the tensor to see its name.':
    'Stridewise 不支援 `grad_fn`：印出張量即可看到它的名稱。',
  'Stridewise runs {function}() on tensors without gaps in memory alone.':
    'Stridewise 只支援對記憶體中沒有空隙的張量呼叫 {function}()。',
  'Stridewise reads one element of a storage at a time: storage()[0].':
    'Stridewise 每次只能讀取儲存空間的一個元素：storage()[0]。',
  'Stridewise does not run `einops.pack`: write rearrange() for each tensor, then torch.cat() or np.concatenate().':
    'Stridewise 不支援 `einops.pack`：請對每個張量寫 rearrange()，再用 torch.cat() 或 np.concatenate()。',
  'Stridewise does not run `einops.unpack`: write split() with the sizes, then rearrange() for each part.':
    'Stridewise 不支援 `einops.unpack`：請用 split() 按大小切開，再對每一部分寫 rearrange()。',
  'Stridewise does not run `einops.asnumpy`: write x.numpy().':
    'Stridewise 不支援 `einops.asnumpy`：請寫 x.numpy()。',
  'Stridewise does not run `match`': 'Stridewise 不支援 `match`。',
  'Stridewise does not write over bytes that are read as another dtype: clone() the operand first.':
    'Stridewise 不支援改寫正被當作另一種 dtype 讀取的位元組：請先對這個運算元呼叫 clone()。',
  'The program needs more memory than Stridewise gives it.':
    '程式需要的記憶體超過了 Stridewise 能給的。',
  '{count} calls of functions are open here, and Stridewise goes no deeper.':
    '這裡有 {count} 層尚未結束的函式呼叫，Stridewise 不能再深入。',
  'These iterators are nested too deeply.': '這些迭代器巢狀太深。',
  'These lists are nested too deeply to be compared.': '這些串列巢狀太深，無法比較。',
  'Whether equal numbers or strings are one object differs between Pythons: compare with `==`.':
    '相等的數或字串是否是同一個物件，因 Python 版本而異：請用 `==` 比較。',
  'Among equal elements {function}() takes no certain order: write sort(stable=True) or argsort(stable=True).':
    '{function}() 不保證相等元素的先後：請寫 sort(stable=True) 或 argsort(stable=True)。',
  'Among equal elements {function}() takes no certain order: write sort(stable=True).':
    '{function}() 不保證相等元素的先後：請寫 sort(stable=True)。',
  'This tensor would have {dims} dimensions: Stridewise goes up to {limit}, so use fewer':
    '這個張量會有 {dims} 維，而 Stridewise 最多支援 {limit} 維：請減少維數。',
  '`\\` must be the last character of its line: delete it or what follows it':
    '`\\` 必須是這一行的最後一個字元：請刪掉它，或刪掉後面的內容。',
  'no line follows this `\\`: delete it': '這個 `\\` 後面沒有下一行：請刪掉它。',
  'nested deeper than {count} blocks': '程式碼區塊的巢狀超過 {count} 層。',
  'nested deeper than {count} brackets': '括號的巢狀超過 {count} 層。',
  'this is nested deeper than {count} levels: split it over several statements':
    '這裡的巢狀超過 {count} 層：請拆成幾個陳述式。',
  'this chains more than {count} operations: split it over several statements':
    '這裡連著寫了超過 {count} 個運算：請拆成幾個陳述式。',
  'this indentation matches no line above: align it with the block it belongs to':
    '這一行的縮排和上面任何一行都對不上：請與它所在的程式碼區塊對齊。',
  'tabs and spaces are mixed in this indentation: use spaces only':
    '這裡的縮排混用了 Tab 和空格：請只用空格。',
  'unexpected indent: start the line at the left': '這裡不該縮排：請讓這一行從最左邊開始。',
  'unexpected indent: start the line where the line above starts':
    '這裡不該再縮排：請與上一行的開頭對齊。',
  'the block of `{keyword}` is missing: indent its lines by 4 spaces':
    '`{keyword}` 下面缺少程式碼區塊：請把它的各行縮排 4 個空格。',
  '`{bracket}` was never opened: delete it, or add `{opener}` before it':
    '`{bracket}` 沒有對應的左括號：請刪掉它，或在前面加上 `{opener}`。',
  '`{bracket}` was never closed': '`{bracket}` 沒有對應的右括號。',
  '`{bracket}` does not close `{opener}`: write `{closer}`':
    '`{bracket}` 和 `{opener}` 不成對：請寫 `{closer}`。',
  'this byte is not UTF-8 text': '這個位元組不是 UTF-8 文字。',
  'invalid character U+{code}: delete it': '無效的字元 U+{code}：請刪掉它。',
  "invalid character '{character}' (U+{code}): delete it":
    '無效的字元「{character}」（U+{code}）：請刪掉它。',
  "invalid character '{character}' (U+{code}): write {what}":
    '無效的字元「{character}」（U+{code}），請改成：{what}。',
  '`{text}` is not a number: put a space or an operator after its digits':
    '`{text}` 不是數：請在數字後面加一個空格或運算子。',
  '`{text}` begins with 0: delete the leading zeros': '`{text}` 以 0 開頭：請刪掉前面的 0。',
  "{number} is larger than Stridewise's integers (64 bits)":
    '{number} 超出了 Stridewise 的整數範圍（64 位元）。',
  'unterminated string: add the closing quote {quote}': '字串沒有結束：請加上結尾的引號 {quote}。',
  'this escape lacks digits: write \\xhh, \\uhhhh or \\Uhhhhhhhh':
    '這個跳脫序列缺少數字：請寫成 \\xhh、\\uhhhh 或 \\Uhhhhhhhh。',
  'expected `!r` or `!s` here': '這裡應該是 `!r` 或 `!s`。',
  'expected `}` here, to close the field of the f-string':
    '這裡應該是 `}`，用來結束 f 字串的欄位。',
  '`}` is alone in this f-string: write `}}`': 'f 字串裡的這個 `}` 沒有成對：請寫成 `}}`。',
  '`print` needs parentheses: write `print(...)`': '`print` 需要括號：請寫成 `print(...)`。',
  'this program is longer than Stridewise reads (1 MiB)': '程式太長：Stridewise 最多讀 1 MiB。',
  '`*` is not allowed here: delete it, or add a comma after it':
    '這裡不能用 `*`：請刪掉它，或在後面加一個逗號。',
  '`*` is not allowed here: add a comma after it': '這裡不能單獨用 `*`：請在後面加一個逗號。',
  'only one target can have a `*`: delete this one': '只能有一個賦值目標帶 `*`：請刪掉這一個。',
  '`*` is not allowed in a comprehension': '推導式裡不能用 `*`。',
  'only one `*` is allowed between parameters': '參數之間只能有一個 `*`。',
  'a parameter without a default follows one that has one':
    '有預設值的參數後面不能再有沒有預設值的參數。',
  'two parameters are called `{name}`': '有兩個參數都叫 `{name}`。',
  'the argument `{name}=` is given twice': '引數 `{name}=` 給了兩次。',
  'a positional argument cannot follow `{name}=`: move it to the left':
    '位置引數不能放在 `{name}=` 後面：請把它移到左邊。',
  'a positional argument cannot follow `**`: move it to the left':
    '位置引數不能放在 `**` 後面：請把它移到左邊。',
  'more than {count} keyword arguments': '關鍵字引數超過 {count} 個。',
  'only a name is allowed before `=` here; did you mean `==`?':
    '這裡的 `=` 前面只能是名稱；你是想寫 `==` 嗎？',
  '`=` is not allowed here; did you mean `==`?': '這裡不能用 `=`；你是想寫 `==` 嗎？',
  'cannot assign to {what}; did you mean `==`?': '這裡不能賦值：{what}。你是想寫 `==` 嗎？',
  '`{operator}` needs a single target': '`{operator}` 只能有一個賦值目標。',
  "write the module's name without spaces": '模組名稱裡不能有空格。',
  '`{keyword}` is outside of a function': '`{keyword}` 不在函式裡。',
  '`{keyword}` is outside of a loop': '`{keyword}` 不在迴圈裡。',
  '`{keyword}` has no `{other}` above it at the same indentation':
    '上面沒有與 `{keyword}` 縮排相同的 `{other}`。',
  'expected {what} here': '這裡應該寫：{what}。',
  'expected {what}, found `{found}`': '這裡應該寫：{what}，現在卻是 `{found}`。',
  'expected {what} but the line ends here': '這裡還應該寫：{what}，這一行卻結束了。',
  'expected {what} but the string ends here': '這裡還應該寫：{what}，字串卻結束了。',
  '`{a}` or `{b}`': '`{a}` 或 `{b}`',
  'an expression': '運算式',
  'the end of the line': '行尾',
  'an index': '索引',
  'a parameter': '參數',
  'a name': '名稱',
  'a name after `.`': '`.` 後面的名稱',
  'a name after `as`': '`as` 後面的名稱',
  'a name to import': '要匯入的名稱',
  'the name of a module': '模組名稱',
  'a literal': '字面值',
  'the result of a call': '呼叫的結果',
  'a comparison': '比較式',
  'an ordinary space': '一般的空格',
  'not run: needs `{name}`, which line {line} would make':
    '未執行：需要 `{name}`，而它本應由第 {line} 行得出。',
  'not run: needs the state of the random numbers, which line {line} may change':
    '未執行：第 {line} 行可能改變了亂數的狀態。',
  'not run: needs defaults, which line {line} may change': '未執行：第 {line} 行可能改變了預設值。',
  'not run: the program stopped at line {line}': '未執行：程式已在第 {line} 行停止。',
  'Stridewise does not run `global` here, because a function around this one binds `{name}`.':
    'Stridewise 不支援此處的 `global`，因為外層函式綁定了 `{name}`。',
  'No function around this one binds `{name}`, so Python does not run the program.':
    '沒有外層函式綁定 `{name}`，因此 Python 也不會執行這個程式。',
  'Stridewise does not run classes with keywords': 'Stridewise 不支援帶關鍵字的類別',
  'Stridewise does not run `yield` inside an expression: write `x = yield`':
    'Stridewise 不支援運算式中的 `yield`：請寫成 `x = yield`',
  'Stridewise does not run `:=` in a generator expression: write a list in brackets.':
    'Stridewise 不支援產生器運算式中的 `:=`：請改用方括號串列。',
  'Stridewise does not run `yield` in `with`, `except`, or a `try` with `finally`.':
    'Stridewise 不支援在 `with`、`except` 或帶 `finally` 的 `try` 中使用 `yield`。',
  '`:=` needs parentheses here; did you mean `=`?': '這裡的 `:=` 需要加括號；是不是想寫 `=`？',
  '`:=` needs a name before it': '`:=` 前面必須是名稱。',
  '`/` is not allowed here': '這裡不能使用 `/`。',
};
