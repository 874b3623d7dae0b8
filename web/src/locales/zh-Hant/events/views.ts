import type { Events } from '../../types';
import { inBytes } from '../units';

/** view and its kin, and copies in another order. */
export const narration = {
  // view, reshape, flatten, unflatten
  'event.VIEW_REQUEST': ({ tensor, shape, strides, itemsize, requested }) =>
    `${tensor} 的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}；要求的形狀是 ${requested}。`,
  'event.VIEW_INFER': ({ numel, known, size }) =>
    `-1 代表剩下的部分：${numel} / ${known} = ${size}。`,
  'event.VIEW_INFER_TWO': '只能有一個大小用 -1 留空：拒絕。',
  'event.VIEW_INFER_INVALID': ({ size }) => `${size} 不能作為大小：拒絕。`,
  'event.VIEW_INFER_AMBIGUOUS': '沒有任何元素，-1 可以代表任意大小：拒絕。',
  'event.VIEW_INFER_INDIVISIBLE': ({ numel, known }) =>
    `-1 應該是 ${numel} / ${known}，但它不是整數：拒絕。`,
  'event.VIEW_COUNT': ({ numel }) => `兩個形狀都容納 ${numel} 個元素。`,
  'event.VIEW_COUNT_REFUSED': ({ numel, asked }) =>
    `新形狀容納 ${asked} 個元素，而實際有 ${numel} 個：拒絕。`,
  'event.CHUNK_OPEN': ({ dim, size, stride }) =>
    `區塊是用同一個步幅就能走完的一串維度。從最後一維開始：第 ${dim} 維，大小 ${size}、步幅 ${stride}，開啟第一個區塊。`,
  'event.CHUNK_JOIN': ({ dim, stride, inner_stride, inner_size }) =>
    `第 ${dim} 維：步幅 ${stride} = ${inner_stride} × ${inner_size}，正好從後一維結束的地方均勻地接下去：屬於同一個區塊。`,
  'event.CHUNK_SIZE_ONE': ({ dim }) =>
    `第 ${dim} 維的大小是 1：它的步幅從不使用，因此可以併入任何區塊。`,
  'event.CHUNK_CUT': ({ dim, stride, inner_stride, inner_size, expected }) =>
    `第 ${dim} 維：走過 ${inner_size} 個間隔 ${inner_stride} 的元素之後，下一個應距第一個 ${inner_stride} × ${inner_size} = ${expected}，卻距它 ${stride}：這裡有一個斷口，新的區塊開始。`,
  'event.FIT': ({ dim, size, stride, used, chunk, before, inner }) =>
    `新的第 ${dim} 維大小為 ${size}，步幅為 ${stride}${Number(before) === 1 ? '，即區塊的步幅' : `：一步要跳過已涵蓋的 ${before} 個元素，${inner} × ${before}`}；至此涵蓋了該區塊 ${chunk} 個元素中的 ${used} 個。`,
  'event.FIT_SIZE_ONE': ({ dim }) => `新的第 ${dim} 維大小為 1，放在哪裡都行：它的步幅從不使用。`,
  'event.STRADDLE': ({ dim, size, needs, chunk, old_dim, old_stride, expected }) =>
    `新的第 ${dim} 維大小為 ${size}，需要連貫的 ${needs} 個元素，但這個區塊只有 ${chunk} 個：它跨過了斷口，那裡舊的第 ${old_dim} 維的步幅是 ${old_stride} 而不是 ${expected}。不可能得到視圖。`,
  'event.STRADDLE_UNEVEN': ({ dim, size, needs, chunk, old_dim, old_stride, expected }) =>
    `新的第 ${dim} 維大小為 ${size}，每次取 ${needs} 個元素，而這個區塊的 ${chunk} 個不能被 ${needs} 整除：其中某一列會跨過斷口，那裡舊的第 ${old_dim} 維的步幅是 ${old_stride} 而不是 ${expected}。不可能得到視圖。`,
  'event.JUMPS': ({ dim, addresses, jumps, old, expected, sum, itemsize }) =>
    `沿著新的第 ${dim} 維，元素位於${Number(itemsize) ? '位元組' : '儲存位址'} ${addresses}：跳躍量為 ${jumps}；而步幅意味著每次跳躍都相同。越過斷口時是 ${old} 而不是 ${expected}：${sum}。`,
  'event.VIEW_FITS': ({ strides }) =>
    `每個新維度都留在一個區塊之內：得到步幅為 ${strides} 的視圖，共用同一儲存空間，什麼都不複製。`,
  'event.VIEW_FITS_ALTHOUGH': ({ tensor, strides }) =>
    `${tensor} 不連續，但這仍然是視圖：每個新維度都留在一個區塊之內。步幅 ${strides}，同一儲存空間，什麼都不複製。`,
  'event.VIEW_EMPTY': ({ strides }) =>
    `沒有元素，也就沒有什麼會放錯：一定是視圖，這裡步幅為 ${strides}。`,
  'event.RESHAPE_COPIES': ({ numel }) =>
    `沒有視圖能有這個形狀，因此依讀取順序把 ${numel} 個元素複製到新的儲存空間。`,
  'event.REPAIRS': ({ repairs }) => `可行的寫法：${repairs}。`,
  // Copies in another order
  'event.COPY_LAYOUT': ({ shape, strides, itemsize, order }) =>
    `結果的形狀是 ${shape}，步幅是 ${strides}${inBytes(itemsize)}，有自己的儲存空間：${order === 0 ? '元素依讀取順序緊挨著' : order === 1 ? '各維在記憶體中的次序不變' : '第一個索引的步幅最小'}。`,
  'event.REORDER_FLAT': '沒有指定維度：元素依讀取順序當作一整排來數。',
  'event.ORDER_TRANSPOSES': ({ tensor }) =>
    `依 F 次序，第一個索引變得最快，就像 ${tensor} 的最後一個索引那樣。`,
  'event.REORDER_KEPT': ({ dim, from }) => `第 ${dim} 維就是原來的第 ${from} 維，索引不變。`,
  'event.REORDER_REVERSED': ({ dim, from, last }) =>
    `第 ${dim} 維是倒著讀的第 ${from} 維：索引 i 讀取索引 ${last} − i。`,
  'event.REORDER_ROLLED': ({ dim, shift, size }) =>
    `第 ${dim} 維：索引 i 讀取索引 (i − ${shift}) mod ${size}。從一端移出的，從另一端回來。`,
  'event.REORDER_TILED': ({ dim, size, count }) =>
    `第 ${dim} 維：索引 i 讀取索引 i mod ${size}，所以整排 ${size} 個出現 ${count} 次。`,
  'event.REORDER_REPEATED': ({ dim, count }) =>
    `第 ${dim} 維：索引 i 讀取索引 i div ${count}，所以每一項連續出現 ${count} 次。`,
  'event.REORDER_NEW': ({ dim, count }) => `第 ${dim} 維是新的：沿著它，整體出現 ${count} 次。`,
  'event.REORDER_FLAT_ROLLED': ({ shift, numel }) =>
    `第 i 個元素讀取第 (i − ${shift}) mod ${numel} 個，也會越過列尾。`,
  'event.REORDER_FLAT_TILED': ({ numel }) =>
    `第 i 個元素讀取第 i mod ${numel} 個：最後一個之後又從頭開始。`,
  'event.REORDER_FLAT_REPEATED': ({ count }) =>
    `第 i 個元素讀取第 i div ${count} 個，所以每個連續出現 ${count} 次。`,
  'event.ELEMENT_MOVED': ({ out, in: from, rule, value }) =>
    `${out} 的值是 ${value}，即 ${from}，因為 ${rule}。`,
} satisfies Partial<Events>;
