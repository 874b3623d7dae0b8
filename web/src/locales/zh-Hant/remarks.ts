import type { Remarks } from '../types';
import { inBytes } from './units';

/** Cautions, questions and what a write reaches. */
export const remarks: Remarks = {
  // Legal, but probably not meant.
  'caution.BOTH_GREW': ({ a, a_shape, b, b_shape, size, shape }) =>
    `兩邊都變大了：${a} ${a_shape} 和 ${b} ${b_shape} 各沿一個被對方延伸的維度有 ${size} 個元素，於是每一對都出現：${shape}。若要一一對應，請先讓兩者形狀相同。`,
  'caution.SAME_COUNT': ({ a, a_shape, b, b_shape, count, shape }) =>
    `${a} 和 ${b} 都有 ${count} 個元素，但並不是一一對應：${a_shape} 與 ${b_shape} 得到 ${shape}。若要一一對應，請先讓兩者形狀相同。`,
  'caution.COINCIDENCE': ({ a, b, from, dim, size, unmasked }) =>
    `能對上只是因為兩個大小碰巧都是 ${size}：${a} 為 ${b} 第 ${from} 維的每個索引各有一項，但靠右對齊後與第 ${dim} 維配對。如果 ${b} 的形狀是 ${unmasked}，就會發生錯誤。請保留丟掉的那一維（大小為 1），讓它對齊。`,
  'caution.NOT_A_TRANSPOSE': ({ shape, asked, call }) =>
    `${asked} 是把 ${shape} 的大小換了順序，但元素的讀取順序不變：橫列和直行沒有交換。要移動維度，請寫 ${call}。`,
  'caution.RESHAPE_COPIED': ({ tensor, result, count }) =>
    `這裡沒有提示就複製了 ${count} 個元素：${result} 有新的儲存空間，寫入它不會影響 ${tensor}。若要兩者都改變，請寫入 ${tensor}，之後再 reshape。`,
  'caution.WRITE_REACHED': ({ target, names }) =>
    `寫入 ${target} 也改變了 ${names}：它們與它共用儲存格。若不希望如此，請寫入一個副本。`,
  'caution.TOO_LARGE': ({ shape, bytes, given }) =>
    `形狀為 ${shape} 的結果需要 ${bytes}，而輸入只有 ${given}。這往往是沒有警告的廣播：請檢查每一維是否都是有意的。`,
  'caution.REGROUPED': ({ tensor, shape, asked, call }) =>
    `從 ${shape} 到 ${asked}，元素的讀取順序不變：${tensor} 的維度沒有移動，所以各項混在了一起。要移動維度，請寫 ${call}。`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `${asked} 的每一列取 ${row} 個元素，而 ${tensor} 沿第 0 維的一項有 ${entry} 個：一列裡混有好幾項的元素。要讓每一項各佔一列，請寫 ${call}。`,
  'caution.LOST_WRITE': ({ copy, tensor }) =>
    `${copy} 是沒有名稱的副本：寫入丟失了，${tensor} 沒有變。請用一個索引直接寫入 ${tensor}。`,
  'caution.REPEATED_INDEX': ({ named, places, call }) =>
    `給了 ${named} 個位置，其中只有 ${places} 個不同：重複的位置只保留最後一次更新。要全部累加，請用 ${call}。`,
  'caution.REPEATED_CELLS': ({ name, count, dim, call }) =>
    `${name} 沿第 ${dim} 維的 ${count} 項共用同樣的儲存格（步幅 0），所以這次寫入會出現在每一項中。要有各自的儲存格，請寫入 ${call}。`,
  'caution.READ_OVERWRITTEN': ({ other, call }) =>
    `${other} 與這個陳述式寫入的儲存格共用，有些值在讀取之前已經變了。請改為讀取 ${call}。`,
  'caution.SQUEEZED_FIRST': ({ shape, result, call }) =>
    `沒有指定維度，所以第 0 維也去掉了，因為它的大小恰好是 1：${shape} 變成了 ${result}。如果它是批次，請保留它：${call}。`,
  'caution.NOT_TURNED': ({ tensor, shape, call }) =>
    `${tensor} ${shape} 只有一維，沒有可以交換的。要得到一個直行，請寫 ${call}。`,
  'caution.ALL_REVERSED': ({ shape, result, call }) =>
    `這會顛倒所有維度：${shape} 變成 ${result}。只交換最後兩維，請寫 ${call}。`,
  'caution.RESIZE_GREW': ({ tensor, had, needs }) =>
    `${tensor} 原有 ${had} 個元素，現在顯示 ${needs} 個：其餘的從未被賦值。要重新排列已有的元素，請用 view 或 reshape。`,
  'caution.WRAPPED': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values} 超出了 ${dtype} 的範圍（${lowest} 到 ${highest}），回繞成 ${value}。請先轉換成更寬的 dtype 再計算。`,
  'caution.CUT_OFF': ({ target, dtype, value, kept }) =>
    `${target} 的 dtype 是 ${dtype}：${value} 變成了 ${kept}。要保留小數部分，請先轉換成浮點數。`,
  'caution.COMMENT_WRONG': ({ comment, tensor, shape }) =>
    `註解寫的是 ${comment}，但 ${tensor} 的形狀是 ${shape}。請改正註解，或找出是哪個運算給出了意料之外的形狀。`,
  // Repairs of a refused operation.
  'repair.KEEPDIM': ({ tensor, shape }) =>
    `被歸約的維度保留，大小為 1，可以延伸：此時 ${tensor} 的形狀是 ${shape}。`,
  'repair.UNSQUEEZE': ({ tensor, shape }) =>
    `${tensor} 多出一個大小為 1、可以延伸的維度：此時形狀是 ${shape}。`,
  'repair.SQUEEZE': ({ tensor, shape }) =>
    `讀取 ${tensor} 時去掉一個大小為 1 的維度：此時形狀是 ${shape}。`,
  'repair.TRANSPOSE': ({ tensor, shape }) => `${tensor} 的兩個維度互換位置：此時形狀是 ${shape}。`,
  'repair.FLATTEN': ({ tensor, shape }) =>
    `${tensor} 的最後幾個維度合成一個：此時形狀是 ${shape}。`,
  'repair.NEW_RESULT': ({ tensor }) =>
    `不是就地運算：${tensor} 成為新結果的名稱，原來的儲存空間不變。`,
  'repair.COPY': ({ count }) => `依讀取順序複製 ${count} 個元素。`,
  'repair.VIEW': '視圖：什麼都不複製。',
  'repair.INFERRED': '有一個大小留空：它由元素個數決定。',

  // Questions, answers, and where a write is seen.
  'question.RESULT_SHAPE': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}。結果的形狀是什麼？`,
  'question.REDUCED_SHAPE': ({ text, tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。${text} 的形狀是什麼？`,
  'question.PRODUCT_SHAPE': ({ text, a_shape, b_shape }) =>
    `${text} 是 ${a_shape} 與 ${b_shape} 的矩陣乘積，它的形狀是什麼？`,
  'question.FAULT_DIM': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}。從右往左比較，結果的哪一維最先對不上？`,
  'question.IN_PLACE': ({ text, target, shape }) =>
    `${target} 的形狀是 ${shape}。${text} 會做什麼？`,
  'question.VIEW_OR_COPY': ({ text, shape, strides, itemsize }) =>
    `形狀 ${shape}，步幅 ${strides}${inBytes(itemsize)}：${text} 得到的是視圖、副本，還是錯誤？`,
  'question.STRADDLING_DIM': ({ shape, strides, itemsize, asked }) =>
    `形狀 ${shape}，步幅 ${strides}${inBytes(itemsize)}：新形狀 ${asked} 從最後一維往前放，第一個不能留在一個區塊之內的是哪一維？`,
  'question.STORAGE_CELL': ({ element, strides, offset }) =>
    `步幅 ${strides}，位移 ${offset}：${element} 位於哪個儲存位址？`,
  'question.STORAGE_CELL_BYTES': ({ element, strides, offset, itemsize }) =>
    `步幅 ${strides}（位元組），每個元素 ${itemsize} 位元組，第一個元素位於位址 ${offset}：以元素計數，${element} 位於哪個儲存位址？`,
  'answer.SHAPE': ({ shape }) => shape,
  'answer.ERROR': '錯誤',
  'answer.VIEW': '視圖',
  'answer.COPY': '副本',
  'answer.DIM': ({ dim }) => `第 ${dim} 維`,
  'answer.NO_DIM': '沒有：它們對得上',
  'answer.WRITES': ({ target }) => `寫入 ${target}`,
  'answer.NEW_TENSOR': ({ target, shape }) => `${target} 變成形狀為 ${shape} 的新張量`,
  'answer.ADDRESS': ({ address }) => String(address),
  'rule.LEFT_ALIGNED': '那是靠左對齊的結果。形狀要靠右對齊。',
  'rule.MAX_OF_SIZES':
    '結果並不是取較大的大小。兩個大小不同時，必須有一個是 1，結果取另一個，哪怕它是 0。',
  'rule.MUST_BE_EQUAL': '其中一個是 1 或缺失時，大小可以不同。',
  'rule.SCALAR_REFUSED': '沒有維度的張量也會廣播：它與每個元素配對。',
  'rule.ONE_BY_ONE': ({ count }) =>
    `兩者都有 ${count} 個元素，但配對看的是元素在對齊後形狀中的位置，而不是先後次序。`,
  'rule.SIZES_MEET': ({ shape }) =>
    `靠右對齊後，每一維的大小要麼相等，要麼有一個是 1（或缺失）而延伸：${shape}。`,
  'rule.SECOND_OPERAND': '不由右邊的運算元單獨決定：它的大小是 1 時，以另一個為準。',
  'rule.SIZES_DIFFER': '兩個大小不相等、又都不是 1 時，就對不上。',
  'rule.ALL_DIMS_FIT': '每一維的大小要麼相等，要麼有一個是 1 或不存在。',
  'rule.TARGET_STAYS': ({ target }) => `就地運算不產生新張量：值寫進 ${target} 的儲存空間。`,
  'rule.ROWS_AND_COLUMNS': ({ shape }) =>
    `內側的大小一致，隨後消失。剩下第一個的橫列和第二個的直行：${shape}。`,
  'rule.INNER_AGREE': '內側的大小一致，其他大小不必一致。',
  'rule.INNER_KEPT': '內側的大小不會保留：沿著它的乘積會加起來。',
  'rule.INNER_IGNORED': '第一個的每個橫列與第二個的每個直行配對：兩者必須一樣長，而這裡不一樣。',
  'rule.SHAPE_OF_THE_SECOND': '橫列來自第一個矩陣。',
  'rule.ONE_CHUNK': '整個張量是一個區塊，沒有斷口：元素個數相同的形狀都能得到視圖。',
  'rule.FIRST_OPERAND': '左邊的運算元沒有優先權：兩個形狀地位相同。',
  'rule.ONE_STRETCHES': ({ dim, size }) => `第 ${dim} 維有一個大小是 1，它延伸到 ${size}。`,
  'rule.MISSING_IS_ONE': ({ dim, size }) =>
    `第 ${dim} 維有一個形狀沒有大小，當作 1，${Number(size) === 1 ? '正好一致' : `延伸到 ${size}`}。`,
  'rule.SIZES_AGREE': ({ dim, size }) => `第 ${dim} 維的兩個大小都是 ${size}。`,
  'rule.LATER_FROM_THE_RIGHT': ({ dim }) =>
    `第 ${dim} 維也對不上，但比較從最後一維開始，更靠右的一維先出錯。`,
  'rule.TARGET_GROWS': ({ target, shape }) =>
    `${target} 就地更新：形狀不變，因此不能變成 ${shape}。`,
  'rule.NAME_REBOUND': ({ target }) =>
    `結果是新張量，= 給了它 ${target} 這個名稱。舊的儲存空間不變。`,
  'rule.NAME_MOVES': ({ target }) =>
    `只有 += 之類才寫進 ${target}。單獨的 = 把這個名稱給了另一個張量，舊的儲存空間不變。`,
  'rule.NAME_FITS_ALL': ({ target }) => `${target} 只是一個名稱：= 可以把它給任何形狀的張量。`,
  'rule.TARGET_TAKES_PART': ({ target }) => `不會只寫一部分：整個結果的形狀必須與 ${target} 相同。`,
  'rule.CELLS_OF_THEIR_OWN': ({ target }) =>
    `${target} 有多個元素共用一個儲存格，所以不能有不同的值。`,
  'rule.DIM_STAYS': '沿指定的那一維，元素合成一個；其餘的維度保留。',
  'rule.DIM_VANISHES': '沒有 keepdim 時，這一維不會以 1 保留，而是消失。',
  'rule.DIM_KEPT': '有 keepdim 時，這一維不會消失，而是以大小 1 保留。',
  'rule.ELEMENTWISE': '矩陣乘積不是元素配對：它把第一個的橫列與第二個的直行配對。',
  'rule.VECTOR_KEPT': '一維張量當作一個橫列或一個直行，這個 1 會從結果中去掉。',
  'rule.TRANSPOSED_FOR_YOU': '第二個矩陣不會自動轉置：第一個的直行與第二個的橫列配對。',
  'rule.SHAPE_OF_THE_FIRST': '直行來自第二個矩陣。',
  'rule.NEEDS_CONTIGUOUS': '不必連續：每個新維度都要留在一個區塊之內，這裡正是如此。',
  'rule.RESHAPE_NEEDS_CONTIGUOUS': '不能得到視圖時，reshape 不會失敗，而是複製。',
  'rule.COUNT_IS_ENOUGH': '元素個數相同是必要的，但還不夠：步幅必須能走到它們。',
  'rule.ANY_COUNT': '新形狀的元素個數必須與現有的正好相同。',
  'rule.SIZE_GUESSED': '-1 表示自動算出：結果必須正好是一個整數。',
  'rule.VIEW_NEVER_COPIES': 'view 從不複製：不是得到視圖，就是出錯。',
  'rule.RESHAPE_ALWAYS_COPIES': 'reshape 只在沒有視圖能有新形狀時才複製。',
  'rule.RESHAPE_NEVER_COPIES': 'reshape 能給視圖時就給視圖，但這裡沒有步幅能給出新形狀。',
  'rule.RESHAPE_ALWAYS_FITS': 'reshape 可以複製，但不能改變元素個數，也不能猜大小。',
  'rule.FITS_A_CHUNK': ({ dim, size }) => `第 ${dim} 維（大小 ${size}）留在一個區塊之內。`,
  'rule.NOT_REACHED': ({ dim }) => `維度從最後一維往前放，還沒放到第 ${dim} 維就停下了。`,
  'rule.ROW_MAJOR': '那是它在讀取順序中的編號：只有張量連續且從 0 開始時，才等於位址。',
  'rule.COLUMN_MAJOR': '那是沿著直行往下數；真正起作用的是步幅。',
  'rule.OFFSET_FORGOTTEN': ({ offset }) => `第一個元素位於位址 ${offset}，必須加上它。`,
  'rule.BYTES': ({ itemsize }) => `那是以位元組計數的；一個元素佔 ${itemsize} 個位元組。`,
  'apart.OTHER_CELLS': ({ name, other }) => `${other} 與 ${name} 共用儲存空間，但不包含這一格。`,
  'apart.RESHAPE_COPIED': ({ other, operation }) =>
    `${other} 不變：沒有視圖能有那個形狀，所以 ${operation} 複製到了新的儲存空間。`,
  'apart.COPIED': ({ other, operation }) => `${other} 不變：${operation} 複製到了新的儲存空間。`,
  'apart.COMPUTED': ({ other, operation }) =>
    `${other} 不變：${operation} 在新的儲存空間裡算出新的值。`,
  'apart.ALONE': ({ name }) => `別的都不變：沒有其他名稱與 ${name} 共用儲存空間。`,
  'apart.READ_ONLY': ({ name }) => `${name} 是唯讀的：寫入時 NumPy 會引發錯誤。`,
};
