import type { Phrase } from '../en/phrases';

/** Texts without values. */
export const phrases: Record<Phrase, string> = {
  'Shape of a': 'a 的形狀',
  'Shape of b': 'b 的形狀',
  'Shape of x': 'x 的形狀',
  'Shape of what is added': '所加張量的形狀',
  'Shape of the array': '陣列的形狀',
  'Requested shape': '你要的形狀',
  'Shape before its dims were moved': '移動維度之前的形狀',
  'Order of its dims now (permute)': '現在的維度順序（permute）',
  'Shape of the left operand': '左邊張量的形狀',
  'Shape of the right operand': '右邊張量的形狀',
  'Shape of the first tensor': '第一個張量的形狀',
  'Shape of the other tensor': '另一個張量的形狀',
  'not in place: the result gets a new storage': '不做就地運算：結果有新的儲存空間',
  'copies first, in reading order': '先依讀取順序複製',
  'one size is left open, the others are given': '一個大小留空，其餘的給定',
  'the first one gets a first dimension': '第一個在最前面增加一維',
  'the second one gets a first dimension': '第二個在最前面增加一維',
  'along the dimension in which they differ': '沿著它們不同的那一維',
  'along an existing dimension': '沿著已有的一維',
  'stack makes the new dimension': 'stack 會建立新的維度',
  'where the right one belongs to a layer: as many in_features as the left one has columns':
    '如果右邊的屬於某一層：in_features 等於左邊的直行數',
  'the last one': '最後一個',
  'the last dimension': '最後一維',
  'the last axis': '最後一個軸',
  'one index a dimension': '每一維一個索引',
  'each of them': '逐個判斷每一個',
  'at least one of them': '至少有一個',
  'the number itself': '那個數本身',
  'Shape of the tensor': '張量的形狀',
  'a copy has separate elements': '副本的元素是獨立的',
  'not in place: the result can have another dtype': '不做就地運算：結果可以有別的 dtype',
  'what is added is converted first': '先轉換要加上的部分',
  'both have one dtype': '兩者的 dtype 相同',
  'a mean is rarely an integer': '平均值很少是整數',
  'Number of elements': '元素個數',
  'Number of dims': '維數',
  'Number of dims in permute': 'permute 中的維數',
  'one axis for each existing one': '每個軸各一個',
  'all that have size 1': '所有大小為 1 的維',
  'Number of matrices': '矩陣個數',
  'Number of the other matrices': '另一組矩陣的個數',
  'Columns of the left matrices': '左邊矩陣的直行數',
  'Rows of the right matrices': '右邊矩陣的橫列數',
  'a number is multiplied with *': '數用 * 相乘',
  'Number of dims of the first tensor': '第一個張量的維數',
  'Number of dims of the other tensor': '另一個張量的維數',
  'two elements for two numbers': '兩個元素放兩個數',
  'makes a tensor of a list': '由串列建立張量',
  'Number of indices': '索引個數',
  'an index is an integer': '索引是整數',
  'one of them for each number': '每個數取其中一個',
  'one of them': '其中一個',
  'all of them, in a list': '全部，作為串列',
  'Autograd kept a tensor for backward(), but it was written in place before backward() ran. Stridewise does not compute gradients. Look for x += y, x[...] = y and functions with a trailing _ in their names; write x = x + y instead, or write into x.clone().':
    'autograd 為 backward() 保留了一個張量，但在 backward() 執行之前，它被就地改寫了。Stridewise 不計算梯度。請找 x += y、x[...] = y 和名稱以 _ 結尾的函式；改寫成 x = x + y，或寫入 x.clone()。',
  'A tensor with requires_grad was written in place, which autograd allows only inside torch.no_grad(). Stridewise does not compute gradients. Write x = x + y instead, or put the write inside with torch.no_grad():, as optimizers do.':
    '帶 requires_grad 的張量被就地改寫，而 autograd 只在 torch.no_grad() 裡允許這樣做。Stridewise 不計算梯度。請改寫成 x = x + y，或像最佳化器那樣寫在 with torch.no_grad(): 裡面。',
  'This error is about gradients, not shapes, and Stridewise does not compute gradients. x.detach() has the same values without gradients; backward() needs a number computed from tensors with requires_grad, and runs once for each computation.':
    '這個錯誤與梯度有關，與形狀無關，而 Stridewise 不計算梯度。x.detach() 的值相同，但沒有梯度；backward() 需要一個由帶 requires_grad 的張量算出的數，並且每次計算只能執行一次。',
  'This error is about where tensors are, not about shapes: some are on the GPU and some are not. Move them to one device with x.to(device) or model.to(device); NumPy needs x.cpu().':
    '這個錯誤與張量在哪裡有關，與形狀無關：有的在 GPU 上，有的不在。用 x.to(device) 或 model.to(device) 把它們移到同一裝置；NumPy 需要 x.cpu()。',
  "The input of a layer and its weights differ in dtype, or one of them is on the GPU. x.to(weight.device, weight.dtype) fixes both. NumPy's numbers are float64, so often x.float() is missing.":
    '層的輸入和權重的 dtype 不同，或者其中一個在 GPU 上。x.to(weight.device, weight.dtype) 同時解決兩者。NumPy 的數是 float64，所以缺的常常是 x.float()。',
  'The GPU memory is full. A silent broadcast may be the reason: shapes (N,) and (N, 1) give (N, N). Print the shapes before the line that fails; if they are right, use a smaller batch.':
    'GPU 的記憶體已滿。原因可能是沒有警告的廣播：形狀 (N,) 和 (N, 1) 得到 (N, N)。在出錯的那一行之前印出形狀；如果形狀沒有問題，就用更小的批次。',
  'The GPU reports errors late, not where they happened. Most often an index is too large, such as a class number. Run the same lines on the CPU, and paste the message that you get there.':
    'GPU 上的錯誤往往較晚回報，指的不是出錯的地方。最常見的是索引過大，例如類別編號。請在 CPU 上執行同樣的幾行，再把得到的訊息貼到這裡。',
  'A convolution takes (N, channels, height, width): the channels are in dim 1. If they come last, x.permute(0, 3, 1, 2) moves them; x.unsqueeze(0) turns a single image into a batch.':
    '卷積接受 (N, 通道, 高, 寬)：通道在第 1 維。如果通道在最後，x.permute(0, 3, 1, 2) 可以移動它；x.unsqueeze(0) 把單張影像變成一個批次。',
  'Convolutions and pooling make height and width smaller, and here nothing would be left. Print x.shape before the layer; a larger image, padding or fewer layers help.':
    '卷積和池化會縮小高和寬，而這裡什麼都不會剩下。在該層之前印出 x.shape；更大的影像、填補或更少的層會有幫助。',
  'The layer was made for another input size, usually of the last dim. Print x.shape before it, and compare with the size in the layer. If the right size is in another dim, x.transpose(1, 2) moves it.':
    '這一層是為另一種輸入大小建立的，多半是最後一維不同。在它之前印出 x.shape，並與該層的大小比較。如果大小對但在另一維，x.transpose(1, 2) 可以移動它。',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    '這個損失逐元素比較預測和目標，所以兩者需要相同的形狀。若它們是 (N, 1) 和 (N,)，就會廣播成 (N, N)：請寫 prediction.squeeze(1) 或 target.unsqueeze(1)。',
  'Predictions and targets have different numbers of rows. The reason is often a view(-1, k) with a wrong k, which changes the rows without an error. Print both shapes; x.flatten(1) keeps the first dim.':
    '預測和目標的橫列數不同。原因常常是 k 寫錯的 view(-1, k)：它得到另外的橫列數，卻不出錯。印出兩者的形狀；x.flatten(1) 保持第一維不變。',
  "The file holds weights whose shapes differ from the model's; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or skip these weights when loading.":
    '檔案裡權重的形狀與模型的不同；每一行寫明其中一個和兩種形狀。請依檔案中的大小建立模型（常常是類別數），或者載入時略去這些權重。',
  'In einsum and einops a letter or name has one size everywhere. Write the shapes from the message next to the pattern: each name needs the same size in all of them.':
    '在 einsum 和 einops 中，一個字母或名稱在各處代表同一個大小。把訊息中的形狀寫在模式旁邊：每個名稱在所有形狀中都需要相同的大小。',
  'This message comes from another library than PyTorch and NumPy. The rule is often the same: compare from the last dim on; two sizes must be equal, or one must be 1. Write np.ones(...) with the shapes that it names, and the operation between them.':
    '這則訊息來自 PyTorch 和 NumPy 以外的函式庫。規則常常相同：形狀從最後一維開始比較，兩個大小必須相等或其中一個為 1。用它給出的形狀寫 np.ones(...)，再寫它們之間的運算。',
  'Positions count from 0, so the last of n is n - 1, or -1. If the size is 0 there is nothing to take: find out what made it empty.':
    '位置從 0 數起，所以 n 個中的最後一個是 n - 1，或 -1。如果大小為 0，就沒有可取的：請找是什麼讓它變空的。',
  'A mask has one truth value for each element, so its sizes must equal those of the dims that it replaces. A mask does not broadcast.':
    '遮罩對每個元素各有一個真值，所以它的大小必須等於它所取代的各維的大小。遮罩不會廣播。',
  'There is at most one index for each dim. Print x.shape: the line expects more dims, perhaps because a sum, a squeeze or an index removed one.':
    '每一維最多一個索引。印出 x.shape：它的維數比這一行所設想的少，因為加總、squeeze 或索引去掉了一維。',
  'A tensor without dims holds one number, so nothing can be picked from it. A sum, a loss and an element of a vector have no dims.':
    '沒有維的張量只含一個數，無法從中再取。總和、損失或向量的一個元素就是這樣。',
  'With n dims, the numbers are 0 to n - 1, or -n to -1. Print x.shape: the line expects more dims, perhaps because a squeeze or an index removed one.':
    'n 維的編號是 0 到 n - 1，或 -n 到 -1。印出 x.shape：它的維數比這一行所設想的少，因為 squeeze 或索引去掉了一維。',
  'In place, the result must fit into the existing dtype, and integers hold no fractions.':
    '就地運算時，結果必須放得進已有的 dtype，而整數存不下小數。',
  'Each dim is named exactly once. Print x.shape: the line expects another number of dims, often because a batch dim is missing or one too many.':
    '每一維恰好寫一次。印出 x.shape：它的維數與這一行所設想的不同，常常是缺了或多了批次維。',
  'In the result of broadcast_to many positions share one element, and arrays of other libraries may be read-only. Neither can be written.':
    'broadcast_to 的結果有許多位置共用一個元素，其他函式庫的陣列可能是唯讀的。兩者都不可寫。',
  'One element holds one number, but here several are assigned to it.':
    '一個元素存一個數，而這裡把好幾個數指派給它。',
  'Rows of different lengths do not form a rectangle, and an array is always one. Print the length of each row.':
    '長度不同的橫列構不成矩形，而陣列總是矩形。印出每一橫列的長度。',
  'x.shape has one size for each dim, and the left side needs as many names. Print x.shape before the line.':
    'x.shape 對每一維各有一個大小，左邊的名稱必須同樣多。在這一行之前印出 x.shape。',
  'A Python number is one number, but here there are several.':
    'Python 的數是一個數，而這裡有好幾個。',
  'Where an integer is needed, a tensor must hold exactly one. torch.stack joins several tensors.':
    '需要整數的地方，張量必須只含一個整數。多個張量用 torch.stack 疊成一個。',
  'x[::-1] copies nothing: it only makes the stride negative. Tensors of PyTorch have no negative strides.':
    'x[::-1] 什麼也不複製：它只是讓步幅變成負數。PyTorch 的張量沒有負步幅。',
  'An index is an integer or a mask. Division with / always gives a float; // gives an integer.':
    '索引是整數或遮罩。用 / 相除總是得到浮點數；// 得到整數。',
  'The sizes of the pieces must add up to the size of the dim.': '各段大小之和必須等於該維的大小。',
  'Only a dim of size 1 can be removed without losing elements.':
    '只有大小為 1 的維才能去掉而不丟元素。',
  'So much memory is rarely intended: shapes (N, 1) and (N,) broadcast to (N, N). Print the shapes before the line.':
    '需要這麼多記憶體常常並非本意：形狀 (N, 1) 和 (N,) 會廣播成 (N, N)。在這一行之前印出形狀。',
  'the existing sizes': '現有的各個大小',
  'short rows are filled up': '補齊較短的橫列',
  'swaps the last two dims': '交換最後兩維',
  'A list takes one integer or a slice; only arrays take an array of positions. np.concatenate(a, b) raises this error, too: put its arrays in one pair of brackets, np.concatenate([a, b]).':
    '串列只接受一個整數或切片；只有陣列才接受位置陣列。np.concatenate(a, b) 也會引發這個錯誤：把它的陣列放在一對方括號裡，np.concatenate([a, b])。',
  'An attention mask has a row for each query and a column for each key: (L, S), or (batch * heads, L, S). The message names the expected shape. If that shows the batch size, the layer reads another dim as the sequence: see batch_first, and print the shapes of query, key and mask.':
    '注意力的遮罩為每個 query 留一個橫列，為每個 key 留一個直行：(L, S)，或 (batch * heads, L, S)。訊息說出了它應有的形狀。若那是批次的大小，表示這一層把另一維當成了序列：請看 batch_first，並印出 query、key 和遮罩的形狀。',
  'A position is negative, or not below the number of rows of the embedding. Print x.min() and x.max(), and compare with num_embeddings, which must be at least x.max() + 1.':
    '有一個位置是負的，或者不小於 embedding 表的橫列數。印出 x.min() 和 x.max()，與 num_embeddings 比較：它至少是 x.max() + 1。',
  "A product needs the same dtype on both sides. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '乘積要求兩者的 dtype 相同。NumPy 的數是 float64，PyTorch 的是 float32；以半精度載入的模型是 float16。x.to(weight.dtype) 可以轉換。',
  'A view cannot reach beyond its storage. Its last element is at offset + (size - 1) * stride, summed over the dims; a storage of size 0 was freed or moved.':
    '視圖不能超出它的儲存空間。它最後一個元素位於 offset + (大小 - 1) * stride，對各維加總；大小為 0 的儲存空間已被釋放或移走。',
  'A window is at most as long as the dim that it slides over. Print x.shape before the line: often there is less data than usual.':
    '視窗最多與它滑過的那一維一樣長。在這一行之前印出 x.shape：常常是資料比平時少。',
  'An argument has a type that the function does not take. Division with / always gives a float; // gives an integer.':
    '有一個引數的型別是該函式不接受的。用 / 相除總是得到浮點數；// 得到整數。',
  'An object of this type has no such name: it is misspelt, or the object is not the one you meant. torch.from_numpy(x) makes a tensor from an array, x.numpy() an array from a tensor.':
    '這種型別的物件沒有這個名稱：可能拼錯了，或者物件不是想要的那個。torch.from_numpy(x) 由陣列得到張量，x.numpy() 由張量得到陣列。',
  'Columns of the left matrix': '左邊矩陣的直行數',
  'Columns of the right matrix': '右邊矩陣的直行數',
  'Rows of the left matrix': '左邊矩陣的橫列數',
  'Rows of the right matrix': '右邊矩陣的橫列數',
  'Cross entropy takes scores of shape (N, classes, ...) and, as targets, numbers of classes in the shape (N, ...), without a dim for the classes. target.squeeze(1) drops a dim of size 1, target.argmax(1) makes numbers of one-hot rows, and a mask that was read as a colour image needs one channel. If the classes come last in the scores, scores.transpose(1, 2) moves them.':
    '交叉熵接受形狀為 (N, 類別, ...) 的分數，目標是形狀為 (N, ...) 的類別編號，沒有類別那一維。target.squeeze(1) 去掉大小為 1 的一維，target.argmax(1) 把 one-hot 橫列變成編號，被當作彩色影像讀入的遮罩只要一個通道。若分數的類別在最後，scores.transpose(1, 2) 可以移動它。',
  'No memory holds so many elements. One of the sizes was computed wrongly, or read from the wrong data: print them.':
    '沒有記憶體能放下這麼多元素。某個大小算錯了，或者是從別的資料中讀出的：請印出各個大小。',
  'Nothing has this name yet: the line that imports or makes it is missing, or did not run.':
    '還沒有任何東西叫這個名稱：匯入或建立它的那一行缺少，或者沒有執行。',
  'Number of the axis': '軸的編號',
  'Old versions of PyTorch copied between any tensors with equally many elements, but here the numbers differ. Print both shapes before the line: one of them is not what you meant.':
    '舊版 PyTorch 可以在元素個數相同的任意張量之間複製，而這裡元素個數不同。在這一行之前印出兩者的形狀：其中一個的大小不是想要的。',
  'Positions are integers: convert what embedding, gather or scatter looks up with x.long(). If these numbers are not positions, two arguments may be swapped.':
    '位置是整數：embedding、gather 或 scatter 要查的東西用 x.long() 轉換。若這些數不是位置，可能是兩個引數放反了。',
  'PyTorch tensors have no negative strides, so a slice of them never goes backwards.':
    'PyTorch 的張量沒有負步幅，所以它們的切片不能倒著走。',
  'The module has no such name: it is misspelt, or belongs to another version. Your own file called torch.py or numpy.py hides the library, too.':
    '模組裡沒有這個名稱：可能拼錯了，或屬於另一個版本。自己的檔案若叫 torch.py 或 numpy.py，也會遮住函式庫。',
  "The targets of cross entropy are numbers of classes, from 0 to classes - 1, and one of them is negative or too large. Print target.min() and target.max(), and compare with the scores' dim of classes. Labels may begin at 1, and masks hold 255 where nothing is labelled: ignore_index=255 leaves that out.":
    '交叉熵的目標是類別編號，從 0 到 類別數 - 1，而其中有一個是負的或太大。印出 target.min() 和 target.max()，與分數的類別那一維比較。標籤可能從 1 開始，遮罩在沒有標註處是 255：ignore_index=255 會略過它。',
  "This storage is not PyTorch's own and cannot grow: it belongs to NumPy, or to the shared memory of DataLoader workers. In the second case the samples of one batch often differ in shape; with num_workers=0 the same line says so. torch.tensor(x) copies an array into a new storage.":
    '這塊儲存空間不是 PyTorch 自己的，不能變大：它屬於 NumPy，或屬於 DataLoader 的各個 worker 共用的記憶體。後一種情況常常是同一批次的樣本形狀不同：設 num_workers=0，同一行就會說明。torch.tensor(x) 把陣列複製到新的儲存空間裡。',
  "Two tensors differ in dtype, and this operation converts neither. NumPy's numbers are float64 (Double) and PyTorch's float32 (Float): x.float() converts. The targets of a loss need the dtype of the predictions.":
    '兩個張量的 dtype 不同，而這個運算兩者都不轉換。NumPy 的數是 float64（Double），PyTorch 的是 float32（Float）：x.float() 可以轉換。損失的目標需要與預測相同的 dtype。',
  'During training, batch norm needs more than one value for each channel, and a batch of one sample without height and width has only one. Use larger batches, drop_last=True in the DataLoader if the last batch is smaller, or model.eval() if nothing is trained.':
    '訓練時 batch norm 的每個通道需要不只一個值，而只有一個樣本、沒有高和寬的批次只有一個。請用更大的批次；若最後一個批次較小，在 DataLoader 中用 drop_last=True；若不訓練，用 model.eval()。',
  'With a step of 0 a slice would never advance. If the step is computed, print it: a division with // may give 0.':
    '步長為 0 的切片永遠不會前進。若步長是算出來的，請印出它：用 // 相除可能得到 0。',
  'an array takes an array of positions': '陣列接受位置陣列',
  'an integer': '一個整數',
  'at most as many as exist': '最多取現有的那麼多',
  'cat joins along an existing dim, and a number has none.':
    'cat 沿著已有的一維串接，而一個數沒有任何維。',
  'copies, in the other order': '複製，次序相反',
  'dot multiplies two vectors and adds up, and takes nothing else. For matrices there is @.':
    'dot 把兩個向量相乘再加總，別的都不接受。矩陣用 @。',
  'element by element, then added up': '逐元素相乘，再加總',
  'gather and scatter look up one position for each element of index: index has as many dims as the tensor, and is no larger in any dim but the given one. index.unsqueeze(1) adds a dim, and index.expand(...) uses one position for a whole row.':
    'gather 和 scatter 為 index 的每個元素查一個位置：index 的維數與張量相同，除給出的那一維外，每一維都不更大。index.unsqueeze(1) 加一維，index.expand(...) 讓一個位置用於整列。',
  'mm takes two matrices and nothing else. @ takes vectors and stacks of matrices, too.':
    'mm 只接受兩個矩陣。@ 也接受向量和成疊的矩陣。',
  'narrow(dim, start, length) takes exactly length elements, so start + length is at most the size. A slice takes what there is.':
    'narrow(dim, start, length) 恰好取 length 個元素，所以 start + length 最多等於大小。切片則有多少取多少。',
  'scikit-learn takes a table of (samples, features). x.reshape(-1, 1) makes one column of a vector, x.reshape(1, -1) one row. If the message shows array=[], nothing was read.':
    'scikit-learn 接受 (樣本, 特徵) 的表。x.reshape(-1, 1) 把向量變成一個直行，x.reshape(1, -1) 變成一個橫列。若訊息裡是 array=[]，表示什麼也沒讀到。',
  'takes vectors and stacks of matrices, too': '也接受向量和成疊的矩陣',
  'the product of matrices': '矩陣乘積',
  'topk takes at most as many elements as the dim has. Print x.shape before the line: the input may be smaller than usual, or have fewer classes than you asked for.':
    'topk 取的個數最多等於這一維的大小。在這一行之前印出 x.shape：輸入可能比平時小，或類別比你要的少。',
  'torch.bmm multiplies stacks of matrices: both need 3 dims, and it never broadcasts. @ takes single matrices and vectors, too.':
    'torch.bmm 乘的是成疊的矩陣：兩者都有 3 維，而且它不延伸任何東西。@ 也接受單一矩陣和向量。',
  'all from there on': '從那裡起所有的',
  'Choosing, comparing, writing': '選取、比較、寫入',
  'Choosing and comparing': '選取與比較',
  'The library itself': '函式庫本身',
  'Einsum (the last bit can differ)': 'einsum（最後一位可能不同）',
  Iterating: '走訪元素',
  'Axes by name': '用名稱指軸',
  'Softmax and losses (the last bit can differ)': 'Softmax 與損失函式（最後一位可能不同）',
  'Functions of neural networks (the last bit can differ)': '神經網路的函式（最後一位元可能不同）',
  Modules: '模組',
  'Layers as functions and norms (the last bit can differ)':
    '作為函式的層與範數（最後一位可能不同）',
  'Products that are added (the last bit can differ)': '相加的乘積（最後一位可能不同）',
  'Norms (the last bit can differ)': '範數（最後一位可能不同）',
  Bits: '位元',
  'Gathering and products': '依索引收集與乘積',
  Creation: '建立',
  math: 'math',
  'Joining and cutting': '串接與切分',
  Joining: '串接',
  Order: '排序',
  'Products (the last bit can differ)': '乘積（最後一位可能不同）',
  Reductions: '歸約',
  Ufuncs: '通用函式（ufunc）',
  'Views and shapes': '視圖與形狀',
  Views: '視圖',
  'Attributes of an array': '陣列的屬性',
  'Attributes of a tensor': '張量的屬性',
  'Along one dimension': '沿一個維度',
  Arithmetic: '算術',
  Conversions: '轉換',
  'Random numbers': '亂數',
  Writing: '寫入',
  'Functions and methods': '函式與方法',
  'Imports of the two libraries': '匯入這兩個函式庫',
  'Assignments, also of several names': '指派，也可同時給多個名稱',
  'Numbers, strings, lists, tuples': '數、字串、串列、元組',
  'Operators and comparisons': '運算子與比較',
  'Indexing and slicing': '索引與切片',
  Conditions: '條件',
  'Loops over finite sequences': '對有限序列的迴圈',
  'Formatted strings': '格式化字串',
  'Exceptions with try and except': '用 try 和 except 處理例外',
  'Pasted prompts': '貼上的提示字元',
  'Notebook lines (ignored)': 'Notebook 專用的行（略過）',
  'Your own functions': '自訂函式',
  'Your own classes': '自訂類別',
  Lambdas: 'lambda 運算式',
  'Loops with a condition': '帶條件的迴圈',
  Comprehensions: '生成式',
  'Dictionaries and sets': '字典和集合',
  'Complex numbers': '複數',
  'Other modules': '其他模組',
  'einops: pack and unpack': 'einops：pack、unpack',
  'Files and typed input': '檔案與鍵盤輸入',
  'A program here reads and writes nothing outside of itself: write the values into it.':
    '這裡的程式不讀寫自身以外的任何東西：請把數值寫進程式裡。',
  'Nothing is downloaded, and only the modules above run: write what it would give as numbers.':
    '不會下載任何東西，也只有上面的模組能執行：請把其他模組會給出的值寫成數字。',
  'Text that is run as a program': '當作程式執行的文字',
  'Each step is shown at its line, and such a text has no lines: write them out.':
    '每一步都顯示在它所在的行，而這樣的文字沒有行：請把它的各行寫出來。',
  Gradients: '梯度',
  'What you compute is not recorded for backward(): write the derivative out in tensors.':
    '計算過程不會為 backward() 記錄：請用張量寫出導數。',
  'Optimizers, data loaders and compilers': '最佳化器、資料載入器與編譯器',
  'They only change how training runs, not the shapes: write one training step in tensors.':
    '它們只影響訓練的快慢，與形狀無關：請用張量寫出一步訓練。',
  'Their result depends on a list of shapes outside the tensors: use cat and split instead.':
    '它們的結果取決於張量之外的一份形狀清單：請改用 cat 和 split。',
  'The order of an einsum': 'einsum 的計算順序',
  'It changes only how long the products take, not the result: call einsum itself.':
    '它只改變乘積要花的時間，不改變結果：請直接呼叫 einsum。',
  'Other devices than the CPU': 'CPU 以外的裝置',
  'A browser has no other device for a tensor: leave the device out, or ask which one is available.':
    '瀏覽器裡沒有別的裝置可以放張量：請去掉裝置，或查詢有哪些可用。',
  'Each cell would hold two numbers: keep them as a last dim of size 2.':
    '每個格子會裝兩個數：請把它們放在大小為 2 的最後一維。',
  'Arrays of objects, of fields or of dates': '物件、欄位或日期的陣列',
  'Their cells do not hold numbers: use a list next to an array of numbers.':
    '它們的格子裡不是數字：請在數字陣列旁用一個串列。',
  'Functions that yield': '帶 yield 的函式',
  'An order among equal elements': '相等元素之間的順序',
  'Equal elements have no fixed order: use stable=True.':
    '相等元素的先後沒有保證：請用 stable=True。',
  'Loops and calls without end': '沒有盡頭的迴圈與呼叫',
  'Very long loops are stopped, and the line is named: use smaller numbers.':
    '迴圈或呼叫過多時會停下，並指出是哪一行：請用小一些的數。',
};
