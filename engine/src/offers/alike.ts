import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import type { Change } from './offer.ts';

/** Everything of a count but what it is called by. */
function factsOf({ id: _, count: __, enhancements = [], ...facts }: ChargeFile): string {
  const rows = enhancements.map(({ id: ___, ...row }) => row);
  return JSON.stringify([Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)), rows]);
}

/**
 * Counts that may be exchanged: what stands in the file is the same of each but for id and number, and nothing else of
 * the file names one of them. Each group in the order of the file.
 */
export function alikeCounts({ charges }: CaseFile): readonly (readonly ChargeFile[])[] {
  const facts = charges.map(factsOf);
  const all = facts.join(' ');
  const groups = Map.groupBy(charges.entries(), ([place, { id }]) =>
    all.includes(JSON.stringify(id)) ? `${id} ${facts[place]}` : facts[place],
  );
  return [...groups.values()].map((group) => group.map(([, charge]) => charge));
}

/** Reads bargains so that two of them read alike where they differ only in which of alike counts is which. */
export function readAlike(filed: CaseFile): (bargain: readonly Change[]) => string {
  const names = new Map<string, { readonly name: string; readonly count: string }>();
  for (const [group, counts] of alikeCounts(filed).entries())
    for (const { id, enhancements = [] } of counts) {
      names.set(id, { name: `${group}`, count: id });
      for (const [place, row] of enhancements.entries()) names.set(row.id, { name: `${group}/${place}`, count: id });
    }
  return (bargain) =>
    [...Map.groupBy(bargain, ({ row }) => names.get(row)?.count ?? row).values()]
      .map((ofCount) =>
        ofCount
          .map(({ row, lever, to = '' }) => JSON.stringify([names.get(row)?.name ?? row, lever, to]))
          .toSorted()
          .join(' '),
      )
      .toSorted()
      .join('; ');
}

const listed = (counts: readonly number[]): string => `${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`;

/** Of which alike counts a bargain changes some: `count 1 or 2`, `8 of counts 1, 2 or 3`. */
export function alikeWords(filed: CaseFile, bargain: readonly Change[]): readonly string[] {
  const read = readAlike(filed);
  return alikeCounts(filed).flatMap((group) => {
    const done = group.map(({ id, enhancements = [] }) => {
      const rows = new Set([id, ...enhancements.map((row) => row.id)]);
      return read(bargain.filter(({ row }) => rows.has(row)));
    });
    const counts = group.map(({ count }) => count);
    return [...Map.groupBy(done, (each) => each)].flatMap(([text, { length }]) => {
      if (text === '' || length === group.length) return [];
      return [length === 1 ? `count ${listed(counts)}` : `${length} of counts ${listed(counts)}`];
    });
  });
}
