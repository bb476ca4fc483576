import { blankCase, type ChargeRecord, catalogueOf, plainCharge } from '@countwise/contract';
import { type CrimeVersion, crimeOfFacts } from '@countwise/engine';
import { notThere } from '../base/problem.ts';
import type { WholeCase } from '../store/cases.ts';
import { answerKeeper } from './answer-keeper.ts';
import type { Kept } from './compared.ts';
import { counted } from './counted.ts';

const crime = (id: string, statute: string, lower: string, middle: string, upper: string): CrimeVersion => ({
  ...crimeOfFacts({ statute, kind: 'crime', severity: 'felony', terms: { lower, middle, upper } }),
  id,
});
const rows = [
  crime('burglary', 'PC 459/460(b)', '16m', '2y', '3y'),
  crime('robbery', 'PC 211/212.5(c)', '2y', '3y', '5y'),
];
export const catalogue = {
  ...catalogueOf('2026-11-22.test', rows),
  row: (id: string) => rows.find((row) => row.id === id),
};

const charge = (count: number, CrimeId: string, set: Partial<ChargeRecord>): ChargeRecord => ({
  ...plainCharge,
  Id: `case.${count}`,
  CaseId: 'case',
  CrimeId,
  CountNumber: count,
  Date: '2026-03-14',
  Version: 1,
  ...set,
});

/** The case of the first correction: burglary middle and robbery upper, marked concurrent. 5y; by 2026.11 it was 5y 8m. */
export const whole: WholeCase = {
  record: {
    ...blankCase,
    Id: 'case',
    OwnerId: 'me',
    CreatedAt: '2026-11-20T08:00:00.000Z',
    UpdatedAt: '2026-11-20T08:00:00.000Z',
    Version: 4,
  },
  chargesRevision: 2,
  charges: [charge(1, 'burglary', { SelectedTerm: 2 }), charge(2, 'robbery', { Concurrency: 1 })],
  limitations: [],
  factors: [],
  circumstances: [],
};
export const day = '2026-11-22';
export const now = counted(whole, catalogue, day).answer;
export const before = { ...now, engine: '2026.11', total: '5y 8m', determinateDays: 2040 };

/** A store of one case, whose answers are replaced as the table replaces them; `meanwhile` happens before the first. */
export function kept(first: Partial<WholeCase['record']>, meanwhile?: () => Kept) {
  let standing: WholeCase = { ...whole, record: { ...whole.record, ...first } };
  const writes: Kept[] = [];
  let happens = meanwhile;
  const of = (ownerId: string, id: string) => {
    if (ownerId !== 'me' || id !== 'case') throw notThere('case');
    return standing;
  };
  const keeper = answerKeeper({
    cases: { get: async (...asked) => of(...asked).record, whole: async (...asked) => of(...asked) },
    lastAnswers: {
      replace: async (_, was, next) => {
        if (happens !== undefined) standing = { ...standing, record: { ...standing.record, ...happens() } };
        happens = undefined;
        const { LastAnswer, Correction } = standing.record;
        const stands = [LastAnswer, Correction];
        if (JSON.stringify(stands) !== JSON.stringify([was.LastAnswer, was.Correction])) return false;
        writes.push(next);
        standing = { ...standing, record: { ...standing.record, ...next } };
        return true;
      },
    },
    catalogue,
    now: () => new Date('2026-11-22T20:00:00.000Z'),
  });
  return {
    keeper,
    writes,
    standing: () => standing.record,
    change: (fields: Partial<WholeCase>) => {
      standing = { ...standing, ...fields };
    },
  };
}
