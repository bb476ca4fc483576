import { type CrimeRecord, ownPunishment } from '@countwise/contract';
import { rangesOf } from '@countwise/engine';
import type { Report } from '../report.ts';

interface Props {
  readonly report: Report;
  readonly crime: CrimeRecord;
}

/** What counts that charge the crime attempted or conspired to are themselves punished with: its own text does not say it. */
export function OwnPunishments({ report: { charges, sentence }, crime }: Props) {
  const incomplete = new Set(
    charges.flatMap(({ Id, CrimeId, CrimeState }) => (CrimeId === crime.Id && CrimeState !== 'Completed' ? Id : [])),
  );
  const told = Map.groupBy(
    sentence.charges.filter(({ id }) => incomplete.has(id)),
    (answer) => `${answer.statute}. ${ownPunishment(answer)}`,
  );
  return [...told].map(([words, [first, ...others]]) => {
    if (first === undefined) return null;
    const counts = [first, ...others].map(({ count }) => count);
    return (
      <p key={words}>
        {counts.length === 1 ? 'Count' : 'Counts'} {rangesOf(counts)}, {words} <cite>{first.charged.authority}</cite>
      </p>
    );
  });
}
