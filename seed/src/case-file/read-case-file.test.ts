import { expect, test } from 'vitest';
import { readCaseFile } from './read-case-file.ts';

const charge = { id: 'c1', count: 1, crime: 'PC 211', date: '2026-03-14' };
const fileOf = (...charges: readonly object[]) => ({ caseFile: 1, charges });

test('the smallest case file is read as it is', () => {
  const file = { caseFile: 1, charges: [charge] };
  expect(readCaseFile(file)).toEqual({ caseFile: file });
});

test('every field is read', () => {
  const file = {
    caseFile: 1,
    sentencingDate: '2026-08-01',
    birthdate: '1999-05-04',
    strikes: '2+!',
    violentPriors: 3,
    statusEnhancementsOnEachCount: false,
    charges: [
      {
        ...charge,
        dateEnd: null,
        occasion: 'A',
        victim: 'V1',
        state: 'Attempt',
        status: 'Stayed654',
        term: 'lower',
        days: 364,
        run: 'concurrent',
        subordinateTerm: 'full',
        principal: 'preferred',
        strikes: '1',
        gang: true,
        probation: { granted: true, jailDays: 180 },
        enhancements: [
          { id: 'e1', crime: { id: 'x' }, term: 'upper', status: 'Convicted', victim: 'V1', run: 'consecutive' },
        ],
        times: 14,
        findings: ['premeditated', 'vicarious-firearm'],
        death: true,
        scheme: 'own',
        witnessOf: 'c1',
      },
    ],
    caseEnhancements: [
      { id: 's1', crime: 'PC 667(a)(1)', times: 2, findings: ['sexually-violent-prior'], priorDate: '2015-01-01' },
    ],
    limitations: [{ id: 'PC 1203(e)(4)', true: true, pled: false }],
    circumstances: [{ id: 'CRC 4.421(a)(2)', proof: 'found' }, { id: 'CRC 4.423(b)(3)' }],
    custody: [{ in: '2026-01-05', out: '2026-04-14', rate: 'auto' }],
    release: { start: '2026-08-01', futureRate: '67', custodyPart: 0 },
  };
  expect(readCaseFile(file)).toEqual({ caseFile: file });
});

test.for([
  [{ like: 'PC 211', terms: { upper: '5y' } }],
  [{ statute: 'PC 211', kind: 'crime', severity: 'felony', terms: { lower: '16m', middle: '1y8m', upper: '25-life' } }],
  [
    {
      statute: 'PC 37',
      kind: 'crime',
      severity: 'felony',
      terms: { lower: 'LWOP', upper: 'DEATH' },
      attempt: { special: 1 },
    },
  ],
] as const)('a crime in the form of %j', ([crime]) => {
  expect(readCaseFile(fileOf({ ...charge, crime }))).toHaveProperty('caseFile');
});

test.for([
  ['no object', [], '$'],
  ['no charges', { caseFile: 1 }, 'charges'],
  ['another version', { caseFile: 2, charges: [] }, 'caseFile'],
  ['an unknown field', { caseFile: 1, charges: [], extra: 1 }, 'extra'],
  ['a date that is none', fileOf({ ...charge, date: '2026-02-30' }), 'charges[0].date'],
  ['an unknown field of a charge', fileOf({ ...charge, colour: 'red' }), 'charges[0].colour'],
  ['an unknown status', fileOf({ ...charge, status: 'convicted' }), 'charges[0].status'],
  ['an unknown finding', fileOf({ ...charge, findings: ['guilty'] }), 'charges[0].findings[0]'],
  ['a count below one', fileOf({ ...charge, count: 0 }), 'charges[0].count'],
  ['a crime that is a number', fileOf({ ...charge, crime: 211 }), 'charges[0].crime'],
  [
    'a term that is none',
    fileOf({ ...charge, crime: { like: 'PC 211', terms: { upper: '5' } } }),
    'charges[0].crime.terms.upper',
  ],
  ['an id that is a number', fileOf({ ...charge, crime: { id: 5 } }), 'charges[0].crime.id'],
  [
    'an attempt that is neither form',
    fileOf({ ...charge, crime: { like: 'PC 211', attempt: { special: 3 } } }),
    'charges[0].crime.attempt.special',
  ],
  ['an id twice', fileOf(charge, charge), 'charges[1].id'],
  [
    'a circumstance that the rules do not have',
    { ...fileOf(charge), circumstances: [{ id: 'CRC 4.421(z)' }] },
    'circumstances[0].id',
  ],
  [
    'a proof that is none',
    { ...fileOf(charge), circumstances: [{ id: 'CRC 4.421(c)', proof: 'yes' }] },
    'circumstances[0].proof',
  ],
  [
    'a circumstance twice',
    { ...fileOf(charge), circumstances: [{ id: 'CRC 4.421(c)' }, { id: 'CRC 4.421(c)', proof: 'found' }] },
    'circumstances[1].id',
  ],
  ['a range that ends early', fileOf({ ...charge, dateEnd: '2026-03-13' }), 'charges[0].dateEnd'],
  ['a witness of no charge', fileOf({ ...charge, witnessOf: 'c9' }), 'charges[0].witnessOf'],
  [
    'custody that ends early',
    { ...fileOf(charge), custody: [{ in: '2026-01-02', out: '2026-01-01', rate: '50' }] },
    'custody[0].out',
  ],
  [
    'an enhancement twice on one count',
    fileOf({
      ...charge,
      enhancements: [
        { id: 'e', crime: 'PC 1' },
        { id: 'e', crime: 'PC 2' },
      ],
    }),
    'charges[0].enhancements[1].id',
  ],
] as const)('%s is a fault at its path', ([, file, path]) => {
  expect(readCaseFile(file)).toEqual({ faults: [{ path, message: expect.any(String) }] });
});

test('a field that is missing is told so, whatever it would hold', () => {
  const { date: _, ...undated } = charge;
  expect(readCaseFile({ charges: [{ ...undated, crime: { like: 'PC 211', credit: { jail: 51 } } }, {}] })).toEqual({
    faults: [
      { path: 'caseFile', message: 'is missing' },
      { path: 'charges[0].crime.credit.jail', message: expect.stringContaining('a limit of credit in per cent') },
      { path: 'charges[0].date', message: 'is missing' },
      ...['id', 'count', 'crime', 'date'].map((field) => ({ path: `charges[1].${field}`, message: 'is missing' })),
    ],
  });
});

test.for([
  ['of a primary offense that is none', { enhancements: [{ id: 'e', crime: 'PC 12022.1', primary: 'c9' }] }, 'primary'],
  ['of two categories', { crime: { like: 'PC 211', category: 'DEFAULT', groups: ['LIFE_669'] } }, 'groups'],
] as const)('a fault %s', ([, fields, field]) => {
  const read = readCaseFile(fileOf({ ...charge, ...fields }));
  expect('faults' in read && read.faults.map(({ path }) => path.split('.').at(-1))).toEqual([field]);
});

test('every fault is named, those of facts in full too', () => {
  const crime = { statute: '', kind: 'felony', severity: 'felony' };
  const read = readCaseFile(fileOf({ ...charge, id: '', crime, days: -1 }));
  expect('faults' in read && read.faults.map(({ path }) => path)).toEqual([
    'charges[0].id',
    'charges[0].crime.statute',
    'charges[0].crime.kind',
    'charges[0].crime.terms',
    'charges[0].days',
  ]);
});
