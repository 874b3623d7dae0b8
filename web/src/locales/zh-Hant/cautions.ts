import type { Interface, Remarks } from '../types';

/** What is legal but probably not meant. */
export const narration = {
  'caution.BOTH_GREW': ({ a, a_shape, b, b_shape, size, shape }) =>
    `兩邊都變大了：${a} ${a_shape} 和 ${b} ${b_shape} 各有 ${size} 個元素，卻位在對方被延伸的維度上，於是產生了所有的配對：${shape}。如果本應一一對應，請先讓兩者形狀相同。`,
  'caution.SAME_COUNT': ({ a, a_shape, b, b_shape, count, shape }) =>
    `${a} 和 ${b} 都有 ${count} 個元素，但並不是一一對應：${a_shape} 與 ${b_shape} 得到 ${shape}。若要一一對應，請先讓兩者形狀相同。`,
  'caution.COINCIDENCE': ({ a, b, from, dim, size, unmasked }) =>
    `能對上只是因為兩個大小碰巧都是 ${size}：${a} 為 ${b} 第 ${from} 維的每個索引各有一項，但靠右對齊後遇到的是第 ${dim} 維。如果 ${b} 的形狀是 ${unmasked}，就會被拒絕。請保留丟掉的那一維（大小為 1），讓它對齊。`,
  'caution.NOT_A_TRANSPOSE': ({ shape, asked, call }) =>
    `${asked} 只是把大小 ${shape} 換了順序，而元素的讀取順序不變：橫列是重新切分的，並沒有與直行交換。要移動維度，請寫 ${call}。`,
  'caution.RESHAPE_COPIED': ({ tensor, result, count }) =>
    `這裡悄悄複製了 ${count} 個元素：${result} 有自己的儲存空間，寫入它不會影響 ${tensor}。若希望兩者都改變，請寫入 ${tensor}，之後再 reshape。`,
  'caution.WRITE_REACHED': ({ target, names }) =>
    `寫入 ${target} 也改變了 ${names}：儲存格是共用的。若不希望如此，請寫入一個副本。`,
  'caution.TOO_LARGE': ({ shape, bytes, given }) =>
    `${given} 的儲存空間會得到形狀為 ${shape} 的結果，需要 ${bytes}：往往要到記憶體耗盡時，人們才發現悄悄發生的廣播。請檢查它的每一維是否都是有意的。`,
  'caution.REGROUPED': ({ tensor, shape, asked, call }) =>
    `從 ${shape} 到 ${asked}，元素的讀取順序不變：${tensor} 的維度沒有移動，所以不同的項混在一起。如果要移動維度，請寫 ${call}。`,
  'caution.ROWS_MIXED': ({ tensor, asked, row, entry, call }) =>
    `${asked} 的每一列取 ${row} 個元素，而 ${tensor} 沿第 0 維的一項有 ${entry} 個：一列裡混有好幾項的元素。要讓每一項各佔一列，請寫 ${call}。`,
  'caution.LOST_WRITE': ({ copy, tensor }) =>
    `${copy} 是沒有名稱的副本：寫進去的值不見了，${tensor} 沒有變。請用一個索引直接寫入 ${tensor}。`,
  'caution.REPEATED_INDEX': ({ named, places, call }) =>
    `寫了 ${named} 個位置，其中只有 ${places} 個不同：重複寫到的位置，先前的更新會不見。要全部累加，請用 ${call}。`,
  'caution.REPEATED_CELLS': ({ name, count, dim, call }) =>
    `${name} 沿第 ${dim} 維的 ${count} 項都在同樣的儲存格裡（步幅為 0），所以這次寫入會出現在每一項中。要有各自的儲存格，請寫入 ${call}。`,
  'caution.READ_OVERWRITTEN': ({ other, call }) =>
    `${other} 所在的儲存格正在被寫入：後讀到的值已經變了。請改為讀取 ${call}。`,
  'caution.SQUEEZED_FIRST': ({ shape, result, call }) =>
    `沒有指定維度，第 0 維的大小恰好是 1，也被去掉了：${shape} 變成了 ${result}。如果它是批次，請保留它：${call}。`,
  'caution.NOT_TURNED': ({ tensor, shape, call }) =>
    `${tensor} ${shape} 只有一個維度：沒有可以交換的，它維持原樣。要得到一直行，請寫 ${call}。`,
  'caution.ALL_REVERSED': ({ shape, result, call }) =>
    `這會顛倒所有維度：${shape} 變成 ${result}。只交換最後兩維，請寫 ${call}。`,
  'caution.RESIZE_GREW': ({ tensor, had, needs }) =>
    `${tensor} 原有 ${had} 個元素，現在顯示 ${needs} 個：其餘的從未被賦值。要重新排列已有的元素，請用 view 或 reshape。`,
  'caution.WRAPPED': ({ out, formula, values, dtype, lowest, highest, value }) =>
    `${out} = ${formula} = ${values} 超出了 ${dtype} 的範圍（${lowest} 到 ${highest}），回繞成 ${value}。請先轉換成更寬的 dtype 再計算。`,
  'caution.CUT_OFF': ({ target, dtype, value, kept }) =>
    `${target} 的 dtype 是 ${dtype}：${value} 變成了 ${kept}。要保留小數部分，請先轉換成浮點數。`,
  'caution.COMMENT_WRONG': ({ comment, tensor, shape }) =>
    `註解寫的是 ${comment}，但 ${tensor} 的形狀是 ${shape}。註解不影響執行：請改正註解，或找出是哪個運算得到了與預想不同的形狀。`,
} satisfies Partial<Remarks>;

export const words = {
  remarks: {
    caution: '合法，但是：',
    questionOf: (number, count) => `第 ${number} 題，共 ${count} 題`,
    answer: '回答',
    skip: '跳過，直接看逐步解說',
    nextQuestion: '下一題',
    showWhy: '告訴我為什麼',
    yes: '對。',
    notQuite: '不太對。',
    rightAnswer: '答案是：',
    right: '正確',
    wrong: '你的回答',
    lookAt: '查看：',
    lookInto: (name) => `仔細看 ${name}`,
    close: '關閉',
    layout: '存放方式',
    name: '名稱',
    shape: '形狀',
    stride: '步幅',
    strideInBytes: '步幅（位元組）',
    strideInElements: '步幅（元素）',
    offset: '位移',
    offsetInElements: '位移（元素）',
    dtype: 'dtype',
    contiguous: '連續',
    isContiguous: '是',
    notContiguous: '否',
    sharesWith: '與誰共用儲存空間',
    nobody: '沒有其他名稱',
    writeHint: '寫入一個元素會改變什麼？請選一格。',
    cellsOf: (name) => `${name} 的儲存格：按 Enter 寫入`,
    cell: (place, value, address) => `${place} 是 ${value}，儲存位址 ${address}`,
    written: (place, address) => `寫入 ${place} 會落在儲存位址 ${address}。隨之改變的有：`,
    atLeast: (count) => `至少 ${count}`,
    changing: '改變的元素',
    howMany: '個數',
  },
} satisfies Partial<Interface>;
