import type { CaseFile } from '@countwise/engine';
import type { LesserPleas, ShownRow } from './shown.ts';

/** A pair that an office added to the table of lesser pleas, with its name. */
export type OfficePair = LesserPleas['reductions'][number] & {
  readonly office: NonNullable<LesserPleas['reductions'][number]['office']>;
};

/** Ids of the crimes and enhancements of a case by their rows. */
const idsOf = ({ charges }: CaseFile): ReadonlyMap<string, string> =>
  new Map(
    charges
      .flatMap((charge) => [charge, ...(charge.enhancements ?? [])])
      .flatMap(({ id, crime }) => (typeof crime !== 'string' && 'id' in crime ? [[id, crime.id] as const] : [])),
  );

/** The pairs of the office's own that a bargain rests on. */
export function officePairsOf(
  { bargain }: Pick<ShownRow, 'bargain'>,
  { reductions, named }: Pick<LesserPleas, 'reductions' | 'named'>,
  filed: CaseFile,
): readonly OfficePair[] {
  const ids = idsOf(filed);
  const isOf = (statute: string, row: string): boolean =>
    named.some((each) => each.statute === statute && each.id === ids.get(row));
  return bargain.flatMap(({ row, to }) =>
    reductions.flatMap(({ office, ...pair }) =>
      office !== undefined && pair.to === to && isOf(pair.from, row) ? [{ ...pair, office }] : [],
    ),
  );
}
