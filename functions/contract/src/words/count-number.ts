/** The count a main crime gets: the one asked for, or the next free one above it; none asked for, the lowest free one. */
export function freeCount(wanted: number, taken: ReadonlySet<number>): number {
  let count = Math.max(Math.trunc(wanted), 1);
  while (taken.has(count)) count += 1;
  return count;
}
