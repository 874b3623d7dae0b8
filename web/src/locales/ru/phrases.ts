import type { Phrase } from '../en/phrases';

/** Texts without values. */
export const phrases: Record<Phrase, string> = {
  'Shape of a': 'Форма a',
  'Shape of b': 'Форма b',
  'Shape of x': 'Форма x',
  'Shape of what is added': 'Форма того, что прибавляется',
  'Shape of the array': 'Форма массива',
  'Requested shape': 'Запрошенная форма',
  'Shape before its dims were moved': 'Форма до перестановки измерений',
  'Order of its dims now (permute)': 'Порядок измерений теперь (permute)',
  'Shape of the left operand': 'Форма левого операнда',
  'Shape of the right operand': 'Форма правого операнда',
  'Shape of the first tensor': 'Форма первого тензора',
  'Shape of the other tensor': 'Форма другого тензора',
  'not in place: the result gets a new storage': 'не на месте: у результата новое хранилище',
  'copies first, in reading order': 'сначала копирует в порядке чтения',
  'one size is left open, the others are given': 'один размер оставлен открытым, остальные заданы',
  'the first one gets a first dimension': 'первый получает новое первое измерение',
  'the second one gets a first dimension': 'второй получает новое первое измерение',
  'along the dimension in which they differ': 'вдоль измерения, в котором они различаются',
  'along an existing dimension': 'вдоль имеющегося измерения',
  'stack makes the new dimension': 'stack создаёт новое измерение',
  'where the right one belongs to a layer: as many in_features as the left one has columns':
    'если правый принадлежит слою: in_features столько, сколько столбцов у левого',
  'the last one': 'последний',
  'the last dimension': 'последнее измерение',
  'the last axis': 'последняя ось',
  'one index a dimension': 'по индексу на измерение',
  'each of them': 'каждый из них',
  'at least one of them': 'хотя бы один из них',
  'the number itself': 'само число',
  'Shape of the tensor': 'Форма тензора',
  'a copy has separate elements': 'у копии отдельные элементы',
  'not in place: the result can have another dtype':
    'не на месте: у результата может быть другой dtype',
  'what is added is converted first': 'сначала преобразуется то, что прибавляется',
  'both have one dtype': 'у обоих один dtype',
  'a mean is rarely an integer': 'среднее редко бывает целым',
  'Number of elements': 'Число элементов',
  'Number of dims': 'Число измерений',
  'Number of dims in permute': 'Число измерений в permute',
  'one axis for each existing one': 'по одной на каждую ось',
  'all that have size 1': 'все, у которых размер 1',
  'Number of matrices': 'Число матриц',
  'Number of the other matrices': 'Число других матриц',
  'Columns of the left matrices': 'Столбцов у левых матриц',
  'Rows of the right matrices': 'Строк у правых матриц',
  'a number is multiplied with *': 'на число умножают знаком *',
  'Number of dims of the first tensor': 'Число измерений первого тензора',
  'Number of dims of the other tensor': 'Число измерений другого тензора',
  'two elements for two numbers': 'два элемента для двух чисел',
  'makes a tensor of a list': 'делает тензор из списка',
  'Number of indices': 'Число индексов',
  'an index is an integer': 'индекс — целое число',
  'one of them for each number': 'по одному на каждое число',
  'one of them': 'один из них',
  'all of them, in a list': 'все, списком',
  'Autograd kept a tensor for backward(), but it was written in place before backward() ran. Stridewise does not compute gradients. Look for x += y, x[...] = y and functions with a trailing _ in their names; write x = x + y instead, or write into x.clone().':
    'Autograd сохранил тензор для backward(), но до вызова backward() его изменили на месте. Stridewise не вычисляет градиенты. Найдите x += y, x[...] = y и функции, имена которых оканчиваются на _; пишите x = x + y или меняйте x.clone().',
  'A tensor with requires_grad was written in place, which autograd allows only inside torch.no_grad(). Stridewise does not compute gradients. Write x = x + y instead, or put the write inside with torch.no_grad():, as optimizers do.':
    'Тензор с requires_grad изменили на месте, а autograd допускает это только внутри torch.no_grad(). Stridewise не вычисляет градиенты. Пишите x = x + y или меняйте его внутри with torch.no_grad():, как это делают оптимизаторы.',
  'This error is about gradients, not shapes, and Stridewise does not compute gradients. x.detach() has the same values without gradients; backward() needs a number computed from tensors with requires_grad, and runs once for each computation.':
    'Эта ошибка связана с градиентами, а не с формами, а Stridewise градиенты не вычисляет. У x.detach() те же значения без градиентов; backward() нужно число, вычисленное из тензоров с requires_grad, и для каждого вычисления он выполняется один раз.',
  'This error is about where tensors are, not about shapes: some are on the GPU and some are not. Move them to one device with x.to(device) or model.to(device); NumPy needs x.cpu().':
    'Эта ошибка связана с тем, где находятся тензоры, а не с их формами: одни на GPU, другие нет. Перенесите их на одно устройство через x.to(device) или model.to(device); NumPy нужен x.cpu().',
  "The input of a layer and its weights differ in dtype, or one of them is on the GPU. x.to(weight.device, weight.dtype) fixes both. NumPy's numbers are float64, so often x.float() is missing.":
    'У входа слоя и его весов разные dtype, или что-то одно из них на GPU. x.to(weight.device, weight.dtype) решает и то и другое. Числа NumPy — float64, поэтому часто не хватает x.float().',
  'The GPU memory is full. A silent broadcast may be the reason: shapes (N,) and (N, 1) give (N, N). Print the shapes before the line that fails; if they are right, use a smaller batch.':
    'Память GPU заполнена. Причиной может быть незаметный бродкастинг: формы (N,) и (N, 1) дают (N, N). Выведите формы перед строкой с ошибкой; если они верны, возьмите меньший батч.',
  'The GPU reports errors late, not where they happened. Most often an index is too large, such as a class number. Run the same lines on the CPU, and paste the message that you get there.':
    'GPU сообщает об ошибках с опозданием и не там, где они произошли. Чаще всего слишком велик индекс, например номер класса. Выполните те же строки на CPU и вставьте сюда сообщение, которое получите.',
  'A convolution takes (N, channels, height, width): the channels are in dim 1. If they come last, x.permute(0, 3, 1, 2) moves them; x.unsqueeze(0) turns a single image into a batch.':
    'Свёртка принимает (N, каналы, высота, ширина): каналы в измерении 1. Если они последние, их переместит x.permute(0, 3, 1, 2); x.unsqueeze(0) делает из одного изображения батч.',
  'Convolutions and pooling make height and width smaller, and here nothing would be left. Print x.shape before the layer; a larger image, padding or fewer layers help.':
    'Свёртки и пулинг уменьшают высоту и ширину, и здесь ничего не осталось бы. Выведите x.shape перед слоем; помогут большее изображение, padding или меньшее число слоёв.',
  'The layer was made for another input size, usually of the last dim. Print x.shape before it, and compare with the size in the layer. If the right size is in another dim, x.transpose(1, 2) moves it.':
    'Слой создан для другого размера входа, чаще всего последнего измерения. Выведите x.shape перед ним и сравните с размером слоя. Если верный размер в другом измерении, его переместит x.transpose(1, 2).',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    'Эта функция потерь сравнивает предсказания и цели поэлементно, поэтому формы должны совпадать. Если это (N, 1) и (N,), получилось бы (N, N): пишите prediction.squeeze(1) или target.unsqueeze(1).',
  'Predictions and targets have different numbers of rows. The reason is often a view(-1, k) with a wrong k, which changes the rows without an error. Print both shapes; x.flatten(1) keeps the first dim.':
    'У предсказаний и целей разное число строк. Часто причина — view(-1, k) с неверным k: строк становится другое число, а ошибки нет. Выведите обе формы; x.flatten(1) сохраняет первое измерение.',
  "The file holds weights whose shapes differ from the model's; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or skip these weights when loading.":
    'Формы весов в файле не такие, как у модели; каждая строка называет одни из них и обе формы. Создайте модель с размерами из файла (часто это число классов) или не загружайте эти веса.',
  'In einsum and einops a letter or name has one size everywhere. Write the shapes from the message next to the pattern: each name needs the same size in all of them.':
    'В einsum и einops буква или имя везде означает один размер. Запишите формы из сообщения рядом с шаблоном: у каждого имени размер должен быть один во всех формах.',
  'This message comes from another library than PyTorch and NumPy. The rule is often the same: compare from the last dim on; two sizes must be equal, or one must be 1. Write np.ones(...) with the shapes that it names, and the operation between them.':
    'Это сообщение другой библиотеки, не PyTorch и не NumPy. Правило у неё часто то же: формы сравнивают с последнего измерения, и два размера должны быть равны или один из них равен 1. Напишите np.ones(...) с названными формами и операцию между ними.',
  'Positions count from 0, so the last of n is n - 1, or -1. If the size is 0 there is nothing to take: find out what made it empty.':
    'Позиции считаются с 0, поэтому последняя из n — это n - 1 или -1. Если размер 0, брать нечего: ищите, что сделало его пустым.',
  'A mask has one truth value for each element, so its sizes must equal those of the dims that it replaces. A mask does not broadcast.':
    'В маске по одному логическому значению на элемент, поэтому её размеры должны быть равны размерам измерений, которые она заменяет. К маске бродкастинг не применяется.',
  'There is at most one index for each dim. Print x.shape: the line expects more dims, perhaps because a sum, a squeeze or an index removed one.':
    'На каждое измерение — не больше одного индекса. Выведите x.shape: измерений меньше, чем ожидала эта строка, потому что сумма, squeeze или индекс убрали одно из них.',
  'A tensor without dims holds one number, so nothing can be picked from it. A sum, a loss and an element of a vector have no dims.':
    'В тензоре без измерений одно число, и выбирать из него нечего. Таковы сумма, значение функции потерь и элемент вектора.',
  'With n dims, the numbers are 0 to n - 1, or -n to -1. Print x.shape: the line expects more dims, perhaps because a squeeze or an index removed one.':
    'Номера n измерений — от 0 до n - 1 или от -n до -1. Выведите x.shape: измерений меньше, чем ожидала эта строка, потому что squeeze или индекс убрали одно из них.',
  'In place, the result must fit into the existing dtype, and integers hold no fractions.':
    'На месте результат должен поместиться в имеющийся dtype, а целые числа не хранят дробей.',
  'Each dim is named exactly once. Print x.shape: the line expects another number of dims, often because a batch dim is missing or one too many.':
    'Каждое измерение называют ровно один раз. Выведите x.shape: число измерений не то, на которое рассчитана строка, — часто не хватает измерения батча или оно лишнее.',
  'In the result of broadcast_to many positions share one element, and arrays of other libraries may be read-only. Neither can be written.':
    'В результате broadcast_to много позиций делят один элемент, а массивы других библиотек бывают доступны только для чтения. Писать нельзя ни туда, ни туда.',
  'One element holds one number, but here several are assigned to it.':
    'Один элемент хранит одно число, а здесь ему присваивают несколько.',
  'Rows of different lengths do not form a rectangle, and an array is always one. Print the length of each row.':
    'Строки разной длины не образуют прямоугольника, а массив всегда прямоугольный. Выведите длину каждой строки.',
  'x.shape has one size for each dim, and the left side needs as many names. Print x.shape before the line.':
    'В x.shape по одному размеру на измерение, и слева должно быть столько же имён. Выведите x.shape перед этой строкой.',
  'A Python number is one number, but here there are several.':
    'Число Python — одно, а здесь их несколько.',
  'Where an integer is needed, a tensor must hold exactly one. torch.stack joins several tensors.':
    'Где нужно целое число, в тензоре должно быть одно целое. Несколько тензоров соединяет torch.stack.',
  'x[::-1] copies nothing: it only makes the stride negative. Tensors of PyTorch have no negative strides.':
    'x[::-1] ничего не копирует, а только делает шаг отрицательным. У тензоров PyTorch отрицательных шагов нет.',
  'An index is an integer or a mask. Division with / always gives a float; // gives an integer.':
    'Индекс — целое число или маска. Деление / всегда даёт число с плавающей точкой; // даёт целое.',
  'The sizes of the pieces must add up to the size of the dim.':
    'Размеры частей должны в сумме давать размер измерения.',
  'Only a dim of size 1 can be removed without losing elements.':
    'Без потери элементов можно убрать только измерение размера 1.',
  'So much memory is rarely intended: shapes (N, 1) and (N,) broadcast to (N, N). Print the shapes before the line.':
    'Столько памяти редко имеют в виду: бродкастинг форм (N, 1) и (N,) даёт (N, N). Выведите формы перед этой строкой.',
  'the existing sizes': 'имеющиеся размеры',
  'short rows are filled up': 'короткие строки дополняются',
  'swaps the last two dims': 'меняет местами два последних измерения',
  'A list takes one integer or a slice; only arrays take an array of positions. np.concatenate(a, b) raises this error, too: put its arrays in one pair of brackets, np.concatenate([a, b]).':
    'Список принимает одно целое число или срез; массив позиций принимают только массивы. Эту же ошибку вызывает np.concatenate(a, b): поместите её массивы в одни скобки, np.concatenate([a, b]).',
  'An attention mask has a row for each query and a column for each key: (L, S), or (batch * heads, L, S). The message names the expected shape. If that shows the batch size, the layer reads another dim as the sequence: see batch_first, and print the shapes of query, key and mask.':
    'У маски внимания есть строка для каждого query и столбец для каждого key: (L, S) или (batch * heads, L, S). Нужную форму называет сообщение. Если это размер батча, слой принял за последовательность другое измерение: проверьте batch_first и выведите формы query, key и маски.',
  'A position is negative, or not below the number of rows of the embedding. Print x.min() and x.max(), and compare with num_embeddings, which must be at least x.max() + 1.':
    'Одна из позиций отрицательна или не меньше числа строк в таблице embedding. Выведите x.min() и x.max() и сравните с num_embeddings: оно не меньше x.max() + 1.',
  "A product needs the same dtype on both sides. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    'Для произведения нужен один dtype. Числа NumPy — float64, PyTorch — float32; модели, загруженные с половинной точностью, хранят float16. Преобразует x.to(weight.dtype).',
  'A view cannot reach beyond its storage. Its last element is at offset + (size - 1) * stride, summed over the dims; a storage of size 0 was freed or moved.':
    'Представление не выходит за своё хранилище. Последний элемент находится по адресу offset + (размер - 1) * stride, в сумме по измерениям; хранилище размера 0 освобождено или перемещено.',
  'A window is at most as long as the dim that it slides over. Print x.shape before the line: often there is less data than usual.':
    'Окно не длиннее измерения, по которому оно движется. Выведите x.shape перед этой строкой: часто данных меньше обычного.',
  'An argument has a type that the function does not take. Division with / always gives a float; // gives an integer.':
    'У одного из аргументов тип, которого функция не принимает. Деление / всегда даёт число с плавающей точкой; // даёт целое.',
  'An object of this type has no such name: it is misspelt, or the object is not the one you meant. torch.from_numpy(x) makes a tensor from an array, x.numpy() an array from a tensor.':
    'У объекта этого типа нет такого имени: опечатка, или это не тот объект. torch.from_numpy(x) делает из массива тензор, x.numpy() — из тензора массив.',
  'Columns of the left matrix': 'Столбцов у левой матрицы',
  'Columns of the right matrix': 'Столбцов у правой матрицы',
  'Rows of the left matrix': 'Строк у левой матрицы',
  'Rows of the right matrix': 'Строк у правой матрицы',
  'Cross entropy takes scores of shape (N, classes, ...) and, as targets, numbers of classes in the shape (N, ...), without a dim for the classes. target.squeeze(1) drops a dim of size 1, target.argmax(1) makes numbers of one-hot rows, and a mask that was read as a colour image needs one channel. If the classes come last in the scores, scores.transpose(1, 2) moves them.':
    'Кросс-энтропия принимает оценки формы (N, классы, ...), а как цели — номера классов формы (N, ...), без измерения классов. target.squeeze(1) убирает измерение размера 1, target.argmax(1) делает номера из строк one-hot, а маске, прочитанной как цветное изображение, нужен один канал. Если классы оценок последние, их переместит scores.transpose(1, 2).',
  'No memory holds so many elements. One of the sizes was computed wrongly, or read from the wrong data: print them.':
    'Столько элементов не вместит никакая память. Один из размеров вычислен неверно или прочитан из других данных: выведите их.',
  'Nothing has this name yet: the line that imports or makes it is missing, or did not run.':
    'Этого имени ещё ни у чего нет: строки, которая его импортирует или создаёт, не хватает, или она не выполнялась.',
  'Number of the axis': 'Номер оси',
  'Old versions of PyTorch copied between any tensors with equally many elements, but here the numbers differ. Print both shapes before the line: one of them is not what you meant.':
    'Старые версии PyTorch копировали между любыми тензорами с равным числом элементов, а здесь эти числа разные. Выведите обе формы перед этой строкой: размеры одного из них не те, что нужны.',
  'Positions are integers: convert what embedding, gather or scatter looks up with x.long(). If these numbers are not positions, two arguments may be swapped.':
    'Позиции — целые числа: то, что ищут embedding, gather или scatter, преобразует x.long(). Если эти числа не позиции, возможно, два аргумента переставлены.',
  'PyTorch tensors have no negative strides, so a slice of them never goes backwards.':
    'У тензоров PyTorch нет отрицательных шагов, поэтому их срезы не идут назад.',
  'The module has no such name: it is misspelt, or belongs to another version. Your own file called torch.py or numpy.py hides the library, too.':
    'В модуле нет такого имени: опечатка, или оно из другой версии. Свой файл с именем torch.py или numpy.py тоже заслоняет библиотеку.',
  "The targets of cross entropy are numbers of classes, from 0 to classes - 1, and one of them is negative or too large. Print target.min() and target.max(), and compare with the scores' dim of classes. Labels may begin at 1, and masks hold 255 where nothing is labelled: ignore_index=255 leaves that out.":
    'Цели кросс-энтропии — номера классов от 0 до числа классов - 1, а один из них отрицателен или слишком велик. Выведите target.min() и target.max() и сравните с измерением классов у оценок. Метки могут начинаться с 1, а в масках там, где метки нет, стоит 255: ignore_index=255 это пропускает.',
  "This storage is not PyTorch's own and cannot grow: it belongs to NumPy, or to the shared memory of DataLoader workers. In the second case the samples of one batch often differ in shape; with num_workers=0 the same line says so. torch.tensor(x) copies an array into a new storage.":
    'Это хранилище не принадлежит PyTorch и не может расти: оно принадлежит NumPy или общей памяти процессов DataLoader. Во втором случае образцы одного батча часто разной формы: с num_workers=0 та же строка так и скажет. torch.tensor(x) копирует массив в новое хранилище.',
  "Two tensors differ in dtype, and this operation converts neither. NumPy's numbers are float64 (Double) and PyTorch's float32 (Float): x.float() converts. The targets of a loss need the dtype of the predictions.":
    'У двух тензоров разные dtype, и эта операция не преобразует ни один. Числа NumPy — float64 (Double), PyTorch — float32 (Float): преобразует x.float(). Целям функции потерь нужен dtype предсказаний.',
  'During training, batch norm needs more than one value for each channel, and a batch of one sample without height and width has only one. Use larger batches, drop_last=True in the DataLoader if the last batch is smaller, or model.eval() if nothing is trained.':
    'При обучении batch norm нужно больше одного значения на канал, а в батче из одного образца без высоты и ширины оно одно. Возьмите батчи больше, drop_last=True в DataLoader, если последний батч меньше, или model.eval(), если ничего не обучается.',
  'With a step of 0 a slice would never advance. If the step is computed, print it: a division with // may give 0.':
    'С шагом 0 срез никогда не сдвинется. Если шаг вычисляется, выведите его: деление // может дать 0.',
  'an array takes an array of positions': 'массив принимает массив позиций',
  'an integer': 'целое число',
  'at most as many as exist': 'не больше, чем есть',
  'cat joins along an existing dim, and a number has none.':
    'cat соединяет вдоль имеющегося измерения, а у числа его нет.',
  'copies, in the other order': 'копирует, в обратном порядке',
  'dot multiplies two vectors and adds up, and takes nothing else. For matrices there is @.':
    'dot умножает два вектора и складывает, другого не принимает. Для матриц есть @.',
  'element by element, then added up': 'поэлементно, затем сумма',
  'gather and scatter look up one position for each element of index: index has as many dims as the tensor, and is no larger in any dim but the given one. index.unsqueeze(1) adds a dim, and index.expand(...) uses one position for a whole row.':
    'gather и scatter ищут по одной позиции для каждого элемента index: измерений у index столько же, сколько у тензора, и во всех, кроме указанного, он не больше. index.unsqueeze(1) добавляет измерение, index.expand(...) берёт одну позицию на всю строку.',
  'mm takes two matrices and nothing else. @ takes vectors and stacks of matrices, too.':
    'mm принимает только две матрицы. @ принимает и векторы, и стопки матриц.',
  'narrow(dim, start, length) takes exactly length elements, so start + length is at most the size. A slice takes what there is.':
    'narrow(dim, start, length) берёт ровно length элементов, поэтому start + length не больше размера. Срез берёт то, что есть.',
  'scikit-learn takes a table of (samples, features). x.reshape(-1, 1) makes one column of a vector, x.reshape(1, -1) one row. If the message shows array=[], nothing was read.':
    'scikit-learn принимает таблицу (образцы, признаки). x.reshape(-1, 1) делает из вектора столбец, x.reshape(1, -1) — строку. Если в сообщении array=[], ничего не прочитано.',
  'takes vectors and stacks of matrices, too': 'принимает и векторы, и стопки матриц',
  'the product of matrices': 'произведение матриц',
  'topk takes at most as many elements as the dim has. Print x.shape before the line: the input may be smaller than usual, or have fewer classes than you asked for.':
    'topk берёт не больше, чем есть в измерении. Выведите x.shape перед этой строкой: если вход меньше обычного или классов меньше, чем спрошено, не хватает.',
  'torch.bmm multiplies stacks of matrices: both need 3 dims, and it never broadcasts. @ takes single matrices and vectors, too.':
    'torch.bmm перемножает стопки матриц: у обеих 3 измерения, и ничего не растягивается. @ принимает и отдельные матрицы, и векторы.',
  'all from there on': 'то, что есть начиная оттуда',
  'Choosing, comparing, writing': 'Выбор, сравнение, запись',
  'Choosing and comparing': 'Выбор и сравнение',
  'The library itself': 'Сама библиотека',
  'Einsum (the last bit can differ)': 'Einsum (последний бит может отличаться)',
  Iterating: 'Обход элементов',
  'Axes by name': 'Оси по именам',
  'Softmax and losses (the last bit can differ)':
    'Softmax и функции потерь (последний бит может отличаться)',
  'Functions of neural networks (the last bit can differ)':
    'Функции нейронных сетей (последний бит может отличаться)',
  Modules: 'Модули',
  'Layers as functions and norms (the last bit can differ)':
    'Слои как функции и нормы (последний бит может отличаться)',
  'Products that are added (the last bit can differ)':
    'Прибавляемые произведения (последний бит может отличаться)',
  'Norms (the last bit can differ)': 'Нормы (последний бит может отличаться)',
  Bits: 'Биты',
  'Gathering and products': 'Выборка по индексам и произведения',
  Creation: 'Создание',
  math: 'math',
  'Joining and cutting': 'Соединение и разрезание',
  Joining: 'Соединение',
  Order: 'Порядок',
  'Products (the last bit can differ)': 'Произведения (последний бит может отличаться)',
  Reductions: 'Редукции',
  Ufuncs: 'Универсальные функции (ufunc)',
  'Views and shapes': 'Представления и формы',
  Views: 'Представления',
  'Attributes of an array': 'Атрибуты массива',
  'Attributes of a tensor': 'Атрибуты тензора',
  'Along one dimension': 'Вдоль одного измерения',
  Arithmetic: 'Арифметика',
  Conversions: 'Преобразования',
  'Random numbers': 'Случайные числа',
  Writing: 'Запись',
  'Functions and methods': 'Функции и методы',
  'Imports of the two libraries': 'Импорт двух библиотек',
  'Assignments, also of several names': 'Присваивания, в том числе нескольких имён',
  'Numbers, strings, lists, tuples': 'Числа, строки, списки, кортежи',
  'Operators and comparisons': 'Операторы и сравнения',
  'Indexing and slicing': 'Индексы и срезы',
  Conditions: 'Условия',
  'Loops over finite sequences': 'Циклы по конечным последовательностям',
  'Formatted strings': 'Форматированные строки',
  'Exceptions with try and except': 'Исключения с try и except',
  'Pasted prompts': 'Вставленные приглашения интерпретатора',
  'Notebook lines (ignored)': 'Строки для блокнота, пропускаются',
  'Your own functions': 'Свои функции',
  'Your own classes': 'Свои классы',
  Lambdas: 'Лямбда-выражения',
  'Loops with a condition': 'Циклы с условием',
  Comprehensions: 'Включения (comprehensions)',
  'Dictionaries and sets': 'Словари и множества',
  'Complex numbers': 'Комплексные числа',
  'Other modules': 'Другие модули',
  'einops: pack and unpack': 'einops: pack и unpack',
  'Files and typed input': 'Файлы и ввод с клавиатуры',
  'A program here reads and writes nothing outside of itself: write the values into it.':
    'Программа здесь ничего не читает и не пишет вне себя: впишите значения в неё.',
  'Nothing is downloaded, and only the modules above run: write what it would give as numbers.':
    'Ничего не загружается, и работают только модули выше: запишите числами то, что дал бы другой.',
  'Text that is run as a program': 'Текст, который выполняется как программа',
  'Each step is shown at its line, and such a text has no lines: write them out.':
    'Каждый шаг показан у своей строки, а у такого текста строк нет: выпишите его строки.',
  Gradients: 'Градиенты',
  'What you compute is not recorded for backward(): write the derivative out in tensors.':
    'Вычисления не записываются для backward(): запишите производную тензорами.',
  'Optimizers, data loaders and compilers': 'Оптимизаторы, загрузчики данных и компиляторы',
  'They only change how training runs, not the shapes: write one training step in tensors.':
    'Они влияют лишь на скорость обучения, а не на формы: запишите один шаг обучения тензорами.',
  'Their result depends on a list of shapes outside the tensors: use cat and split instead.':
    'Их результат зависит от списка форм вне тензоров: используйте cat и split.',
  'The order of an einsum': 'Порядок вычисления einsum',
  'It changes only how long the products take, not the result: call einsum itself.':
    'Он меняет время вычисления произведений, но не их результат: вызовите сам einsum.',
  'Other devices than the CPU': 'Другие устройства, кроме CPU',
  'A browser has no other device for a tensor: leave the device out, or ask which one is available.':
    'В браузере нет другого устройства для тензора: уберите его или проверьте, какое доступно.',
  'Each cell would hold two numbers: keep them as a last dim of size 2.':
    'В каждой ячейке было бы два числа: держите их в последнем измерении размера 2.',
  'Arrays of objects, of fields or of dates': 'Массивы объектов, полей или дат',
  'Their cells do not hold numbers: use a list next to an array of numbers.':
    'В их ячейках не числа: заведите список рядом с массивом чисел.',
  'Functions that yield': 'Функции с yield',
  'An order among equal elements': 'Порядок равных элементов',
  'Equal elements have no fixed order: use stable=True.':
    'Порядок равных элементов не определён: укажите stable=True.',
  'Loops and calls without end': 'Циклы и вызовы без конца',
  'Very long loops are stopped, and the line is named: use smaller numbers.':
    'Слишком долгий цикл останавливается, строка названа: возьмите числа поменьше.',
};
