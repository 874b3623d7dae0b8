import type { Notices } from '../types';

/** What does not run here: the core's English, with its {places}, and the same here. */
export const notices: Notices = {
  'Stridewise does not run `{object}.{name}`.': 'Stridewise не поддерживает `{object}.{name}`.',
  'Stridewise does not run assignments to `.{name}`.':
    'Stridewise не поддерживает присваивание `.{name}`.',
  'Stridewise does not run {function}() with `{keyword}=`.':
    'Stridewise не поддерживает `{keyword}=` у {function}().',
  'Stridewise does not run {function}() with these arguments.':
    'Stridewise не выполняет {function}() с такими аргументами.',
  'Stridewise does not run {function}() with this `{argument}`.':
    'Stridewise не выполняет {function}() с таким `{argument}`.',
  'Stridewise does not know this.': 'Stridewise не знает этого.',
  'Stridewise does not run this of dtype {dtype}, for which PyTorch lacks most operations: convert it with to(torch.int64) first.':
    'Stridewise не выполняет это для dtype {dtype}, у которого и в PyTorch нет большинства операций: сначала преобразуйте через to(torch.int64).',
  'Stridewise does not run {function}() of {dtype}: compute with float().':
    'Stridewise не выполняет {function}() для {dtype}: вычисляйте с float().',
  'Stridewise does not compute with a uint64 from 2**63 on.':
    'Stridewise не вычисляет с uint64 от 2**63 и выше.',
  'Stridewise does not run `{name}` in a class.': 'Stridewise не поддерживает `{name}` в классе.',
  'Stridewise runs classes that derive from nn.Module, from exceptions or from your own only.':
    'Stridewise выполняет только классы, производные от nn.Module, от исключений или от ваших собственных.',
  'Stridewise does not run this class': 'Stridewise не поддерживает этот класс.',
  'Stridewise does not run super() here.': 'Stridewise не выполняет super() в этом месте.',
  'This module is called before its super().__init__() has run.':
    'Этот модуль вызван до того, как выполнился его super().__init__().',
  'This module has no forward().': 'У этого модуля нет forward().',
  'Stridewise does not look for a set in a set.': 'Stridewise не ищет множество в множестве.',
  'Stridewise does not run so many functions of libraries.':
    'Stridewise не выполняет столько библиотечных функций сразу.',
  'Stridewise does not run `{name}`.': 'Stridewise не поддерживает `{name}`.',
  'Stridewise does not run calls with more than 1024 arguments by position or 32 by name.':
    'Stridewise не выполняет вызовы, в которых больше 1024 позиционных или 32 именованных аргументов.',
  'Stridewise does not run `**` before this argument.':
    'Stridewise не поддерживает `**` перед этим аргументом.',
  'Stridewise does not run `*` before what is no list, tuple or tensor.':
    'Stridewise поддерживает `*` только перед списком, кортежем или тензором.',
  'Stridewise does not run {type}(...).': 'Stridewise не выполняет {type}(...).',
  'Stridewise does not run this expression.': 'Stridewise не выполняет это выражение.',
  'Stridewise does not run this call.': 'Stridewise не выполняет этот вызов.',
  'The program takes more than {steps} steps: make its loops shorter.':
    'Программе нужно больше шагов, чем {steps}: сократите циклы.',
  'This expression is nested too deeply: use a few more names.':
    'Это выражение вложено слишком глубоко: разбейте его, введя ещё несколько имён.',
  'Stridewise does not run `del` on tensors.': 'Stridewise не поддерживает `del` для тензоров.',
  'Stridewise runs `del` with names and list items only.':
    'Stridewise поддерживает `del` только для имён и элементов списков.',
  'Stridewise does not go on where a loop changed the keys.':
    'Цикл изменил ключи, и Stridewise не может его продолжить.',
  'Stridewise does not run `as` behind this `with`.':
    'Stridewise не поддерживает `as` после этого `with`.',
  'Stridewise runs `with` for torch.no_grad() only.':
    'Stridewise поддерживает `with` только для torch.no_grad().',
  'Stridewise does not run this decorator': 'Stridewise не поддерживает этот декоратор.',
  'Stridewise does not run functions with more than 200 names.':
    'Stridewise не выполняет функции, в которых больше 200 имён.',
  'Stridewise does not run this call: it has too many arguments.':
    'Stridewise не выполняет этот вызов: в нём слишком много аргументов.',
  'The program is longer than 1 MiB: shorten it.': 'Программа больше 1 МиБ: сократите её.',
  'The text is not UTF-8 from here on: save it as UTF-8 and paste it again.':
    'С этого места текст не в UTF-8: сохраните его в UTF-8 и вставьте снова.',
  'Stridewise does not write single bytes of a storage.':
    'Stridewise не записывает отдельные байты хранилища.',
  'Stridewise does not run {function}() with this `dtype=`: convert the operands with astype() first.':
    'Stridewise не выполняет {function}() с таким `dtype=`: сначала преобразуйте операнды через astype().',
  'Stridewise does not show this `.base`: it is no array.':
    'Stridewise не показывает этот `.base`: это не массив.',
  'The elements that `where=` leaves out would hold whatever the memory held: give the ufunc an `out=`.':
    'В элементах, которые пропускает `where=`, останется то, что было в памяти: задайте этой ufunc `out=`.',
  "Stridewise does not run NumPy's {function}() of a PyTorch tensor: write .numpy() behind it.":
    'Stridewise не выполняет {function}() из NumPy для тензора PyTorch: допишите к нему .numpy().',
  'Stridewise does not run {function}() with this `initial=`.':
    'Stridewise не выполняет {function}() с таким `initial=`.',
  'Stridewise does not run strides that end inside of an element.':
    'Stridewise не поддерживает шаги, которые попадают внутрь элемента.',
  'Stridewise does not read memory outside of the array, as as_strided() would here.':
    'Здесь as_strided() читала бы память за пределами массива, а Stridewise её не читает.',
  "Stridewise does not run NumPy's {function}() of PyTorch tensors: convert them with .numpy() first.":
    'Stridewise не выполняет {function}() из NumPy для тензоров PyTorch: сначала преобразуйте их через .numpy().',
  'Stridewise does not run `np.{ufunc}.{method}` with these arguments.':
    'Stridewise не выполняет `np.{ufunc}.{method}` с такими аргументами.',
  'This list is nested too deeply for a tensor.': 'Этот список вложен слишком глубоко для тензора.',
  'Stridewise has no other device than the CPU: write "cpu".':
    'У Stridewise нет других устройств, кроме CPU: напишите "cpu".',
  'Stridewise does not mix PyTorch tensors and NumPy arrays in one operation: convert one with torch.from_numpy() or .numpy().':
    'Stridewise не смешивает тензоры PyTorch и массивы NumPy в одной операции: преобразуйте что-то одно через torch.from_numpy() или .numpy().',
  "An operand shares the memory that is written here, so PyTorch's result depends on the processor: clone() the operand first.":
    'Операнд занимает ту же память, в которую здесь идёт запись, поэтому результат PyTorch зависит от процессора: сначала скопируйте операнд через clone().',
  'Stridewise does not run this power of halves: compute with float().':
    'Stridewise не вычисляет такую степень для чисел половинной точности: вычисляйте с float().',
  'Stridewise does not run reciprocal() on integers: write 1 / x.':
    'Stridewise не выполняет reciprocal() для целых чисел: пишите 1 / x.',
  'Stridewise does not run floats as positions: convert the array to integers first.':
    'Stridewise не поддерживает дробные числа в роли позиций: сначала преобразуйте массив в целые.',
  'Stridewise does not divide a NumPy array by a PyTorch tensor: convert one with torch.from_numpy() or .numpy().':
    'Stridewise не делит массив NumPy на тензор PyTorch: преобразуйте что-то одно через torch.from_numpy() или .numpy().',
  'Stridewise does not read elements that begin inside of others.':
    'Stridewise не читает элементы, которые начинаются внутри других.',
  'Stridewise does not read these bytes as another dtype.':
    'Stridewise не читает эти байты как другой dtype.',
  'Stridewise does not run `{operator}` of these two.':
    'Stridewise не выполняет `{operator}` для этих двух значений.',
  'Stridewise does not compare tensors with lists: make the list a tensor first.':
    'Stridewise не сравнивает тензоры со списками: сначала сделайте из списка тензор.',
  "The result is larger than Stridewise's integers (64 bits).":
    'Результат больше целых чисел Stridewise (64 бита).',
  'Stridewise does not divide integers beyond 2**53 with `/`: use `//`.':
    'Stridewise не делит целые числа больше 2**53 через `/`: пишите `//`.',
  'Stridewise does not run complex numbers: this power has no real value.':
    'Stridewise не поддерживает комплексные числа, а у этой степени нет вещественного значения.',
  'Stridewise does not compare versions of libraries.':
    'Stridewise не сравнивает версии библиотек.',
  'Stridewise does not reckon with addresses: compare them with ==.':
    'Stridewise не производит вычислений с адресами: сравнивайте их через ==.',
  'Stridewise does not run reversed() of tensors: use flip().':
    'Stridewise не выполняет reversed() для тензоров: используйте flip().',
  'Stridewise does not run this format: use an f-string.':
    'Stridewise не поддерживает такое форматирование: используйте f-строку.',
  'Stridewise does not put tensors into a torch.Size: use int().':
    'Stridewise не помещает тензоры в torch.Size: используйте int().',
  'Stridewise does not make sequences of more than {count} items.':
    'Stridewise не создаёт последовательности, где элементов больше, чем {count}.',
  'Stridewise does not reckon with the keys of dicts: make sets of them.':
    'Stridewise не выполняет операции с ключами словарей: сделайте из них множества.',
  'Stridewise does not compare lists and tuples that hold tensors: compare the tensors.':
    'Stridewise не сравнивает списки и кортежи с тензорами внутри: сравнивайте сами тензоры.',
  'Stridewise does not convert to {dtype} what holds NaN, negative or large numbers: what they become is left open. Convert to torch.int64 first.':
    'Stridewise не преобразует в {dtype} NaN, отрицательные и большие числа: результат не определён. Сначала преобразуйте в torch.int64.',
  'Stridewise does not compare lists and tuples that hold NaN.':
    'Stridewise не сравнивает списки и кортежи, в которых есть NaN.',
  'Stridewise does not compare a dtype with this name.':
    'Stridewise не сравнивает dtype с этим именем.',
  'Stridewise does not look for iterators over arrays in lists.':
    'Stridewise не ищет в списках итераторы по массивам.',
  'Stridewise compares data_ptr() with another data_ptr() only.':
    'Stridewise сравнивает data_ptr() только с другим data_ptr().',
  'Stridewise does not compare slices.': 'Stridewise не сравнивает срезы.',
  'Stridewise does not compare the keys of dicts: make lists of them.':
    'Stridewise не сравнивает ключи словарей: сделайте из них списки.',
  'Stridewise does not run the format `{spec}` here.':
    'Stridewise не поддерживает здесь формат `{spec}`.',
  'Stridewise does not run the format `{spec}`.': 'Stridewise не поддерживает формат `{spec}`.',
  'Stridewise does not run loops of more than {count} rounds.':
    'Stridewise не выполняет циклы, где проходов больше, чем {count}.',
  'Stridewise does not walk a storage: write tolist() behind.':
    'Stridewise не перебирает хранилище: допишите к нему tolist().',
  'This list is nested too deeply to be printed.':
    'Этот список вложен слишком глубоко, чтобы его напечатать.',
  'The program prints more than 4 MiB: print less.':
    'Программа печатает больше 4 МиБ: печатайте меньше.',
  'Stridewise does not print modules, functions and iterators: their text holds an address.':
    'Stridewise не печатает модули, функции и итераторы: в их тексте есть адрес.',
  'Stridewise does not know the grad_fn of this tensor: print what its detach() gives.':
    'Stridewise не знает grad_fn этого тензора: печатайте результат его detach().',
  'Stridewise does not run hash() of a str: Python gives another number in each run.':
    'Stridewise не выполняет hash() от str: Python при каждом запуске даёт другое число.',
  'Stridewise does not run hash() of this: Python makes it of an address, which differs from run to run.':
    'Stridewise не выполняет hash() от этого: Python получает число из адреса, а он при каждом запуске другой.',
  'Stridewise does not print addresses: compare data_ptr() or id() with ==.':
    'Stridewise не печатает адреса: сравнивайте data_ptr() или id() через ==.',
  'Stridewise prints storages of up to 10000 elements.':
    'Stridewise печатает хранилища не больше чем из 10000 элементов.',
  'Stridewise does not run keys of this kind.': 'Stridewise не поддерживает ключи такого вида.',
  'Stridewise does not know the order in which Python goes through this set: use sorted().':
    'Stridewise не знает, в каком порядке Python обходит это множество: используйте sorted().',
  'The elements do not fit into memory a second time, which this takes: make the tensor smaller.':
    'Здесь нужна память для второй копии элементов, а её не хватает: уменьшите тензор.',
  'Stridewise does not enlarge what PyTorch and NumPy share, and PyTorch raises a RuntimeError there: clone() the tensor first.':
    'Stridewise не увеличивает хранилище, общее для PyTorch и NumPy, а PyTorch вызывает здесь RuntimeError: сначала скопируйте тензор через clone().',
  'Stridewise does not write to what broadcast_arrays() stretched; NumPy warns there: write to a copy().':
    'Stridewise не записывает в то, что растянула broadcast_arrays(), а NumPy здесь предупреждает: записывайте в copy().',
  'Stridewise does not run strings that hold the character U+0000.':
    'Stridewise не поддерживает строки с символом U+0000.',
  'Stridewise does not run programs with more than 1000 names.':
    'Stridewise не выполняет программы, в которых больше 1000 имён.',
  '`{name}` was not made: line {line} raised an error.':
    '`{name}` не создано: строка {line} вызвала ошибку.',
  'Values are not computed: the program is too large, so only its shapes are.':
    'Значения не вычислены: программа слишком велика, поэтому вычислены только формы.',
  '`{code}` needs values that are not computed in a run of this size: make the tensors smaller.':
    'Для `{code}` нужны значения, которые при таком размере не вычисляются: уменьшите тензоры.',
  'This needs values that are not computed in a run of this size: make the tensors smaller.':
    'Здесь нужны значения, которые при таком размере не вычисляются: уменьшите тензоры.',
  'The program goes through too many elements for a web page: make its tensors smaller.':
    'Программа перебирает слишком много элементов для веб-страницы: уменьшите тензоры.',
  'Stridewise does not run numbers of more than 1000 characters':
    'Stridewise не поддерживает числа длиннее 1000 символов.',
  'Stridewise does not run complex numbers': 'Stridewise не поддерживает комплексные числа.',
  'Stridewise does not run `await`': 'Stridewise не поддерживает `await`.',
  'Stridewise does not run this `as` behind `with`':
    'Stridewise не поддерживает такой `as` после `with`.',
  'Stridewise does not run `except*`': 'Stridewise не поддерживает `except*`.',
  'Stridewise does not run `async`': 'Stridewise не поддерживает `async`.',
  'Stridewise does not run `lambda` inside an f-string':
    'Stridewise не поддерживает `lambda` внутри f-строки.',
  'Stridewise does not run `import *` of this module: write the names out.':
    'Stridewise не выполняет `import *` для этого модуля: перечислите имена.',
  'Stridewise does not run `\\N{...}`: write the character itself':
    'Stridewise не поддерживает `\\N{...}`: напишите сам символ.',
  'Stridewise does not run escapes that name no character':
    'Stridewise не поддерживает escape-последовательности, которым не соответствует символ.',
  'Stridewise does not run `!a`: use `!r`': 'Stridewise не поддерживает `!a`: используйте `!r`.',
  'Stridewise does not run fields inside a format specification':
    'Stridewise не поддерживает поля внутри спецификации формата.',
  'Stridewise does not run bytes: leave the `b` out for a string':
    'Stridewise не поддерживает bytes: уберите `b`, и получится строка.',
  'Stridewise does not run `*` in an index: write the items out':
    'Stridewise не поддерживает `*` в индексе: перечислите элементы.',
  'Stridewise does not make a tensor from a list of arrays: write torch.tensor(np.array(...)).':
    'Stridewise не создаёт тензор из списка массивов: пишите torch.tensor(np.array(...)).',
  'Stridewise does not know what autograd says of this tensor.':
    'Stridewise не знает, что autograd скажет об этом тензоре.',
  'Stridewise computes no gradients: write the derivative out in tensors.':
    'Stridewise не вычисляет градиенты: запишите производную через тензоры.',
  'Stridewise does not run `grad_fn`: print the tensor to see its name.':
    'Stridewise не поддерживает `grad_fn`: напечатайте тензор, чтобы увидеть его имя.',
  'Stridewise runs {function}() on tensors without gaps in memory alone.':
    'Stridewise выполняет {function}() только для тензоров без промежутков в памяти.',
  'Stridewise reads one element of a storage at a time: storage()[0].':
    'Stridewise читает из хранилища по одному элементу: storage()[0].',
  'Stridewise does not run `einops.pack`: write rearrange() for each tensor, then torch.cat() or np.concatenate().':
    'Stridewise не поддерживает `einops.pack`: напишите rearrange() для каждого тензора, затем torch.cat() или np.concatenate().',
  'Stridewise does not run `einops.unpack`: write split() with the sizes, then rearrange() for each part.':
    'Stridewise не поддерживает `einops.unpack`: напишите split() с размерами, затем rearrange() для каждой части.',
  'Stridewise does not run `einops.asnumpy`: write x.numpy().':
    'Stridewise не поддерживает `einops.asnumpy`: пишите x.numpy().',
  'Stridewise does not run `match`': 'Stridewise не поддерживает `match`.',
  'Stridewise does not write over bytes that are read as another dtype: clone() the operand first.':
    'Stridewise не записывает поверх байтов, которые читаются как другой dtype: сначала скопируйте операнд через clone().',
  'The program needs more memory than Stridewise gives it.':
    'Программе нужно больше памяти, чем даёт ей Stridewise.',
  '{count} calls of functions are open here, and Stridewise goes no deeper.':
    'Незавершённых вызовов функций здесь {count}, и глубже Stridewise не идёт.',
  'These iterators are nested too deeply.': 'Эти итераторы вложены слишком глубоко.',
  'These lists are nested too deeply to be compared.':
    'Эти списки вложены слишком глубоко, чтобы их сравнивать.',
  'Whether equal numbers or strings are one object differs between Pythons: compare with `==`.':
    'Один ли объект равные числа или строки, зависит от версии Python: сравнивайте через `==`.',
  'Among equal elements {function}() takes no certain order: write sort(stable=True) or argsort(stable=True).':
    '{function}() не определяет порядок равных элементов: пишите sort(stable=True) или argsort(stable=True).',
  'Among equal elements {function}() takes no certain order: write sort(stable=True).':
    '{function}() не определяет порядок равных элементов: пишите sort(stable=True).',
  'This tensor would have {dims} dimensions: Stridewise goes up to {limit}, so use fewer':
    'У этого тензора было бы измерений: {dims}, а Stridewise поддерживает не больше {limit}. Сократите их число.',
  '`\\` must be the last character of its line: delete it or what follows it':
    '`\\` должен быть последним символом строки: удалите его или то, что стоит после него.',
  'no line follows this `\\`: delete it': 'После этого `\\` нет следующей строки: удалите его.',
  'nested deeper than {count} blocks':
    'Блоки вложены слишком глубоко: допустимая глубина — {count}.',
  'nested deeper than {count} brackets':
    'Скобки вложены слишком глубоко: допустимая глубина — {count}.',
  'this is nested deeper than {count} levels: split it over several statements':
    'Вложенность глубже допустимой ({count}): разбейте это на несколько инструкций.',
  'this chains more than {count} operations: split it over several statements':
    'Слишком длинная цепочка операций (допустимо {count}): разбейте её на несколько инструкций.',
  'this indentation matches no line above: align it with the block it belongs to':
    'Такого отступа нет ни у одной строки выше: выровняйте строку по её блоку.',
  'tabs and spaces are mixed in this indentation: use spaces only':
    'В этом отступе смешаны табуляции и пробелы: используйте только пробелы.',
  'unexpected indent: start the line at the left':
    'Здесь не должно быть отступа: начните строку с левого края.',
  'unexpected indent: start the line where the line above starts':
    'Здесь лишний отступ: начните строку там же, где строку выше.',
  'the block of `{keyword}` is missing: indent its lines by 4 spaces':
    'Нет блока после `{keyword}`: сделайте у его строк отступ в 4 пробела.',
  '`{bracket}` was never opened: delete it, or add `{opener}` before it':
    'Скобка `{bracket}` не была открыта: удалите её или добавьте перед ней `{opener}`.',
  '`{bracket}` was never closed': 'Скобка `{bracket}` не закрыта.',
  '`{bracket}` does not close `{opener}`: write `{closer}`':
    'Скобка `{bracket}` не закрывает `{opener}`: напишите `{closer}`.',
  'this byte is not UTF-8 text': 'Этот байт — не текст в UTF-8.',
  'invalid character U+{code}: delete it': 'Недопустимый символ U+{code}: удалите его.',
  "invalid character '{character}' (U+{code}): delete it":
    'Недопустимый символ «{character}» (U+{code}): удалите его.',
  "invalid character '{character}' (U+{code}): write {what}":
    'Недопустимый символ «{character}» (U+{code}): напишите {what}.',
  '`{text}` is not a number: put a space or an operator after its digits':
    '`{text}` — не число: поставьте после цифр пробел или оператор.',
  '`{text}` begins with 0: delete the leading zeros':
    '`{text}` начинается с 0: удалите нули в начале.',
  "{number} is larger than Stridewise's integers (64 bits)":
    '{number} — больше, чем целые числа Stridewise (64 бита).',
  'unterminated string: add the closing quote {quote}':
    'Строка не закончена: добавьте закрывающую кавычку {quote}.',
  'this escape lacks digits: write \\xhh, \\uhhhh or \\Uhhhhhhhh':
    'В этой escape-последовательности не хватает цифр: напишите \\xhh, \\uhhhh или \\Uhhhhhhhh.',
  'expected `!r` or `!s` here': 'Здесь ожидается `!r` или `!s`.',
  'expected `}` here, to close the field of the f-string':
    'Здесь нужна `}`, которая закроет поле f-строки.',
  '`}` is alone in this f-string: write `}}`': 'В этой f-строке `}` без пары: напишите `}}`.',
  '`print` needs parentheses: write `print(...)`': '`print` требует скобок: напишите `print(...)`.',
  'this program is longer than Stridewise reads (1 MiB)':
    'Программа слишком длинная: Stridewise читает не больше 1 МиБ.',
  '`*` is not allowed here: delete it, or add a comma after it':
    'Здесь нельзя поставить `*`: удалите её или добавьте после неё запятую.',
  '`*` is not allowed here: add a comma after it':
    'Здесь нельзя поставить `*`: добавьте после неё запятую.',
  'only one target can have a `*`: delete this one':
    '`*` может быть только у одной цели присваивания: удалите эту.',
  '`*` is not allowed in a comprehension': 'Во включениях (comprehension) нельзя поставить `*`.',
  'only one `*` is allowed between parameters': 'Между параметрами может быть только одна `*`.',
  'a parameter without a default follows one that has one':
    'Параметр без значения по умолчанию стоит после параметра, у которого оно есть.',
  'two parameters are called `{name}`': 'Два параметра называются `{name}`.',
  'the argument `{name}=` is given twice': 'Аргумент `{name}=` задан дважды.',
  'a positional argument cannot follow `{name}=`: move it to the left':
    'Позиционный аргумент не может стоять после `{name}=`: перенесите его левее.',
  'a positional argument cannot follow `**`: move it to the left':
    'Позиционный аргумент не может стоять после `**`: перенесите его левее.',
  'more than {count} keyword arguments':
    'Слишком много именованных аргументов: допустимо не больше {count}.',
  'only a name is allowed before `=` here; did you mean `==`?':
    'Перед `=` здесь может стоять только имя. Может быть, нужно `==`?',
  '`=` is not allowed here; did you mean `==`?':
    'Здесь нельзя поставить `=`. Может быть, нужно `==`?',
  'cannot assign to {what}; did you mean `==`?':
    'Присвоить сюда нельзя: это {what}. Может быть, нужно `==`?',
  '`{operator}` needs a single target': 'У `{operator}` может быть только одна цель присваивания.',
  "write the module's name without spaces": 'Напишите имя модуля без пробелов.',
  '`{keyword}` is outside of a function': '`{keyword}` стоит вне функции.',
  '`{keyword}` is outside of a loop': '`{keyword}` стоит вне цикла.',
  '`{keyword}` has no `{other}` above it at the same indentation':
    'Для `{keyword}` выше нет `{other}` с тем же отступом.',
  'expected {what} here': 'Здесь ожидается {what}.',
  'expected {what}, found `{found}`': 'Здесь ожидается {what}, а написано `{found}`.',
  'expected {what} but the line ends here': 'Здесь ожидается {what}, но строка заканчивается.',
  'expected {what} but the string ends here':
    'Здесь ожидается {what}, но строковый литерал заканчивается.',
  '`{a}` or `{b}`': '`{a}` или `{b}`',
  'an expression': 'выражение',
  'the end of the line': 'конец строки',
  'an index': 'индекс',
  'a parameter': 'параметр',
  'a name': 'имя',
  'a name after `.`': 'имя после `.`',
  'a name after `as`': 'имя после `as`',
  'a name to import': 'имя, которое импортируется',
  'the name of a module': 'имя модуля',
  'a literal': 'литерал',
  'the result of a call': 'результат вызова',
  'a comparison': 'сравнение',
  'an ordinary space': 'обычный пробел',
  'not run: needs `{name}`, which line {line} would make':
    'Не выполнено: нужно `{name}`, а его создала бы строка {line}.',
  'not run: needs the state of the random numbers, which line {line} may change':
    'Не выполнено: нужно состояние генератора случайных чисел, а его могла изменить строка {line}.',
  'not run: needs defaults, which line {line} may change':
    'Не выполнено: нужны настройки по умолчанию, а их могла изменить строка {line}.',
  'not run: the program stopped at line {line}':
    'Не выполнено: программу остановила строка {line}.',
  'Stridewise does not run `global` here, because a function around this one binds `{name}`.':
    'Stridewise не выполняет здесь `global`: имя `{name}` есть во внешней функции.',
  'No function around this one binds `{name}`, so Python does not run the program.':
    'Ни одна внешняя функция не задаёт `{name}`, поэтому Python не выполняет эту программу.',
  'Stridewise does not run classes with keywords':
    'Stridewise не выполняет классы с именованными аргументами.',
  'Stridewise does not run `yield` inside an expression: write `x = yield`':
    'Stridewise не выполняет `yield` внутри выражения: напишите `x = yield`.',
  'Stridewise does not run `:=` in a generator expression: write a list in brackets.':
    'Stridewise не выполняет `:=` в генераторном выражении: напишите список в квадратных скобках.',
  'Stridewise does not run `yield` in `with`, `except`, or a `try` with `finally`.':
    'Stridewise не выполняет `yield` в `with`, `except` и в `try` с `finally`.',
  '`:=` needs parentheses here; did you mean `=`?':
    'Здесь `:=` нужно взять в скобки; возможно, имелось в виду `=`?',
  '`:=` needs a name before it': 'Перед `:=` должно быть имя.',
  '`/` is not allowed here': 'Здесь `/` не допускается.',
};
