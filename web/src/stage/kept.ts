/** Caches the last `most` results of `make`; equal keys give the same object. */
export function kept<Key, Made>(
  most: number,
  keyOf: (step: number) => Key,
  make: (key: Key, step: number) => Made,
): (step: number) => Made {
  const all = new Map<Key, Made>();
  return (step) => {
    const key = keyOf(step);
    const known = all.get(key);
    if (known !== undefined) return known;
    const made = make(key, step);
    all.set(key, made);
    const oldest = all.keys().next().value;
    if (all.size > most && oldest !== undefined) all.delete(oldest);
    return made;
  };
}
