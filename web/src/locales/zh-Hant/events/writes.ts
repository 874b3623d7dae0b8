import type { Events } from '../../types';
import { inBytes } from '../units';

/** Storage filled, joined, indexed; operations without a story of their own. */
export const narration = {
  // Storage filled, or an operation without a story of its own
  'event.RESIZE_GROWS': ({ has, needs, more }) =>
    `從第一個元素起，儲存空間容得下 ${has} 個元素，但需要 ${needs} 個：儲存空間增加 ${more} 個，那裡的值尚未定義。`,
  'event.SUMMED_UP_TO': ({ tensor, number, is }) =>
    `每個元素由 ${tensor} 中它自己的位置和之前的所有位置得出：${is === 0 || is === 1 ? '依讀取順序' : `沿第 ${number} 維`}。`,
  'event.SORTED': ({ tensor, number, is }) =>
    `${is === 0 ? '沿最後一維' : is === 1 ? '當作一整排' : `沿第 ${number} 維`}把 ${tensor} 的元素排好次序，每一排各自進行：沒有元素離開自己的那一排。`,
  'event.SORTED_PLACES': ({ tensor, number, is }) =>
    `結果存的是位置，不是 ${tensor} 的元素：${is === 0 ? '沿最後一維' : is === 1 ? '沿一整排' : `沿第 ${number} 維`}排好次序時，第一個來自哪個索引，第二個來自哪個，依此類推。`,
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
    `${tensor} 被就地寫入，寫進它既有的儲存空間：凡是共用這些儲存格的，都會看到新值。`,
  'event.INDEX_MISSED': ({ tensor, dim, size, last, index }) => {
    const few = { 0: '，沒有任何位置', 1: '：唯一的位置是 0，從末尾數是 -1' }[Number(size)];
    return `${tensor} 的第 ${dim} 維大小是 ${size}${few ?? `：位置是 0 到 ${last}，從末尾數是 -1 到 -${size}`}。沒有位置 ${index}。`;
  },
  'event.DIM_MISSED': ({ tensor, shape, lowest, highest, dim }) =>
    `${tensor} 的形狀是 ${shape}：這裡維度的編號是 ${lowest} 到 ${highest}，沒有 ${dim}。`,
  'event.MASK_MISSED': ({ mask, mask_shape, tensor, shape, dim }) =>
    `${mask} 的形狀是 ${mask_shape}，${tensor} 的形狀是 ${shape}。遮罩對每個位置都要有一項，而第 ${dim} 維的大小不同。`,
  'event.TOO_MANY_INDICES': ({ tensor, shape, dims }) =>
    `${tensor} 的形狀是 ${shape}：${Number(dims) === 0 ? '沒有維度，不能用索引' : `有 ${dims} 維，所以最多用 ${dims} 個索引`}。`,
  'event.CAST_REFUSED': ({ target, to, from }) =>
    `${target} 的 dtype 是 ${to}，就地寫入時保持不變；結果的 dtype 是 ${from}，${to} 裝不下所有這樣的值。不明確要求就不會轉換：拒絕。`,
  'event.CAST_OUT_REFUSED': ({ to, from }) =>
    `out= 指定的陣列 dtype 是 ${to}，保持不變；結果的 dtype 是 ${from}，${to} 裝不下所有這樣的值。不明確要求就不會轉換：拒絕。`,
  // Joined
  'event.JOIN_SHAPES': ({ count }) =>
    Number(count) === 1 ? '只有一個張量，沒有別的可以串接。' : `串接 ${count} 個張量，各寫一行。`,
  'event.JOIN_SHAPES_FIRST': ({ count, shown }) =>
    `串接 ${count} 個張量；這裡列出其中 ${shown} 個，各寫一行。`,
  'event.JOIN_SKIPPED': ({ tensor }) => `${tensor} 的形狀是 (0,)：為了相容舊程式，它被略過。`,
  'event.JOIN_NEW_DIM': ({ dim }) =>
    `stack 就是沿一個新的維度串接：每個張量都得到大小為 1 的第 ${dim} 維。`,
  'event.JOIN_READ_AS': ({ tensor, shape, joined }) =>
    `${tensor} 的形狀是 ${shape}，當作 ${joined} 讀取。`,
  'event.JOIN_EQUAL': ({ dim, size }) => `第 ${dim} 維：大小都是 ${size}，必須如此。`,
  'event.JOIN_ADDS': ({ dim, sum, size }) =>
    `第 ${dim} 維是串接的維度，只有這裡大小可以不同：它們相加，${sum} = ${size}。`,
  'event.JOIN_DIMS_REFUSED': ({ a, dims_a, b, dims_b }) =>
    `${a} 有 ${dims_a} 個維度，${b} 有 ${dims_b} 個。串接不會補上維度：拒絕。`,
  'event.JOIN_REFUSED': ({ dim, a, size_a, b, size_b }) =>
    `第 ${dim} 維：${a} 的大小是 ${size_a}，${b} 的大小是 ${size_b}。這不是串接的維度，而串接從不延伸：拒絕。`,
  'event.JOIN_RESULT': ({ shape }) => `結果的形狀是 ${shape}，有自己的儲存空間：每個元素都被複製。`,
  'event.ELEMENT_STACKED': ({ out, index, part, in: from, value }) =>
    `${out} 的值是 ${value}：新維度上的索引 ${index} 代表 ${part}，所以它就是 ${from}。`,
  'event.ELEMENT_JOINED_FIRST': ({ out, index, part, in: from, value }) =>
    `${out} 的值是 ${value}：在串接的維度上，索引 ${index} 落在 ${part} 裡，所以它就是 ${from}。`,
  'event.ELEMENT_JOINED': ({ out, index, start, own, part, in: from, value }) =>
    `${out} 的值是 ${value}：在串接的維度上，索引 ${index} 是 ${part} 的 ${index} − ${start} = ${own}，所以它就是 ${from}。`,
  // Index tensors and masks
  'event.INDEX_ARRAY': ({ index, shape, dim, size }) =>
    `形狀為 ${shape} 的 ${index} 給出第 ${dim} 維上的位置，這一維的大小是 ${size}。`,
  'event.INDEX_MASK': ({ index, shape, dim, count }) =>
    `形狀為 ${shape} 的 ${index} 是遮罩，從第 ${dim} 維起：有 ${count} 個元素為 True${Number(count) ? '，所在之處就是位置' : ''}。`,
  'event.INDEX_MASK_MEETS': ({ tensor, index, common, count }) =>
    `${tensor} 與遮罩 ${index} 一起廣播為 ${common}；其中有 ${count} 個元素為 True${Number(count) ? '，所在之處就是位置' : ''}。`,
  'event.INDEX_NUMBERS': ({ index, shape, numel }) =>
    `形狀為 ${shape} 的 ${index} 依讀取順序的編號指定元素，共有 ${numel} 個元素。`,
  'event.INDEX_AS_LINE': ({ index }) =>
    `${index} 沒有維度：它算作只有一個位置的一排，所以這一維保留。`,
  'event.PUT_CHOSEN': ({ value, chosen }) =>
    `選中的位置的形狀是 ${chosen}；${value} 必須能廣播到它。`,
  'event.PLACES_FOUND': ({ tensor, shape, count, dims }) =>
    `形狀為 ${shape} 的 ${tensor} 中有 ${count} 個元素不為零或 False：${dims === 0 ? '每個給出一列，即它在各維上的索引' : `${dims} 個陣列給出它們的索引，每一維一個`}。`,
  'event.INDEX_MEET': ({ common }) => `方括號裡的內容像任何形狀一樣廣播，合起來是 ${common}。`,
  'event.INDEX_OUT_OF_RANGE': ({ entry, position, dim, size }) =>
    `${entry} 是 ${position}，但第 ${dim} 維只有 ${size} 項：拒絕。`,
  'event.ALONG_RULE': ({ formula, dim }) =>
    `${formula}：索引給出第 ${dim} 維上的位置，其他各維上的位置不變。`,
  'event.ALONG_WRITES_AGAIN': ({ named, cells }) =>
    `${named} 項只指到 ${cells} 個儲存格：再次指到同一個儲存格時，後來的值取代先前的值。`,
  'event.ALONG_ADDS_AGAIN': ({ named, cells }) =>
    `${named} 項只指到 ${cells} 個儲存格：再次指到同一個儲存格時，後來的值也加上去。`,
  'event.INDEX_REST': ({ dim, from }) => `結果的第 ${dim} 維來自第 ${from} 維。`,
  'event.INDEX_LANDS': ({ common, at }) =>
    `被選取的維度由 ${common} 取代，從結果的第 ${at} 維開始。`,
  'event.INDEX_IN_FRONT': ({ common }) => `被選取的維度不相鄰，所以 ${common} 放到結果的最前面。`,
  'event.INDEX_COPIES': ({ shape }) =>
    `結果的形狀是 ${shape}，並有自己的儲存空間：依位置或遮罩選取一律複製，即使切片本可得到視圖。`,
  'event.ELEMENT_PUT': ({ positions, out, in: from }) =>
    `${positions}，所以把 ${from} 寫入 ${out}。`,
  'event.ELEMENT_PUT_FROM': ({ positions, out, in: from, value }) =>
    `${positions}，所以把 ${from}（即 ${value}）寫入 ${out}。`,
  'event.ELEMENT_GATHERED': ({ out, formula, in: from, value }) =>
    `${formula} = ${from} = ${value}，放到 ${out}。`,
  'event.ELEMENT_ADDED': ({ positions, out, in: from, added, value }) =>
    `${positions}，所以加上 ${from}（即 ${added}）：現在 ${value} 在 ${out} 中。`,
  'event.ELEMENT_PICKED': ({ positions, out, in: from, value }) =>
    `${positions}，所以 ${out} 的值是 ${value}，即 ${from}。`,
} satisfies Partial<Events>;
