import type { Int } from '../../core/types';
import { bare } from '../numbers';
import type { Events } from '../types';
import { inBytes } from './units';

/** What a step says. 步幅 stride, 儲存空間 storage, 視圖 view, 區塊 chunk, 斷口 cut. */
export const events: Events = {
  // Dims that move or change
  'event.DIMS_BEFORE': ({ tensor, shape, strides, itemsize }) =>
    `${tensor} 的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}。`,
  'event.DIM_MOVES': ({ dim, from, size, stride }) =>
    `結果的第 ${dim} 維就是原來的第 ${from} 維：大小 ${size} 和步幅 ${stride} 一起移動。`,
  'event.DIM_STAYS': ({ dim, size, stride }) => `第 ${dim} 維不變：大小 ${size}，步幅 ${stride}。`,
  'event.DIM_NEW': ({ dim, size, stride }) =>
    `第 ${dim} 維是新的：大小 ${size}，步幅 ${stride}${Number(size) === 1 ? '（永遠用不到）' : Number(stride) === 0 ? '，所以沿它每一步都停在同樣的元素上' : ''}。`,
  'event.DIM_DIAGONAL': ({ dim, size, first, second, first_stride, second_stride, stride }) =>
    `第 ${dim} 維（大小 ${size}）沿著原第 ${first} 維和第 ${second} 維的對角線走。每一步兩維都前進，所以步幅是 ${first_stride} + ${second_stride} = ${stride}。`,
  'event.DIM_CHANGES': ({ dim, from, size, stride, old_size, old_stride }) =>
    `第 ${dim} 維來自原來的第 ${from} 維：大小由 ${old_size} 變為 ${size}，步幅由 ${old_stride} 變為 ${stride}。`,
  'event.DIM_STEPPED': ({ dim, from, size, stride, old_size, old_stride, step }) =>
    `第 ${dim} 維以步長 ${step} 走過原來的第 ${from} 維：大小由 ${old_size} 變為 ${size}，步幅由 ${old_stride} 變為 ${step} × ${old_stride} = ${stride}。`,
  'event.DIM_SHORTENED': ({ dim, from, size, stride, old_size }) =>
    `第 ${dim} 維來自原來的第 ${from} 維：大小由 ${old_size} 變為 ${size}，步幅仍是 ${stride}。`,
  'event.DIM_REVERSED': ({ dim, from, size, stride, old_stride }) =>
    `結果的第 ${dim} 維是倒著讀的原第 ${from} 維：大小仍是 ${size}，步幅由 ${old_stride} 變為 ${stride}。`,
  'event.DIM_GONE': ({ from, size }) => `原來大小為 ${size} 的第 ${from} 維消失了。`,
  'event.OFFSET_CHANGES': ({ from, to, itemsize, sum }) =>
    `第一個元素現在位於${Number(itemsize) ? '位元組' : '位址'} ${sum}${to}，而不是 ${from}。`,
  'event.OFFSET_OF_NONE': ({ from, to, itemsize }) =>
    `沒有任何元素；位移由 ${from} 變為 ${to}${Number(itemsize) ? '，以位元組計' : ''}。`,
  'event.DIMS_AFTER': ({ shape, strides }) =>
    `儲存空間不變。現在依形狀 ${shape}、步幅 ${strides} 讀取。`,
  'event.STAYS_CONTIGUOUS': '依讀取順序，元素緊挨著存放，所以是連續的。',
  'event.NOT_CONTIGUOUS': ({ dim, stride, expected }) =>
    `不連續：第 ${dim} 維的步幅是 ${stride}。若元素緊挨著存放，步幅應為 ${expected}。`,
  'event.SQUEEZE_LEAVES': ({ dim, size }) =>
    `squeeze 只去掉大小為 1 的維度：第 ${dim} 維的大小是 ${size}，所以保持不變。NumPy 在這裡會出錯。`,
  'event.OVERLAP': ({ address, itemsize, one, other }) =>
    `${one} 和 ${other} 是同一個儲存格，位於${Number(itemsize) ? '位元組' : '位址'} ${address}：它們會一起改變。`,
  // Of any operation
  'event.TOLD_FIRST': ({ operation, shape }) => `先執行 ${operation}，得到形狀 ${shape}。`,
  'event.FILLED': ({ numel, shape }) =>
    `一個有 ${numel} 個元素的新儲存空間，以形狀 ${shape} 讀取。`,
  'event.NEW_STORAGE': ({ shape }) => `結果的形狀是 ${shape}，儲存空間是新的。`,
  'event.SAME_TENSOR': ({ tensor }) => `什麼都不用做：結果就是 ${tensor} 本身，儲存空間也相同。`,
  'event.RESIZED': ({ shape, strides }) =>
    `同一個儲存空間現在以形狀 ${shape}、步幅 ${strides} 讀取：沒有移動任何元素。`,
  'event.RESIZE_FITS': ({ has, needs }) =>
    `從第一個元素起，儲存空間容得下 ${has} 個元素，需要 ${needs} 個。儲存空間保持原樣，後面的值也保留。`,
  // Elements
  'event.ELEMENT_COMBINE': ({ out, formula, values, value }) =>
    `${formula} = ${values} = ${value}，寫入 ${out}。`,
  'event.ELEMENT_WRAPS': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values}，超出了 ${dtype} 的範圍（${lowest} 到 ${highest}）。該值回繞成 ${value}。`,
  'event.ELEMENT_READ': ({ out, sum, address, value }) =>
    `${out} 的值是 ${value}，位於位址 ${sum} = ${address}。`,
  'event.ELEMENT_READ_BYTES': ({ out, sum, byte, itemsize, address, value }) =>
    `${out} 的值是 ${value}，位於位元組 ${sum} = ${byte}，即位址 ${byte} / ${itemsize} = ${address}。`,
  'event.ELEMENT_READ_AT': ({ out, address, value }) =>
    `${out} 的值是 ${value}，位於位址 ${address}。`,
  'event.ELEMENT_COPY': ({ out, in: from, from: source, to, value }) =>
    `從位址 ${source} 讀取 ${from}（即 ${value}），作為 ${out} 寫入位址 ${to}。`,
  // What no expression names.
  'word.VALUE': '該值',
  'word.RESULT': '該結果',
  'word.INTERMEDIATE': '中間結果',
  'word.LEFT': '左邊那個',
  'word.RIGHT': '右邊那個',
  'word.FIRST': '第一個',
  'word.SECOND': '第二個',
  'word.THIRD': '第三個',
  'word.FOURTH': '第四個',

  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}。`,
  'event.SHAPES_MANY': ({ count }) => `比較 ${count} 個形狀，每行一個。`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `${a} 的形狀是 ${a_shape}；你要的形狀是 ${target}。`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `${a} 的形狀是 ${a_shape}。那個數沒有維度：${a} 的每個元素都用它。`,
  'event.ALIGN': '把各個形狀靠右對齊，從最後一維開始比較。',
  'event.PAD': ({ tensor, have, want, ones }) =>
    `${tensor} ${Number(have) === 0 ? '沒有維度' : `只有 ${have} 維`}，這裡需要 ${want} 維：在左邊補 ${ones} 個 1。`,
  'event.COMPARE_EQUAL': ({ dim, size }) => `第 ${dim} 維：大小都是 ${size}，一致。`,
  'event.COMPARE_STRETCH': ({ dim, tensor, size }) =>
    `第 ${dim} 維：${tensor} 的大小是 1，因此${Number(size) === 0 ? '變成 0' : `延伸到 ${size}`}。`,
  'event.COMPARE_PADDED': ({ dim, tensor, size }) =>
    `第 ${dim} 維：${tensor} 的形狀搆不到這一維，所以算作 1，${Number(size) === 1 ? '大小正好一致' : `${Number(size) === 0 ? '變成' : '延伸到'} ${size}`}。`,
  'event.COMPARE_EQUAL_DIMS': ({ first, last, count, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 維：各方的大小都是 ${sizes}，一致。`,
  'event.COMPARE_STRETCH_DIMS': ({ first, last, count, tensor, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 維：${tensor} 的大小都是 1，因此延伸到 ${sizes}。`,
  'event.COMPARE_PADDED_DIMS': ({ first, last, count, tensor, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 維：${tensor} 的形狀搆不到這幾維，所以都算作 1，延伸到 ${sizes}。`,
  'event.COMPARE_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 維：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。兩者不相等，也都不是 1，因此不能廣播。`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `第 ${dim} 維：${target} 的大小是 ${have}，結果的大小卻是 ${size}。就地更新的張量不能改變形狀。`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `第 ${dim} 維：${target} 沒有這一維，結果卻有，大小為 ${size}。就地更新的張量不能改變形狀。`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `第 ${dim} 維：${tensor} 的大小是 ${size}。只有大小為 1 才能延伸，所以它不能變成 ${wanted}。`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `${tensor} 有 ${have} 維，而你只要 ${wanted} 維。延伸不會去掉維度，因此會發生錯誤。`,
  'event.BROADCAST_RESULT': ({ shape }) => `結果的形狀是 ${shape}。`,
  'event.IN_PLACE_FITS': ({ target, shape }) => `結果放得進 ${target}：兩者的形狀都是 ${shape}。`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `結果的形狀是 ${broadcast}，但 ${target} 必須保持形狀 ${shape}。放不下，因此會發生錯誤。`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `${target} 有多個元素共用一個儲存格，寫入會有歧義，因此會發生錯誤。`,
  'event.STRETCH': ({ tensor, dim, size }) =>
    `${tensor} 在第 ${dim} 維${Number(size) === 0 ? '變成 0' : `延伸到 ${size}`}。什麼都不複製：它在這一維的步幅變成 0。`,
  'event.STRETCH_TOGETHER': ({ shape, strides }) =>
    `延伸到 ${shape} 什麼都不複製：沿每個被延伸的維度，步幅變成 0。現在的步幅：${strides}。`,
  'event.NO_STRETCH': ({ operands }) =>
    operands === 1 ? '每個元素各算各的。' : '沒有什麼需要延伸：形狀已經一致。',
  'event.DESCEND_EQUAL': ({ dim, size, one, other }) =>
    `第 ${dim} 維：${one} 和 ${other} 各有 ${size} 項。${one}[0] 與 ${other}[0] 配對${Number(size) === 1 ? '' : '，依此類推'}。`,
  'event.DESCEND_STRETCH': ({ dim, size, one, other }) =>
    `第 ${dim} 維：${one} 只有一項 ${one}[0]，它與 ${other} 的 ${size} 項逐一配對。`,
  'event.DESCEND_PADDED': ({ dim, size, one, other }) =>
    `第 ${dim} 維：${one} 的形狀搆不到這一維，所以它整個與 ${other} 的 ${size} 項逐一配對。`,
  'event.DESCEND_END': ({ one, other }) =>
    `只剩下單一的數：${one} 與 ${other}，其他每一對也是如此。`,
  'event.PROMOTED': ({ a, a_dtype, b, b_dtype, dtype, reason }) =>
    `${a}（${a_dtype}）和 ${b}（${b_dtype}）以 ${dtype} 計算：${promotions[Number(reason)] ?? promotions[5]}。`,
  'event.TOO_LARGE': ({ bytes }) => `形狀是合適的，但結果需要 ${bytes} 的記憶體，在這裡算不了。`,
  // Reductions
  'event.REDUCE_STAYS': ({ dim, size, to }) =>
    `大小為 ${size} 的第 ${dim} 維保留：它是結果的第 ${to} 維。`,
  'event.REDUCE_KEPT': ({ dim, size, to, operation }) =>
    `沿第 ${dim} 維，${operation}() 把 ${size} 個元素變成一個。這一維保留下來，成為大小為 1 的第 ${to} 維。`,
  'event.REDUCE_GONE': ({ dim, size, operation }) =>
    `沿第 ${dim} 維，${operation}() 把 ${size} 個元素變成一個。這一維消失。`,
  'event.REDUCE_RESULT': ({ numel, group, shape }) =>
    `結果的形狀是 ${shape}：${numel} 個元素，每個由 ${group} 個元素算出。`,
  // Matrix products
  'event.PRODUCT_ROW': ({ tensor, size }) =>
    `${tensor} 只有一維，在左邊就當作一個橫列的矩陣 (1, ${size})；這個 1 會從結果中去掉。`,
  'event.PRODUCT_COLUMN': ({ tensor, size }) =>
    `${tensor} 只有一維，在右邊就當作一個直行的矩陣 (${size}, 1)；這個 1 會從結果中去掉。`,
  'event.PRODUCT_INNER': ({ size }) =>
    `內側的兩維一致（大小都是 ${size}），隨後消失：結果的每個元素是${productSum(bare(size))}。`,
  'event.PRODUCT_FOLDED': ({ tensor, shape, rows, columns }) =>
    `PyTorch 把 ${tensor} 當作一個矩陣：${shape} 中除最後一維外都算作橫列，共 ${rows} 列。錯誤訊息裡寫作 ${rows}x${columns}。`,
  'event.PRODUCT_FOLDED_COLUMNS': ({ tensor, shape, rows, columns }) =>
    `PyTorch 把 ${tensor} 轉置後當作一個矩陣：${shape} 中所有矩陣的直行成為它的橫列，共 ${rows} 列。錯誤訊息裡寫作 ${rows}x${columns}。`,
  'event.PRODUCT_INNER_REFUSED': ({ a, size_a, b, size_b }) =>
    `內側的大小不同：${a} 有 ${size_a} 個直行，${b} 卻有 ${size_b} 個橫列，因此會發生錯誤。`,
  'event.PRODUCT_BATCH': '最後兩維之前的維度是一批矩陣。比較它們的大小，靠右對齊。',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `第 ${dim} 維是矩陣的個數。bmm 絕不廣播，兩邊的個數必須相等：都是 ${size}。`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 維是矩陣的個數：${a} 有 ${size_a} 個，${b} 有 ${size_b} 個。bmm 絕不廣播，連大小為 1 的也不會，因此會發生錯誤。`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `每個字母是一個維度的名稱：${tensors}。結果有 ${result}。`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `維度 ${letter}（大小 ${size}）${letterFate(letter, tensors)[Math.min(5, Number(how))]}。`,
  'event.PRODUCT_RESULT': ({ shape }) => `結果的形狀是 ${shape}。`,

  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `${tensor} 的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}；你要的形狀是 ${requested}。`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1 表示自動算出：${numel} / ${known} = ${size}。`,
  'event.VIEW_INFER_TWO': '只能有一個大小是 -1，因此會發生錯誤。',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size} 不能作為大小，因此會發生錯誤。`,
  'event.VIEW_INFER_AMBIGUOUS': '沒有元素，-1 可以是任意大小，因此會發生錯誤。',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `-1 應該是 ${numel} / ${known}，但它不是整數，因此會發生錯誤。`,
  'event.VIEW_COUNT': ({ numel }) => `兩個形狀都有 ${numel} 個元素。`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `你要 ${asked} 個元素，而實際有 ${numel} 個。兩者必須相等，因此會發生錯誤。`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `從最後一維開始。第 ${dim} 維（大小 ${size}，步幅 ${stride}）是第一個區塊的起點：區塊是用一個步幅就能走完的一串維度。`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `第 ${dim} 維：步幅 ${stride} = ${inner_stride} × ${inner_size}，正好從右邊一維結束的地方接下去，因此併入這個區塊。`,
  'event.CHUNK_SIZE_ONE': ({ dim }) =>
    `第 ${dim} 維的大小是 1：它的步幅從不使用，因此可以併入任何區塊。`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `要均勻地接下去，第 ${dim} 維的步幅應為 ${inner_stride} × ${inner_size} = ${expected}，但它是 ${stride}。在這裡斷開，另起一個區塊。`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `新的第 ${dim} 維（大小 ${size}）${Number(before) === 1 ? `取區塊的步幅 ${stride}` : `的步幅是 ${inner} × ${before} = ${stride}，跳過已覆蓋的 ${before} 個元素`}。至此覆蓋了區塊的 ${chunk} 個元素中的 ${used} 個。`,
  'event.FIT_SIZE_ONE': ({ dim }) => `新的第 ${dim} 維大小為 1，放在哪裡都行：它的步幅從不使用。`,
  'event.STRADDLE': ({ dim, size, needs, chunk }) =>
    `新的第 ${dim} 維（大小 ${size}）需要 ${needs} 個等間隔的元素，但這個區塊只有 ${chunk} 個。它會跨過斷口，所以得不到視圖。`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk }) =>
    `新的第 ${dim} 維（大小 ${size}）每次取 ${needs} 個元素，而這個區塊有 ${chunk} 個，不能整除。其中一列會跨過斷口，所以得不到視圖。`,
  'event.JUMPS': ({ dim, addresses, jumps, itemsize }) =>
    `沿著新的第 ${dim} 維，元素位於${Number(itemsize) ? '位元組' : '位址'} ${addresses}，每次跳 ${jumps}。而一個步幅每次只能跳同樣遠，所以沒有這樣的視圖。`,
  'event.VIEW_FITS': ({ strides }) =>
    `每個新維度都留在一個區塊之內，所以這是步幅為 ${strides} 的視圖。什麼都不複製。`,
  'event.VIEW_FITS_ALTHOUGH': ({ tensor, strides }) =>
    `${tensor} 不連續，但視圖可行：每個新維度都留在一個區塊之內。步幅是 ${strides}，什麼都不複製。`,
  'event.VIEW_EMPTY': ({ strides }) => `沒有元素，所以這樣的形狀總能得到視圖。步幅是 ${strides}。`,
  'event.RESHAPE_COPIES': ({ numel }) =>
    `沒有視圖能有這個形狀，因此依讀取順序把 ${numel} 個元素複製到新的儲存空間。`,
  'event.REPAIRS': ({ repairs }) => `可行的寫法：${repairs}。`,
  // Copies in another order
  'event.COPY_LAYOUT': ({ shape, strides, itemsize, order }) =>
    `結果的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}，儲存空間是新的：${order === 0 ? '元素依讀取順序緊挨著' : order === 1 ? '各維在記憶體中的次序不變' : '第一個索引的步幅最小'}。`,
  'event.REORDER_FLAT': '沒有指定維度，因此元素依讀取順序排成一排。',
  'event.ORDER_TRANSPOSES': ({ tensor }) =>
    `依 F 次序，第一個索引變得最快，就像 ${tensor} 的最後一個索引那樣。`,
  'event.REORDER_KEPT': ({ dim, from }) => `第 ${dim} 維就是原來的第 ${from} 維，索引不變。`,
  'event.REORDER_REVERSED': ({ dim, from, last }) =>
    `第 ${dim} 維是倒著讀的第 ${from} 維：索引 i 讀取索引 ${last} − i。`,
  'event.REORDER_ROLLED': ({ dim, shift, size }) =>
    `第 ${dim} 維：索引 i 讀取索引 (i − ${shift}) mod ${size}。從一端移出的，從另一端回來。`,
  'event.REORDER_TILED': ({ dim, size, count }) =>
    `第 ${dim} 維：索引 i 讀取索引 i mod ${size}，所以這一排 ${size} 個${Number(count) === 1 ? '出現一次' : `重複 ${count} 次`}。`,
  'event.REORDER_REPEATED': ({ dim, count }) =>
    `第 ${dim} 維：索引 i 讀取索引 i div ${count}，所以每一項連續出現 ${count} 次。`,
  'event.REORDER_NEW': ({ dim, count }) =>
    `第 ${dim} 維是新的：沿著它，整個張量${Number(count) === 1 ? '出現一次' : `重複 ${count} 次`}。`,
  'event.REORDER_FLAT_ROLLED': ({ shift, numel }) =>
    `第 i 個元素讀取第 (i − ${shift}) mod ${numel} 個，也會越過列尾。`,
  'event.REORDER_FLAT_TILED': ({ numel }) =>
    `第 i 個元素讀取第 i mod ${numel} 個：最後一個之後又從頭開始。`,
  'event.REORDER_FLAT_REPEATED': ({ count }) =>
    `第 i 個元素讀取第 i div ${count} 個，所以每個連續出現 ${count} 次。`,
  'event.ELEMENT_MOVED': ({ out, in: from, rule, value }) =>
    `${out} 的值是 ${value}，即 ${from}，因為 ${rule}。`,

  // Storage filled, or an operation without a story of its own
  'event.RESIZE_GROWS': ({ has, needs, more }) =>
    `從第一個元素起，儲存空間容得下 ${has} 個元素，但需要 ${needs} 個。它增加 ${more} 個儲存格，新儲存格的值尚未定義。`,
  'event.SUMMED_UP_TO': ({ tensor, number, is }) =>
    `每個元素由 ${tensor} 中${is === 0 || is === 1 ? '依讀取順序' : `沿第 ${number} 維`}直到它自己位置（含）的所有元素算出。`,
  'event.SORTED': ({ tensor, number, is }) =>
    `${is === 0 ? '沿最後一維' : is === 1 ? '當作一整排' : `沿第 ${number} 維`}把 ${tensor} 的元素排好次序，每一排各自進行。`,
  'event.SORTED_PLACES': ({ tensor, number, is }) =>
    `結果存的是位置，不是 ${tensor} 的元素：${is === 0 ? '沿最後一維' : is === 1 ? '沿一整排' : `沿第 ${number} 維`}，先是次序第一的元素的索引，再是第二的，依此類推。`,
  'event.LARGEST_TAKEN': ({ tensor, number }) =>
    `沿一個維度只取 ${tensor} 中最大（或最小）的 ${number} 個元素，並排好次序。`,
  'event.EACH_ONCE': ({ tensor }) => `把 ${tensor} 的元素當作一整排排好次序，相等的元素只留一個。`,
  'event.DIAGONAL_ADDED': ({ tensor }) => `把 ${tensor} 對角線上的元素（兩個索引相同）加起來。`,
  'event.ORDER_IN_MEMORY': ({ tensor }) =>
    `依 K 次序，${tensor} 的元素照它們在記憶體裡的先後取出，不看索引。`,
  'event.TRIANGLE_BELOW': ({ tensor, number }) =>
    `在最後兩維中，${number} 號對角線上及其下方從 ${tensor} 複製，上方是零。0 號從角上開始，1 號在它右邊，-1 號在它左邊。`,
  'event.TRIANGLE_ABOVE': ({ tensor, number }) =>
    `在最後兩維中，${number} 號對角線上及其上方從 ${tensor} 複製，下方是零。0 號從角上開始，1 號在它右邊，-1 號在它左邊。`,
  'event.ON_DIAGONAL': ({ tensor, down, right }) =>
    `${tensor} 的元素 i 放到第 i${down ? ` + ${down}` : ''} 列、第 i${right ? ` + ${right}` : ''} 直行，其餘都是 0。`,
  'event.CONVERTED': ({ from, to }) => `每個元素都從 ${from} 轉換為 ${to}。`,
  'event.SHARED_STORAGE': ({ shape, strides, itemsize, tensor }) =>
    `結果的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}，使用 ${tensor} 的儲存空間。`,
  'event.WRITTEN': ({ tensor }) =>
    `新的值寫進 ${tensor} 原有的儲存格；這些儲存格的其他視圖也隨之改變。`,
  'event.KEEPS_CELLS': ({ operations, names }) =>
    `${operations} 複製了元素，所以 ${names} 有自己的儲存格，不會改變。`,
  'event.INDEX_MISSED': ({ tensor, dim, size, last, index }) => {
    const few = { 0: '，沒有任何位置', 1: '：唯一的位置是 0，從末尾數是 -1' }[Number(size)];
    return `${tensor} 的第 ${dim} 維大小是 ${size}${few ?? `：位置是 0 到 ${last}，從末尾數是 -1 到 -${size}`}。沒有位置 ${index}。`;
  },
  'event.DIM_MISSED': ({ tensor, shape, lowest, highest, dim }) =>
    `${tensor} 的形狀是 ${shape}：維度的編號是 ${lowest} 到 ${highest}，沒有 ${dim}。`,
  'event.MASK_MISSED': ({ mask, mask_shape, tensor, shape, dim }) =>
    `${mask} 的形狀是 ${mask_shape}，${tensor} 的形狀是 ${shape}。遮罩對每個位置都要有一項，而第 ${dim} 維的大小不同。`,
  'event.TOO_MANY_INDICES': ({ tensor, shape, dims }) =>
    `${tensor} 的形狀是 ${shape}：${Number(dims) === 0 ? '沒有維度，不能用索引' : `有 ${dims} 維，所以最多用 ${dims} 個索引`}。`,
  'event.CAST_REFUSED': ({ target, to, from }) =>
    `${target} 的 dtype 是 ${to}，就地寫入時保持不變。結果的 dtype 是 ${from}，${to} 不一定裝得下，因此會發生錯誤。`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `out= 指定的張量 dtype 是 ${to}，保持不變。結果的 dtype 是 ${from}，${to} 不一定裝得下，因此會發生錯誤。`,
  // Joined
  'event.JOIN_SHAPES': ({ count }) =>
    Number(count) === 1 ? '只有一個張量，沒有別的可以串接。' : `串接 ${count} 個張量，每行一個。`,
  'event.JOIN_SHAPES_FIRST': ({ count, shown }) =>
    `串接 ${count} 個張量；這裡顯示其中 ${shown} 個，每行一個。`,
  'event.JOIN_SKIPPED': ({ tensor }) => `${tensor} 的形狀是 (0,)：為了向後相容，它被略過。`,
  'event.JOIN_NEW_DIM': ({ dim }) =>
    `stack 就是沿一個新的維度串接：每個張量都得到大小為 1 的第 ${dim} 維。`,
  'event.JOIN_READ_AS': ({ tensor, shape, joined }) =>
    `${tensor}（形狀 ${shape}）以 ${joined} 讀取。`,
  'event.JOIN_EQUAL': ({ dim, size }) => `第 ${dim} 維：大小都是 ${size}，必須如此。`,
  'event.JOIN_ADDS': ({ dim, sum, size }) =>
    `第 ${dim} 維是串接的維度：大小可以不同，它們相加，${sum} = ${size}。`,
  'event.JOIN_DIMS_REFUSED': ({ a, dims_a, b, dims_b }) =>
    `${a} 有 ${dims_a} 個維度，${b} 有 ${dims_b} 個。串接不會補上維度，因此會發生錯誤。`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 維：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。只有串接的維度可以不同，因此會發生錯誤。`,
  'event.JOIN_RESULT': ({ shape }) => `結果的形狀是 ${shape}，儲存空間是新的：每個元素都被複製。`,
  'event.ELEMENT_STACKED': ({ out, index, part, in: from, value }) =>
    `${out} 的值是 ${value}：新維度上的索引 ${index} 選中 ${part}，所以它就是 ${from}。`,
  'event.ELEMENT_JOINED_FIRST': ({ out, index, part, in: from, value }) =>
    `${out} 的值是 ${value}：在串接的維度上，索引 ${index} 落在 ${part} 裡，所以它就是 ${from}。`,
  'event.ELEMENT_JOINED': ({ out, index, start, own, part, in: from, value }) =>
    `${out} 的值是 ${value}：在串接的維度上，索引 ${index} 是 ${part} 的 ${index} − ${start} = ${own}，所以它就是 ${from}。`,
  // Index tensors and masks
  'event.INDEX_ARRAY': ({ index, shape, dim, size }) =>
    `${index}（形狀 ${shape}）選取第 ${dim} 維上的位置，這一維的大小是 ${size}。`,
  'event.INDEX_MASK': ({ index, shape, dim, count }) =>
    `${index}（形狀 ${shape}）是遮罩${Number(dim) ? `，從第 ${dim} 維起` : ''}：${Number(count) ? `選出 ${count} 個為 True 的位置` : '沒有元素為 True，什麼都不選'}。`,
  'event.INDEX_MASK_MEETS': ({ tensor, index, common, count }) =>
    `${tensor} 與遮罩 ${index} 一起廣播為 ${common}：${Number(count) ? `選出 ${count} 個為 True 的位置` : '沒有元素為 True，什麼都不選'}。`,
  'event.INDEX_NUMBERS': ({ index, shape, numel }) =>
    `${index}（形狀 ${shape}）依編號選取那一排 ${numel} 個元素中的元素。`,
  'event.INDEX_AS_LINE': ({ index }) =>
    `${index} 沒有維度：它算作只有一個位置的一排，所以這一維保留。`,
  'event.PUT_CHOSEN': ({ value, chosen }) =>
    `選中的位置的形狀是 ${chosen}，所以 ${value} 必須能廣播到它。`,
  'event.PLACES_FOUND': ({ tensor, shape, count, dims }) =>
    `形狀為 ${shape} 的 ${tensor} 中有 ${count} 個元素不為零或 False：${dims === 0 ? '每個給出一列，即它在各維上的索引' : `${dims} 個陣列給出它們的索引，每一維一個`}。`,
  'event.INDEX_MEET': ({ common }) => `方括號裡的索引一起廣播，得到 ${common}。`,
  'event.INDEX_OUT_OF_RANGE': ({ entry, position, dim, size }) =>
    `${entry} 是 ${position}，但第 ${dim} 維只有 ${size} 項，因此會發生錯誤。`,
  'event.ALONG_RULE': ({ formula, dim }) =>
    `${formula}：索引給出第 ${dim} 維上的位置，其他各維上的位置不變。`,
  'event.ALONG_WRITES_AGAIN': ({ named, cells }) =>
    `${named} 項只指到 ${cells} 個儲存格。再次指到同一個儲存格時，後來的值取代先前的值。`,
  'event.ALONG_ADDS_AGAIN': ({ named, cells }) =>
    `${named} 項只指到 ${cells} 個儲存格。再次指到同一個儲存格時，後來的值也加上去。`,
  'event.INDEX_REST': ({ dim, from }) => `結果的第 ${dim} 維來自第 ${from} 維。`,
  'event.INDEX_LANDS': ({ common, at }) => `在結果中，${common} 從第 ${at} 維起取代被選取的維度。`,
  'event.INDEX_IN_FRONT': ({ common }) => `被選取的維度不相鄰，所以 ${common} 放到結果的最前面。`,
  'event.INDEX_COPIES': ({ shape }) =>
    `結果的形狀是 ${shape}，儲存空間是新的：依位置或遮罩選取總是複製，哪怕切片本可以得到視圖。`,
  'event.ELEMENT_PUT': ({ positions, out, in: from }) =>
    `${positions}，所以把 ${from} 寫入 ${out}。`,
  'event.ELEMENT_PUT_FROM': ({ positions, out, in: from, value }) =>
    `${positions}，所以把 ${from}（即 ${value}）寫入 ${out}。`,
  'event.ELEMENT_GATHERED': ({ out, formula, in: from, value }) =>
    `${formula} = ${from} = ${value}，放到 ${out}。`,
  'event.ELEMENT_ADDED': ({ positions, out, in: from, added, value }) =>
    `${positions}，所以加上 ${from}（即 ${added}）：${out} 現在是 ${value}。`,
  'event.ELEMENT_PICKED': ({ positions, out, in: from, value }) =>
    `${positions}，所以 ${out} 的值是 ${value}，即 ${from}。`,

  // Last step of a refused operation, where no rule before it has said why.
  'event.ORDER_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形狀是 ${shape}：新的次序必須把這 ${dims} 維各寫一次，因此會發生錯誤。`,
  'event.NAMED_TWICE': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：同一維寫了兩次（負數從末尾數），因此會發生錯誤。`,
  'event.FLATTEN_ORDER_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：這一段的第一維不能排在最後一維之後，因此會發生錯誤。`,
  'event.SQUEEZE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：只有大小為 1 的維才能去掉，而指定的某一維更大，因此會發生錯誤。`,
  'event.NARROW_REFUSED': ({ tensor, shape, start, length, size }) =>
    `${tensor} 的形狀是 ${shape}：從 ${start} 起的 ${length} 個位置要到 ${start} + ${length} 才結束，超出該維的大小 ${size}，因此會發生錯誤。`,
  'event.WINDOW_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：視窗不能大於它所沿的維，因此會發生錯誤。`,
  'event.UNFOLD_REFUSED': ({ tensor, shape, dim, room, size }) =>
    `${tensor} 的形狀是 ${shape}：大小為 ${size} 的視窗放不進第 ${dim} 維，它的大小是 ${room}，因此會發生錯誤。`,
  'event.TRANSPOSE_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形狀是 ${shape}，共 ${dims} 維。t() 交換矩陣的兩維，最多接受 2 維，因此會發生錯誤。`,
  'event.REPEAT_REFUSED': ({ tensor, shape, dims }) =>
    `${tensor} 的形狀是 ${shape}：repeat() 要為這 ${dims} 維各給一個次數，因此會發生錯誤。`,
  'event.MEAN_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而平均值很少是整數，所以會發生錯誤。需要浮點 dtype，例如先 .float()。`,
  'event.MEAN_DTYPE_REFUSED': ({ tensor }) =>
    `你為 ${tensor} 的平均值指定了不含小數的 dtype，但平均值很少是整數，因此會發生錯誤。`,
  'event.SHARED_CELLS_REFUSED': ({ target, other }) =>
    `${other} 與 ${target} 共用儲存格，有些會在讀取之前被覆蓋，因此會發生錯誤。`,
  'event.ASSIGNED_REFUSED': ({ value, value_shape, target, shape }) =>
    `${value} 的形狀是 ${value_shape}。去掉前面大小為 1 的維後，剩下的不能廣播到 ${target} 的形狀 ${shape}，因此會發生錯誤。`,
  'event.PUT_REFUSED': ({ value, shape, chosen }) =>
    `${value} 的形狀是 ${shape}，不能廣播成所選位置的形狀 ${chosen}，因此會發生錯誤。`,
  'event.NUMBER_REFUSED': ({ tensor, dtype, number }) =>
    `${tensor} 的 dtype 是 ${dtype}，Python 的數不會改變它，而 ${number} 裝不下，因此會發生錯誤。`,
  'event.TRUTH_MINUS_REFUSED': ({ tensor }) =>
    `${tensor} 的 dtype 是 bool，True 與 False 沒有差，因此會發生錯誤。用 ^ 找出兩者不同之處，用 ~ 取反。`,
  'event.DIVISOR_REFUSED': ({ divisor }) =>
    `整數除以 0 得不到整數，整數也沒有無窮大。這裡的除數是 ${divisor}，因此會發生錯誤。`,
  'event.INDICES_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：方括號裡的索引張量必須能一起廣播，而這幾個不能，因此會發生錯誤。`,
  'event.READ_ONLY_REFUSED': ({ tensor }) =>
    `${tensor} 是唯讀的，寫入會發生錯誤；可以寫入它的 .copy()。`,
  'event.KEEP_REFUSED': ({ tensor, shape, dim }) =>
    `-1 表示保留大小，但形狀為 ${shape} 的 ${tensor} 在新的第 ${dim} 維沒有大小可保留，因此會發生錯誤。`,
  'event.COUNTS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：次數的串列要為每個重複的項各給一個，而這裡多了或少了，因此會發生錯誤。`,
  'event.PIECES_REFUSED': ({ tensor, shape, count }) =>
    `要把形狀為 ${shape} 的 ${tensor} 切成 ${count} 塊，但至少要 1 塊，因此會發生錯誤。`,
  'event.PIECE_SIZE_REFUSED': ({ tensor, size }) =>
    `大小為 0 的塊永遠用不完 ${tensor} 的這一維，它的大小是 ${size}，因此會發生錯誤。`,
  'event.STRIDED_REFUSED': ({ tensor, needed, held }) =>
    `最後一個元素會到第 ${needed} 個位元組才結束，而 ${tensor} 的儲存空間只有 ${held} 個位元組，因此會發生錯誤。`,
  'event.SEQUENCE_REFUSED': ({ tensor }) =>
    `${tensor} 的一個元素只存一個數，而你給的是一個序列，因此會發生錯誤。`,
  'event.EMPTY_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：沒有元素，也就沒有最大或最小的元素，因此會發生錯誤。`,
  'event.NUMBERED_REFUSED': ({ tensor, shape, number, numel }) =>
    `${tensor} 的形狀是 ${shape}：依讀取順序從 0 數起共 ${numel} 個元素，沒有第 ${number} 號，因此會發生錯誤。`,
  'event.COUNT_REFUSED': '這個元素個數，或它們的位元組數，64 位裝不下，因此會發生錯誤。',
  'event.DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，沒有為它定義這個運算，因此會發生錯誤。`,
  'event.PRODUCT_DIMS_REFUSED': ({ a, a_shape, b, b_shape, left, right }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}，但這種乘積左邊恰好要 ${left} 維，右邊恰好要 ${right} 維，因此會發生錯誤。`,
  'event.ONE_NUMBER_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：只有恰好一個元素的張量才能當作一個數，因此會發生錯誤。`,
  'event.NO_DIM_REFUSED': ({ tensor }) =>
    `${tensor} 沒有維度，沒有哪一維可以沿著數，因此會發生錯誤。`,
  'event.LAST_TWO_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}，而這個運算至少需要兩維，因此會發生錯誤。`,
  'event.STEP_REFUSED': ({ tensor }) =>
    `${tensor} 用的步長不是正數，因此會發生錯誤。PyTorch 沒有負步幅；請用會複製的 flip()。`,
  'event.PUT_DTYPE_REFUSED': ({ value, value_dtype, tensor, dtype }) =>
    `${value} 的 dtype 是 ${value_dtype}，${tensor} 的 dtype 是 ${dtype}。用索引張量寫入時不做轉換，因此會發生錯誤。`,
  'event.ARGUMENT_REFUSED': ({ operation, tensor }) =>
    `對 ${tensor} 執行 ${operation} 時發生錯誤，原因見錯誤訊息。`,
  'event.WANTED_SIZE_REFUSED': ({ tensor, dim, size, wanted }) =>
    `${tensor} 的第 ${dim} 維大小是 ${size}，但這個呼叫要求是 ${wanted}，因此會發生錯誤。`,
  'event.WANTED_DIMS_REFUSED': ({ tensor, shape, dims, wanted }) =>
    `${tensor} 的形狀是 ${shape}，有 ${dims} 維，但這個呼叫需要 ${wanted} 維，因此會發生錯誤。`,
  'event.SAME_SHAPE_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}。這裡兩者的形狀必須相同，因此會發生錯誤。`,
  'event.SAME_DIMS_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}。這裡兩者的維數必須相同，因此會發生錯誤。`,
  'event.LARGER_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 維：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。${a} 在這一維不能更大，因此會發生錯誤。`,
  'event.ENTRY_REFUSED': ({ tensor, dim, size, last, index }) =>
    `${tensor} 的第 ${dim} 維大小是 ${size}，所以位置是 0 到 ${last}。沒有位置 ${index}，因此會發生錯誤。`,
  'event.CLASS_REFUSED': ({ classes, last, class: given }) =>
    `共有 ${classes} 個類別，編號是 0 到 ${last}。沒有類別 ${given}，因此會發生錯誤。`,
  'event.MULTIPLE_REFUSED': ({ size, piece }) =>
    `${size} 不是 ${piece} 的倍數，不能切成大小為 ${piece} 的塊，因此會發生錯誤。`,
  'event.LETTER_REFUSED': ({ letter, size, other }) =>
    `字母 ${letter} 在一處的大小是 ${size}，在另一處是 ${other}。同一個字母只能有一個大小，因此會發生錯誤。`,
  'event.PADDING_REFUSED': ({ count }) =>
    `填補要為每一維給兩個數（前面和後面），而你給了 ${count} 個，因此會發生錯誤。`,
  'event.PADDED_DIMS_REFUSED': ({ tensor, shape, count, dims }) =>
    `${tensor} 的形狀是 ${shape}：這 ${count} 個數會填補 ${dims} 維，它沒有這麼多維，因此會發生錯誤。`,
  'event.KERNEL_REFUSED': ({ tensor, size, kernel }) =>
    `連同填補，${tensor} 在這一維的大小是 ${size}，而卷積核的大小是 ${kernel}，放不下，因此會發生錯誤。`,
  'event.PICKED_REFUSED': ({ tensor, dim, size, count }) =>
    `${tensor} 的第 ${dim} 維大小是 ${size}，沿這一維取不出 ${count} 個元素，因此會發生錯誤。`,
  'event.SIZES_REFUSED': ({ dim_a, a, size_a, dim_b, b, size_b }) =>
    `${a} 的第 ${dim_a} 維大小是 ${size_a}，${b} 的第 ${dim_b} 維大小是 ${size_b}，這裡兩者必須相等，因此會發生錯誤。`,
  'event.DTYPES_DIFFER_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a} 的 dtype 是 ${a_dtype}，${b} 的 dtype 是 ${b_dtype}。這個運算要求兩邊 dtype 相同，因此會發生錯誤。`,
  'event.DTYPES_REFUSED': ({ a, a_dtype, b, b_dtype }) =>
    `${a} 的 dtype 是 ${a_dtype}，${b} 的 dtype 是 ${b_dtype}：對於兩者共同的 dtype，沒有定義這個運算，因此會發生錯誤。`,
  'event.INTEGERS_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而位置和類別編號要用 int64，因此會發生錯誤。.long() 可以轉換。`,
  'event.PROBABILITIES_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 與分數形狀相同，所以被當作機率。它的 dtype ${dtype} 存不下小數，因此會發生錯誤。`,
  'event.BETWEEN_REFUSED': '你給的數不在 0 和 1 之間，因此會發生錯誤。',
  'event.CHANCES_REFUSED': ({ tensor }) =>
    `${tensor} 有小於 0 或大於 1 的元素，而機率在 0 和 1 之間，因此會發生錯誤。`,
  'event.VARIANCE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：每個平均都只有一個值。訓練時求變異數至少要 2 個值，因此會發生錯誤。`,
  'event.LEAST_REFUSED': ({ number, least }) =>
    `你給了 ${number}，而這裡至少要 ${least}，因此會發生錯誤。`,
  'event.NUMBERS_REFUSED': ({ count, wanted }) =>
    `你給了 ${count} 個數，而這裡要 ${wanted} 個，因此會發生錯誤。`,
  'event.OPERANDS_REFUSED': ({ count, wanted }) =>
    `模式寫了 ${wanted} 個運算元，而你給了 ${count} 個，因此會發生錯誤。`,
  'event.LETTER_NEW_REFUSED': ({ letter }) =>
    `結果裡的字母 ${letter} 不在任何運算元裡，所以沒有大小，因此會發生錯誤。`,
  'event.LENGTHS_REFUSED': ({ first, second }) =>
    `一個串列有 ${first} 項，另一個有 ${second} 項。兩者逐項對應，因此會發生錯誤。`,
  'event.OPEN_SIZES_REFUSED': ({ tensor, dim, count }) =>
    `${tensor} 的第 ${dim} 維要拆成 ${count} 個你沒給的大小，而只能推算出一個，因此會發生錯誤。`,
  'event.AXES_REFUSED': ({ left, right }) =>
    `左邊寫了 ${left} 個維度，右邊寫了 ${right} 個。rearrange() 要求兩邊的名字相同，因此會發生錯誤。`,
  'event.NEW_DIM_REFUSED': ({ count }) =>
    `結果裡有 ${count} 個新維度沒有大小。repeat() 要求每個新維度都給出大小，例如 r=2，因此會發生錯誤。`,
  'event.POWER_REFUSED': ({ base, dtype, power }) =>
    `${base} 的 dtype 是 ${dtype}，而指數 ${power} 是負數。整數的負數次冪很少是整數，因此會發生錯誤。`,
  'event.SCALAR_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}，而這裡要的是一個數：Python 數，或沒有維度的張量，因此會發生錯誤。`,
  'event.MASK_DTYPE_REFUSED': ({ mask, dtype }) =>
    `${mask} 的 dtype 是 ${dtype}，而遮罩要為每個元素給出 True 或 False，即 dtype bool，因此會發生錯誤。`,
  'event.MASK_SIZE_REFUSED': ({ tensor, shape, dim }) =>
    `${tensor} 的形狀是 ${shape}。遮罩對每個位置都要有一項，而對第 ${dim} 維，它的項數不符，因此會發生錯誤。`,
  'event.INDEX_KIND_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。索引必須是整數、切片、...、None，或者元素為整數或 True 和 False 的張量或串列，因此會發生錯誤。`,
  'event.ELLIPSIS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：... 代表沒有另外寫出的所有維度，所以只能出現一次，因此會發生錯誤。`,
  'event.STEP_ZERO_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：步長 0 永遠離不開第一個元素，因此會發生錯誤。`,
  'event.NEGATIVE_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。大小、長度和次數從 0 開始，而你給了負數，因此會發生錯誤。`,
  'event.NEGATIVE_NUMBER_REFUSED': ({ tensor, shape, number }) =>
    `${tensor} 的形狀是 ${shape}。大小、位移和次數從 0 開始，而你給了 ${number}，因此會發生錯誤。`,
  'event.NEGATIVE_STRIDE_REFUSED': ({ tensor, strides }) =>
    `${tensor} 的步幅是 ${strides}，其中有負的，因此會發生錯誤。PyTorch 沒有負步幅；.copy() 得到的也沒有。`,
  'event.NO_ELEMENT_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：沒有可以讀或寫的元素，因此會發生錯誤。`,
  'event.VALUE_KIND_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}：每個元素存一個數，而給出的不是一個數，因此會發生錯誤。`,
  'event.VALUE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，裝不下這個值：它太大，或不是整數，因此會發生錯誤。`,
  'event.STORED_REFUSED': ({ from, to }) =>
    `dtype 為 ${from} 的值要存成 ${to}，而它裝不下所有這樣的值，因此會發生錯誤。NumPy 只在用 .astype() 時轉換。`,
  'event.OUT_REFUSED': ({ out, shape }) =>
    `${out} 的形狀是 ${shape}，而結果的形狀不同。out= 指定的張量保持自己的形狀，因此會發生錯誤。`,
  'event.OUT_GROWS_REFUSED': ({ shape }) =>
    `結果的形狀是 ${shape}。out= 指定的張量形狀不同，而且不能擴大，因此會發生錯誤。`,
  'event.MEET_REFUSED': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}。靠右對齊後，有兩個大小不相等，也都不是 1，因此不能廣播。`,
  'event.NUMBER_PRODUCT_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。矩陣乘積兩邊都至少要有一維，因此會發生錯誤；與一個數相乘請用 *。`,
  'event.PAIRS_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}。這次呼叫的兩個串列要逐項對應（維度與新位置，或大小與步幅），而其中一個更長，因此會發生錯誤。`,
  'event.FEW_DIMS_REFUSED': ({ tensor, shape, wanted }) =>
    `${tensor} 的形狀是 ${shape}，而這裡至少要有 ${wanted} 維，因此會發生錯誤。`,
  'event.UNEQUAL_REFUSED': ({ tensor, shape }) =>
    `${tensor} 的形狀是 ${shape}：這一維不能等分成這麼多塊，因此會發生錯誤。`,
  'event.SUM_REFUSED': ({ tensor, dim, size }) =>
    `${tensor} 的第 ${dim} 維大小是 ${size}。各塊的大小之和必須是 ${size}，而現在不是，因此會發生錯誤。`,
  'event.UNFLATTEN_REFUSED': ({ tensor, dim, size }) =>
    `${tensor} 的第 ${dim} 維大小是 ${size}。新的各個大小相乘必須是 ${size}，而現在不是，因此會發生錯誤。`,
  'event.START_REFUSED': ({ tensor, shape, lowest, highest, start }) =>
    `${tensor} 的形狀是 ${shape}。起點必須在 ${lowest} 到 ${highest} 之間，而你給了 ${start}，因此會發生錯誤。`,
  'event.NO_VIEW_REFUSED': ({ tensor, shape, strides, itemsize }) =>
    `${tensor} 的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}。沒有步幅能給出你要的形狀，而這裡不許複製，因此會發生錯誤。`,
  'event.MASK_COUNT_REFUSED': ({ tensor, count, wanted }) =>
    `遮罩選中 ${tensor} 的 ${wanted} 個元素，而給出的值有 ${count} 個，因此會發生錯誤。`,
  'event.LEAF_REFUSED': ({ tensor }) =>
    `${tensor} 是帶 requires_grad 的葉子，或葉子的視圖。autograd 無法追蹤對它的寫入，因此會發生錯誤：請改寫成 x = x + y，或用 torch.no_grad()。`,
  'event.NO_GRAD_VIEW_REFUSED': ({ tensor }) =>
    `${tensor} 是在 torch.no_grad() 裡得到的視圖，卻在外面寫入，因此會發生錯誤。兩者都寫在裡面，或都寫在外面。`,
  'event.NO_GRAD_REFUSED': ({ tensor }) =>
    `${tensor} 沒有 requires_grad：autograd 沒有記錄它是怎樣算出來的，因此會發生錯誤。它的輸入要用 requires_grad=True 建立，並在 torch.no_grad() 之外。`,
  'event.NUMPY_GRAD_REFUSED': ({ tensor }) =>
    `${tensor} 帶 requires_grad，而 NumPy 無法追蹤梯度，因此會發生錯誤。.detach().numpy() 給出同一儲存空間上不帶梯度的陣列。`,
  'event.GRAD_DTYPE_REFUSED': ({ tensor, dtype }) =>
    `${tensor} 的 dtype 是 ${dtype}，而只有浮點 dtype 才能帶 requires_grad，因此會發生錯誤。請先 .float()。`,
  'event.NOT_LEAF_REFUSED': ({ tensor }) =>
    `${tensor} 由帶 requires_grad 的張量算出，所以自己也帶。只有葉子才能更改，因此會發生錯誤；.detach() 給出同一儲存空間、不帶梯度。`,
};

/** What becomes of a letter of einsum. */
const letterFate = (letter: string, tensors: string) => [
  `在 ${tensors} 和結果裡都有：保留`,
  `在 ${tensors} 和結果裡都有：${letter} 相同的項配對，這一維保留`,
  `在 ${tensors} 裡有，結果裡沒有：${letter} 相同的項相乘，再加總`,
  `在 ${tensors} 裡有，結果裡沒有：沿它加總`,
  `在 ${tensors} 裡出現兩次：只取對角線，並保留`,
  `在 ${tensors} 裡出現兩次，結果裡沒有：取對角線，再加總`,
];

/** How many products an element of a matrix product adds up. */
function productSum(size: Int): string {
  if (Number(size) === 0) return '空的和，即 0';
  return Number(size) === 1 ? '單一乘積' : ` ${size} 個乘積之和`;
}

/** Why the dtype is what it is. */
const promotions = [
  '取兩者中較寬的',
  '浮點優先於整數，整數優先於 bool',
  '沒有維度的一方，只有類別更高時才起作用',
  '這是能裝下兩者所有值的最小 dtype',
  '這個運算得到小數',
  '類別更高的 Python 數帶來預設的 dtype',
];
