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
  'not in place: this w is no parameter, and an optimizer keeps the old one':
    'не на месте: эта w уже не параметр, и в оптимизаторе остаётся прежняя',
  'not in place: the result gets a new storage': 'не на месте: у результата новое хранилище',
  'copies first, in reading order': 'сначала копирует в порядке чтения',
  'one size is left open, the others are given': 'один размер оставлен открытым, остальные заданы',
  'the first one gets a first dimension': 'первый получает новое первое измерение',
  'the second one gets a first dimension': 'второй получает новое первое измерение',
  'along the dimension in which they differ': 'вдоль измерения, в котором они различаются',
  'along an existing dimension': 'вдоль имеющегося измерения',
  'stack makes the new dimension': 'stack создаёт новое измерение',
  'A batch norm reads the channels from dim 1, and their number must be the one that the layer was made for.':
    'Batch norm читает каналы из измерения 1, и их должно быть столько, на сколько рассчитан слой.',
  'A class number is not below num_classes: with n classes the numbers are 0 to n - 1. Labels may begin at 1.':
    'Номер класса должен быть меньше num_classes: у n классов номера от 0 до n - 1. Возможно, ваши метки начинаются с 1.',
  'A condition needs one True or False, and this tensor has several. .any() asks for at least one of them, .all() for each; for elements use & and |.':
    'Условию нужно одно True или False, а в этом тензоре их несколько. .any() проверяет, есть ли хотя бы одно True, .all() — все ли True; поэлементно работают & и |.',
  'A convolution needs a dim for the channels, and a batch dim may be in front: (N, channels, height, width). x.unsqueeze(0) adds a dim in front, x.flatten(0, 1) joins the first two.':
    'Свёртке нужно измерение каналов, а перед ним может быть измерение батча: (N, каналы, высота, ширина). x.unsqueeze(0) добавляет измерение спереди, x.flatten(0, 1) объединяет первые два.',
  'A convolution reads the channels from dim 1, and their number must be the one that the layer was made for. It is the out_channels of the layer before.':
    'Свёртка читает каналы из измерения 1, и их должно быть столько, на сколько рассчитан слой. Это число — out_channels предыдущего слоя.',
  'A layer norm reads the last dims, and they must have the sizes that it was made for. If the size is in another dim, x.transpose(1, 2) moves it.':
    'Layer norm читает последние измерения, и их размеры должны быть такими, на какие рассчитан слой. Если нужный размер в другом измерении, его переместит x.transpose(1, 2).',
  'A letter has one size everywhere, and here it has two. Write the shapes next to the letters: an operand is transposed, or the letters are in another order.':
    'У буквы везде один размер, а здесь их два. Запишите формы рядом с буквами: возможно, один из тензоров транспонирован или порядок букв другой.',
  'A letter of the result is in no operand, so it has no size. It is misspelt, or a new dim: add that afterwards with [..., None].':
    'Одной из букв результата нет ни в одном операнде, поэтому размера у неё нет. Это опечатка или новое измерение: его можно добавить потом через [..., None].',
  'A target is -1, and class numbers go from 0 to classes - 1. If -1 means no label, ignore_index=-1 leaves it out.':
    'Одно из целевых значений равно -1, а номера классов идут от 0 до числа классов минус 1. Если -1 значит «нет метки», ignore_index=-1 его пропустит.',
  'A target is not below the number of classes, which is the size of dim 1 of the scores. Labels may begin at 1, or the last layer has too few outputs.':
    'Одно из целевых значений не меньше числа классов, а это размер измерения 1 у оценок. Возможно, метки начинаются с 1 или у последнего слоя слишком мало выходов.',
  'A tensor from torch.inference_mode() is used where gradients are needed. .clone() it outside of the block, or use torch.no_grad() instead.':
    'Тензор из torch.inference_mode() используется там, где нужны градиенты. Вызовите .clone() вне этого блока или используйте torch.no_grad().',
  'A tensor is stretched, or written into a place of another shape, and only dims of size 1 stretch. Print the shapes of both sides.':
    'Тензор растягивают или записывают в место другой формы, а растягиваются только измерения размера 1. Выведите формы обеих сторон.',
  'A tensor that backward() needs was changed in place after it was computed. The message names its shape and the function that made it. Look for x += y, x[...] = y, or a trailing _ behind that line, and write x = x + y.':
    'Тензор, нужный backward(), изменили на месте после вычисления. Сообщение называет его форму и функцию, которая его создала. Найдите после той строки x += y, x[...] = y или метод с _ на конце и замените его на x = x + y.',
  'A token number is negative, or not below the number of rows of the embedding. Print tokens.max(): num_embeddings must be at least that plus 1.':
    'Номер токена отрицателен или не меньше числа строк embedding. Выведите tokens.max(): num_embeddings должно быть хотя бы на 1 больше.',
  'A view was made inside torch.no_grad() and is written outside. Put both inside, or write into a .clone().':
    'Представление создано внутри torch.no_grad(), а записывают в него снаружи. Перенесите внутрь и то и другое или пишите в .clone().',
  'After expand, many positions share one element, so writing one writes them all. .clone() gives each its own.':
    'После expand у многих позиций один общий элемент, и запись в одну меняет все. .clone() даёт каждой свой элемент.',
  'An embedding looks up rows by number, and your numbers are not integers. tokens.long() converts; if they are not token numbers, two arguments may be swapped.':
    'embedding ищет строки по номерам, а ваши числа не целые. Их преобразует tokens.long(); если это не номера токенов, возможно, перепутаны два аргумента.',
  'An optimizer changes leaves only, and this tensor was computed. .to(device), a product or a slice of a tensor is a new one: make it on its device first, then call .requires_grad_().':
    'Оптимизатор меняет только листья, а этот тензор вычислен. .to(device), произведение и срез дают новый тензор: сначала создайте его на нужном устройстве, потом вызовите .requires_grad_().',
  'BatchNorm2d takes (N, channels, height, width), BatchNorm1d (N, channels) or (N, channels, length). Add the missing batch dim, or choose the other layer.':
    'BatchNorm2d принимает (N, каналы, высота, ширина), BatchNorm1d — (N, каналы) или (N, каналы, длина). Добавьте недостающее измерение батча или возьмите другой слой.',
  'Binary cross entropy takes probabilities, between 0 and 1, and your predictions go beyond. A sigmoid is missing, or the values are NaN.':
    'Бинарная кросс-энтропия принимает вероятности от 0 до 1, а ваши предсказания выходят за эти пределы. Не хватает сигмоиды, или значения равны NaN.',
  'Cross entropy reads the classes from dim 1 of the scores, and the targets have every other dim. If your classes come last, scores.transpose(1, 2) moves them to dim 1.':
    'Кросс-энтропия читает классы из измерения 1 оценок, а у целевых значений есть все измерения, кроме него. Если классы в последнем измерении, scores.transpose(1, 2) переместит их в измерение 1.',
  'A gradient has another shape than its input. In a backward() of your own, write grad.sum_to_size(x.shape); under a function of PyTorch, look for .data, which changes shapes unseen.':
    'Форма градиента не та, что у его входа. В собственном backward() пишите grad.sum_to_size(x.shape); у функции PyTorch ищите .data: он незаметно меняет форму.',
  'backward() returns one gradient for each argument of forward(), in order. Return None for those that need none, such as numbers and flags.':
    'backward() возвращает по одному градиенту на каждый аргумент forward(), в том же порядке. Там, где градиент не нужен (числа, флаги), верните None.',
  'An optimizer takes an iterable of tensors. Write model.parameters() with its brackets, or [x] for one tensor; a state_dict() gives names.':
    'Оптимизатору нужен итерируемый объект из тензоров. Пишите model.parameters() со скобками, а для одного тензора [x]; state_dict() даёт имена.',
  'A parameter is in two groups of the optimizer. Leave it out of one of them; named_parameters() shows which it is.':
    'Параметр попал в две группы оптимизатора. Уберите его из одной; какой это параметр, покажет named_parameters().',
  'The .grad that you assign needs the shape, dtype and device of its tensor. Write w.grad = g.reshape(w.shape).to(w).':
    'У присваиваемого .grad должны быть форма, dtype и устройство самого тензора. Пишите w.grad = g.reshape(w.shape).to(w).',
  'Autograd does not follow what out= writes. Assign the result, as in y = torch.mul(a, b), or use torch.no_grad().':
    'autograd не следит за тем, что пишет out=. Присвойте результат, как в y = torch.mul(a, b), или используйте torch.no_grad().',
  'A gradient became NaN or infinite, often at sqrt, log or a division by 0. Add a small number inside, as in torch.sqrt(x + 1e-8); torch.autograd.detect_anomaly() finds the line.':
    'Градиент стал NaN или бесконечным, чаще всего у sqrt, log или деления на 0. Добавьте внутрь малое число: torch.sqrt(x + 1e-8); строку найдёт torch.autograd.detect_anomaly().',
  'The loss is a Python number: .item() or float() took it out of the graph. Call backward() on the tensor, and .item() only to print.':
    'Потеря здесь — число Python: .item() или float() вынули её из графа. Вызывайте backward() у тензора, а .item() только для вывода.',
  'detach_() cannot change a view. Write y = y.detach() instead.':
    'detach_() не может изменить представление. Пишите y = y.detach().',
  'DistributedDataParallel saw a parameter twice in one step: two layers share it, or checkpointing runs it again. Give checkpoint(..., use_reentrant=False), or static_graph=True.':
    'DistributedDataParallel дважды встретил параметр за один шаг: его делят два слоя или checkpoint выполнил его снова. Задайте checkpoint(..., use_reentrant=False) или static_graph=True.',
  'The part under checkpoint() has no input with gradients. Give checkpoint(..., use_reentrant=False), or call x.requires_grad_() first.':
    'У части под checkpoint() нет входа с градиентом. Задайте checkpoint(..., use_reentrant=False) или сначала вызовите x.requires_grad_().',
  'retain_grad() keeps the gradient of a computed tensor, and this one has none. Make its input with requires_grad=True, outside of torch.no_grad().':
    'retain_grad() сохраняет градиент вычисленного тензора, а у этого его нет. Создайте вход с requires_grad=True, вне torch.no_grad().',
  'A NumPy function such as np.mean called the method of a tensor, which takes dim. Write x.mean(), or convert first: x.detach().numpy().':
    'Функция NumPy, например np.mean, вызвала метод тензора, а он принимает dim. Пишите x.mean() или сначала преобразуйте: x.detach().numpy().',
  'Only a parameter can take the place of a parameter: write nn.Parameter(x). To change its numbers alone, write with torch.no_grad(): layer.weight.copy_(x).':
    'Параметр можно заменить только параметром: пишите nn.Parameter(x). Чтобы сменить лишь числа, пишите with torch.no_grad(): layer.weight.copy_(x).',
  'The call gives more arguments than the def names. A method begins with self: def forward(self, x).':
    'В вызове больше аргументов, чем в def. Метод начинается с self: def forward(self, x).',
  'Layers can be assigned only after super().__init__(), which is missing in __init__, or comes too late. Make it the first line.':
    'Слои можно присваивать только после super().__init__(), а в __init__ его нет, или он слишком поздно. Поставьте его первой строкой.',
  'This module has no forward(). Go through an nn.ModuleList in a loop; in a class of yours, forward is misspelt or not indented.':
    'У этого модуля нет forward(). Слои nn.ModuleList вызывайте в цикле; в собственном классе forward написан с ошибкой или без отступа.',
  'repeat() takes one number for each dim of the tensor, and may take more in front. A dim with 1 stays as it is.':
    'repeat() принимает по числу на каждое измерение тензора, а спереди можно дать ещё. Измерение с 1 не меняется.',
  'one number for each dim': 'по числу на каждое измерение',
  'Two tensors of this call differ in dtype, and it converts neither. Give one the dtype of the other, as in y.to(x.dtype).':
    'У двух тензоров этого вызова разные dtype, и он не преобразует ни один. Дайте одному dtype другого, как в y.to(x.dtype).',
  "Both sides of this operation need the same dtype. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    'У обеих сторон этой операции dtype должен быть один. Числа NumPy — float64, PyTorch — float32; модели, загруженные с половинной точностью, хранят float16. Нужный dtype даёт x.to(weight.dtype).',
  'einops takes a tensor, an array, or a list of them. Convert numbers first: torch.tensor(x).':
    'einops принимает тензор, массив или список из них. Сначала преобразуйте числа: torch.tensor(x).',
  'An einsum pattern names each dim with one letter, a to z or A to Z. It has no digits, and no names of several letters.':
    'Шаблон einsum называет каждое измерение одной буквой: от a до z или от A до Z. Цифр и имён из нескольких букв в нём нет.',
  'A hidden state has shape (layers * directions, batch, hidden_size), also with batch_first=True. Where the batch differs, make the state from this input, or check batch_first.':
    'Форма скрытого состояния — (слои * направления, батч, hidden_size), и при batch_first=True тоже. Если батч другой, создайте состояние по этому входу или проверьте batch_first.',
  'The layer takes another number of dims than your input has; the message names both. x.unsqueeze(0) adds a batch dim, and x.flatten(0, 1) joins two.':
    'Слой принимает не столько измерений, сколько у входа; оба числа есть в сообщении. x.unsqueeze(0) добавляет измерение батча, x.flatten(0, 1) объединяет два.',
  'Source and target need the same batch size. Without batch_first=True the batch is dim 1: (length, batch, features).':
    'Размер батча у источника и цели должен совпадать. Без batch_first=True батч — измерение 1: (длина, батч, признаки).',
  "Reflected padding must be smaller than the side that it mirrors, and the image is too small here. Pad less, or use mode='replicate'.":
    "Отражающее дополнение должно быть меньше стороны, которую оно отражает, а изображение здесь слишком мало. Уменьшите его или задайте mode='replicate'.",
  'Instance norm averages over height and width, and your image is 1 by 1 there. Use a larger image, fewer pooling layers, or no norm at this place.':
    'InstanceNorm усредняет по высоте и ширине, а изображение здесь 1 на 1. Возьмите изображение крупнее, меньше слоёв пулинга или уберите нормировку в этом месте.',
  'A transposed convolution reaches only some sizes, from its stride, kernel and padding. Choose one in the range of the message, or use F.interpolate() on the result.':
    'Транспонированная свёртка даёт лишь некоторые размеры: их задают шаг, ядро и дополнение. Выберите размер из диапазона в сообщении или примените к результату F.interpolate().',
  'nn.PReLU(n) has one slope for each channel, and the channels are dim 1. Make n that number, or 1.':
    'У nn.PReLU(n) по одному наклону на канал, а каналы — измерение 1. Задайте n, равное их числу, или 1.',
  'padding_idx is a row of the embedding, from 0 to num_embeddings - 1. Make one row more, or choose a smaller number.':
    'padding_idx — номер строки эмбеддинга, от 0 до num_embeddings - 1. Добавьте строку или выберите меньшее число.',
  'GLU cuts the dim in two halves, so its size must be even. Give the layer before it twice the outputs.':
    'GLU делит измерение на две половины, поэтому его размер должен быть чётным. Удвойте число выходов слоя перед ним.',
  'CTC reads log_probs as (T, N, classes), and none of input_lengths may be above T. If the batch is in front, log_probs.permute(1, 0, 2) moves it.':
    'CTC читает log_probs как (T, N, классы), и числа в input_lengths не больше T. Если батч впереди, его переставит log_probs.permute(1, 0, 2).',
  'A method is written without its brackets, so it was not called. Write model.parameters(), not model.parameters.':
    'Метод написан без скобок и поэтому не вызван. Пишите model.parameters(), а не model.parameters.',
  'A tensor that backward() needs was changed in place, most often a weight, by an optimizer.step() between forward() and backward(). Do every backward() before the first step(), or compute the output again.':
    'Тензор, нужный backward(), изменён на месте: чаще всего это вес, который сменил optimizer.step() между forward() и backward(). Сделайте все backward() до первого step() или вычислите выход заново.',
  'This is a second derivative, and the function has only the first. For attention, use torch.nn.attention.sdpa_kernel(SDPBackend.MATH).':
    'Это вторая производная, а у функции есть только первая. Для внимания используйте torch.nn.attention.sdpa_kernel(SDPBackend.MATH).',
  'The names in the file and in the model differ. Print model.state_dict().keys() and those of the file: often all begin with module., or the weights are one level deeper.':
    'Имена в файле и в модели различаются. Выведите model.state_dict().keys() и ключи файла: часто все начинаются с module. или веса лежат на уровень глубже.',
  'Attention cuts embed_dim into num_heads equal parts, so num_heads must divide it. Choose another number for one of them.':
    'Внимание делит embed_dim на num_heads равных частей, поэтому он должен делиться на num_heads. Выберите другое число для одного из них.',
  'The result of an einsum pattern may name a letter only once. Leave one of them out; torch.diag_embed() writes a diagonal.':
    'В результате шаблона einsum буква может встретиться только раз. Уберите одну; диагональ пишет torch.diag_embed().',
  'The hidden state needs as many dims as the input: 3 with a batch, 2 without. Add the batch dim to the one that lacks it: h.unsqueeze(1), or x.unsqueeze(0) with batch_first=True.':
    'У скрытого состояния столько же измерений, сколько у входа: 3 с батчем, 2 без него. Добавьте измерение батча там, где его нет: h.unsqueeze(1) или, при batch_first=True, x.unsqueeze(0).',
  'FlashAttention computes in float16 and bfloat16 only. Convert query, key and value with .half() or .bfloat16(), or choose another kind of attention.':
    'FlashAttention считает только в float16 и bfloat16. Преобразуйте query, key и value через .half() или .bfloat16() либо выберите другую реализацию внимания.',
  'ctx.save_for_backward() keeps tensors only. Write numbers as attributes: ctx.scale = scale.':
    'ctx.save_for_backward() хранит только тензоры. Числа записывайте в атрибуты: ctx.scale = scale.',
  'DistributedDataParallel waited for the gradient of a parameter that this step did not use. Use every layer in each forward(), or give find_unused_parameters=True.':
    'DistributedDataParallel ждал градиента параметра, который на этом шаге не использовался. Используйте каждый слой в каждом forward() или задайте find_unused_parameters=True.',
  'Functions such as unbind, split, chunk, and a loop over a tensor give several views of it at once, and none of these can be changed in place. Write y = y + 1, or .clone() the view first.':
    'unbind, split, chunk и цикл по тензору дают сразу несколько представлений, и менять их на месте нельзя. Пишите y = y + 1 или сначала вызовите .clone().',
  'In place, the result must fit into the tensor that is written, and that never grows. Write x = x + y for a larger result.':
    'При операции на месте результат должен поместиться в тензор, в который идёт запись, а тот не растёт. Если результат больше, пишите x = x + y.',
  'In training, batch norm needs more than one value for each channel, and a batch of one sample has only one. Use drop_last=True in the DataLoader, larger batches, or model.eval().':
    'При обучении batch norm нужно больше одного значения на канал, а в батче из одного образца оно только одно. Помогут drop_last=True в DataLoader, батчи побольше или model.eval().',
  'Joining needs equal sizes in every dim but the joined one. Maps of a U-Net often differ by 1, when an odd height or width was halved: crop, pad or resize one of them.':
    'При соединении все размеры, кроме размера соединяемого измерения, должны быть равны. Карты признаков в U-Net часто различаются на 1, если пополам делили нечётную высоту или ширину: обрежьте одну из них, дополните или измените её размер.',
  'Joining needs equal sizes in every dim but the joined one. Print both shapes: another axis, or a part of one array, may fit.':
    'При соединении все размеры, кроме размера соединяемого измерения, должны быть равны. Выведите обе формы: может подойти другая ось или часть одного массива.',
  'Nothing leads from the loss back to a parameter: a torch.no_grad(), a .detach(), .item(), .data or an argmax is between them, or all parameters are frozen. Print loss.requires_grad after each line.':
    'От функции потерь нет пути к параметрам: между ними torch.no_grad(), .detach(), .item(), .data или argmax, либо все параметры заморожены. Выведите loss.requires_grad после каждой строки.',
  'NumPy cannot follow gradients, and this tensor has them. .detach().numpy() gives the same numbers without; on a GPU, .detach().cpu().numpy().':
    'NumPy не умеет следить за градиентами, а у этого тензора они есть. .detach().numpy() даёт те же числа без них; на GPU нужно .detach().cpu().numpy().',
  'NumPy has no bfloat16. Convert first: x.float().numpy().':
    'В NumPy нет bfloat16. Сначала преобразуйте: x.float().numpy().',
  'Number of the joined dim': 'Номер соединяемого измерения',
  'Only a tensor with gradients can have a hook. Register it on a parameter or a result, before .detach() and outside of torch.no_grad().':
    'Хук бывает только у тензора с градиентами. Зарегистрируйте его на параметре или результате, до .detach() и вне torch.no_grad().',
  'Only floats have gradients, and this tensor holds integers. Write 1.0 for 1, or convert with .float() first.':
    'Градиенты есть только у чисел с плавающей точкой, а в этом тензоре целые. Пишите 1.0 вместо 1 или сначала преобразуйте через .float().',
  'Only leaves can be deep-copied, and this tensor was computed from others. Copy y.detach().clone(), or look for a model that keeps a computed tensor as an attribute.':
    'Глубоко копировать можно только листья, а этот тензор вычислен из других. Копируйте y.detach().clone() или проверьте, не хранит ли модель вычисленный тензор как атрибут.',
  'Positions are integers, and your index holds floats. index.long() converts.':
    'Позиции — целые числа, а в вашем индексе числа с плавающей точкой. Их преобразует index.long().',
  'Query, key and value need one dtype, and attention converts none of them. Often one comes from a cache or a layer in half precision.':
    'У query, key и value должен быть один dtype, а attention ничего не преобразует. Часто один из этих тензоров приходит из кэша или из слоя с половинной точностью.',
  'Scatter writes into an existing tensor and converts nothing. Under autocast one of the two is often float16: src.to(x.dtype) converts.':
    'scatter пишет в существующий тензор и ничего не преобразует. Внутри autocast один из двух тензоров часто float16: его преобразует src.to(x.dtype).',
  'Scores and targets have different numbers of rows. Often a view(-1, k) with a wrong k changed the rows without an error; x.flatten(1) keeps the first dim.':
    'У оценок и целевых значений разное число строк. Часто view(-1, k) с неверным k без ошибки меняет число строк; x.flatten(1) сохраняет первое измерение.',
  'Shapes are compared from the last dim: two sizes must be equal, or one of them 1. Print both shapes; unsqueeze() or [:, None] puts a missing 1 where it belongs.':
    'Формы сравнивают начиная с последнего измерения: два размера должны быть равны или один из них должен быть 1. Выведите обе формы; unsqueeze() или [:, None] поставит недостающую 1 на нужное место.',
  'Targets are one class number for each row, without a dim for the classes. targets.squeeze(1) removes a dim of size 1; targets.argmax(1) makes class numbers of one-hot rows.':
    'Целевые значения — это по одному номеру класса на строку, без измерения классов. targets.squeeze(1) убирает измерение размера 1; targets.argmax(1) превращает строки one-hot в номера классов.',
  'The .grad is None: backward() has not run yet, the tensor was not used, or it was computed from another tensor and is no leaf. Make it with requires_grad=True on the right device, and call y.retain_grad() for results.':
    '.grad равен None: backward() ещё не вызывали, тензор не использовался или вычислен из другого и не является листом. Создайте его с requires_grad=True на нужном устройстве, а для результатов вызовите y.retain_grad().',
  'The channels of your input come last, and a convolution reads them from dim 1. x.permute(0, 3, 1, 2) moves them.':
    'У вашего входа каналы в конце, а свёртка читает их из измерения 1. Их переместит x.permute(0, 3, 1, 2).',
  'The columns of the left matrix must be as many as the rows of the right one. In a layer, in_features is the last size of the input; x.flatten(1) keeps the batch dim.':
    'Столбцов левой матрицы должно быть столько же, сколько строк правой. В слое in_features — это последний размер входа; x.flatten(1) сохраняет измерение батча.',
  'The gradient that you give to backward() must have the shape of the tensor it is called on. For one number, call backward() without an argument.':
    'Градиент, который вы передаёте в backward(), должен быть той же формы, что и сам тензор. Если в тензоре одно число, вызывайте backward() без аргумента.',
  'The image has 3 colours, and the layer was made for 1 channel. Make it grey with x.mean(1, keepdim=True), or make the first layer for 3.':
    'У изображения 3 цвета, а слой рассчитан на 1 канал. Переведите изображение в оттенки серого через x.mean(1, keepdim=True) или создайте первый слой для 3 каналов.',
  "The image has 4 channels: red, green, blue and alpha, and the layer was made for 3. Drop the last one with x[:, :3], or load the image with convert('RGB').":
    "У изображения 4 канала: красный, зелёный, синий и альфа, а слой рассчитан на 3. Уберите последний через x[:, :3] или загрузите изображение с convert('RGB').",
  'The image is grey: it has 1 channel, and the layer was made for 3. Repeat the channel, or make the first layer for 1.':
    'Изображение в оттенках серого: у него 1 канал, а слой рассчитан на 3. Повторите канал или создайте первый слой для 1 канала.',
  'The image is smaller than the kernel when it reaches this layer. Start with a larger image, add padding, or remove a pooling layer.':
    'К этому слою изображение становится меньше ядра. Возьмите изображение побольше, добавьте padding или уберите слой пулинга.',
  'The image is smaller than the window when it reaches this pooling: each pooling before it divided the height and width. Start with a larger image, or remove a pooling layer.':
    'К этому пулингу изображение становится меньше окна: каждый пулинг до него уменьшал высоту и ширину. Возьмите изображение побольше или уберите слой пулинга.',
  "The index may be longer than the tensor only in the dim that you gather along. In every other dim it needs at most the tensor's size.":
    'Индекс может быть длиннее тензора только в том измерении, вдоль которого идёт gather. В остальных его размер не может быть больше, чем у тензора.',
  'The input and the layer have different dtypes, and a layer converts neither. Give the input the dtype of the weights, with x.float() or x.half().':
    'У входа и слоя разные dtype, а слой ничего не преобразует. Приведите вход к dtype весов через x.float() или x.half().',
  'The input and the weights of the layer have different dtypes, and it converts neither. Use x.to(weight.dtype), or model.to(x.dtype); inside torch.autocast both are converted.':
    'У входа и весов слоя разные dtype, а слой ничего не преобразует. Используйте x.to(weight.dtype) или model.to(x.dtype); внутри torch.autocast преобразуется и то и другое.',
  'The last size of the left operand must equal the next-to-last of the right one. One of them may need .T or another order.':
    'Последний размер левого операнда должен быть равен предпоследнему размеру правого. Возможно, одному из них нужен .T или другой порядок.',
  'The mask marks pixels without a label with 255, and class numbers go from 0 to classes - 1. ignore_index=255 leaves them out.':
    'В маске пиксели без метки обозначены числом 255, а номера классов идут от 0 до числа классов минус 1. ignore_index=255 такие пиксели пропустит.',
  'The model has no parameters. Layers in a plain list or dict are not found: use nn.ModuleList or nn.ModuleDict. A generator that was read once is empty, too: wrap it in list().':
    'У модели нет параметров. Слои в обычном списке или словаре модель не видит: нужны nn.ModuleList или nn.ModuleDict. Генератор, по которому уже прошли, тоже пуст: оберните его в list().',
  'The new shape needs another number of elements than the array has. Print x.shape; -1 lets one size be worked out.':
    'Для новой формы нужно другое число элементов, чем есть в массиве. Выведите x.shape; -1 позволяет вычислить один размер.',
  'The new shape needs another number of elements than the tensor has. Print x.shape; -1 lets one size be worked out, and x.flatten(1) keeps the batch dim.':
    'Для новой формы нужно другое число элементов, чем есть в тензоре. Выведите x.shape; -1 позволяет вычислить один размер, а x.flatten(1) сохраняет измерение батча.',
  'The number of groups must divide the channels, in and out. For a depthwise convolution, groups and in_channels are equal.':
    'Число каналов на входе и на выходе должно делиться на число групп. У поканальной (depthwise) свёртки groups и in_channels равны.',
  'The operation is not defined for integers or truth values. Convert with x.float() first.':
    'Операция не определена для целых чисел и логических значений. Сначала преобразуйте через x.float().',
  'The last line of the message says why this pattern is refused. Each new name on the right needs a size, as in r=2, and every name on the left stays.':
    'Почему этот шаблон не подходит, говорит последняя строка сообщения. Каждому новому имени справа нужен размер, например r=2, а все имена слева остаются.',
  'The last line of the message says why this pattern is refused. Write each name over its size: a name has one size, brackets multiply, and both sides name the same dims.':
    'Почему этот шаблон не подходит, говорит последняя строка сообщения. Запишите каждое имя над его размером: у имени один размер, размеры в скобках перемножаются, а с обеих сторон названы одни и те же измерения.',
  'The last line of the message says why this pattern is refused. Write each name over its size: brackets multiply, and names that are missing on the right are reduced.':
    'Почему этот шаблон не подходит, говорит последняя строка сообщения. Запишите каждое имя над его размером: размеры в скобках перемножаются, а по именам, которых нет справа, выполняется редукция.',
  'The pattern names one operand for each part between commas. Pass as many tensors as it has parts.':
    'Каждая часть шаблона между запятыми — это один операнд. Передайте столько тензоров, сколько в шаблоне частей.',
  'The pattern needs one letter for each dim of the operand. Print its shape; ... takes the dims that you do not name.':
    'В шаблоне нужна одна буква на каждое измерение тензора. Выведите его форму; ... заменяет измерения, которые вы не хотите называть.',
  'The positions in the brackets belong together one by one, so their shapes must broadcast. np.ix_ or [:, None] picks a table of all pairs.':
    'Позиции в скобках идут парами, поэтому их формы должны быть совместимы для бродкастинга. np.ix_ или [:, None] выбирает таблицу всех пар.',
  'The scaler saw no gradient, or was used twice in one step. In each step: scaler.scale(loss).backward(), then unscale_() at most once, then step(), then update().':
    'scaler не увидел градиентов или использован дважды за один шаг обучения. На каждом шаге: scaler.scale(loss).backward(), затем не больше одного unscale_(), затем step() и update().',
  'The shapes differ, so they broadcast: each prediction is compared with every target, and the loss is wrong without an error. Give both the same shape.':
    'Формы разные, поэтому работает бродкастинг: каждое предсказание сравнивается со всеми целевыми значениями, и потери неверны, хотя ошибки нет. Приведите оба тензора к одной форме.',
  'The target of a segmentation is one class number for each pixel, (N, height, width), without a dim for channels. masks.squeeze(1) removes it; read a mask file in one channel.':
    'Целевые значения при сегментации — это один номер класса на пиксель, (N, высота, ширина), без измерения каналов. masks.squeeze(1) его убирает; файл маски читайте как одноканальный.',
  'The targets have the shape of the scores, so they are read as probabilities, and these are floats. For one-hot rows, targets.float() or targets.argmax(1) works.':
    'Форма целевых значений та же, что у оценок, поэтому они считаются вероятностями, а вероятности — числа с плавающей точкой. Для строк one-hot подойдёт targets.float() или targets.argmax(1).',
  'The targets of cross entropy are class numbers, and these are int64. targets.long() converts.':
    'Целевые значения кросс-энтропии — это номера классов с dtype int64. Их преобразует targets.long().',
  'The tensor was computed from one with gradients, so its flag follows from that. y.detach() gives the same numbers without gradients.':
    'Тензор вычислен из тензора с градиентами, этим и определяется его флаг. y.detach() даёт те же числа без градиентов.',
  'The value has another shape than the place that it is written into. Print both shapes; a size of 1 stretches, others must be equal.':
    'Форма значения не та, что у места, куда оно записывается. Выведите обе формы; размер 1 растягивается, остальные должны быть равны.',
  'The weights themselves are float16, and a GradScaler needs float32 weights. Leave the model as it is, without .half(), and put only the forward pass in torch.autocast.':
    'Сами веса в float16, а GradScaler нужны веса в float32. Оставьте модель как есть, без .half(), и поместите в torch.autocast только прямой проход.',
  'This function has no derivative here: it gives whole numbers or truth values, which do not change smoothly. Replace it by a smooth one, such as softmax for argmax, or detach its input.':
    'У этой функции нет производной: она даёт целые числа или логические значения, а они не меняются плавно. Возьмите гладкую функцию, например softmax вместо argmax, или вызовите detach для её входа.',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N).':
    'Эта функция потерь сравнивает предсказания и целевые значения поэлементно, поэтому формы должны совпадать. Из (N, 1) и (N,) бродкастинг сделал бы (N, N).',
  'This version of PyTorch cannot compute this operation in half precision on a CPU. Use x.float() and model.float() there, a newer version, or a GPU.':
    'Эта версия PyTorch не вычисляет эту операцию в половинной точности на CPU. Там используйте x.float() и model.float(), более новую версию или GPU.',
  'You ask for more indices than the array has dims. Often it is empty, as np.array([]) has one dim, because nothing was read; print its shape.':
    'Индексов больше, чем измерений у массива. Часто он пуст: у np.array([]) одно измерение, потому что ничего не прочитано; выведите его форму.',
  'You assign one value for each True of the mask, and the counts differ. Take the values through the same mask, y[mask], or assign one number.':
    'Каждому True маски присваивается одно значение, а значений больше или меньше. Возьмите значения через ту же маску, y[mask], или присвойте одно число.',
  'You join tensors with different numbers of dims. A batch or channel dim is missing in one: unsqueeze() or [None] adds it.':
    'Вы соединяете тензоры с разным числом измерений. У одного нет измерения батча или каналов: его добавит unsqueeze() или [None].',
  'You name fewer sizes than the tensor has dims, and expand only adds dims in front. Index or sum a dim away first.':
    'Вы указали меньше размеров, чем измерений у тензора, а expand только добавляет измерения спереди. Сначала уберите измерение индексом или суммой.',
  'You write into a parameter in place, and autograd follows its gradient. Put an update inside with torch.no_grad():, or make a new tensor with w = w + 1.':
    'Вы изменяете параметр на месте, а autograd следит за его градиентом. Поместите обновление в with torch.no_grad(): или создайте новый тензор: w = w + 1.',
  'You write into cells that you also read, so some would change before they are read. .clone() what is read.':
    'Вы пишете в те же ячейки, из которых читаете, и часть изменилась бы до чтения. Вызовите .clone() для того, что читаете.',
  'You write through an index into a tensor of another dtype, and that converts nothing. Convert what you write with .to(x.dtype).':
    'Вы пишете через индекс в тензор другого dtype, а такая запись ничего не преобразует. Преобразуйте записываемое через .to(x.dtype).',
  'Your tensor was transposed or sliced, so its elements are no longer in reading order. .reshape() copies them into that order; .contiguous() before .view() does the same.':
    'Тензор транспонировали или взяли его срез, и элементы больше не в порядке чтения. .reshape() копирует их в этом порядке; .contiguous() перед .view() делает то же.',
  'a column of positions, one for each row': 'столбец позиций, по одной на строку',
  'a kernel of 3 with padding=1 keeps the size': 'ядро 3 с padding=1 сохраняет размер',
  'a last layer with more outputs': 'последний слой с большим числом выходов',
  'a layer made for the last size of x': 'слой под последний размер x',
  'a layer made for these channels': 'слой под это число каналов',
  'a row for each number, up to the largest': 'по строке на каждый номер до наибольшего',
  'adds a dim of size 1': 'добавляет измерение размера 1',
  'all get the dtype of the query': 'все получают тот же dtype, что у query',
  'an update that autograd does not follow': 'обновление, за которым autograd не следит',
  'applies the sigmoid itself': 'сама применяет сигмоиду',
  'backward() ran twice through the same computation, and the first run freed what it had stored. Often a hidden state or a loss is kept from the step before: state = state.detach() cuts it off. Add the losses and call backward() once, or give retain_graph=True.':
    'backward() дважды прошёл по одному и тому же вычислению, а первый проход освободил то, что было сохранено. Часто от прошлого шага обучения остаётся скрытое состояние или потери: связь с ним обрывает state = state.detach(). Сложите потери и вызовите backward() один раз или задайте retain_graph=True.',
  'backward() starts from one number, and this tensor has several. Reduce it with .mean() or .sum(), or give a weight for each element: y.backward(torch.ones_like(y)).':
    'backward() начинает с одного числа, а в этом тензоре их несколько. Сделайте из него одно число через .mean() или .sum() либо задайте вес каждого элемента: y.backward(torch.ones_like(y)).',
  'a class number is an integer': 'номера классов — целые числа',
  'crops the larger map': 'обрезает большую карту',
  'drops the alpha channel': 'убирает альфа-канал',
  "float16 reaches only 65504, and the number that you write is larger, such as -1e9 in a mask. Use float('-inf') or torch.finfo(x.dtype).min.":
    "float16 доходит лишь до 65504, а вы записываете большее по модулю число, например -1e9 в маске. Используйте float('-inf') или torch.finfo(x.dtype).min.",
  'floats have gradients': 'у чисел с плавающей точкой есть градиенты',
  'gather and scatter need an index with as many dims as the tensor. index.unsqueeze(1) adds one, and squeeze(1) removes it from the result.':
    'gather и scatter нужен индекс с тем же числом измерений, что у тензора. index.unsqueeze(1) добавит одно, squeeze(1) уберёт его из результата.',
  'if your labels begin at 1': 'если ваши метки начинаются с 1',
  'leaves out what has no label': 'пропускает то, у чего нет метки',
  'makes probabilities first': 'сначала превращает в вероятности',
  'makes rows of the numbers, even of none': 'раскладывает числа по строкам, даже если чисел нет',
  'makes the image grey': 'переводит изображение в оттенки серого',
  'moves the channels from the last dim to dim 1':
    'перемещает каналы из последнего измерения в измерение 1',
  'not in training: the running averages are used': 'вне обучения: используются скользящие средние',
  'one class more than the largest number': 'на один класс больше наибольшего номера',
  'one dim more in front': 'ещё одно измерение спереди',
  'one letter for each dim': 'по букве на каждое измерение',
  'one number for each class, from class numbers': 'по числу на класс, из номеров классов',
  'pads the smaller map with zeros': 'дополняет меньшую карту нулями',
  'probabilities are floats': 'вероятности — числа с плавающей точкой',
  'removes the dim of size 1': 'убирает измерение размера 1',
  'repeats the grey channel, without a copy': 'повторяет серый канал без копирования',
  'resizes one map to the size of the other': 'меняет размер одной карты на размер другой',
  'row numbers are integers': 'номера строк — целые числа',
  'stack needs tensors of one shape, and these differ. In a DataLoader, the samples of a batch differ: resize or pad them, or write a collate_fn.':
    'stack нужны тензоры одной формы, а эти различаются. В DataLoader различаются образцы одного батча: измените их размер, дополните или напишите collate_fn.',
  'takes images of any size': 'принимает изображения любого размера',
  'the class number of each one-hot row': 'номер класса каждой строки one-hot',
  'the dim that fits goes last, and back': 'подходящее измерение идёт в конец и обратно',
  'the input gets the dtype of the weights': 'вход получает dtype весов',
  'the layer for images': 'слой для изображений',
  'the layer for rows and signals': 'слой для строк и сигналов',
  'the layer gets the dtype of the input': 'слой получает dtype входа',
  'the same numbers, without gradients': 'те же числа, без градиентов',
  'torch.autograd.grad found no way from the output back to one of the inputs: it was not used, or only a copy or a detached part of it was. Pass the tensor that the output was computed from; allow_unused=True gives None.':
    'torch.autograd.grad не нашёл пути от выхода к одному из входов: он не использовался, или использовалась лишь его копия либо отсоединённая часть. Передайте тензор, из которого вычислен выход; allow_unused=True даст None.',
  'what is written is converted first': 'записываемое сначала преобразуется',
  'where the left one comes from an image that was not flattened':
    'если левая получена из изображения, которое не развернули в строку',
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
  'This error is about where tensors are, not about shapes: some are on the GPU and some are not. Move them to one device with x.to(device) or model.to(device); NumPy needs x.cpu().':
    'Эта ошибка связана с тем, где находятся тензоры, а не с их формами: одни на GPU, другие нет. Перенесите их на одно устройство через x.to(device) или model.to(device); NumPy нужен x.cpu().',
  'The GPU memory is full. A silent broadcast may be the reason: shapes (N,) and (N, 1) give (N, N). Print the shapes before the line that fails; if they are right, use a smaller batch.':
    'Память GPU заполнена. Причиной может быть незаметный бродкастинг: формы (N,) и (N, 1) дают (N, N). Выведите формы перед строкой с ошибкой; если они верны, возьмите меньший батч.',
  'The GPU reports errors late, not where they happened. Most often an index is too large, such as a class number. Run the same lines on the CPU, and paste the message that you get there.':
    'GPU сообщает об ошибках с опозданием и не там, где они произошли. Чаще всего слишком велик индекс, например номер класса. Выполните те же строки на CPU и вставьте сюда сообщение, которое получите.',
  'A convolution takes (N, channels, height, width): the channels are in dim 1. If they come last, x.permute(0, 3, 1, 2) moves them; x.unsqueeze(0) turns a single image into a batch.':
    'Свёртка принимает (N, каналы, высота, ширина): каналы в измерении 1. Если они последние, их переместит x.permute(0, 3, 1, 2); x.unsqueeze(0) делает из одного изображения батч.',
  'Convolutions and pooling make height and width smaller, and here nothing would be left. Print x.shape before the layer; a larger image, padding or fewer layers help.':
    'Свёртки и пулинг уменьшают высоту и ширину, и здесь ничего не осталось бы. Выведите x.shape перед слоем; помогут большее изображение, padding или меньшее число слоёв.',
  'The layer was made for another input size, usually of the last dim. Print x.shape before it, and compare with the size in the layer. If the right size is in another dim, x.transpose(1, 2) moves it.':
    'Слой рассчитан на другой размер входа, чаще всего последнего измерения. Выведите x.shape перед ним и сравните с размером слоя. Если верный размер в другом измерении, его переместит x.transpose(1, 2).',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    'Эта функция потерь сравнивает предсказания и целевые значения поэлементно, поэтому формы должны совпадать. Из (N, 1) и (N,) бродкастинг сделал бы (N, N): пишите prediction.squeeze(1) или target.unsqueeze(1).',
  "The file holds weights whose shapes differ from the model's; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or skip these weights when loading.":
    'Формы весов в файле не такие, как у модели; каждая строка сообщения называет один из весов и обе формы. Создайте модель с размерами из файла (часто это число классов) или не загружайте эти веса.',
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
    'Число Python — это одно число, а здесь их несколько.',
  'Where an integer is needed, a tensor must hold exactly one. torch.stack joins several tensors.':
    'Там, где нужно целое число, в тензоре должно быть ровно одно. Несколько тензоров соединяет torch.stack.',
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
  "A product needs the same dtype on both sides. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    'В произведении dtype с обеих сторон должен быть один. Числа NumPy — float64, PyTorch — float32; модели, загруженные с половинной точностью, хранят float16. Нужный dtype даёт x.to(weight.dtype).',
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
    'Целевые значения кросс-энтропии — это номера классов от 0 до числа классов минус 1, а один из них отрицателен или слишком велик. Выведите target.min() и target.max() и сравните с измерением классов у оценок. Метки могут начинаться с 1, а в масках там, где метки нет, стоит 255: ignore_index=255 это пропускает.',
  "This storage is not PyTorch's own and cannot grow: it belongs to NumPy, or to the shared memory of DataLoader workers. In the second case the samples of one batch often differ in shape; with num_workers=0 the same line says so. torch.tensor(x) copies an array into a new storage.":
    'Это хранилище не принадлежит PyTorch и не может расти: оно принадлежит NumPy или общей памяти процессов DataLoader. Во втором случае образцы одного батча часто разной формы: с num_workers=0 та же строка так и скажет. torch.tensor(x) копирует массив в новое хранилище.',
  "Two tensors differ in dtype, and this operation converts neither. NumPy's numbers are float64 (Double) and PyTorch's float32 (Float): x.float() converts. The targets of a loss need the dtype of the predictions.":
    'У двух тензоров разные dtype, и эта операция не преобразует ни один. Числа NumPy — float64 (Double), PyTorch — float32 (Float): их преобразует x.float(). У целевых значений функции потерь должен быть dtype предсказаний.',
  'With a step of 0 a slice would never advance. If the step is computed, print it: a division with // may give 0.':
    'С шагом 0 срез никогда не сдвинется. Если шаг вычисляется, выведите его: деление // может дать 0.',
  'an array takes an array of positions': 'массив принимает массив позиций',
  'an integer': 'целое число',
  'at most as many as exist': 'не больше, чем есть',
  'cat joins along an existing dim, and a number has none.':
    'cat соединяет вдоль имеющегося измерения, а у числа его нет.',
  'copies, in the other order': 'копирует, в обратном порядке',
  'dot multiplies two vectors and adds up, and takes nothing else. For matrices there is @.':
    'dot перемножает два вектора поэлементно и складывает; другого не принимает. Для матриц есть @.',
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
    'topk берёт не больше, чем есть в измерении. Выведите x.shape перед этой строкой: возможно, вход меньше обычного или классов меньше, чем вы запросили.',
  'torch.bmm multiplies stacks of matrices: both need 3 dims, and it never broadcasts. @ takes single matrices and vectors, too.':
    'torch.bmm перемножает стопки матриц: у обеих должно быть 3 измерения, и бродкастинга нет. @ принимает и отдельные матрицы, и векторы.',
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
    'Каждый кадр показан у своей строки, а у такого текста строк нет: впишите его строки в программу.',
  Gradients: 'Градиенты',
  'What you compute is not recorded for backward(): write the derivative out in tensors.':
    'Вычисления не записываются для backward(): запишите производную тензорами.',
  'Optimizers, data loaders and compilers': 'Оптимизаторы, загрузчики данных и компиляторы',
  'They only change how training runs, not the shapes: write one training step in tensors.':
    'Они меняют лишь ход обучения, а не формы: запишите один шаг обучения тензорами.',
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
