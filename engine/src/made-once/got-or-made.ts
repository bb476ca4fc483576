/** A map's value, made and kept where it has none. */
export function gotOrMade<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: (key: Key) => Value,
): Value {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = make(key);
  map.set(key, made);
  return made;
}
