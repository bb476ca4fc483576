import type { CaseFile } from '@countwise/engine';

/** Names of the rows as they are filed: `count 1`, `PC 12022.53(b) of count 1`. */
export function namesOf({ charges, caseEnhancements = [] }: CaseFile): ReadonlyMap<string, string> {
  const cite = (crime: CaseFile['charges'][number]['crime']): string =>
    typeof crime === 'string' ? crime : 'id' in crime ? crime.id : 'like' in crime ? crime.like : crime.statute;
  return new Map([
    ['strikes', 'prior strikes'],
    ...charges.flatMap(({ id, count, crime, enhancements = [] }) => [
      [id, `count ${count}, ${cite(crime)}`] as const,
      ...enhancements.map((row) => [row.id, `${cite(row.crime)} of count ${count}`] as const),
    ]),
    ...caseEnhancements.map(({ id, crime }) => [id, cite(crime)] as const),
  ]);
}
