/** What the engine and the compiler ask for and Node 20 does not have: `Map.groupBy` came with Node 21. */
function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

if (!Reflect.has(Map, 'groupBy')) Reflect.defineProperty(Map, 'groupBy', { value: groupBy });
