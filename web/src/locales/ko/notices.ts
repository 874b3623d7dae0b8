import type { Notices } from '../types';

/** What does not run here: the core's English, with its {places}, and the same here. */
export const notices: Notices = {
  'Stridewise does not run `{object}.{name}`.':
    'Stridewise는 `{object}.{name}` 사용을 지원하지 않습니다.',
  'Stridewise does not run assignments to `.{name}`.':
    'Stridewise는 `.{name}`에 대입하는 것을 지원하지 않습니다.',
  'Stridewise does not run {function}() with `{keyword}=`.':
    'Stridewise에서는 {function}()에 `{keyword}=`을 쓸 수 없습니다.',
  'Stridewise does not run {function}() with these arguments.':
    'Stridewise에서는 이 인수로 {function}() 호출을 실행할 수 없습니다.',
  'Stridewise does not run {function}() with this `{argument}`.':
    'Stridewise에서는 {function}()의 `{argument}`에 이 값을 쓸 수 없습니다.',
  'Stridewise does not know this.': 'Stridewise가 모르는 코드입니다.',
  'Stridewise does not run this of dtype {dtype}, for which PyTorch lacks most operations: convert it with to(torch.int64) first.':
    'Stridewise는 dtype {dtype}에서 이 연산을 지원하지 않습니다. PyTorch에도 이 dtype의 연산은 대부분 없으니 먼저 to(torch.int64)로 변환하세요.',
  'Stridewise does not run {function}() of {dtype}: compute with float().':
    'Stridewise는 {dtype}에서 {function}() 계산을 지원하지 않습니다. float()로 바꾸어 계산하세요.',
  'Stridewise does not compute with a uint64 from 2**63 on.':
    'Stridewise는 2**63 이상의 uint64로 계산하지 않습니다.',
  'Stridewise does not run `{name}` in a class.':
    'Stridewise는 클래스 안의 `{name}` 사용을 지원하지 않습니다.',
  'Stridewise runs classes that derive from nn.Module, from exceptions or from your own only.':
    'Stridewise는 nn.Module, 예외, 직접 만든 클래스를 상속하는 클래스만 실행합니다.',
  'Stridewise does not run this class': 'Stridewise는 이 클래스를 지원하지 않습니다.',
  'Stridewise does not run super() here.': 'Stridewise에서는 여기에 super()를 쓸 수 없습니다.',
  'This module is called before its super().__init__() has run.':
    '이 모듈의 super().__init__()가 실행되기 전에 모듈을 호출했습니다.',
  'This module has no forward().': '이 모듈에는 forward()가 없습니다.',
  'Stridewise does not look for a set in a set.': 'Stridewise는 집합 안에서 집합을 찾지 않습니다.',
  'Stridewise does not run so many functions of libraries.':
    '프로그램이 쓰는 라이브러리 함수가 너무 많아 Stridewise에서 실행할 수 없습니다.',
  'Stridewise does not run `{name}`.': 'Stridewise는 `{name}` 사용을 지원하지 않습니다.',
  'Stridewise does not run calls with more than 1024 arguments by position or 32 by name.':
    'Stridewise는 위치 인수가 1024개, 키워드 인수가 32개를 넘는 호출을 실행하지 않습니다.',
  'Stridewise does not run `**` before this argument.':
    'Stridewise에서는 이 인수 앞에 `**`을 쓸 수 없습니다.',
  'Stridewise does not run `*` before what is no list, tuple or tensor.':
    'Stridewise에서는 리스트, 튜플, 텐서 앞에만 `*`을 쓸 수 있습니다.',
  'Stridewise does not run {type}(...).': 'Stridewise는 {type}(...) 호출을 지원하지 않습니다.',
  'Stridewise does not run this expression.': 'Stridewise는 이 식을 지원하지 않습니다.',
  'Stridewise does not run this call.': 'Stridewise는 이 호출을 지원하지 않습니다.',
  'The program takes more than {steps} steps: make its loops shorter.':
    '프로그램이 {steps}단계를 넘습니다. 반복을 줄이세요.',
  'This expression is nested too deeply: use a few more names.':
    '이 식은 너무 깊이 중첩되어 있습니다. 변수를 몇 개 더 써서 나누세요.',
  'Stridewise does not run `del` on tensors.': 'Stridewise는 텐서에 쓴 `del`을 지원하지 않습니다.',
  'Stridewise runs `del` with names and list items only.':
    'Stridewise에서 `del`은 이름과 리스트 항목에만 쓸 수 있습니다.',
  'Stridewise does not go on where a loop changed the keys.':
    '반복문이 키를 바꾸어 Stridewise가 더 진행할 수 없습니다.',
  'Stridewise does not run `as` behind this `with`.':
    'Stridewise에서는 이 `with` 뒤에 `as`를 쓸 수 없습니다.',
  'Stridewise runs `with` for torch.no_grad() only.':
    'Stridewise에서 `with`는 torch.no_grad()에만 쓸 수 있습니다.',
  'Stridewise does not run this decorator': 'Stridewise는 이 데코레이터를 지원하지 않습니다.',
  'Stridewise does not run functions with more than 200 names.':
    'Stridewise는 이름이 200개를 넘는 함수를 실행하지 않습니다.',
  'Stridewise does not run this call: it has too many arguments.':
    '인수가 너무 많아 Stridewise에서 이 호출을 실행할 수 없습니다.',
  'The program is longer than 1 MiB: shorten it.': '프로그램이 1 MiB를 넘습니다. 줄이세요.',
  'The text is not UTF-8 from here on: save it as UTF-8 and paste it again.':
    '여기부터 텍스트가 UTF-8이 아닙니다. UTF-8로 저장한 뒤 다시 붙여 넣으세요.',
  'Stridewise does not write single bytes of a storage.':
    'Stridewise는 저장소의 바이트 하나하나에 쓰는 것을 지원하지 않습니다.',
  'Stridewise does not run {function}() with this `dtype=`: convert the operands with astype() first.':
    'Stridewise에서는 {function}()에 이 `dtype=`을 쓸 수 없습니다. 먼저 피연산자를 astype()으로 변환하세요.',
  'Stridewise does not show this `.base`: it is no array.':
    '이 `.base`는 배열이 아니어서 Stridewise가 보여 줄 수 없습니다.',
  'The elements that `where=` leaves out would hold whatever the memory held: give the ufunc an `out=`.':
    '`where=`이 건너뛰는 원소에는 메모리에 있던 값이 그대로 남습니다. 이 ufunc에 `out=`을 지정하세요.',
  "Stridewise does not run NumPy's {function}() of a PyTorch tensor: write .numpy() behind it.":
    'Stridewise는 PyTorch 텐서에 NumPy의 {function}() 적용을 지원하지 않습니다. 텐서 뒤에 .numpy()를 쓰세요.',
  'Stridewise does not run {function}() with this `initial=`.':
    'Stridewise에서는 {function}()에 이 `initial=`을 쓸 수 없습니다.',
  'Stridewise does not run strides that end inside of an element.':
    'Stridewise는 원소 중간에서 끝나는 스트라이드를 지원하지 않습니다.',
  'Stridewise does not read memory outside of the array, as as_strided() would here.':
    '여기서 as_strided()는 배열 밖의 메모리를 읽게 됩니다. Stridewise는 그런 메모리를 읽지 않습니다.',
  "Stridewise does not run NumPy's {function}() of PyTorch tensors: convert them with .numpy() first.":
    'Stridewise는 PyTorch 텐서에 NumPy의 {function}() 적용을 지원하지 않습니다. 먼저 .numpy()로 변환하세요.',
  'Stridewise does not run `np.{ufunc}.{method}` with these arguments.':
    'Stridewise에서는 이 인수로 `np.{ufunc}.{method}` 호출을 실행할 수 없습니다.',
  'This list is nested too deeply for a tensor.':
    '이 리스트는 너무 깊이 중첩되어 텐서로 만들 수 없습니다.',
  'Stridewise has no other device than the CPU: write "cpu".':
    'Stridewise에는 CPU 외의 장치가 없습니다. "cpu"라고 쓰세요.',
  'Stridewise does not mix PyTorch tensors and NumPy arrays in one operation: convert one with torch.from_numpy() or .numpy().':
    'Stridewise는 한 연산에서 PyTorch 텐서와 NumPy 배열을 섞어 쓰는 것을 지원하지 않습니다. torch.from_numpy()나 .numpy()로 한쪽을 변환하세요.',
  "An operand shares the memory that is written here, so PyTorch's result depends on the processor: clone() the operand first.":
    '피연산자가 여기서 쓰는 메모리를 함께 쓰므로 PyTorch의 결과가 프로세서에 따라 다릅니다. 먼저 그 피연산자를 clone()으로 복사하세요.',
  'Stridewise does not run this power of halves: compute with float().':
    'Stridewise는 반정밀도 수의 이 거듭제곱을 지원하지 않습니다. float()로 바꾸어 계산하세요.',
  'Stridewise does not run reciprocal() on integers: write 1 / x.':
    'Stridewise는 정수의 reciprocal()을 지원하지 않습니다. 1 / x로 쓰세요.',
  'Stridewise does not run floats as positions: convert the array to integers first.':
    'Stridewise는 실수를 위치로 쓸 수 없습니다. 먼저 배열을 정수로 변환하세요.',
  'Stridewise does not divide a NumPy array by a PyTorch tensor: convert one with torch.from_numpy() or .numpy().':
    'Stridewise는 NumPy 배열을 PyTorch 텐서로 나누는 것을 지원하지 않습니다. torch.from_numpy()나 .numpy()로 한쪽을 변환하세요.',
  'Stridewise does not read elements that begin inside of others.':
    'Stridewise는 다른 원소의 중간에서 시작하는 원소를 읽지 않습니다.',
  'Stridewise does not read these bytes as another dtype.':
    'Stridewise는 이 바이트들을 다른 dtype으로 읽지 않습니다.',
  'Stridewise does not run `{operator}` of these two.':
    'Stridewise는 이 두 값에 대한 `{operator}` 연산을 지원하지 않습니다.',
  'Stridewise does not compare tensors with lists: make the list a tensor first.':
    'Stridewise는 텐서와 리스트를 비교하지 않습니다. 먼저 리스트를 텐서로 만드세요.',
  "The result is larger than Stridewise's integers (64 bits).":
    '결과가 Stridewise의 정수(64비트)보다 큽니다.',
  'Stridewise does not divide integers beyond 2**53 with `/`: use `//`.':
    'Stridewise는 2**53을 넘는 정수를 `/`로 나누지 않습니다. `//`을 쓰세요.',
  'Stridewise does not run complex numbers: this power has no real value.':
    'Stridewise는 복소수를 지원하지 않습니다. 이 거듭제곱의 값은 실수가 아닙니다.',
  'Stridewise does not compare versions of libraries.':
    'Stridewise는 라이브러리의 버전을 비교하지 않습니다.',
  'Stridewise does not reckon with addresses: compare them with ==.':
    'Stridewise는 주소로 계산하지 않습니다. ==로 비교하세요.',
  'Stridewise does not run reversed() of tensors: use flip().':
    'Stridewise는 텐서의 reversed()를 지원하지 않습니다. flip()을 쓰세요.',
  'Stridewise does not run this format: use an f-string.':
    'Stridewise는 이 서식을 지원하지 않습니다. f-string을 쓰세요.',
  'Stridewise does not put tensors into a torch.Size: use int().':
    'Stridewise는 torch.Size에 텐서를 넣지 않습니다. int()를 쓰세요.',
  'Stridewise does not make sequences of more than {count} items.':
    'Stridewise는 항목이 {count}개를 넘는 시퀀스를 만들지 않습니다.',
  'Stridewise does not reckon with the keys of dicts: make sets of them.':
    'Stridewise는 딕셔너리의 키로 연산하지 않습니다. 먼저 집합으로 만드세요.',
  'Stridewise does not compare lists and tuples that hold tensors: compare the tensors.':
    'Stridewise는 텐서가 든 리스트와 튜플을 비교하지 않습니다. 텐서를 비교하세요.',
  'Stridewise does not convert to {dtype} what holds NaN, negative or large numbers: what they become is left open. Convert to torch.int64 first.':
    'Stridewise는 NaN, 음수, 큰 수를 {dtype} 타입으로 변환하지 않습니다. 결과가 정해져 있지 않으니 먼저 torch.int64로 변환하세요.',
  'Stridewise does not compare lists and tuples that hold NaN.':
    'Stridewise는 NaN이 든 리스트와 튜플을 비교하지 않습니다.',
  'Stridewise does not compare a dtype with this name.':
    'Stridewise는 dtype을 이 이름과 비교하지 않습니다.',
  'Stridewise does not look for iterators over arrays in lists.':
    'Stridewise는 배열의 이터레이터를 리스트에서 찾지 않습니다.',
  'Stridewise compares data_ptr() with another data_ptr() only.':
    'Stridewise는 data_ptr()를 다른 data_ptr()하고만 비교합니다.',
  'Stridewise does not compare slices.': 'Stridewise는 슬라이스를 비교하지 않습니다.',
  'Stridewise does not compare the keys of dicts: make lists of them.':
    'Stridewise는 딕셔너리의 키를 비교하지 않습니다. 먼저 리스트로 만드세요.',
  'Stridewise does not run the format `{spec}` here.':
    'Stridewise에서는 여기에 `{spec}` 서식을 쓸 수 없습니다.',
  'Stridewise does not run the format `{spec}`.': 'Stridewise는 `{spec}` 서식을 지원하지 않습니다.',
  'Stridewise does not run loops of more than {count} rounds.':
    'Stridewise는 {count}번 넘게 도는 반복문을 실행하지 않습니다.',
  'Stridewise does not walk a storage: write tolist() behind.':
    'Stridewise는 저장소를 직접 순회하지 않습니다. 뒤에 tolist()를 쓰세요.',
  'This list is nested too deeply to be printed.':
    '이 리스트는 너무 깊이 중첩되어 출력할 수 없습니다.',
  'The program prints more than 4 MiB: print less.':
    '프로그램이 4 MiB 넘게 출력합니다. 출력을 줄이세요.',
  'Stridewise does not print modules, functions and iterators: their text holds an address.':
    'Stridewise는 모듈, 함수, 이터레이터를 출력하지 않습니다. 출력되는 글에 주소가 들어 있기 때문입니다.',
  'Stridewise does not know the grad_fn of this tensor: print what its detach() gives.':
    'Stridewise가 이 텐서의 grad_fn을 모릅니다. detach()의 결과를 출력하세요.',
  'Stridewise does not run hash() of a str: Python gives another number in each run.':
    'Stridewise는 str의 hash()를 실행하지 않습니다. 파이썬은 실행할 때마다 다른 수를 줍니다.',
  'Stridewise does not run hash() of this: Python makes it of an address, which differs from run to run.':
    'Stridewise는 이것의 hash()를 실행하지 않습니다. 파이썬은 실행마다 다른 주소로 이 수를 만듭니다.',
  'Stridewise does not print addresses: compare data_ptr() or id() with ==.':
    'Stridewise는 주소를 출력하지 않습니다. data_ptr()나 id()를 ==로 비교하세요.',
  'Stridewise prints storages of up to 10000 elements.':
    'Stridewise는 원소가 10000개 이하인 저장소만 출력합니다.',
  'Stridewise does not run keys of this kind.': 'Stridewise는 이런 종류의 키를 지원하지 않습니다.',
  'Stridewise does not know the order in which Python goes through this set: use sorted().':
    'Python이 이 집합을 어떤 순서로 순회할지 Stridewise는 알 수 없습니다. sorted()를 쓰세요.',
  'The elements do not fit into memory a second time, which this takes: make the tensor smaller.':
    '이 연산에는 원소를 한 벌 더 담을 메모리가 필요한데 부족합니다. 텐서를 더 작게 만드세요.',
  'Stridewise does not enlarge what PyTorch and NumPy share, and PyTorch raises a RuntimeError there: clone() the tensor first.':
    'Stridewise는 PyTorch와 NumPy가 함께 쓰는 저장소를 늘리지 않으며, PyTorch에서는 RuntimeError가 납니다. 먼저 텐서를 clone()으로 복사하세요.',
  'Stridewise does not write to what broadcast_arrays() stretched; NumPy warns there: write to a copy().':
    'Stridewise는 broadcast_arrays()가 늘린 배열에 쓰지 않으며, NumPy에서는 경고가 나옵니다. copy()에 쓰세요.',
  'Stridewise does not run strings that hold the character U+0000.':
    'Stridewise는 문자 U+0000이 든 문자열을 지원하지 않습니다.',
  'Stridewise does not run programs with more than 1000 names.':
    'Stridewise는 이름이 1000개를 넘는 프로그램을 실행하지 않습니다.',
  '`{name}` was not made: line {line} raised an error.':
    '`{name}` 값이 만들어지지 않았습니다. {line}번째 줄에서 오류가 발생했기 때문입니다.',
  'Values are not computed: the program is too large, so only its shapes are.':
    '프로그램이 너무 커서 값은 계산하지 않고 형태만 계산합니다.',
  '`{code}` needs values that are not computed in a run of this size: make the tensors smaller.':
    '`{code}`에는 값이 필요하지만, 이렇게 큰 프로그램에서는 값을 계산하지 않습니다. 텐서를 더 작게 만드세요.',
  'This needs values that are not computed in a run of this size: make the tensors smaller.':
    '여기에는 값이 필요하지만, 이렇게 큰 프로그램에서는 값을 계산하지 않습니다. 텐서를 더 작게 만드세요.',
  'The program goes through too many elements for a web page: make its tensors smaller.':
    '웹 페이지에서 처리하기에는 원소가 너무 많습니다. 텐서를 더 작게 만드세요.',
  'Stridewise does not run numbers of more than 1000 characters':
    'Stridewise는 1000자가 넘는 수를 지원하지 않습니다.',
  'Stridewise does not run complex numbers': 'Stridewise는 복소수를 지원하지 않습니다.',
  'Stridewise does not run `await`': 'Stridewise는 `await`를 지원하지 않습니다.',
  'Stridewise does not run this `as` behind `with`':
    'Stridewise는 `with` 뒤의 이런 `as`를 지원하지 않습니다.',
  'Stridewise does not run `except*`': 'Stridewise는 `except*`을 지원하지 않습니다.',
  'Stridewise does not run `async`': 'Stridewise는 `async`를 지원하지 않습니다.',
  'Stridewise does not run `lambda` inside an f-string':
    'Stridewise는 f-string 안의 `lambda`를 지원하지 않습니다.',
  'Stridewise does not run `import *` of this module: write the names out.':
    'Stridewise는 이 모듈의 `import *`을 지원하지 않습니다. 이름을 하나씩 쓰세요.',
  'Stridewise does not run `\\N{...}`: write the character itself':
    'Stridewise는 `\\N{...}`을 지원하지 않습니다. 문자를 그대로 쓰세요.',
  'Stridewise does not run escapes that name no character':
    'Stridewise는 해당하는 문자가 없는 이스케이프를 지원하지 않습니다.',
  'Stridewise does not run `!a`: use `!r`': 'Stridewise는 `!a`를 지원하지 않습니다. `!r`을 쓰세요.',
  'Stridewise does not run fields inside a format specification':
    'Stridewise는 서식 지정 안의 필드를 지원하지 않습니다.',
  'Stridewise does not run bytes: leave the `b` out for a string':
    'Stridewise는 bytes를 지원하지 않습니다. `b`를 빼면 문자열이 됩니다.',
  'Stridewise does not run `*` in an index: write the items out':
    'Stridewise는 인덱스 안의 `*`을 지원하지 않습니다. 항목을 하나씩 쓰세요.',
  'Stridewise does not make a tensor from a list of arrays: write torch.tensor(np.array(...)).':
    'Stridewise는 배열의 리스트로 텐서를 만들지 않습니다. torch.tensor(np.array(...))로 쓰세요.',
  'Stridewise does not know what autograd says of this tensor.':
    '자동 미분이 이 텐서를 어떻게 다루는지 Stridewise는 알 수 없습니다.',
  'Stridewise computes no gradients: write the derivative out in tensors.':
    'Stridewise는 기울기를 계산하지 않습니다. 도함수를 텐서로 직접 쓰세요.',
  'Stridewise does not run `grad_fn`: print the tensor to see its name.':
    'Stridewise는 `grad_fn`을 지원하지 않습니다. 텐서를 출력하면 그 이름이 보입니다.',
  'Stridewise runs {function}() on tensors without gaps in memory alone.':
    'Stridewise에서 {function}()는 메모리에 빈틈이 없는 텐서에만 쓸 수 있습니다.',
  'Stridewise reads one element of a storage at a time: storage()[0].':
    'Stridewise는 저장소의 원소를 한 번에 하나씩만 읽습니다: storage()[0].',
  'Stridewise does not run `einops.pack`: write rearrange() for each tensor, then torch.cat() or np.concatenate().':
    'Stridewise는 `einops.pack`을 지원하지 않습니다. 텐서마다 rearrange()를 쓴 다음 torch.cat()이나 np.concatenate()를 쓰세요.',
  'Stridewise does not run `einops.unpack`: write split() with the sizes, then rearrange() for each part.':
    'Stridewise는 `einops.unpack`을 지원하지 않습니다. 크기를 주어 split()을 쓴 다음 각 부분에 rearrange()를 쓰세요.',
  'Stridewise does not run `einops.asnumpy`: write x.numpy().':
    'Stridewise는 `einops.asnumpy`를 지원하지 않습니다. x.numpy()를 쓰세요.',
  'Stridewise does not run `match`': 'Stridewise는 `match`를 지원하지 않습니다.',
  'Stridewise does not write over bytes that are read as another dtype: clone() the operand first.':
    'Stridewise는 다른 dtype으로 읽고 있는 바이트에 쓰지 않습니다. 먼저 그 피연산자를 clone()으로 복사하세요.',
  'The program needs more memory than Stridewise gives it.':
    '프로그램에 Stridewise가 줄 수 있는 것보다 많은 메모리가 필요합니다.',
  '{count} calls of functions are open here, and Stridewise goes no deeper.':
    '여기서는 끝나지 않은 함수 호출이 {count}개이며, Stridewise는 더 깊이 들어가지 않습니다.',
  'These iterators are nested too deeply.': '이 이터레이터들은 너무 깊이 중첩되어 있습니다.',
  'These lists are nested too deeply to be compared.':
    '이 리스트들은 너무 깊이 중첩되어 비교할 수 없습니다.',
  'Whether equal numbers or strings are one object differs between Pythons: compare with `==`.':
    '같은 수나 문자열이 한 객체인지는 Python마다 다릅니다. `==`로 비교하세요.',
  'Among equal elements {function}() takes no certain order: write sort(stable=True) or argsort(stable=True).':
    '{function}()에서는 같은 원소들의 순서가 정해져 있지 않습니다. sort(stable=True)나 argsort(stable=True)를 쓰세요.',
  'Among equal elements {function}() takes no certain order: write sort(stable=True).':
    '{function}()에서는 같은 원소들의 순서가 정해져 있지 않습니다. sort(stable=True)를 쓰세요.',
  'This tensor would have {dims} dimensions: Stridewise goes up to {limit}, so use fewer':
    '이 텐서는 {dims}차원이 되는데 Stridewise는 {limit}차원까지만 지원합니다. 차원을 줄이세요.',
  '`\\` must be the last character of its line: delete it or what follows it':
    '`\\` 기호는 줄의 마지막 글자여야 합니다. 이 기호나 그 뒤의 내용을 지우세요.',
  'no line follows this `\\`: delete it': '이 `\\` 기호 뒤에 이어지는 줄이 없습니다. 지우세요.',
  'nested deeper than {count} blocks': '블록을 {count}단계보다 깊이 중첩할 수 없습니다.',
  'nested deeper than {count} brackets': '괄호를 {count}단계보다 깊이 중첩할 수 없습니다.',
  'this is nested deeper than {count} levels: split it over several statements':
    '{count}단계보다 깊이 중첩되어 있습니다. 여러 문장으로 나누세요.',
  'this chains more than {count} operations: split it over several statements':
    '연산을 {count}개 넘게 이어 썼습니다. 여러 문장으로 나누세요.',
  'this indentation matches no line above: align it with the block it belongs to':
    '이 들여쓰기와 맞는 줄이 위에 없습니다. 이 줄이 속한 블록에 맞추세요.',
  'tabs and spaces are mixed in this indentation: use spaces only':
    '들여쓰기에 탭과 공백이 섞여 있습니다. 공백만 쓰세요.',
  'unexpected indent: start the line at the left':
    '여기에는 들여쓰기가 없어야 합니다. 줄을 맨 왼쪽에서 시작하세요.',
  'unexpected indent: start the line where the line above starts':
    '여기서 더 들여 쓸 수 없습니다. 윗줄과 같은 위치에서 시작하세요.',
  'the block of `{keyword}` is missing: indent its lines by 4 spaces':
    '`{keyword}` 아래에 블록이 없습니다. 그 줄들을 공백 4칸씩 들여 쓰세요.',
  '`{bracket}` was never opened: delete it, or add `{opener}` before it':
    '`{bracket}` 괄호에 짝이 되는 여는 괄호가 없습니다. 지우거나 앞에 `{opener}` 괄호를 넣으세요.',
  '`{bracket}` was never closed': '`{bracket}` 괄호가 닫히지 않았습니다.',
  '`{bracket}` does not close `{opener}`: write `{closer}`':
    '`{opener}` 괄호는 `{bracket}` 괄호로 닫을 수 없습니다. `{closer}` 괄호를 쓰세요.',
  'this byte is not UTF-8 text': '이 바이트는 UTF-8 텍스트가 아닙니다.',
  'invalid character U+{code}: delete it': '쓸 수 없는 문자 U+{code}입니다. 지우세요.',
  "invalid character '{character}' (U+{code}): delete it":
    "쓸 수 없는 문자 '{character}'(U+{code})입니다. 지우세요.",
  "invalid character '{character}' (U+{code}): write {what}":
    "쓸 수 없는 문자 '{character}'(U+{code})입니다. 대신 다음을 쓰세요: {what}.",
  '`{text}` is not a number: put a space or an operator after its digits':
    '`{text}` 표기는 수가 아닙니다. 숫자 뒤에 공백이나 연산자를 넣으세요.',
  '`{text}` begins with 0: delete the leading zeros':
    '`{text}` 표기가 0으로 시작합니다. 앞의 0을 지우세요.',
  "{number} is larger than Stridewise's integers (64 bits)":
    'Stridewise의 정수(64비트)로는 나타낼 수 없는 큰 수입니다: {number}.',
  'unterminated string: add the closing quote {quote}':
    '문자열이 끝나지 않았습니다. 닫는 따옴표를 넣으세요: {quote}.',
  'this escape lacks digits: write \\xhh, \\uhhhh or \\Uhhhhhhhh':
    '이 이스케이프에 숫자가 모자랍니다. \\xhh, \\uhhhh 또는 \\Uhhhhhhhh로 쓰세요.',
  'expected `!r` or `!s` here': '여기에는 `!r` 또는 `!s` 표기가 와야 합니다.',
  'expected `}` here, to close the field of the f-string':
    '여기에 f-문자열의 필드를 닫는 `}` 기호가 와야 합니다.',
  '`}` is alone in this f-string: write `}}`':
    'f-문자열 안의 `}` 기호에 짝이 없습니다. `}}`처럼 두 번 쓰세요.',
  '`print` needs parentheses: write `print(...)`':
    '`print`에는 괄호가 필요합니다. `print(...)`로 쓰세요.',
  'this program is longer than Stridewise reads (1 MiB)':
    '프로그램이 너무 깁니다. Stridewise는 1MiB까지 읽습니다.',
  '`*` is not allowed here: delete it, or add a comma after it':
    '여기에는 `*` 기호를 쓸 수 없습니다. 지우거나 뒤에 쉼표를 넣으세요.',
  '`*` is not allowed here: add a comma after it':
    '여기에는 `*` 기호만 쓸 수 없습니다. 뒤에 쉼표를 넣으세요.',
  'only one target can have a `*`: delete this one':
    '`*` 기호는 대입 대상 하나에만 붙일 수 있습니다. 이 기호를 지우세요.',
  '`*` is not allowed in a comprehension': '컴프리헨션 안에는 `*` 기호를 쓸 수 없습니다.',
  'only one `*` is allowed between parameters':
    '매개변수 사이에는 `*` 기호를 하나만 쓸 수 있습니다.',
  'a parameter without a default follows one that has one':
    '기본값이 있는 매개변수 뒤에 기본값이 없는 매개변수가 옵니다.',
  'two parameters are called `{name}`': '이름이 `{name}`인 매개변수가 두 개입니다.',
  'the argument `{name}=` is given twice': '인수 `{name}=` 값을 두 번 주었습니다.',
  'a positional argument cannot follow `{name}=`: move it to the left':
    '위치 인수는 `{name}=` 뒤에 올 수 없습니다. 왼쪽으로 옮기세요.',
  'a positional argument cannot follow `**`: move it to the left':
    '위치 인수는 `**` 뒤에 올 수 없습니다. 왼쪽으로 옮기세요.',
  'more than {count} keyword arguments': '키워드 인수가 {count}개를 넘습니다.',
  'only a name is allowed before `=` here; did you mean `==`?':
    '여기서 `=` 앞에는 이름만 쓸 수 있습니다. `==`를 쓰려던 것인가요?',
  '`=` is not allowed here; did you mean `==`?':
    '여기에는 `=` 기호를 쓸 수 없습니다. `==`를 쓰려던 것인가요?',
  'cannot assign to {what}; did you mean `==`?':
    '대입할 수 없는 대상입니다: {what}. `==`를 쓰려던 것인가요?',
  '`{operator}` needs a single target': '`{operator}` 연산자에는 대입 대상이 하나만 와야 합니다.',
  "write the module's name without spaces": '모듈 이름은 공백 없이 쓰세요.',
  '`{keyword}` is outside of a function': '`{keyword}` 문이 함수 밖에 있습니다.',
  '`{keyword}` is outside of a loop': '`{keyword}` 문이 반복문 밖에 있습니다.',
  '`{keyword}` has no `{other}` above it at the same indentation':
    '`{keyword}` 위에 들여쓰기가 같은 `{other}` 문이 없습니다.',
  'expected {what} here': '여기에 필요한 것: {what}.',
  'expected {what}, found `{found}`': '여기에 필요한 것은 {what}인데, `{found}` 코드가 있습니다.',
  'expected {what} but the line ends here': '여기에 필요한 것은 {what}인데, 줄이 끝났습니다.',
  'expected {what} but the string ends here': '여기에 필요한 것은 {what}인데, 문자열이 끝났습니다.',
  '`{a}` or `{b}`': '`{a}` 또는 `{b}`',
  'an expression': '식',
  'the end of the line': '줄의 끝',
  'an index': '인덱스',
  'a parameter': '매개변수',
  'a name': '이름',
  'a name after `.`': '`.` 뒤의 이름',
  'a name after `as`': '`as` 뒤의 이름',
  'a name to import': '가져올 이름',
  'the name of a module': '모듈 이름',
  'a literal': '리터럴',
  'the result of a call': '호출의 결과',
  'a comparison': '비교식',
  'an ordinary space': '보통 공백',
  'not run: needs `{name}`, which line {line} would make':
    '실행하지 않음: `{name}` 값이 필요하지만, 이를 만들 {line}번째 줄이 실행되지 않았습니다.',
  'not run: needs the state of the random numbers, which line {line} may change':
    '실행하지 않음: {line}번째 줄이 난수 상태를 바꾸었을 수 있습니다.',
  'not run: needs defaults, which line {line} may change':
    '실행하지 않음: {line}번째 줄이 기본 설정을 바꾸었을 수 있습니다.',
  'not run: the program stopped at line {line}':
    '실행하지 않음: 프로그램이 {line}번째 줄에서 멈췄습니다.',
  'Stridewise does not run `global` here, because a function around this one binds `{name}`.':
    'Stridewise는 여기서 `global`을 지원하지 않습니다. 바깥 함수가 `{name}`에 값을 넣기 때문입니다.',
  'No function around this one binds `{name}`, so Python does not run the program.':
    '바깥 함수 가운데 `{name}`에 값을 넣는 함수가 없어 Python도 이 프로그램을 실행하지 않습니다.',
  'Stridewise does not run classes with keywords':
    'Stridewise는 클래스의 키워드 인수를 지원하지 않습니다.',
  'Stridewise does not run `yield` inside an expression: write `x = yield`':
    'Stridewise는 식 안의 `yield`를 지원하지 않습니다. `x = yield`로 쓰세요.',
  'Stridewise does not run `:=` in a generator expression: write a list in brackets.':
    'Stridewise는 제너레이터 식 안의 `:=`를 지원하지 않습니다. 대괄호로 리스트를 쓰세요.',
  'Stridewise does not run `yield` in `with`, `except`, or a `try` with `finally`.':
    'Stridewise는 `with`, `except`, `finally`가 있는 `try` 안의 `yield`를 지원하지 않습니다.',
  '`:=` needs parentheses here; did you mean `=`?':
    '여기서 `:=`을 쓰려면 괄호가 필요합니다. `=`을 쓰려고 했나요?',
  '`:=` needs a name before it': '`:=` 앞에는 이름이 와야 합니다.',
  '`/` is not allowed here': '여기에는 `/` 기호를 쓸 수 없습니다.',
};
