import {
  type CaseRecord,
  type ChargeRecord,
  type CrimeRecord,
  levelOf,
  plainCharge,
  type StatusOf,
} from '@countwise/contract';
import {
  type ChargeAnswer,
  crimeOfFacts,
  type IsoDate,
  type RowAnswer,
  type Sentence,
  type Severity,
  type TermSlot,
  termSlots,
} from '@countwise/engine';
import type { Populated } from '../../shared/case/charges-query.ts';
import { type Asked, answerTo, askedOf } from '../../shared/case/sentence-of.ts';
import { isAlternate, servedSlot } from './alternate-terms.ts';

/** One line of the charge list: what the user said, the law it names, and what the engine made of it. */
export interface ChargeRow {
  readonly charge: ChargeRecord;
  readonly crime: CrimeRecord;
  /** Null for a row that the engine does not sentence by itself: a probation allegation, or one attached to nothing. */
  readonly answer: RowAnswer | null;
  /** Third-strike options and the like: of a main crime only. */
  readonly main: ChargeAnswer | null;
  /** The crime an enhancement is indented beneath. */
  readonly under: string | null;
  /** How that crime stands: what hangs on it falls with it. */
  readonly head: StatusOf | null;
  /** Of an alternate penalty: the place among its terms of what the count serves; null where it does not stand. */
  readonly served: TermSlot | null;
  /** What the count lets the defendant earn, after sentence for a felony, else before it; null for what is no conviction. */
  readonly credit: { readonly rate: number; readonly authority: string } | null;
  /** Terms that a finding on the count adds, such as its gang finding: to be shown and summed, for no charge stands for them. */
  readonly findings: readonly ChargeRow[];
}

/** The row charges a crime, not what hangs on one or stands outside the counts. */
export const isCrime = ({ crime }: ChargeRow): boolean => crime.crime.kind === 'crime';

/** The level of the charge as the engine counts it; a crime's row tells that of the crime alone. */
export const severityOf = ({ crime, main }: Pick<ChargeRow, 'crime' | 'main'>): Severity => levelOf(crime.crime, main);

/** A case computed. */
export interface CaseWork {
  readonly record: CaseRecord;
  readonly rows: readonly ChargeRow[];
  readonly sentence: Sentence;
  /** What the engine was asked. */
  readonly asked: Asked;
  readonly limitations: Populated['limitations'];
  readonly factors: Populated['factors'];
  readonly circumstances: Populated['circumstances'];
}

/** Computes a case whole, with the rows of its charge list. */
export function workOf(
  record: CaseRecord,
  populated: Omit<Populated, 'sentence' | 'correction'>,
  today: IsoDate,
): CaseWork {
  const crimes = new Map(populated.crimes.map((crime) => [crime.Id, crime]));
  const { charges, limitations, factors, circumstances } = populated;
  const asked = askedOf(record, populated, today);
  const answer = answerTo(asked);
  return {
    record,
    sentence: answer,
    asked,
    rows: rowsOf(charges, crimes, answer),
    limitations,
    factors,
    circumstances,
  };
}

/** Crimes by count, each with its enhancements beneath it; then status rows; then whatever stands alone. */
function rowsOf(
  charges: readonly ChargeRecord[],
  crimes: ReadonlyMap<string, CrimeRecord>,
  answer: Sentence,
): readonly ChargeRow[] {
  const waiting = new Map(charges.map((charge) => [charge.Id, charge]));
  const known = new Map(charges.map((charge) => [charge.Id, charge]));
  const onNone = { under: null, head: null };
  const onCount = (count: ChargeAnswer): Pick<ChargeRow, 'under' | 'head'> => {
    const charge = known.get(count.id);
    return { under: count.id, head: charge === undefined ? null : statusOf(charge, count) };
  };
  const chosenOf = ({ id }: ChargeAnswer): TermSlot => termSlots[(known.get(id)?.SelectedTerm ?? 0) - 1] ?? 'upper';
  const take = (
    id: string,
    found: Pick<ChargeRow, 'answer' | 'main' | 'under' | 'head'>,
    count: ChargeAnswer | null = null,
  ): readonly ChargeRow[] => {
    const charge = waiting.get(id);
    const crime = charge && crimes.get(charge.CrimeId);
    waiting.delete(id);
    if (!charge || !crime) return [];
    const findings = (found.main?.enhancements ?? [])
      .filter((row) => !known.has(row.id))
      .map((row) => findingRow(charge, crime, row, statusOf(charge, found.answer)));
    const served =
      count && found.answer && isAlternate({ crime }) ? servedSlot(found.answer, count, chosenOf(count)) : null;
    return [{ charge, crime, credit: creditOf(charge, answer.credits), ...found, served, findings }];
  };
  const counts = [...answer.charges].sort((a, b) => a.count - b.count);
  const attached = counts.flatMap((main) => [
    ...take(main.id, { answer: main, main, ...onNone }),
    ...main.enhancements.flatMap((row) => take(row.id, { answer: row, main: null, ...onCount(main) }, main)),
  ]);
  const status = answer.caseEnhancements.flatMap((row) => take(row.id, { answer: row, main: null, ...onNone }));
  const alone = [...waiting.keys()].flatMap((id) => take(id, { answer: null, main: null, ...onNone }));
  return [...attached, ...status, ...alone];
}

/** No more of a count than its status: what hangs on it is drawn anew only where that changed. */
const statusOf = ({ ChargeStatus }: ChargeRecord, answer: RowAnswer | null): StatusOf => ({
  charge: { ChargeStatus },
  answer: answer && { role: answer.role, status: answer.status },
});

/** What a finding adds, as a row beneath its count: the term that is chosen for the count is its own. */
const findingRow = (count: ChargeRecord, crime: CrimeRecord, answer: RowAnswer, head: StatusOf): ChargeRow => ({
  charge: {
    ...count,
    Id: answer.id,
    isGang: false,
    CrimeState: plainCharge.CrimeState,
    ProbationJailTimeDays: null,
  },
  crime: {
    ...crime,
    Id: answer.id,
    Name: answer.name,
    crime: crimeOfFacts({ statute: answer.statute, name: answer.name, kind: 'conduct', severity: 'felony', terms: {} }),
  },
  answer,
  main: null,
  under: count.Id,
  head,
  served: null,
  credit: null,
  findings: [],
});

function creditOf({ Id }: ChargeRecord, { byCount }: Sentence['credits']): ChargeRow['credit'] {
  const limits = byCount.find(({ id }) => id === Id);
  if (limits === undefined) return null;
  return limits.prisonCredit === null
    ? { rate: limits.jailCredit, authority: limits.jailAuthority }
    : { rate: limits.prisonCredit, authority: limits.prisonAuthority };
}
