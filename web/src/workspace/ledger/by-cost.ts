import type { Costs } from '../prices/costs.ts';
import { headsOf, isHead, type Line } from './lines.ts';

/** A count with its rows, or a fold with its counts, beginning with the line that it is sorted by. */
function groupsOf(lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] {
  const groups: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const begins = line.kind === 'fold' || (line.kind === 'row' && isHead(line.block, line.row) && !line.unfolded);
    const last = groups.at(-1);
    if (begins || last === undefined) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

/** The lines in the order of what their counts cost, most first; as they are where nobody sorts. */
export function byCost(lines: readonly Line[], costs: Costs | null): readonly Line[] {
  if (costs === null || !costs.isSorted) return lines;
  const costOf = ([first]: readonly [Line, ...Line[]]): number =>
    costs.daysOf(headsOf(first)[0].charge.Id) ?? Number.NEGATIVE_INFINITY;
  return groupsOf(lines)
    .toSorted((a, b) => costOf(b) - costOf(a))
    .flat();
}
