/** The course: every lesson in its order, and what it builds on. A lesson is the folder of its name. */
export interface CoursePlace {
  slug: string;
  needs: readonly string[];
}

const place = (slug: string, ...needs: string[]): CoursePlace => ({ slug, needs });

export const course: readonly CoursePlace[] = [
  place('storage-shape-stride'),
  place('align-right', 'storage-shape-stride'),
  place('when-shapes-refuse', 'align-right'),
  place('one-dim-at-a-time', 'align-right'),
  place('scalars-rows-columns', 'align-right'),
  place('higher-dims', 'one-dim-at-a-time'),
  place('stretching-is-free', 'align-right'),
  place('in-place', 'stretching-is-free'),
  place('silent-broadcast', 'scalars-rows-columns'),
  place('view-and-minus-one', 'storage-shape-stride'),
  place('reading-order', 'storage-shape-stride'),
  place('transpose-permute', 'storage-shape-stride'),
  place('why-a-view-fails', 'view-and-minus-one', 'reading-order', 'transpose-permute'),
  place('view-not-contiguous', 'why-a-view-fails'),
  place('reshape-view-or-copy', 'why-a-view-fails'),
  place('contiguous-clone-resize', 'reshape-view-or-copy'),
  place('keepdim', 'scalars-rows-columns'),
  place('numpy-dialect', 'transpose-permute'),
  place('attention-heads', 'view-and-minus-one', 'transpose-permute'),
  place('shapes-in-a-model', 'silent-broadcast', 'keepdim'),
  place('read-a-model', 'shapes-in-a-model'),
];
