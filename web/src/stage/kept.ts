/** The last `most` of what `make` gives: the same again for what has the same key. */
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
