/** Position of the first item of a sorted list that is not below what is sought; its length where all are. */
export function firstFrom<Item>(sorted: readonly Item[], isBelow: (item: Item) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const half = (low + high) >>> 1;
    const item = sorted[half];
    if (item !== undefined && isBelow(item)) low = half + 1;
    else high = half;
  }
  return low;
}
