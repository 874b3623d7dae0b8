import type { Int } from '../../../core/types';
import { bare } from '../../numbers';
import type { Events } from '../../types';

/** Where shapes meet: broadcasting, reductions, matrix products. */
export const narration = {
  // Broadcasting
  'event.SHAPES_TWO': ({ a, a_shape, b, b_shape }) =>
    `${a} 的形狀是 ${a_shape}，${b} 的形狀是 ${b_shape}。`,
  'event.SHAPES_MANY': ({ count }) => `共有 ${count} 個形狀，各寫一行。`,
  'event.SHAPE_AND_TARGET': ({ a, a_shape, target }) =>
    `${a} 的形狀是 ${a_shape}，要求它變成 ${target}。`,
  'event.SHAPE_AND_SCALAR': ({ a, a_shape }) =>
    `${a} 的形狀是 ${a_shape}；那個數不是張量，沒有維度，也沒有儲存空間：它與每個元素搭配。`,
  'event.ALIGN': '把各個形狀上下寫在一起，靠右對齊：從最後一維開始逐維比較。',
  'event.PAD': ({ tensor, have, want, ones }) =>
    `${tensor} 有 ${have} 維，需要 ${want} 維：在前面補 ${ones} 個 1。`,
  'event.COMPARE_EQUAL': ({ dim, size }) => `第 ${dim} 維：大小都是 ${size}，一致。`,
  'event.COMPARE_STRETCH': ({ dim, tensor, size }) =>
    `第 ${dim} 維：${tensor} 的大小是 1，因此延伸到 ${size}。`,
  'event.COMPARE_PADDED': ({ dim, tensor, size }) =>
    `第 ${dim} 維：${tensor} 在這裡沒有維度，當作 1，${Number(size) === 1 ? '正好一致' : `並延伸到 ${size}`}。`,
  'event.COMPARE_EQUAL_DIMS': ({ first, last, count, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 維：各方的大小都是 ${sizes}，一致。`,
  'event.COMPARE_STRETCH_DIMS': ({ first, last, count, tensor, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 維：${tensor} 的大小都是 1，因此延伸到 ${sizes}。`,
  'event.COMPARE_PADDED_DIMS': ({ first, last, count, tensor, sizes }) =>
    `第 ${first} ${Number(count) === 2 ? '和' : '到'} ${last} 維：${tensor} 在這裡沒有維度，都當作 1，大小取 ${sizes}。`,
  'event.COMPARE_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 維：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。兩者不同，又都不是 1：拒絕。`,
  'event.COMPARE_GROWS': ({ dim, target, have, size }) =>
    `第 ${dim} 維：${target} 的大小是 ${have}，結果的大小卻是 ${size}。就地寫入的目標絕不會擴大。`,
  'event.COMPARE_GROWS_NEW': ({ dim, target, size }) =>
    `第 ${dim} 維：${target} 在這裡沒有維度，結果卻有一維，大小為 ${size}。就地寫入的目標絕不會擴大。`,
  'event.COMPARE_TARGET_REFUSED': ({ dim, tensor, size, wanted }) =>
    `第 ${dim} 維：${tensor} 的大小是 ${size}，不是 1，因此不能變成 ${wanted}：拒絕。`,
  'event.TARGET_TOO_FEW_DIMS': ({ tensor, have, wanted }) =>
    `${tensor} 有 ${have} 維，卻只要求 ${wanted} 維；延伸從不移除維度：拒絕。`,
  'event.BROADCAST_RESULT': ({ shape }) => `結果的形狀是 ${shape}。`,
  'event.IN_PLACE_FITS': ({ target, shape }) => `結果寫入 ${target}，它的形狀正好就是 ${shape}。`,
  'event.IN_PLACE_REFUSED': ({ target, shape, broadcast }) =>
    `就地運算的結果必須放得進 ${target}，它的形狀是 ${shape}；就地運算的目標絕不會擴大成 ${broadcast}：拒絕。`,
  'event.IN_PLACE_OVERLAP': ({ target }) =>
    `${target} 有多個元素落在同一個儲存格裡，寫入會有歧義：拒絕。`,
  'event.STRETCH': ({ tensor, dim, size }) =>
    `${tensor} 在第 ${dim} 維延伸到 ${size}，不複製任何資料：它在這一維的步幅變成 0。`,
  'event.STRETCH_TOGETHER': ({ shape, strides }) =>
    `延伸到 ${shape} 不複製任何資料：大小變大的地方，步幅變成 0。現在的步幅：${strides}。`,
  'event.NO_STRETCH': ({ operands }) =>
    operands === 1 ? '每個元素各算各的。' : '沒有什麼需要延伸：每個元素都有自己的搭檔。',
  'event.DESCEND_EQUAL': ({ dim, size, one, other }) =>
    `第 ${dim} 維，從左邊起：${one} 和 ${other} 各有 ${size} 項。${one}[0] 與 ${other}[0] 配對${Number(size) === 1 ? '' : '，依此類推'}。`,
  'event.DESCEND_STRETCH': ({ dim, size, one, other }) =>
    `第 ${dim} 維，從左邊起：${one} 只有一項 ${one}[0]，它與 ${other} 的 ${size} 項逐一配對。`,
  'event.DESCEND_PADDED': ({ dim, size, one, other }) =>
    `第 ${dim} 維，從左邊起：${one} 沒有這一維，它以整體與 ${other} 的 ${size} 項逐一配對。`,
  'event.DESCEND_END': ({ one, other }) =>
    `只剩下單一的數：${one} 與 ${other}，其他每一對也是如此。`,
  'event.PROMOTED': ({ a, a_dtype, b, b_dtype, dtype, reason }) =>
    `${a}（${a_dtype}）和 ${b}（${b_dtype}）以 ${dtype} 計算：${promotions[Number(reason)] ?? promotions[5]}。`,
  'event.TOO_LARGE': ({ bytes }) => `規則上允許，但需要 ${bytes} 的記憶體：拒絕。`,
  // Reductions
  'event.REDUCE_STAYS': ({ dim, size, to }) =>
    `大小為 ${size} 的第 ${dim} 維保留：它是結果的第 ${to} 維。`,
  'event.REDUCE_KEPT': ({ dim, size, to, operation }) =>
    `沿第 ${dim} 維，${operation}() 把 ${size} 個元素變成一個。這一維保留下來，成為大小為 1 的第 ${to} 維。`,
  'event.REDUCE_GONE': ({ dim, size, operation }) =>
    `沿第 ${dim} 維，${operation}() 把 ${size} 個元素變成一個。這一維消失。`,
  'event.REDUCE_RESULT': ({ numel, group, shape }) =>
    `結果的形狀是 ${shape}：${numel} 個元素，每個由 ${group} 個元素得出。`,
  // Matrix products
  'event.PRODUCT_ROW': ({ tensor, size }) =>
    `${tensor} 只有一維，在左邊就當作一個橫列的矩陣 (1, ${size})；這個 1 會從結果中去掉。`,
  'event.PRODUCT_COLUMN': ({ tensor, size }) =>
    `${tensor} 只有一維，在右邊就當作一個直行的矩陣 (${size}, 1)；這個 1 會從結果中去掉。`,
  'event.PRODUCT_INNER': ({ size }) =>
    `內側的兩維相遇：大小都是 ${size}。它們消失：結果的每個元素是${productSum(bare(size))}。`,
  'event.PRODUCT_FOLDED': ({ tensor, shape, rows, columns }) =>
    `PyTorch 把 ${tensor} 當作一個矩陣：${shape} 中除最後一維外都算作橫列，共 ${rows} 列。錯誤訊息裡寫作 ${rows}x${columns}。`,
  'event.PRODUCT_FOLDED_COLUMNS': ({ tensor, shape, rows, columns }) =>
    `PyTorch 把 ${tensor} 轉置後當作一個矩陣：${shape} 中所有矩陣的直行成為它的橫列，共 ${rows} 列。錯誤訊息裡寫作 ${rows}x${columns}。`,
  'event.PRODUCT_INNER_REFUSED': ({ a, size_a, b, size_b }) =>
    `內側的兩維對不上：${a} 有 ${size_a} 個直行，${b} 有 ${size_b} 個橫列：拒絕。`,
  'event.PRODUCT_BATCH': '最後兩維之前的維度是一批矩陣：它們靠右對齊，比較大小。',
  'event.PRODUCT_COUNTS': ({ dim, size }) =>
    `第 ${dim} 維是矩陣的個數。bmm 絕不廣播，兩邊的個數必須相等：都是 ${size}。`,
  'event.PRODUCT_COUNTS_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 維是矩陣的個數：${a} 有 ${size_a} 個，${b} 有 ${size_b} 個。bmm 絕不廣播，連大小為 1 的也不會：拒絕。`,
  // einsum
  'event.LETTERS': ({ tensors, result }) =>
    `每個字母是一個維度的名字：${tensors}；結果是 ${result}。`,
  'event.LETTER': ({ letter, tensors, how, size }) =>
    `維度 ${letter}，大小為 ${size}：${letterFate(letter, tensors)[Math.min(5, Number(how))]}。`,
  'event.PRODUCT_RESULT': ({ shape }) => `結果的形狀是 ${shape}。`,
} satisfies Partial<Events>;

/** What becomes of a letter of einsum. */
const letterFate = (letter: string, tensors: string) => [
  `只有 ${tensors} 有它，結果也有，所以保留`,
  `${tensors} 都有它，結果也有。${letter} 相同的項相遇，這一維保留`,
  `${tensors} 都有它，結果沒有。${letter} 相同的項相乘，乘積再相加`,
  `只有 ${tensors} 有它，結果沒有，所以沿它加總`,
  `它在 ${tensors} 中出現兩次。只取對角線上的項，並保留`,
  `它在 ${tensors} 中出現兩次，結果沒有。只取對角線上的項，再加總`,
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
