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
  'not in place: this w is no parameter, and an optimizer keeps the old one':
    '不做就地運算：這個 w 不再是參數，最佳化器裡仍是原來的 w',
  'not in place: the result gets a new storage': '不做就地運算：結果有新的儲存空間',
  'copies first, in reading order': '先依讀取順序複製',
  'one size is left open, the others are given': '一個大小留空，其餘的給定',
  'the first one gets a first dimension': '第一個在最前面增加一維',
  'the second one gets a first dimension': '第二個在最前面增加一維',
  'along the dimension in which they differ': '沿著它們不同的那一維',
  'along an existing dimension': '沿著已有的一維',
  'stack makes the new dimension': 'stack 會建立新的維度',
  'A batch norm reads the channels from dim 1, and their number must be the one that the layer was made for.':
    '批次正規化從第 1 維讀取通道，通道數必須是建立這一層時給的數。',
  'A class number is not below num_classes: with n classes the numbers are 0 to n - 1. Labels may begin at 1.':
    '有一個類別編號不小於 num_classes：n 個類別的編號是 0 到 n - 1。標籤可能從 1 開始。',
  'A condition needs one True or False, and this tensor has several. .any() asks for at least one of them, .all() for each; for elements use & and |.':
    '條件需要一個 True 或 False，而這個張量有好幾個。.any() 問是否至少有一個為 True，.all() 問是否全部為 True；要逐元素判斷，請用 & 和 |。',
  'A convolution needs a dim for the channels, and a batch dim may be in front: (N, channels, height, width). x.unsqueeze(0) adds a dim in front, x.flatten(0, 1) joins the first two.':
    '卷積需要一個通道維，前面還可以有批次維：(N, 通道, 高, 寬)。x.unsqueeze(0) 在前面加一維，x.flatten(0, 1) 合併前兩維。',
  'A convolution reads the channels from dim 1, and their number must be the one that the layer was made for. It is the out_channels of the layer before.':
    '卷積從第 1 維讀取通道，通道數必須是建立這一層時給的數，也就是前一層的 out_channels。',
  'A layer norm reads the last dims, and they must have the sizes that it was made for. If the size is in another dim, x.transpose(1, 2) moves it.':
    '層正規化讀取最後幾維，它們的大小必須與建立這一層時給的相同。如果那個大小在另一維，x.transpose(1, 2) 可以移動它。',
  'A letter has one size everywhere, and here it has two. Write the shapes next to the letters: an operand is transposed, or the letters are in another order.':
    '同一個字母在各處代表同一個大小，而這裡有兩個。把形狀寫在字母旁邊：可能有張量轉置了，或字母的順序不對。',
  'A letter of the result is in no operand, so it has no size. It is misspelt, or a new dim: add that afterwards with [..., None].':
    '結果裡有一個字母不在任何運算元裡，所以沒有大小。它可能寫錯了，或是新的一維：那就之後用 [..., None] 加上。',
  'A target is -1, and class numbers go from 0 to classes - 1. If -1 means no label, ignore_index=-1 leaves it out.':
    '有一個目標是 -1，而類別編號從 0 到類別數減 1。如果 -1 表示沒有標籤，ignore_index=-1 會略過它。',
  'A target is not below the number of classes, which is the size of dim 1 of the scores. Labels may begin at 1, or the last layer has too few outputs.':
    '有一個目標不小於類別數，也就是分數第 1 維的大小。標籤可能從 1 開始，或者最後一層的輸出太少。',
  'A tensor from torch.inference_mode() is used where gradients are needed. .clone() it outside of the block, or use torch.no_grad() instead.':
    'torch.inference_mode() 裡的張量被用在需要梯度的地方。請在那個程式碼區塊外面對它呼叫 .clone()，或改用 torch.no_grad()。',
  'A tensor is stretched, or written into a place of another shape, and only dims of size 1 stretch. Print the shapes of both sides.':
    '一個張量要被延伸，或要寫進形狀不同的位置，而只有大小為 1 的維能延伸。印出兩邊的形狀。',
  'A tensor that backward() needs was changed in place after it was computed. The message names its shape and the function that made it. Look for x += y, x[...] = y, or a trailing _ behind that line, and write x = x + y.':
    'backward() 需要的一個張量在算出之後被就地改寫了。訊息寫明了它的形狀和產生它的函式。在那一行之後找 x += y、x[...] = y 或以 _ 結尾的函式，改寫成 x = x + y。',
  'A token number is negative, or not below the number of rows of the embedding. Print tokens.max(): num_embeddings must be at least that plus 1.':
    '有一個 token 編號是負的，或不小於 embedding 的橫列數。印出 tokens.max()：num_embeddings 至少要是它加 1。',
  'A view was made inside torch.no_grad() and is written outside. Put both inside, or write into a .clone().':
    '視圖是在 torch.no_grad() 裡建立的，卻在外面寫入。把兩者都放進去，或寫入一個 .clone()。',
  'After expand, many positions share one element, so writing one writes them all. .clone() gives each its own.':
    'expand 之後許多位置共用一個元素，寫一個就等於寫全部。.clone() 讓每個位置有自己的元素。',
  'An embedding looks up rows by number, and your numbers are not integers. tokens.long() converts; if they are not token numbers, two arguments may be swapped.':
    'embedding 依編號取出橫列，而你的數不是整數。tokens.long() 可以轉換；如果它們不是 token 編號，可能是兩個引數放反了。',
  'An optimizer changes leaves only, and this tensor was computed. .to(device), a product or a slice of a tensor is a new one: make it on its device first, then call .requires_grad_().':
    '最佳化器只改變葉子張量，而這個張量是算出來的。.to(device)、乘積和切片都是新的張量：先在裝置上建立它，再呼叫 .requires_grad_()。',
  'BatchNorm2d takes (N, channels, height, width), BatchNorm1d (N, channels) or (N, channels, length). Add the missing batch dim, or choose the other layer.':
    'BatchNorm2d 接受 (N, 通道, 高, 寬)，BatchNorm1d 接受 (N, 通道) 或 (N, 通道, 長度)。加上缺少的批次維，或改用另一層。',
  'Binary cross entropy takes probabilities, between 0 and 1, and your predictions go beyond. A sigmoid is missing, or the values are NaN.':
    '二元交叉熵接受 0 到 1 之間的機率，而你的預測超出了範圍。可能少了 sigmoid，或者值是 NaN。',
  'Cross entropy reads the classes from dim 1 of the scores, and the targets have every other dim. If your classes come last, scores.transpose(1, 2) moves them to dim 1.':
    '交叉熵從分數的第 1 維讀取類別，目標則有其餘各維。如果類別在最後，scores.transpose(1, 2) 把它移到第 1 維。',
  'A gradient has another shape than its input. In a backward() of your own, write grad.sum_to_size(x.shape); under a function of PyTorch, look for .data, which changes shapes unseen.':
    '梯度的形狀與它的輸入不同。在你自己寫的 backward() 裡，寫 grad.sum_to_size(x.shape)；若是 PyTorch 的函式，找找 .data：它會悄悄改變形狀。',
  'backward() returns one gradient for each argument of forward(), in order. Return None for those that need none, such as numbers and flags.':
    'backward() 要為 forward() 的每個引數依序各傳回一個梯度。不需要梯度的引數（例如數字和開關）傳回 None。',
  'An optimizer takes an iterable of tensors. Write model.parameters() with its brackets, or [x] for one tensor; a state_dict() gives names.':
    '最佳化器要的是由張量組成的可迭代物件。寫 model.parameters()，括號不能少；單一張量寫 [x]；state_dict() 給出的是名稱。',
  'A parameter is in two groups of the optimizer. Leave it out of one of them; named_parameters() shows which it is.':
    '有一個參數同時在最佳化器的兩個群組裡。從其中一組拿掉它；named_parameters() 會顯示是哪一個。',
  'The .grad that you assign needs the shape, dtype and device of its tensor. Write w.grad = g.reshape(w.shape).to(w).':
    '指派給 .grad 的張量，形狀、dtype 和裝置都要與原張量一致。寫 w.grad = g.reshape(w.shape).to(w)。',
  'Autograd does not follow what out= writes. Assign the result, as in y = torch.mul(a, b), or use torch.no_grad().':
    'autograd 不追蹤 out= 寫入的內容。把結果指派給變數，例如 y = torch.mul(a, b)，或用 torch.no_grad()。',
  'A gradient became NaN or infinite, often at sqrt, log or a division by 0. Add a small number inside, as in torch.sqrt(x + 1e-8); torch.autograd.detect_anomaly() finds the line.':
    '梯度成了 NaN 或無限大，多半出在 sqrt、log 或除以 0 的地方。在裡面加一個很小的數，例如 torch.sqrt(x + 1e-8)；torch.autograd.detect_anomaly() 能找到那一行。',
  'The loss is a Python number: .item() or float() took it out of the graph. Call backward() on the tensor, and .item() only to print.':
    '這裡的損失是 Python 的數：.item() 或 float() 把它從計算圖裡取出來了。對張量呼叫 backward()，.item() 只用來列印。',
  'detach_() cannot change a view. Write y = y.detach() instead.':
    'detach_() 不能改變視圖。改寫成 y = y.detach()。',
  'DistributedDataParallel saw a parameter twice in one step: two layers share it, or checkpointing runs it again. Give checkpoint(..., use_reentrant=False), or static_graph=True.':
    'DistributedDataParallel 在一步裡兩次遇到同一個參數：兩層共用它，或 checkpoint 又執行了一次。給出 checkpoint(..., use_reentrant=False) 或 static_graph=True。',
  'The part under checkpoint() has no input with gradients. Give checkpoint(..., use_reentrant=False), or call x.requires_grad_() first.':
    'checkpoint() 包住的部分沒有帶梯度的輸入。給出 checkpoint(..., use_reentrant=False)，或先呼叫 x.requires_grad_()。',
  'retain_grad() keeps the gradient of a computed tensor, and this one has none. Make its input with requires_grad=True, outside of torch.no_grad().':
    'retain_grad() 用來保留算出的張量的梯度，而這個張量沒有梯度。在 torch.no_grad() 之外，用 requires_grad=True 建立它的輸入。',
  'A NumPy function such as np.mean called the method of a tensor, which takes dim. Write x.mean(), or convert first: x.detach().numpy().':
    'np.mean 這樣的 NumPy 函式呼叫了張量的方法，而它的引數是 dim。寫 x.mean()，或先轉換：x.detach().numpy()。',
  'Only a parameter can take the place of a parameter: write nn.Parameter(x). To change its numbers alone, write with torch.no_grad(): layer.weight.copy_(x).':
    '參數只能換成參數：寫 nn.Parameter(x)。若只想改它的數值，寫 with torch.no_grad(): layer.weight.copy_(x)。',
  'The call gives more arguments than the def names. A method begins with self: def forward(self, x).':
    '呼叫給出的引數比 def 裡寫的多。方法的第一個參數是 self：def forward(self, x)。',
  'Layers can be assigned only after super().__init__(), which is missing in __init__, or comes too late. Make it the first line.':
    '只有在 super().__init__() 之後才能指派層，而 __init__ 裡沒有這一句，或寫得太晚。把它放在第一行。',
  'This module has no forward(). Go through an nn.ModuleList in a loop; in a class of yours, forward is misspelt or not indented.':
    '這個模組沒有 forward()。nn.ModuleList 要用迴圈逐層呼叫；若是你自己的類別，forward 可能拼錯了或沒有縮排。',
  'repeat() takes one number for each dim of the tensor, and may take more in front. A dim with 1 stays as it is.':
    'repeat() 要為張量的每一維給一個數，前面還可以多給。給 1 的那一維不變。',
  'one number for each dim': '每一維一個數',
  'Two tensors of this call differ in dtype, and it converts neither. Give one the dtype of the other, as in y.to(x.dtype).':
    '這次呼叫的兩個張量 dtype 不同，而它不會轉換。讓一個採用另一個的 dtype，例如 y.to(x.dtype)。',
  "Both sides of this operation need the same dtype. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '這個運算要求兩者的 dtype 相同。NumPy 的數是 float64，PyTorch 的是 float32；以半精度載入的模型是 float16。x.to(weight.dtype) 可以轉換。',
  'einops takes a tensor, an array, or a list of them. Convert numbers first: torch.tensor(x).':
    'einops 接受張量、陣列，或由它們組成的串列。先轉換這些數：torch.tensor(x)。',
  'An einsum pattern names each dim with one letter, a to z or A to Z. It has no digits, and no names of several letters.':
    'einsum 的模式用一個字母表示一維：a 到 z 或 A 到 Z。它沒有數字，也沒有多個字母的名稱。',
  'A hidden state has shape (layers * directions, batch, hidden_size), also with batch_first=True. Where the batch differs, make the state from this input, or check batch_first.':
    '隱藏狀態的形狀是 (層數 * 方向數, 批次, hidden_size)，設了 batch_first=True 也一樣。若批次不同，依這個輸入建立它，或檢查 batch_first。',
  'The layer takes another number of dims than your input has; the message names both. x.unsqueeze(0) adds a batch dim, and x.flatten(0, 1) joins two.':
    '這一層要的維數與你的輸入不同；兩個數都在訊息裡。x.unsqueeze(0) 加一個批次維，x.flatten(0, 1) 合併兩維。',
  'Source and target need the same batch size. Without batch_first=True the batch is dim 1: (length, batch, features).':
    '來源與目標的批次大小要相同。沒有 batch_first=True 時，批次是第 1 維：(長度, 批次, 特徵)。',
  "Reflected padding must be smaller than the side that it mirrors, and the image is too small here. Pad less, or use mode='replicate'.":
    "反射填補必須小於它所鏡射的邊長，而這裡影像太小。少填一些，或用 mode='replicate'。",
  'Instance norm averages over height and width, and your image is 1 by 1 there. Use a larger image, fewer pooling layers, or no norm at this place.':
    'InstanceNorm 對高和寬取平均，而你的影像在這裡只有 1×1。用更大的影像，減少池化層，或在這裡不用正規化。',
  'A transposed convolution reaches only some sizes, from its stride, kernel and padding. Choose one in the range of the message, or use F.interpolate() on the result.':
    '轉置卷積只能得到某些大小，由步幅、卷積核和填補決定。在訊息給出的範圍裡選一個，或對結果用 F.interpolate()。',
  'nn.PReLU(n) has one slope for each channel, and the channels are dim 1. Make n that number, or 1.':
    'nn.PReLU(n) 給每個通道一個斜率，而通道是第 1 維。讓 n 等於通道數，或等於 1。',
  'padding_idx is a row of the embedding, from 0 to num_embeddings - 1. Make one row more, or choose a smaller number.':
    'padding_idx 是嵌入的一列，從 0 到 num_embeddings - 1。多加一列，或選一個更小的數。',
  'GLU cuts the dim in two halves, so its size must be even. Give the layer before it twice the outputs.':
    'GLU 把這一維切成兩半，所以它的大小必須是偶數。讓前一層的輸出數加倍。',
  'CTC reads log_probs as (T, N, classes), and none of input_lengths may be above T. If the batch is in front, log_probs.permute(1, 0, 2) moves it.':
    'CTC 把 log_probs 讀作 (T, N, 類別)，input_lengths 裡的數都不能大於 T。若批次在最前面，可以用 log_probs.permute(1, 0, 2) 移過來。',
  'A method is written without its brackets, so it was not called. Write model.parameters(), not model.parameters.':
    '方法後面沒有寫括號，所以它沒有被呼叫。寫 model.parameters()，不要寫 model.parameters。',
  'A tensor that backward() needs was changed in place, most often a weight, by an optimizer.step() between forward() and backward(). Do every backward() before the first step(), or compute the output again.':
    'backward() 需要的一個張量被就地改了，多半是權重：forward() 和 backward() 之間執行了 optimizer.step()。先做完所有 backward() 再做第一個 step()，或重新算一次輸出。',
  'This is a second derivative, and the function has only the first. For attention, use torch.nn.attention.sdpa_kernel(SDPBackend.MATH).':
    '這是二階導數，而這個函式只有一階導數。對於注意力，用 torch.nn.attention.sdpa_kernel(SDPBackend.MATH)。',
  'The names in the file and in the model differ. Print model.state_dict().keys() and those of the file: often all begin with module., or the weights are one level deeper.':
    '檔案裡的名稱和模型裡的名稱不同。印出 model.state_dict().keys() 和檔案的 keys()：常見的情況是全都以 module. 開頭，或權重在更深一層。',
  'Attention cuts embed_dim into num_heads equal parts, so num_heads must divide it. Choose another number for one of them.':
    '注意力把 embed_dim 切成 num_heads 個相等的部分，所以它必須能被 num_heads 整除。改其中一個數。',
  'The result of an einsum pattern may name a letter only once. Leave one of them out; torch.diag_embed() writes a diagonal.':
    'einsum 模式的結果裡，一個字母只能出現一次。拿掉一個；要寫出對角線，用 torch.diag_embed()。',
  'The hidden state needs as many dims as the input: 3 with a batch, 2 without. Add the batch dim to the one that lacks it: h.unsqueeze(1), or x.unsqueeze(0) with batch_first=True.':
    '隱藏狀態的維數要與輸入相同：有批次是 3 維，沒有是 2 維。給缺批次維的那個加上：h.unsqueeze(1)，或設了 batch_first=True 時 x.unsqueeze(0)。',
  'FlashAttention computes in float16 and bfloat16 only. Convert query, key and value with .half() or .bfloat16(), or choose another kind of attention.':
    'FlashAttention 只用 float16 和 bfloat16 計算。用 .half() 或 .bfloat16() 轉換 query、key 和 value，或換一種注意力實作。',
  'ctx.save_for_backward() keeps tensors only. Write numbers as attributes: ctx.scale = scale.':
    'ctx.save_for_backward() 只保存張量。數字寫成屬性：ctx.scale = scale。',
  'DistributedDataParallel waited for the gradient of a parameter that this step did not use. Use every layer in each forward(), or give find_unused_parameters=True.':
    'DistributedDataParallel 在等某個參數的梯度，而這一步沒有用到那個參數。讓每次 forward() 都用到每一層，或給出 find_unused_parameters=True。',
  'Functions such as unbind, split, chunk, and a loop over a tensor give several views of it at once, and none of these can be changed in place. Write y = y + 1, or .clone() the view first.':
    'unbind、split、chunk 以及對張量的迴圈會一次給出好幾個視圖，它們都不能就地改變。寫成 y = y + 1，或先 .clone() 視圖。',
  'In place, the result must fit into the tensor that is written, and that never grows. Write x = x + y for a larger result.':
    '就地運算的結果必須放得進被寫入的張量，而它不會變大。要更大的結果，寫成 x = x + y。',
  'In training, batch norm needs more than one value for each channel, and a batch of one sample has only one. Use drop_last=True in the DataLoader, larger batches, or model.eval().':
    '訓練時，批次正規化的每個通道需要不只一個值，而批次若只含一個樣本，每個通道就只有一個值。在 DataLoader 中用 drop_last=True，用更大的批次，或用 model.eval()。',
  'Joining needs equal sizes in every dim but the joined one. Maps of a U-Net often differ by 1, when an odd height or width was halved: crop, pad or resize one of them.':
    '除了串接的那一維，其餘各維的大小必須相同。U-Net 的特徵圖常常差 1，因為奇數的高或寬被減半：裁切、填補或縮放其中一個。',
  'Joining needs equal sizes in every dim but the joined one. Print both shapes: another axis, or a part of one array, may fit.':
    '除了串接的那一維，其餘各維的大小必須相同。印出兩個形狀：換一個軸，或只取其中一部分，也許就合適。',
  'Nothing leads from the loss back to a parameter: a torch.no_grad(), a .detach(), .item(), .data or an argmax is between them, or all parameters are frozen. Print loss.requires_grad after each line.':
    '沒有任何路徑從損失通回參數：中間有 torch.no_grad()、.detach()、.item()、.data 或 argmax，或者所有參數都被凍結。在每一行之後印出 loss.requires_grad。',
  'NumPy cannot follow gradients, and this tensor has them. .detach().numpy() gives the same numbers without; on a GPU, .detach().cpu().numpy().':
    'NumPy 無法追蹤梯度，而這個張量有梯度。.detach().numpy() 給出同樣的數，但沒有梯度；在 GPU 上用 .detach().cpu().numpy()。',
  'NumPy has no bfloat16. Convert first: x.float().numpy().':
    'NumPy 沒有 bfloat16。先轉換：x.float().numpy()。',
  'Number of the joined dim': '串接的維的編號',
  'Only a tensor with gradients can have a hook. Register it on a parameter or a result, before .detach() and outside of torch.no_grad().':
    '只有帶梯度的張量才能註冊 hook。把它註冊在參數或結果上，在 .detach() 之前、torch.no_grad() 之外。',
  'Only floats have gradients, and this tensor holds integers. Write 1.0 for 1, or convert with .float() first.':
    '只有浮點數有梯度，而這個張量存的是整數。把 1 寫成 1.0，或先用 .float() 轉換。',
  'Only leaves can be deep-copied, and this tensor was computed from others. Copy y.detach().clone(), or look for a model that keeps a computed tensor as an attribute.':
    '只有葉子張量能深層複製，而這個張量是由別的張量算出的。複製 y.detach().clone()，或者找一找模型是否把算出的張量存成了屬性。',
  'Positions are integers, and your index holds floats. index.long() converts.':
    '位置是整數，而你的索引存的是浮點數。index.long() 可以轉換。',
  'Query, key and value need one dtype, and attention converts none of them. Often one comes from a cache or a layer in half precision.':
    'query、key 和 value 要有同一個 dtype，注意力不會轉換它們。常常有一個來自快取，或來自半精度的層。',
  'Scatter writes into an existing tensor and converts nothing. Under autocast one of the two is often float16: src.to(x.dtype) converts.':
    'scatter 寫進已有的張量，不做轉換。在 autocast 下，兩者之一常常是 float16：src.to(x.dtype) 可以轉換。',
  'Scores and targets have different numbers of rows. Often a view(-1, k) with a wrong k changed the rows without an error; x.flatten(1) keeps the first dim.':
    '分數和目標的橫列數不同。常常是 view(-1, k) 裡的 k 不對：它不會出錯，卻改變了橫列數；x.flatten(1) 保留第一維。',
  'Shapes are compared from the last dim: two sizes must be equal, or one of them 1. Print both shapes; unsqueeze() or [:, None] puts a missing 1 where it belongs.':
    '形狀從最後一維開始比較：兩個大小必須相同，或其中一個是 1。印出兩個形狀；unsqueeze() 或 [:, None] 把缺少的 1 放到合適的位置。',
  'Targets are one class number for each row, without a dim for the classes. targets.squeeze(1) removes a dim of size 1; targets.argmax(1) makes class numbers of one-hot rows.':
    '目標是每列一個類別編號，沒有類別那一維。targets.squeeze(1) 去掉大小為 1 的一維；targets.argmax(1) 由 one-hot 列得到類別編號。',
  'The .grad is None: backward() has not run yet, the tensor was not used, or it was computed from another tensor and is no leaf. Make it with requires_grad=True on the right device, and call y.retain_grad() for results.':
    '.grad 是 None：backward() 還沒有執行，這個張量沒有被用到，或者它由別的張量算出，不是葉子。在正確的裝置上用 requires_grad=True 建立它；對結果呼叫 y.retain_grad()。',
  'The channels of your input come last, and a convolution reads them from dim 1. x.permute(0, 3, 1, 2) moves them.':
    '你的輸入的通道在最後，而卷積從第 1 維讀取通道。x.permute(0, 3, 1, 2) 可以移動它們。',
  'The columns of the left matrix must be as many as the rows of the right one. In a layer, in_features is the last size of the input; x.flatten(1) keeps the batch dim.':
    '左邊矩陣的直行數必須等於右邊矩陣的橫列數。在層裡，in_features 是輸入最後一維的大小；x.flatten(1) 保留批次維。',
  'The gradient that you give to backward() must have the shape of the tensor it is called on. For one number, call backward() without an argument.':
    '給 backward() 的梯度必須與呼叫它的張量形狀相同。如果那個張量是一個數，呼叫 backward() 時就不要給引數。',
  'The image has 3 colours, and the layer was made for 1 channel. Make it grey with x.mean(1, keepdim=True), or make the first layer for 3.':
    '影像有 3 個顏色通道，而這一層是為 1 個通道建立的。用 x.mean(1, keepdim=True) 變成灰階，或讓第一層接受 3 個通道。',
  "The image has 4 channels: red, green, blue and alpha, and the layer was made for 3. Drop the last one with x[:, :3], or load the image with convert('RGB').":
    "影像有 4 個通道：紅、綠、藍和 alpha，而這一層是為 3 個通道建立的。用 x[:, :3] 去掉最後一個，或用 convert('RGB') 載入影像。",
  'The image is grey: it has 1 channel, and the layer was made for 3. Repeat the channel, or make the first layer for 1.':
    '影像是灰階的：它有 1 個通道，而這一層是為 3 個通道建立的。重複這個通道，或讓第一層接受 1 個通道。',
  'The image is smaller than the kernel when it reaches this layer. Start with a larger image, add padding, or remove a pooling layer.':
    '影像到達這一層時比卷積核小。用更大的影像，增加填補，或去掉一個池化層。',
  'The image is smaller than the window when it reaches this pooling: each pooling before it divided the height and width. Start with a larger image, or remove a pooling layer.':
    '影像到達這個池化時比視窗小：之前的每次池化都縮小了高和寬。用更大的影像，或去掉一個池化層。',
  "The index may be longer than the tensor only in the dim that you gather along. In every other dim it needs at most the tensor's size.":
    '索引只能在 gather 的那一維上比張量長。在其餘各維，它最多等於張量的大小。',
  'The input and the layer have different dtypes, and a layer converts neither. Give the input the dtype of the weights, with x.float() or x.half().':
    '輸入和層的 dtype 不同，而層不會轉換。用 x.float() 或 x.half() 讓輸入與權重的 dtype 相同。',
  'The input and the weights of the layer have different dtypes, and it converts neither. Use x.to(weight.dtype), or model.to(x.dtype); inside torch.autocast both are converted.':
    '輸入和層的權重 dtype 不同，而層不會轉換。用 x.to(weight.dtype) 或 model.to(x.dtype)；在 torch.autocast 裡兩者都會轉換。',
  'The last size of the left operand must equal the next-to-last of the right one. One of them may need .T or another order.':
    '左邊最後一維的大小必須等於右邊倒數第二維的大小。可能其中一個需要 .T，或要換一個順序。',
  'The mask marks pixels without a label with 255, and class numbers go from 0 to classes - 1. ignore_index=255 leaves them out.':
    '遮罩用 255 標記沒有標籤的像素，而類別編號從 0 到類別數減 1。ignore_index=255 會略過它們。',
  'The model has no parameters. Layers in a plain list or dict are not found: use nn.ModuleList or nn.ModuleDict. A generator that was read once is empty, too: wrap it in list().':
    '模型沒有參數。放在一般的串列或字典裡的層不會被找到：請用 nn.ModuleList 或 nn.ModuleDict。讀過一次的產生器也是空的：用 list() 包起來。',
  'The new shape needs another number of elements than the array has. Print x.shape; -1 lets one size be worked out.':
    '新形狀需要的元素個數與陣列的不同。印出 x.shape；-1 讓一個大小自動算出。',
  'The new shape needs another number of elements than the tensor has. Print x.shape; -1 lets one size be worked out, and x.flatten(1) keeps the batch dim.':
    '新形狀需要的元素個數與張量的不同。印出 x.shape；-1 讓一個大小自動算出，x.flatten(1) 保留批次維。',
  'The number of groups must divide the channels, in and out. For a depthwise convolution, groups and in_channels are equal.':
    '組數必須能整除輸入和輸出的通道數。depthwise 卷積的 groups 等於 in_channels。',
  'The operation is not defined for integers or truth values. Convert with x.float() first.':
    '這個運算不適用於整數或布林值。先用 x.float() 轉換。',
  'The last line of the message says why this pattern is refused. Each new name on the right needs a size, as in r=2, and every name on the left stays.':
    '訊息的最後一行說明了這個模式為什麼不行。右邊每個新名字都要給大小，例如 r=2；左邊的每個名字都要保留。',
  'The last line of the message says why this pattern is refused. Write each name over its size: a name has one size, brackets multiply, and both sides name the same dims.':
    '訊息的最後一行說明了這個模式為什麼不行。把每個名字寫在它的大小上面：一個名字只有一個大小，括號表示相乘，兩邊的名字要相同。',
  'The last line of the message says why this pattern is refused. Write each name over its size: brackets multiply, and names that are missing on the right are reduced.':
    '訊息的最後一行說明了這個模式為什麼不行。把每個名字寫在它的大小上面：括號表示相乘，右邊沒有的名字會被歸約。',
  'The pattern names one operand for each part between commas. Pass as many tensors as it has parts.':
    '模式裡逗號之間的每一部分對應一個張量。有幾個部分，就給幾個張量。',
  'The pattern needs one letter for each dim of the operand. Print its shape; ... takes the dims that you do not name.':
    '模式要為張量的每一維寫一個字母。印出它的形狀；... 代表你不想寫出的維。',
  'The positions in the brackets belong together one by one, so their shapes must broadcast. np.ix_ or [:, None] picks a table of all pairs.':
    '括號裡的位置逐個對應，所以它們的形狀必須能廣播。np.ix_ 或 [:, None] 選出所有組合的表。',
  'The scaler saw no gradient, or was used twice in one step. In each step: scaler.scale(loss).backward(), then unscale_() at most once, then step(), then update().':
    'scaler 沒有看到梯度，或在一步裡用了兩次。每一步：scaler.scale(loss).backward()，然後至多一次 unscale_()，再 step()，再 update()。',
  'The shapes differ, so they broadcast: each prediction is compared with every target, and the loss is wrong without an error. Give both the same shape.':
    '形狀不同，於是發生了廣播：每個預測都和每個目標比較，沒有出現錯誤，損失卻是錯的。讓兩者形狀相同。',
  'The target of a segmentation is one class number for each pixel, (N, height, width), without a dim for channels. masks.squeeze(1) removes it; read a mask file in one channel.':
    '影像分割的目標是每個像素一個類別編號，形狀是 (N, 高, 寬)，沒有通道維。masks.squeeze(1) 去掉它；遮罩檔案請以單一通道讀取。',
  'The targets have the shape of the scores, so they are read as probabilities, and these are floats. For one-hot rows, targets.float() or targets.argmax(1) works.':
    '目標與分數形狀相同，所以被當作機率，而機率是浮點數。對 one-hot 列，可用 targets.float() 或 targets.argmax(1)。',
  'The targets of cross entropy are class numbers, and these are int64. targets.long() converts.':
    '交叉熵的目標是類別編號，要用 int64。targets.long() 可以轉換。',
  'The tensor was computed from one with gradients, so its flag follows from that. y.detach() gives the same numbers without gradients.':
    '這個張量由帶梯度的張量算出，它的旗標由此決定。y.detach() 給出同樣的數，但沒有梯度。',
  'The value has another shape than the place that it is written into. Print both shapes; a size of 1 stretches, others must be equal.':
    '值的形狀與要寫入的位置不同。印出兩個形狀；大小 1 會延伸，其餘必須相同。',
  'The weights themselves are float16, and a GradScaler needs float32 weights. Leave the model as it is, without .half(), and put only the forward pass in torch.autocast.':
    '權重本身是 float16，而 GradScaler 需要 float32 的權重。讓模型保持原樣，不用 .half()，只把前向傳播放進 torch.autocast。',
  'This function has no derivative here: it gives whole numbers or truth values, which do not change smoothly. Replace it by a smooth one, such as softmax for argmax, or detach its input.':
    '這個函式在這裡沒有導數：它給出整數或布林值，不會平滑變化。換成平滑的函式，例如用 softmax 代替 argmax，或 detach 它的輸入。',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N).':
    '這個損失逐元素比較預測和目標，所以兩者的形狀必須相同。(N, 1) 和 (N,) 會廣播成 (N, N)。',
  'This version of PyTorch cannot compute this operation in half precision on a CPU. Use x.float() and model.float() there, a newer version, or a GPU.':
    '這個版本的 PyTorch 在 CPU 上不能用半精度做這個運算。在 CPU 上請用 x.float() 和 model.float()，或改用更新的版本，或改用 GPU。',
  'You ask for more indices than the array has dims. Often it is empty, as np.array([]) has one dim, because nothing was read; print its shape.':
    '你給的索引比陣列的維數多。陣列常常是空的，例如 np.array([]) 只有一維，因為什麼都沒有讀到；印出它的形狀。',
  'You assign one value for each True of the mask, and the counts differ. Take the values through the same mask, y[mask], or assign one number.':
    '遮罩的每個 True 對應一個值，而個數不同。用同一個遮罩取值 y[mask]，或只指派一個數。',
  'You join tensors with different numbers of dims. A batch or channel dim is missing in one: unsqueeze() or [None] adds it.':
    '你串接的張量維數不同。其中一個缺少批次維或通道維：unsqueeze() 或 [None] 可以加上。',
  'You name fewer sizes than the tensor has dims, and expand only adds dims in front. Index or sum a dim away first.':
    '你給的大小比張量的維數少，而 expand 只在前面加維。先用索引或加總去掉一維。',
  'You write into a parameter in place, and autograd follows its gradient. Put an update inside with torch.no_grad():, or make a new tensor with w = w + 1.':
    '你就地寫入一個參數，而 autograd 會追蹤它的梯度。把更新放進 with torch.no_grad():，或用 w = w + 1 得到新的張量。',
  'You write into cells that you also read, so some would change before they are read. .clone() what is read.':
    '你寫入的儲存格也正在被讀取，有些會在讀取之前改變。先 .clone() 要讀取的部分。',
  'You write through an index into a tensor of another dtype, and that converts nothing. Convert what you write with .to(x.dtype).':
    '你透過索引寫入另一種 dtype 的張量，而這樣寫不會轉換。用 .to(x.dtype) 轉換要寫入的值。',
  'Your tensor was transposed or sliced, so its elements are no longer in reading order. .reshape() copies them into that order; .contiguous() before .view() does the same.':
    '你的張量被轉置或切片過，所以元素不再依讀取順序排列。.reshape() 依這個順序複製它們；先 .contiguous() 再 .view() 也一樣。',
  'a column of positions, one for each row': '一個直行的位置，每個橫列一個',
  'a kernel of 3 with padding=1 keeps the size': '大小為 3 的卷積核加 padding=1 保持大小',
  'a last layer with more outputs': '輸出更多的最後一層',
  'a layer made for the last size of x': '依 x 最後一維的大小建立的層',
  'a layer made for these channels': '為這些通道建立的層',
  'a row for each number, up to the largest': '每個編號一列，直到最大的編號',
  'adds a dim of size 1': '增加大小為 1 的一維',
  'all get the dtype of the query': '都用 query 的 dtype',
  'an update that autograd does not follow': 'autograd 不追蹤的更新',
  'applies the sigmoid itself': '本身就會套用 sigmoid',
  'backward() ran twice through the same computation, and the first run freed what it had stored. Often a hidden state or a loss is kept from the step before: state = state.detach() cuts it off. Add the losses and call backward() once, or give retain_graph=True.':
    'backward() 兩次經過同一個計算，而第一次已釋放了保存的內容。常常是留著上一步的隱藏狀態或損失：state = state.detach() 可以斷開。把損失相加後只呼叫一次 backward()，或給出 retain_graph=True。',
  'backward() starts from one number, and this tensor has several. Reduce it with .mean() or .sum(), or give a weight for each element: y.backward(torch.ones_like(y)).':
    'backward() 從一個數開始，而這個張量有好幾個。用 .mean() 或 .sum() 歸約，或為每個元素給出權重：y.backward(torch.ones_like(y))。',
  'a class number is an integer': '類別編號是整數',
  'crops the larger map': '裁切較大的特徵圖',
  'drops the alpha channel': '去掉 alpha 通道',
  "float16 reaches only 65504, and the number that you write is larger, such as -1e9 in a mask. Use float('-inf') or torch.finfo(x.dtype).min.":
    "float16 最大只到 65504，而你寫入的數絕對值更大，例如遮罩裡的 -1e9。請用 float('-inf') 或 torch.finfo(x.dtype).min。",
  'floats have gradients': '浮點數有梯度',
  'gather and scatter need an index with as many dims as the tensor. index.unsqueeze(1) adds one, and squeeze(1) removes it from the result.':
    'gather 和 scatter 的索引要與張量的維數相同。index.unsqueeze(1) 增加一維，squeeze(1) 再從結果中去掉它。',
  'if your labels begin at 1': '如果標籤從 1 開始',
  'leaves out what has no label': '略過沒有標籤的',
  'makes probabilities first': '先變成機率',
  'makes rows of the numbers, even of none': '把數排成橫列，一個數也沒有時也行',
  'makes the image grey': '把影像變成灰階',
  'moves the channels from the last dim to dim 1': '把通道從最後一維移到第 1 維',
  'not in training: the running averages are used': '不是在訓練：使用移動平均',
  'one class more than the largest number': '比最大的編號多一個類別',
  'one dim more in front': '在前面多一維',
  'one letter for each dim': '每一維一個字母',
  'one number for each class, from class numbers': '由類別編號得到每個類別一個數',
  'pads the smaller map with zeros': '用零填補較小的特徵圖',
  'probabilities are floats': '機率是浮點數',
  'removes the dim of size 1': '去掉大小為 1 的一維',
  'repeats the grey channel, without a copy': '重複灰階通道，不複製',
  'resizes one map to the size of the other': '把一個特徵圖縮放到另一個的大小',
  'row numbers are integers': '列號是整數',
  'stack needs tensors of one shape, and these differ. In a DataLoader, the samples of a batch differ: resize or pad them, or write a collate_fn.':
    'stack 需要形狀相同的張量，而這些不同。在 DataLoader 中，一批裡的樣本形狀不同：縮放或填補它們，或寫一個 collate_fn。',
  'takes images of any size': '接受任何大小的影像',
  'the class number of each one-hot row': '每個 one-hot 列的類別編號',
  'the dim that fits goes last, and back': '把合適的那一維移到最後，再移回來',
  'the input gets the dtype of the weights': '輸入用權重的 dtype',
  'the layer for images': '用於影像的層',
  'the layer for rows and signals': '用於橫列和訊號的層',
  'the layer gets the dtype of the input': '層用輸入的 dtype',
  'the same numbers, without gradients': '同樣的數，沒有梯度',
  'torch.autograd.grad found no way from the output back to one of the inputs: it was not used, or only a copy or a detached part of it was. Pass the tensor that the output was computed from; allow_unused=True gives None.':
    'torch.autograd.grad 找不到從輸出回到某個輸入的路：它沒有被用到，或只用到了它的副本或 detach 過的部分。請給出算出輸出所用的張量；allow_unused=True 時得到 None。',
  'what is written is converted first': '先轉換要寫入的值',
  'where the left one comes from an image that was not flattened': '用於左邊來自未展平影像的情況',
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
  'This error is about where tensors are, not about shapes: some are on the GPU and some are not. Move them to one device with x.to(device) or model.to(device); NumPy needs x.cpu().':
    '這個錯誤與張量在哪裡有關，與形狀無關：有的在 GPU 上，有的不在。用 x.to(device) 或 model.to(device) 把它們移到同一裝置；NumPy 需要 x.cpu()。',
  'The GPU memory is full. A silent broadcast may be the reason: shapes (N,) and (N, 1) give (N, N). Print the shapes before the line that fails; if they are right, use a smaller batch.':
    'GPU 的記憶體已滿。原因可能是沒有警告的廣播：形狀 (N,) 和 (N, 1) 得到 (N, N)。在出錯的那一行之前印出形狀；如果形狀沒有問題，就用更小的批次。',
  'The GPU reports errors late, not where they happened. Most often an index is too large, such as a class number. Run the same lines on the CPU, and paste the message that you get there.':
    'GPU 上的錯誤往往較晚回報，指的不是出錯的地方。最常見的是索引過大，例如類別編號。請在 CPU 上執行同樣的幾行，再把得到的訊息貼到這裡。',
  'A convolution takes (N, channels, height, width): the channels are in dim 1. If they come last, x.permute(0, 3, 1, 2) moves them; x.unsqueeze(0) turns a single image into a batch.':
    '卷積接受 (N, 通道, 高, 寬)：通道在第 1 維。如果通道在最後，x.permute(0, 3, 1, 2) 可以移動它；x.unsqueeze(0) 把單張影像變成一個批次。',
  'Convolutions and pooling make height and width smaller, and here nothing would be left. Print x.shape before the layer; a larger image, padding or fewer layers help.':
    '卷積和池化會縮小高和寬，到這裡就什麼也不剩了。在這一層之前印出 x.shape；可以用更大的影像、增加填補或減少層數。',
  'The layer was made for another input size, usually of the last dim. Print x.shape before it, and compare with the size in the layer. If the right size is in another dim, x.transpose(1, 2) moves it.':
    '這一層是為另一種輸入大小建立的，多半是最後一維不同。在它之前印出 x.shape，並與這一層的大小比較。如果對得上的大小在另一維，可以用 x.transpose(1, 2) 移過來。',
  'This loss compares predictions and targets element by element, so both need the same shape. With (N, 1) and (N,) they would broadcast to (N, N): write prediction.squeeze(1) or target.unsqueeze(1).':
    '這個損失逐元素比較預測和目標，所以兩者需要相同的形狀。若它們是 (N, 1) 和 (N,)，就會廣播成 (N, N)：請寫 prediction.squeeze(1) 或 target.unsqueeze(1)。',
  "The file holds weights whose shapes differ from the model's; each line names one of them and both shapes. Make the model with the sizes of the file (often the number of classes), or skip these weights when loading.":
    '檔案裡的權重與模型的形狀不同；訊息的每一行寫出一個權重和兩邊的形狀。請依檔案中的大小建立模型（不同的常常是類別數），或者載入時略過這些權重。',
  'In einsum and einops a letter or name has one size everywhere. Write the shapes from the message next to the pattern: each name needs the same size in all of them.':
    '在 einsum 和 einops 中，一個字母或名稱在各處代表同一個大小。把訊息中的形狀寫在模式旁邊：每個名稱在所有形狀中都需要相同的大小。',
  'This message comes from another library than PyTorch and NumPy. The rule is often the same: compare from the last dim on; two sizes must be equal, or one must be 1. Write np.ones(...) with the shapes that it names, and the operation between them.':
    '這則訊息來自 PyTorch 和 NumPy 以外的函式庫。規則常常相同：形狀從最後一維開始比較，兩個大小必須相等或其中一個為 1。用它給出的形狀寫 np.ones(...)，再寫它們之間的運算。',
  'Positions count from 0, so the last of n is n - 1, or -1. If the size is 0 there is nothing to take: find out what made it empty.':
    '位置從 0 數起，所以 n 個中的最後一個是 n - 1，或 -1。如果大小為 0，就沒有可取的：請查一查它為什麼是空的。',
  'A mask has one truth value for each element, so its sizes must equal those of the dims that it replaces. A mask does not broadcast.':
    '遮罩為每個元素給出一個布林值，所以它的大小必須等於它所取代的各維的大小。遮罩不會廣播。',
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
    '用這麼多記憶體多半不是本意：形狀 (N, 1) 和 (N,) 會廣播成 (N, N)。在這一行之前印出形狀。',
  'the existing sizes': '現有的各個大小',
  'short rows are filled up': '補齊較短的橫列',
  'swaps the last two dims': '交換最後兩維',
  'A list takes one integer or a slice; only arrays take an array of positions. np.concatenate(a, b) raises this error, too: put its arrays in one pair of brackets, np.concatenate([a, b]).':
    '串列只接受一個整數或切片；只有陣列才接受位置陣列。np.concatenate(a, b) 也會引發這個錯誤：把它的陣列放在一對方括號裡，np.concatenate([a, b])。',
  'An attention mask has a row for each query and a column for each key: (L, S), or (batch * heads, L, S). The message names the expected shape. If that shows the batch size, the layer reads another dim as the sequence: see batch_first, and print the shapes of query, key and mask.':
    '注意力的遮罩為每個 query 留一個橫列，為每個 key 留一個直行：(L, S)，或 (batch * heads, L, S)。訊息說出了它應有的形狀。若那是批次的大小，表示這一層把另一維當成了序列：請看 batch_first，並印出 query、key 和遮罩的形狀。',
  "A product needs the same dtype on both sides. NumPy's numbers are float64 and PyTorch's float32; models loaded in half precision hold float16. x.to(weight.dtype) converts.":
    '乘積要求兩者的 dtype 相同。NumPy 的數是 float64，PyTorch 的是 float32；以半精度載入的模型是 float16。x.to(weight.dtype) 可以轉換。',
  'A view cannot reach beyond its storage. Its last element is at offset + (size - 1) * stride, summed over the dims; a storage of size 0 was freed or moved.':
    '視圖不能超出它的儲存空間。它的最後一個元素位於 offset + (size - 1) * stride，後一項對各維加總；大小為 0 的儲存空間已被釋放或移走。',
  'A window is at most as long as the dim that it slides over. Print x.shape before the line: often there is less data than usual.':
    '視窗最多與它滑過的那一維一樣長。在這一行之前印出 x.shape：常常是資料比平時少。',
  'An argument has a type that the function does not take. Division with / always gives a float; // gives an integer.':
    '這個函式不接受其中一個引數的型別。用 / 相除總是得到浮點數；// 得到整數。',
  'An object of this type has no such name: it is misspelt, or the object is not the one you meant. torch.from_numpy(x) makes a tensor from an array, x.numpy() an array from a tensor.':
    '這種型別的物件沒有這個名稱：可能拼錯了，或者物件不是你想要的那個。torch.from_numpy(x) 由陣列得到張量，x.numpy() 由張量得到陣列。',
  'Columns of the left matrix': '左邊矩陣的直行數',
  'Columns of the right matrix': '右邊矩陣的直行數',
  'Rows of the left matrix': '左邊矩陣的橫列數',
  'Rows of the right matrix': '右邊矩陣的橫列數',
  'No memory holds so many elements. One of the sizes was computed wrongly, or read from the wrong data: print them.':
    '任何記憶體都放不下這麼多元素。某個大小算錯了，或者是從別的資料中讀出的：請印出各個大小。',
  'Nothing has this name yet: the line that imports or makes it is missing, or did not run.':
    '還沒有任何東西叫這個名稱：缺少匯入或建立它的那一行，或者那一行沒有執行。',
  'Number of the axis': '軸的編號',
  'Old versions of PyTorch copied between any tensors with equally many elements, but here the numbers differ. Print both shapes before the line: one of them is not what you meant.':
    '舊版 PyTorch 可以在元素個數相同的任意張量之間複製，而這裡元素個數不同。在這一行之前印出兩者的形狀：其中一個不是你想要的。',
  'Positions are integers: convert what embedding, gather or scatter looks up with x.long(). If these numbers are not positions, two arguments may be swapped.':
    '位置是整數：embedding、gather 或 scatter 要查的東西用 x.long() 轉換。若這些數不是位置，可能是兩個引數放反了。',
  'PyTorch tensors have no negative strides, so a slice of them never goes backwards.':
    'PyTorch 的張量沒有負步幅，所以它們的切片不能倒著走。',
  'The module has no such name: it is misspelt, or belongs to another version. Your own file called torch.py or numpy.py hides the library, too.':
    '模組裡沒有這個名稱：可能拼錯了，或屬於另一個版本。自己的檔案若叫 torch.py 或 numpy.py，也會遮住函式庫。',
  "The targets of cross entropy are numbers of classes, from 0 to classes - 1, and one of them is negative or too large. Print target.min() and target.max(), and compare with the scores' dim of classes. Labels may begin at 1, and masks hold 255 where nothing is labelled: ignore_index=255 leaves that out.":
    '交叉熵的目標是類別編號，從 0 到類別數減 1，而其中有一個是負數或太大。印出 target.min() 和 target.max()，與分數的類別那一維比較。標籤可能從 1 開始；遮罩裡沒有標註的地方是 255，可以用 ignore_index=255 略過。',
  "This storage is not PyTorch's own and cannot grow: it belongs to NumPy, or to the shared memory of DataLoader workers. In the second case the samples of one batch often differ in shape; with num_workers=0 the same line says so. torch.tensor(x) copies an array into a new storage.":
    '這塊儲存空間不是 PyTorch 自己的，不能變大：它屬於 NumPy，或屬於 DataLoader 的各個 worker 共用的記憶體。後一種情況常常是同一批次的樣本形狀不同：設 num_workers=0，同一行的錯誤訊息就會說明這一點。torch.tensor(x) 把陣列複製到新的儲存空間裡。',
  "Two tensors differ in dtype, and this operation converts neither. NumPy's numbers are float64 (Double) and PyTorch's float32 (Float): x.float() converts. The targets of a loss need the dtype of the predictions.":
    '兩個張量的 dtype 不同，而這個運算兩者都不轉換。NumPy 的數是 float64（Double），PyTorch 的是 float32（Float）：x.float() 可以轉換。損失的目標需要與預測相同的 dtype。',
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
