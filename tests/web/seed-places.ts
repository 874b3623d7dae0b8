/**
 * Which lesson each snippet of tests/vectors/seeds belongs to, as web/lessons/README.md says: the seed's
 * number, the lesson, and lines of the seed, from and to. What one such run of lines says stands in one
 * program of the lesson.
 */
type Place = [seed: string, lesson: string, ...lines: [from: number, to: number][]];

export const seedPlaces: Place[] = [
  ['01', 'align-right', [2, 4], [8, 10], [14, 16], [17, 19]],
  ['01', 'when-shapes-refuse', [5, 7], [11, 13], [20, 22]],
  ['01', 'in-place', [23, 25], [26, 28]],
  ['01', 'silent-broadcast', [29, 31]],
  ['02', 'scalars-rows-columns', [2, 8], [9, 10], [11, 18], [19, 23]],
  ['02', 'when-shapes-refuse', [24, 25]],
  ['02', 'higher-dims', [26, 30], [31, 35]],
  ['03', 'align-right', [2, 20]],
  ['03', 'one-dim-at-a-time', [21, 36], [37, 37]],
  ['03', 'when-shapes-refuse', [38, 39]],
  ['04', 'view-and-minus-one', [2, 4], [5, 9], [21, 22], [37, 45], [46, 51], [52, 56], [57, 58]],
  ['04', 'contiguous-clone-resize', [10, 13], [59, 59], [60, 63]],
  ['04', 'transpose-permute', [14, 16], [19, 20]],
  ['04', 'why-a-view-fails', [17, 18]],
  ['04', 'reading-order', [23, 36]],
  ['05', 'storage-shape-stride', [2, 4]],
  ['05', 'reading-order', [5, 6]],
  ['05', 'transpose-permute', [7, 9]],
  ['05', 'why-a-view-fails', [10, 10], [20, 23]],
  ['05', 'reshape-view-or-copy', [11, 13], [16, 19], [24, 29]],
  ['05', 'view-not-contiguous', [14, 15]],
  ['05', 'contiguous-clone-resize', [30, 30]],
  ['05', 'numpy-dialect', [31, 32]],
  ['06', 'numpy-dialect', [2, 15], [16, 16], [17, 17], [18, 20], [21, 23], [24, 26]],
  ['06', 'storage-shape-stride', [5, 5]],
  ['06', 'when-shapes-refuse', [17, 17]],
  ['06', 'scalars-rows-columns', [18, 18]],
  ['06', 'stretching-is-free', [24, 26]],
  ['06', 'view-and-minus-one', [21, 23]],
  ['06', 'view-not-contiguous', [15, 15]],
  ['06', 'reshape-view-or-copy', [13, 14]],
];
