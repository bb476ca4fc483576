import { catalogueOf } from '@countwise/contract';
import type { CaseFile } from '@countwise/engine';
import { expect, test } from 'vitest';
import { pointOf } from './shown-point.ts';

const crime = {
  statute: 'PC 487(a)',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
} as const;
const law = { catalogue: catalogueOf('no crimes', []), today: '2026-11-20' };
const onProbation = (...statuses: readonly ('Convicted' | 'Dismissed')[]): CaseFile => ({
  caseFile: 1,
  charges: statuses.map((status, at) => ({
    id: `c${at + 1}`,
    count: at + 1,
    date: '2026-03-14',
    crime,
    status,
    probation: { granted: true, jailDays: at === 0 ? 180 : 60 },
  })),
});

test('the jail of probation is that of the counts that stand: a dismissed one brings none (PC 1203.1(a))', () => {
  const both = pointOf(onProbation('Convicted', 'Convicted'), law, 0);
  expect([both.total, both.mode]).toEqual(['240d', 'probation with 240 days of jail']);
  const one = pointOf(onProbation('Dismissed', 'Convicted'), law, 0);
  expect([one.total, one.mode]).toEqual(['60d', 'probation with 60 days of jail']);
  expect(pointOf(onProbation('Dismissed'), law, 0).mode).toBe('');
});

/**
 * 25 years to life from 2026-11-20, without credit: the minimum parole date is 2051-11-20 (PC 3046(a)), 25 years of 365 days and
 * six leap days. Who was born in 1985 is heard after twenty years served (PC 3055(a)).
 */
test.for([
  ['1985-07-04', { kind: 'elderly', date: '2046-11-20' }],
  [undefined, null],
] as const)(
  'a life term of a person born %s counts to its minimum, beside the hearing that comes sooner',
  ([birthdate, hearing]) => {
    const murder = { ...crime, statute: 'PC 187(a)', terms: { upper: '25-life' } };
    const file: CaseFile = {
      caseFile: 1,
      charges: [{ id: 'c1', count: 1, date: '2026-03-14', crime: murder }],
      ...(birthdate !== undefined && { birthdate }),
    };
    const point = pointOf(file, law, 0);
    expect([point.serve.statute, point.release.statute]).toEqual([{ kind: 'life', days: 9131 }, '2051-11-20']);
    expect(point.hearing === null ? null : { kind: point.hearing.kind, date: point.hearing.date }).toEqual(hearing);
  },
);
