import type { Events } from '../types';
import { inBytes } from './units';

/** What a step says last of a refused operation where no rule before it has said why. */
export const narration = {
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形狀是 ${shape}：新的次序必須把這 ${dims} 維各寫一次，不多不少：拒絕。`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：指定的維度必須各不相同，從末尾數也一樣：拒絕。`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：合併的是從左到右的一段維度，第一個不能排在最後一個之後：拒絕。`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：只有大小為 1 的維才能去掉，而指定的某一維更大：拒絕。`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `${tensor} 的形狀是 ${shape}：從 ${start} 起的 ${length} 個位置要到 ${start} + ${length} 才結束，超出該維的大小 ${size}：拒絕。`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：視窗不能大於它所沿的維：拒絕。`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `${tensor} 的形狀是 ${shape}：大小為 ${size} 的視窗放不進第 ${dim} 維，它的大小是 ${room}：拒絕。`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形狀是 ${shape}，共 ${dims} 維：t() 交換矩陣的兩維，最多只能有 2 維：拒絕。`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形狀是 ${shape}：repeat() 要為這 ${dims} 維各給一個次數，前面還可以更多：拒絕。`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而平均值很少是整數：只有浮點 dtype 才裝得下，例如先 .float()：拒絕。`,
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `要求 ${tensor} 的平均值用沒有小數的 dtype，但平均值很少是整數：只有浮點 dtype 才裝得下：拒絕。`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `${other} 與 ${target} 共用儲存格，但不是一一對應：有些會在讀取之前被覆蓋：拒絕。`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `${value} 的形狀是 ${value_shape}。去掉前面大小為 1 的維後，剩下的不能廣播到 ${target} 的形狀 ${shape}：拒絕。`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `${value} 的形狀是 ${shape}，不能廣播到 ${chosen}，即所選位置的形狀：拒絕。`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `${tensor} 的 dtype 是 ${dtype}，Python 數不會改變它，而 ${number} 裝不進去：拒絕。`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `${tensor} 參與減法，但 True 與 False 沒有差：^ 找出兩者不同之處，~ 取反：拒絕。`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `整數除以 0 得不到整數，整數也沒有無窮大。這裡的除數是 ${divisor}：拒絕。`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：方括號裡的索引張量要先互相廣播才能選取，而這幾個不能：拒絕。`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor} 是唯讀的，不能寫入；它的 .copy() 可以：拒絕。`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1 表示保留大小，但形狀為 ${shape} 的 ${tensor} 在新的第 ${dim} 維沒有大小可保留：拒絕。`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：重複次數的清單對每一項各給一個，而這裡多了或少了：拒絕。`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `要把形狀為 ${shape} 的 ${tensor} 切成 ${count} 塊，但至少要 1 塊：拒絕。`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `大小為 0 的塊永遠用不完 ${tensor} 的這一維，它的大小是 ${size}：拒絕。`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `最後一個元素會在第 ${needed} 位元組處結束，而 ${tensor} 的儲存空間只有 ${held} 位元組：拒絕。`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `${tensor} 的一個元素只存一個數，而給它的是一個序列：拒絕。`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：沒有元素，也就沒有最大或最小的元素：拒絕。`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `${tensor} 的形狀是 ${shape}：依讀取順序從 0 數起共 ${numel} 個元素，沒有第 ${number} 號：拒絕。`,
  'event.COUNT_REFUSED': '這麼多元素，或它們占的位元組，用 64 位元數不下：拒絕。',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，沒有為它定義這個運算：拒絕。`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}，但這種乘積左邊恰好要 ${left} 維，右邊恰好要 ${right} 維：拒絕。`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：只有恰好一個元素的張量才能當作一個數：拒絕。`,
  'event.NO_DIM_REFUSED': ({ tensor }) => `${tensor} 沒有維度，也就沒有可沿著數的東西：拒絕。`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：這裡指的是最後兩維，而它沒有兩維：拒絕。`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `${tensor} 用的步長不是正數：PyTorch 沒有負步幅，flip() 則會複製：拒絕。`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `${value} 的 dtype 是 ${value_dtype}，${tensor} 的 dtype 是 ${dtype}：用索引張量寫入時不做轉換：拒絕。`,
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `對 ${tensor} 的 ${operation} 還沒有看任何元素就停下了：缺少參數，或某個參數的種類或值不是它所接受的：拒絕。`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `${a} 的第 ${dim_a} 維大小是 ${size_a}，${b} 的第 ${dim_b} 維大小是 ${size_b}，這裡兩者必須相等：拒絕。`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a} 的 dtype 是 ${a_dtype}，${b} 的 dtype 是 ${b_dtype}：這個運算要求兩邊 dtype 相同，哪一邊都不轉換：拒絕。`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a} 的 dtype 是 ${a_dtype}，${b} 的 dtype 是 ${b_dtype}：對於兩者共同的 dtype，沒有定義這個運算：拒絕。`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `${base} 的 dtype 是 ${dtype}，而指數 ${power} 小於 0：整數的負數次方很少是整數：拒絕。`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}，而這裡要的是一個數：Python 數，或沒有維度的張量：拒絕。`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `${mask} 的 dtype 是 ${dtype}，而它要為每個元素給出 True 或 False，也就是 dtype bool：拒絕。`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `${tensor} 的形狀是 ${shape}。遮罩對每個位置都要有一項，而對第 ${dim} 維，它的項數不符：拒絕。`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。索引可以是整數、由整數組成的切片、...、None，或者由整數或由 True 和 False 組成的張量或串列。這裡的都不是：拒絕。`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：... 代表沒有另外寫出的所有維度，所以只能出現一次：拒絕。`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：步長 0 永遠離不開第一個元素：拒絕。`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。大小、長度和次數從 0 開始，而要求的某一個是負數：拒絕。`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `${tensor} 的形狀是 ${shape}。大小、位移和次數從 0 開始，而這裡要求 ${number}：拒絕。`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `${tensor} 的步幅是 ${strides}，其中有負的。PyTorch 沒有負步幅；.copy() 得到的也沒有：拒絕。`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：沒有可以讀或寫的元素：拒絕。`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}：每個元素存一個數，而給出的不是一個數：拒絕。`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，裝不下這個值：它太大，或不是整數：拒絕。`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `dtype 為 ${from} 的值要存成 ${to}，而它裝不下所有這樣的值；只有明確要求（例如 .astype()），NumPy 才這樣做：拒絕。`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `${out} 的形狀是 ${shape}，而結果的形狀不同。out= 指定的陣列保持自己的形狀：拒絕。`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `結果的形狀是 ${shape}。out= 指定的陣列形狀不同，而且從不擴大：拒絕。`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}：靠右對齊，有兩個大小不同，又都不是 1：拒絕。`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。矩陣乘積兩邊都至少要有一維，而有一邊沒有維度；與一個數相乘用 *：拒絕。`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。這次呼叫的兩個串列要逐項對應，例如維度與新位置、大小與步幅，而其中一個更長：拒絕。`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `${tensor} 的形狀是 ${shape}，而這裡至少要有 ${wanted} 維：拒絕。`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：要切的那一維不能等分成這麼多塊：拒絕。`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `${tensor} 的第 ${dim} 維大小是 ${size}：各塊要正好把它用完，大小之和必須是 ${size}，而現在不是：拒絕。`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `${tensor} 的第 ${dim} 維大小是 ${size}：取代它的各個大小相乘必須是 ${size}，而現在不是：拒絕。`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `${tensor} 的形狀是 ${shape}。這裡的起點是 ${lowest} 到 ${highest} 之間的數，${start} 不在其中：拒絕。`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `${tensor} 的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}：要求的形狀沒有步幅能走到它的元素，而這裡不許複製：拒絕。`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `遮罩選中 ${tensor} 的 ${wanted} 個元素，而給出的值有 ${count} 個：拒絕。`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor} 是帶 requires_grad 的葉節點，或葉節點的視圖：autograd 不追蹤對它的寫入。x = x + y 會得到新張量，在 torch.no_grad() 裡則可以寫入：拒絕。`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor} 是在 torch.no_grad() 裡得到的視圖，卻在外面寫入：autograd 該不該追蹤並不明確。兩者都寫在裡面，或都寫在外面：拒絕。`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `${tensor} 沒有 requires_grad：autograd 沒有追蹤它是怎樣算出來的。要求梯度的張量用 requires_grad=True 建立，並在 torch.no_grad() 之外使用：拒絕。`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `${tensor} 帶 requires_grad，而 NumPy 不追蹤梯度。.detach().numpy() 給出共用同一儲存空間、不帶梯度的陣列：拒絕。`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而只有浮點 dtype 才能帶 requires_grad，例如先 .float()：拒絕。`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor} 由帶 requires_grad 的張量算出，所以自己也帶；只有葉節點才能更改。它的 .detach() 共用同一儲存空間，不帶梯度：拒絕。`,
} satisfies Partial<Events>;
