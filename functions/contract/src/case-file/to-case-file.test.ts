import { type CrimeVersion, crimeOfFacts, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { blankCase, caseRecord } from '../schemas/case.ts';
import { type ChargeRecord, chargeRecord, plainCharge } from '../schemas/charge.ts';
import { catalogueOf } from './catalogue-of.ts';
import { toCaseFile } from './to-case-file.ts';

const record = caseRecord.parse({
  ...blankCase,
  Id: 'case',
  OwnerId: 'owner',
  CreatedAt: '2026-11-20T08:00:00.000Z',
  UpdatedAt: '2026-11-20T08:00:00.000Z',
  Version: 1,
  DefendantLastName: 'Rivera',
  DefendantBirthdate: '1999-05-04',
  NumberOfStrikes: 2,
  caseAttributes: JSON.stringify({
    crData: [{ dateIn: '2026-01-05', dateOut: '2026-04-14', creditRatio: '50' }],
    releaseStartDate: '2026-08-01',
    futureCreditRatio: '33',
  }),
});

const charge = (changes: Partial<ChargeRecord>): ChargeRecord =>
  chargeRecord.parse({
    ...plainCharge,
    Id: 'c1',
    CaseId: 'case',
    Version: 1,
    CrimeId: 'robbery',
    CountNumber: 1,
    Date: '2026-03-14',
    NumberOfStrikes: '1',
    ...changes,
  });

const crime = (kind: CrimeVersion['kind'], statute: string): CrimeVersion =>
  crimeOfFacts({ statute, kind, severity: 'felony', terms: { upper: '5y' }, serious: true, violent: true });

const crimes: Record<string, CrimeVersion> = {
  robbery: crime('crime', 'PC 211'),
  gun: crime('conduct', 'PC 12022.53(b)'),
  prior: crime('status', 'PC 667(a)(1)'),
  onBail: crime('status', 'PC 12022.1'),
  allegation: crime('probation', 'PC 1203.06(a)(1)'),
};
const crimeOf = (id: string) => crimes[id];

test('an enhancement hangs on its stored parent, else on the crime of its count', () => {
  const file = toCaseFile(
    {
      record,
      charges: [
        charge({}),
        charge({ Id: 'c2', CountNumber: 2 }),
        charge({ Id: 'e1', CrimeId: 'gun', CountNumber: 1, parentCharge: 'c2' }),
        charge({ Id: 'e2', CrimeId: 'gun', CountNumber: 1 }),
      ],
    },
    crimeOf,
  );
  expect(file.charges.map(({ id, enhancements }) => [id, enhancements?.map((e) => e.id)])).toEqual([
    ['c1', ['e2']],
    ['c2', ['e1']],
  ]);
});

test('status rows and probation allegations stand outside the counts', () => {
  const file = toCaseFile(
    {
      record,
      charges: [
        charge({ Id: 's1', CrimeId: 'prior', CountNumber: 0 }),
        charge({ Id: 'p1', CrimeId: 'allegation', CountNumber: 0 }),
      ],
    },
    crimeOf,
  );
  expect(file.charges).toEqual([]);
  expect(file.caseEnhancements).toEqual([{ id: 's1', crime: { id: 'prior' } }]);
  expect(file.limitations).toEqual([{ id: 'PC 1203.06(a)(1)', true: true, pled: true, alleged: true }]);
});

test('a charge whose crime the catalogue has no more is not passed over: the answer says so', () => {
  const file = toCaseFile(
    { record, charges: [charge({}), charge({ Id: 'c2', CrimeId: 'gone', CountNumber: 2 })] },
    crimeOf,
  );
  expect(file.charges.map(({ id }) => id)).toEqual(['c1', 'c2']);
  const rows = Object.entries(crimes).map(([id, row]) => ({ ...row, id }));
  const { charges, notices } = sentence(file, catalogueOf('test', rows), '2026-08-01');
  expect(charges.map(({ id }) => id)).toEqual(['c1']);
  expect(notices).toContainEqual(
    expect.objectContaining({ code: 'CRIME_NOT_FOUND', text: expect.stringContaining('No crime has the id gone.') }),
  );
});

test.for([
  [0, undefined],
  [1, 'Acquitted'],
  [2, 'Dismissed'],
  [3, 'Stayed654'],
  [4, 'Stayed'],
  [5, 'Stayed'],
  [6, 'Stayed'],
] as const)('ChargeStatus %i reads %s', ([status, read]) => {
  expect(toCaseFile({ record, charges: [charge({ ChargeStatus: status })] }, crimeOf).charges[0]?.status).toBe(read);
});

test('a ticked circumstance is read with its proof', () => {
  const ticked = [
    { Id: 't1', CaseId: 'case', CircumstancesId: 'CRC 4.421(a)(2)', Proof: 'found' as const, Version: 1 },
  ];
  expect(toCaseFile({ record, charges: [charge({})], circumstances: ticked }, crimeOf).circumstances).toEqual([
    { id: 'CRC 4.421(a)(2)', proof: 'found' },
  ]);
});

test('strikes, custody and release come from the case', () => {
  expect(toCaseFile({ record, charges: [charge({ SelectedTerm: 2, Concurrency: 1 })] }, crimeOf)).toMatchObject({
    strikes: '2+',
    birthdate: '1999-05-04',
    charges: [{ term: 'middle', run: 'concurrent', strikes: '1' }],
    custody: [{ in: '2026-01-05', out: '2026-04-14', rate: '50' }],
    release: { start: '2026-08-01', futureRate: '33' },
  });
});

test('custody that goes on has no last day, and a rate of future credit needs no start', () => {
  const crData = [{ dateIn: '2026-01-05', dateOut: '2026-04-14', goesOn: true, creditRatio: 'auto' }];
  const caseAttributes = JSON.stringify({ crData, futureCreditRatio: '33' });
  expect(toCaseFile({ record: { ...record, caseAttributes }, charges: [] }, crimeOf)).toMatchObject({
    custody: [{ in: '2026-01-05', rate: 'auto' }],
    release: { futureRate: '33' },
  });
});

test('the file of an untouched case says what was charged, and nothing that nobody chose', () => {
  const untouched = { ...record, ...blankCase, caseAttributes: '{"crData": 7' };
  const ticked = [{ Id: 't1', CaseId: 'case', CircumstancesId: 'CRC 4.421(a)(2)', Proof: 'none' as const, Version: 1 }];
  const marked = [
    { Id: 'l1', CaseId: 'case', ProbationLimitationId: 'PC 1203(e)(4)', IsTrue: true, IsPled: false, Version: 1 },
  ];
  const plain = { NumberOfStrikes: '0' } as const;
  const rows = [
    charge(plain),
    charge({ ...plain, Id: 'e1', CrimeId: 'gun' }),
    charge({ ...plain, Id: 's1', CrimeId: 'prior', CountNumber: 0 }),
  ];
  expect(toCaseFile({ record: untouched, charges: rows, limitations: marked, circumstances: ticked }, crimeOf)).toEqual(
    {
      caseFile: 1,
      charges: [
        {
          id: 'c1',
          count: 1,
          crime: { id: 'robbery' },
          date: '2026-03-14',
          enhancements: [{ id: 'e1', crime: { id: 'gun' } }],
        },
      ],
      caseEnhancements: [{ id: 's1', crime: { id: 'prior' } }],
      limitations: [{ id: 'PC 1203(e)(4)', true: true }],
      circumstances: [{ id: 'CRC 4.421(a)(2)' }],
      custody: [],
      release: {},
    },
  );
});

const said: readonly (readonly [fields: Partial<ChargeRecord>, says: object])[] = [
  [{ DateRangeEnd: '2026-03-16' }, { dateEnd: '2026-03-16' }],
  [{ Occasion: 'A' }, { occasion: 'A' }],
  [{ OperativeFacts: 'the chase' }, { operativeFacts: 'the chase' }],
  [{ VictimId: 'V1' }, { victim: 'V1' }],
  [{ WitnessOf: 'c2' }, { witnessOf: 'c2' }],
  [{ EarlierJudgment: 1 }, { earlier: 'serving' }],
  [{ EarlierJudgment: 2 }, { earlier: 'probation' }],
  [{ CrimeState: 'Attempt' }, { state: 'Attempt' }],
  [{ ChargeStatus: 3 }, { status: 'Stayed654' }],
  [{ SelectedTerm: 1 }, { term: 'lower' }],
  [{ SelectedTerm: 2 }, { term: 'middle' }],
  [{ SelectedDays: 0 }, { days: 0 }],
  [{ Concurrency: 1 }, { run: 'concurrent' }],
  [{ RunSTIRCalculation: false }, { subordinateTerm: 'full' }],
  [{ IsPrincipal: 1 }, { principal: 'preferred' }],
  [{ SubSentenceNum: 1 }, { scheme: 'own' }],
  [{ isGang: true }, { gang: true }],
  [{ IsDeathSentence: true }, { death: true }],
  [{ ProbationGranted: true }, { probation: { granted: true } }],
  [{ ProbationGranted: true, ProbationJailTimeDays: 0 }, { probation: { granted: true, jailDays: 0 } }],
  [{ ProbationJailTimeDays: 90 }, {}],
  [{ Findings: ['in-prison', 'of-tomorrow'] }, { findings: ['in-prison'] }],
];
test.for(said)('%j of a charge says %j', ([fields, says]) => {
  const [plain] = toCaseFile({ record, charges: [charge({})] }, crimeOf).charges;
  expect(toCaseFile({ record, charges: [charge(fields)] }, crimeOf).charges).toEqual([{ ...plain, ...says }]);
});

test.for([
  [0, '0', {}],
  [2, '2+', { strikes: '2+' }],
  [2, '0', { strikes: '2+', charge: '0' }],
  [0, '1', { charge: '1' }],
] as const)(
  'a case of %i strikes with a charge of %s says them once, where they differ twice',
  ([level, own, says]) => {
    const { strikes, charges } = toCaseFile(
      { record: { ...record, NumberOfStrikes: level }, charges: [charge({ NumberOfStrikes: own })] },
      crimeOf,
    );
    expect({ strikes, charge: charges[0]?.strikes }).toEqual({ strikes: undefined, charge: undefined, ...says });
  },
);

test('an enhancement for a crime on bail stands beside the crime it is of, and names the primary offense', () => {
  const row = (fields: Partial<ChargeRecord>) =>
    charge({ Id: 's1', CrimeId: 'onBail', CountNumber: 0, PrimaryCharge: 'c1', ...fields });
  const file = (fields: Partial<ChargeRecord>) =>
    toCaseFile({ record, charges: [charge({}), charge({ Id: 'c2', CountNumber: 2 }), row(fields)] }, crimeOf);
  const says = { id: 's1', crime: { id: 'onBail' }, primary: 'c1' };
  expect(file({ parentCharge: 'c2' }).charges.map(({ enhancements }) => enhancements)).toEqual([undefined, [says]]);
  expect(file({ parentCharge: 'c2' }).caseEnhancements).toBeUndefined();
  for (const parentCharge of [null, 'gone']) expect(file({ parentCharge }).caseEnhancements).toEqual([says]);
});
