import type { CaseAttributes, CaseRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import type { CaseWork } from '../work/case-work.ts';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { changeOf, stillWords } from './follow-ups.ts';
import type { ChargeFields, Write } from './writes.ts';

const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
const theft: TestRow['crime'] = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };

/** What is said once a field of count 1 is set. */
function said(fields: ChargeFields, ...others: readonly TestRow[]) {
  const before = testWork([{ crime: robbery }, ...others]);
  const after = testWork([{ crime: robbery, charge: fields }, ...others]);
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c1', fields }];
  return changeOf(before, after, { writes, what: 'count 1' });
}

test('a term is told by its names, with the total before it', () => {
  expect(said({ SelectedTerm: 2 })).toEqual({ before: '5y', words: 'count 1 upper → middle', moved: [] });
});

test('a row that becomes principal is named with what it came to', () => {
  expect(said({ ChargeStatus: 2 }, { crime: theft })).toEqual({
    before: '5y 8m',
    words: 'count 1 dismissed; count 2 is now principal, 8m → 3y',
    moved: ['c2'],
  });
});

const weapon: TestRow['crime'] = { statute: 'PC 4502(a)', terms: { lower: '2y', middle: '3y', upper: '4y' } };
test.for([
  [[], ['in-jail'], 'count 1 proved: committed in a county jail or camp'],
  [['in-jail'], [], 'count 1 no longer proved: committed in a county jail or camp'],
  [
    ['in-jail'],
    ['in-prison'],
    'count 1 proved: committed in state prison, no longer proved: committed in a county jail or camp',
  ],
] as const)('facts are named, from %j to %j: %s', ([from, to, words]) => {
  const [before, after] = [from, to].map((Findings) =>
    testWork([{ crime: weapon, charge: { Findings: [...Findings] } }]),
  );
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c1', fields: { Findings: [...to] } }];
  if (before === undefined || after === undefined) throw new Error('no case');
  expect(stillWords({ writes, what: 'count 1' }, before, after)).toBe(words);
});

test('a status and an order that are set in one gesture are both told', () => {
  const words = said({ ChargeStatus: 0, Concurrency: 1 }, { crime: theft }, { crime: theft })?.words;
  expect(words).toMatch(/^count 1 convicted, concurrent/);
});

test('of many rows two are named', () => {
  const change = said({ ChargeStatus: 2 }, { crime: theft }, { crime: theft, charge: { ChargeStatus: 3 } });
  expect(change?.moved).toEqual(['c2']);
});

test('a term that is chosen and not in use is said to be kept', () => {
  const before = testWork([{ crime: robbery }, { crime: theft }]);
  const after = testWork([{ crime: robbery }, { crime: theft, charge: { SelectedTerm: 1 } }]);
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c2', fields: { SelectedTerm: 1 } }];
  expect(changeOf(before, after, { writes, what: 'count 2' })?.words).toBe('count 2 upper → lower, kept, not used');
});

// of an enhancement the term imposed counts, whatever the count's own third is of: PC 186.22(b)(1)(A), 1170.1(a)
test('a choice of term that a gang term goes with is in use, and says what that comes to', () => {
  const gang = (SelectedTerm: 1 | 3) =>
    testWork([
      { crime: { ...robbery, violent: true }, charge: { isGang: true } },
      { crime: theft, charge: { isGang: true, SelectedTerm } },
    ]);
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c2', fields: { SelectedTerm: 1 } }];
  expect(changeOf(gang(3), gang(1), { writes, what: 'count 2' })?.words).toBe(
    'count 2 upper → lower; PC 186.22(b)(1)(A) of count 2 16m → 8m',
  );
});

const assault: TestRow['crime'] = { statute: 'PC 273.5(a)', terms: { lower: '2y', middle: '3y', upper: '4y' } };
const lesser: TestRow['crime'] = { ...assault, severity: 'misdemeanor', terms: { upper: '364d' } };
const injury: TestRow = {
  crime: { statute: 'PC 12022.7(e)', kind: 'conduct', terms: { lower: '3y', middle: '4y', upper: '5y' } },
  charge: { CountNumber: 1, parentCharge: 'c1' },
};

// it is added to a felony: PC 12022.7(e)
test('an enhancement that a rule stays when its count becomes a misdemeanor is named, with what it added', () => {
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c1', fields: { CrimeId: 'lesser' } }];
  const [up, down] = [assault, lesser].map((crime) => testWork([{ crime }, injury]));
  if (up === undefined || down === undefined) throw new Error('two cases');
  const gesture = { writes, what: 'count 1' };
  expect(changeOf(up, down, gesture)).toMatchObject({
    before: '9y',
    words: 'count 1 felony → misdemeanor; PC 12022.7(e) of count 1 is now stayed by rule, 5y less',
    moved: ['c2'],
  });
  expect(changeOf(down, up, gesture)?.words).toBe(
    'count 1 misdemeanor → felony; PC 12022.7(e) of count 1 is now convicted, 5y more',
  );
});

test('an enhancement that moves to another count is named with the count that it moved to, and one that goes along is not', () => {
  const rows = (CountNumber: number, parentCharge: string): readonly TestRow[] => [
    { crime: robbery },
    { crime: robbery },
    { ...injury, charge: { CountNumber, parentCharge } },
  ];
  const [before, after] = [testWork(rows(1, 'c1')), testWork(rows(2, 'c2'))];
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c3', fields: { CountNumber: 2, parentCharge: 'c2' } }];
  const what = 'PC 12022.7(e) of count 1';
  expect(changeOf(before, after, { writes, what })?.words).toMatch(/^PC 12022\.7\(e\) moved to count 2; /);
  expect(stillWords({ writes, what }, before, after)).toMatch(/^PC 12022\.7\(e\) moved to count 2/);
  const along: readonly Write[] = ['c1', 'c3'].map((id) => ({ kind: 'charge', id, fields: { CountNumber: 4 } }));
  const [first, ...others] = rows(4, 'c1');
  const gone = testWork([{ ...first, crime: robbery, charge: { CountNumber: 4 } }, ...others]);
  expect(stillWords({ writes: along, what }, before, gone)).toMatch(/^count 1 is now count 4(?!.*moved)/);
});

test('what is stayed with its count is not named beside it', () => {
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c1', fields: { ChargeStatus: 3 } }];
  const stayed = testWork([{ crime: assault, charge: { ChargeStatus: 3 } }, injury, { crime: theft }]);
  const words = changeOf(testWork([{ crime: assault }, injury, { crime: theft }]), stayed, { writes, what: 'count 1' });
  expect(words?.words).not.toContain('12022.7');
});

test.for([
  [{ IsPrincipal: 1 }, 'count 1 Principal Unspecified → Preferred'],
  [{ ProbationGranted: true }, 'count 1 Probation granted No → Yes'],
  [{ Occasion: 'A' }, 'count 1 Occasion A'],
  [{ OfficeNote: 'what the office has said of it for itself' }, 'count 1 Notes for the office changed'],
  [{ CountNumber: 3 }, 'count 1 is now count 3'],
] as const satisfies readonly (readonly [ChargeFields, string])[])('%j is told in words', ([fields, words]) => {
  const [before, after] = [{}, fields].map((charge) => testWork([{ crime: robbery, charge }]));
  if (before === undefined || after === undefined) throw new Error('two cases');
  expect(stillWords({ writes: [{ kind: 'charge', id: 'c1', fields }], what: 'count 1' }, before, after)).toContain(
    words,
  );
});

test('what is no charge is said to have changed', () => {
  const work = testWork([{ crime: robbery }]);
  const writes: readonly Write[] = [{ kind: 'attributes', fields: { custodyPart: 90 } }];
  expect(stillWords({ writes, what: 'split sentence' }, work, work)).toBe('split sentence changed');
});

const may = { dateIn: '2026-05-01', dateOut: '2026-05-09', creditRatio: 'auto' } as const;
const may20 = { ...may, creditRatio: '20' } as const;
const june = { dateIn: '2026-06-01', dateOut: '2026-06-09', creditRatio: 'auto' } as const;

test.for<readonly [Partial<CaseRecord>, Partial<CaseRecord>, string]>([
  [{}, { NumberOfStrikes: 1 }, 'Prior Strikes: 0 → 1'],
  [{}, { CaseStatus: 2 }, 'Case status: Open → Bench Warrant'],
  [{}, { OfficeNote: 'what the office has said of it for itself' }, 'Notes for the office changed'],
  [{ NumberOfStrikes: 2 }, { NumberOfStrikes: 3 }, 'Prior Strikes: 2+ → 2+ w/ Super Strike'],
  [{}, { ViolentPriors: 2 }, 'Prior prison terms, PC 667.7: 0 → 2'],
  [{}, { ComplaintDate: '2026-03-20' }, 'Complaint date: none → 03/20/2026'],
  [{ SurrenderDate: '2026-03-20' }, { SurrenderDate: null }, 'Surrender date: 03/20/2026 → none'],
  [{}, { IsGang: true }, 'Gang case: No → Yes'],
])('of the case it is told what was set, from %j to %j: %s', ([from, fields, words]) => {
  const [before, after] = [testWork([{ crime: robbery }], from), testWork([{ crime: robbery }], fields)];
  const writes: readonly Write[] = [{ kind: 'case', fields }];
  expect(stillWords({ writes, what: 'the case' }, before, after)).toBe(words);
});

test.for<readonly [Partial<CaseAttributes>, Partial<CaseAttributes>, string]>([
  [{}, { sentencingDate: '2026-06-09' }, 'Sentencing date: none → 06/09/2026'],
  [{ custodyPart: 90 }, { custodyPart: 120 }, 'Custody part in days: 90 → 120'],
  [{}, { futureCreditRatio: '50' }, 'Future credit: By law → 50%'],
  [{}, { crData: [may] }, 'Custody Credits: none → 05/01/2026 to 05/09/2026'],
  [{ crData: [may] }, { crData: [may, june] }, 'Custody Credits: 06/01/2026 to 06/09/2026 added'],
  [{ crData: [may, june] }, { crData: [may] }, 'Custody Credits: 06/01/2026 to 06/09/2026 deleted'],
  [{ crData: [may] }, { crData: [june] }, 'Custody Credits: 05/01/2026 to 05/09/2026 → 06/01/2026 to 06/09/2026'],
  [{ crData: [may] }, { crData: [may20] }, 'Custody Credits: 05/01/2026 to 05/09/2026 By law → 20%'],
  [
    { crData: [may20] },
    { crData: [{ ...may, creditRatio: '66' }] },
    'Custody Credits: 05/01/2026 to 05/09/2026 20% → 66% (2/3)',
  ],
  [{ crData: [june] }, { crData: [june, may20] }, 'Custody Credits: 05/01/2026 to 05/09/2026 at 20% added'],
  [{}, { dismissedChecks: [] }, 'the case changed'],
])('beside the charges it is told what was set, from %j to %j: %s', ([from, fields, words]) => {
  const [before, after] = [from, fields].map((of) =>
    testWork([{ crime: robbery }], { caseAttributes: JSON.stringify(of) }),
  );
  if (before === undefined || after === undefined) throw new Error('two cases');
  const writes: readonly Write[] = [{ kind: 'attributes', fields }];
  expect(stillWords({ writes, what: 'the case' }, before, after)).toMatch(words);
});

// the same occasion binds no two felonies, another does: PC 667(c)(6)
test('of two counts that a rule binds the one that follows is told, and never the principal', () => {
  const strike = { NumberOfStrikes: '1' } as const;
  const of = (Occasion: string) =>
    testWork([
      { crime: robbery, charge: { ...strike, Occasion: 'A' } },
      { crime: theft, charge: { ...strike, Occasion } },
    ]);
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c2', fields: { Occasion: 'B' } }];
  expect(stillWords({ writes, what: 'count 2' }, of('A'), of('B'))).toBe(
    'count 2 Occasion A → B; count 2 is now mandatory consecutive',
  );
  expect(stillWords({ writes, what: 'count 2' }, of('B'), of('A'))).toBe(
    'count 2 Occasion B → A; count 2 is now no longer mandatory consecutive',
  );
  expect(changeOf(of('A'), of('B'), { writes, what: 'count 2' })).toBeNull();
});

// A and A may run together, each of them must follow C: the pair decides, PC 667(c)(6)
test('a count that is bound to some felonies and not to all is told to which', () => {
  const strike = { NumberOfStrikes: '1' } as const;
  const of = (second: string | null, third: string | null) =>
    testWork([
      { crime: robbery, charge: { ...strike, Occasion: 'A' } },
      { crime: theft, charge: { ...strike, Occasion: second } },
      { crime: theft, charge: { ...strike, Occasion: third } },
    ]);
  const told = (id: string, before: CaseWork, after: CaseWork) =>
    changeOf(before, after, { writes: [{ kind: 'charge', id, fields: { Occasion: '' } }], what: '' })?.words ??
    stillWords({ writes: [{ kind: 'charge', id, fields: { Occasion: '' } }], what: '' }, before, after);
  expect(told('c2', of('B', 'C'), of('A', 'C'))).toMatch(/; count 2 is now mandatory consecutive only to count 3$/);
  expect(told('c2', of(null, null), of('B', null))).toMatch(/; count 2 is now mandatory consecutive only to count 1$/);
  expect(told('c2', of('B', null), of('A', null))).toMatch(/; count 2 is now no longer mandatory consecutive$/);
  expect(told('c3', of('B', null), of('B', 'C'))).toMatch(
    /; count 3 is now mandatory consecutive; count 2 is now mandatory consecutive$/,
  );
  expect(told('c2', of('C', 'C'), of('B', 'C'))).toMatch(
    /; count 2 is now mandatory consecutive; count 3 is now mandatory consecutive$/,
  );
});

test('what changes no number and moves no row is no news', () => {
  expect(said({ Occasion: 'A' })).toBeNull();
});

test('what changes no total is said all the same, with the release that it moved', () => {
  const before = testWork([{ crime: robbery }, { crime: theft, charge: { Concurrency: 1 } }]);
  const after = testWork([{ crime: robbery }, { crime: theft, charge: { Concurrency: 1, ChargeStatus: 2 } }]);
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c2', fields: { ChargeStatus: 2 } }];
  expect(stillWords({ writes, what: 'count 2' }, before, after)).toBe('count 2 dismissed');
  const { release } = after.sentence;
  const sooner = { ...after, sentence: { ...after.sentence, release: { ...release, earliestRelease: '2027-01-31' } } };
  expect(stillWords({ writes: [], what: 'custody credits' }, before, sooner)).toBe(
    'custody credits; earliest release 01/31/2027',
  );
});

test('counts that come or go are said to, and what hangs on them is not counted', () => {
  const gun: TestRow['crime'] = { statute: 'PC 12022(b)(1)', kind: 'conduct', terms: { upper: '1y' } };
  const hung: TestRow = { crime: gun, charge: { CountNumber: 2, parentCharge: 'c2' } };
  const one = testWork([{ crime: robbery }]);
  const two = testWork([{ crime: robbery }, { crime: theft }, hung]);
  const charges = two.rows.map(({ charge }) => charge).filter(({ Id }) => Id !== 'c1');
  expect(changeOf(two, one, { writes: [{ kind: 'delete', ids: ['c2', 'c3'] }], what: '' })?.words).toBe(
    'count 2 deleted',
  );
  expect(changeOf(one, two, { writes: [{ kind: 'add', charges, crimes: [] }], what: '' })?.words).toBe('count 2 added');
  const none = testWork([]);
  const all = { kind: 'delete', ids: two.rows.map(({ charge }) => charge.Id) } as const;
  expect(changeOf(two, none, { writes: [all], what: '' })?.words).toBe('2 charges deleted');
});

// PC 12022.7(a) makes the theft's count violent and serious: PC 667.5(c)(8), 1192.7(c)(8)
test('a count that keeps its role is told by what it won and lost, not by its role', () => {
  const found = (ChargeStatus: 0 | 2): TestRow => ({
    crime: { statute: 'PC 12022.7(a)', kind: 'conduct', terms: { upper: '3y' } },
    charge: { CountNumber: 1, parentCharge: 'c1', ChargeStatus },
  });
  const [standing, dismissed] = [testWork([{ crime: theft }, found(0)]), testWork([{ crime: theft }, found(2)])];
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c2', fields: { ChargeStatus: 2 } }];
  const gesture = { writes, what: 'PC 12022.7(a)' };
  expect(changeOf(standing, dismissed, gesture)?.words).toContain(
    'count 1 is now no longer violent and no longer serious',
  );
  expect(changeOf(dismissed, standing, gesture)?.words).toContain('count 1 is now violent and serious');
});

// PC 182(a): a conspiracy to commit what is only a misdemeanor is a felony all the same
test('another crime in the place of a conspiracy is told by its statute where the level stays', () => {
  const battery: TestRow['crime'] = { ...lesser, statute: 'PC 242', terms: { upper: '6m' } };
  const [was, now] = [assault, battery].map((crime) => testWork([{ crime, charge: { CrimeState: 'Conspiracy' } }]));
  if (was === undefined || now === undefined) throw new Error('two cases');
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c1', fields: { CrimeId: 'PC 242' } }];
  expect(changeOf(was, now, { writes, what: 'count 1' })?.words).toContain('count 1 PC 182/273.5(a) → PC 182/242');
});

// PC 17(b), 182(a): the days of a conspiracy are its level
test.for([
  [null, 364, 'count 1 felony → misdemeanor'],
  [364, null, 'count 1 misdemeanor → felony'],
  [364, 100, 'count 1 Jail days 364 → 100'],
] as const)('a conspiracy to commit a misdemeanor, from %s days to %s: %s', ([was, SelectedDays, words]) => {
  const crime: TestRow['crime'] = { statute: 'PC 242', severity: 'misdemeanor', terms: { upper: '6m' } };
  const [before, after] = [was, SelectedDays].map((days) =>
    testWork([{ crime, charge: { CrimeState: 'Conspiracy', SelectedDays: days } }]),
  );
  if (before === undefined || after === undefined) throw new Error('no case');
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c1', fields: { SelectedDays } }];
  expect(changeOf(before, after, { writes, what: 'count 1' })?.words).toBe(words);
});

test('a count that becomes concurrent now runs beside', () => {
  const gun: TestRow = {
    crime: { statute: 'PC 12022(b)(1)', kind: 'conduct', terms: { upper: '1y' } },
    charge: { CountNumber: 1, parentCharge: 'c1' },
  };
  const [before, after] = [0, 1].map((Concurrency) =>
    testWork([
      { crime: robbery, charge: { Concurrency: 0 } },
      { crime: theft, charge: { Concurrency: Concurrency === 1 ? 1 : 0 } },
      gun,
    ]),
  );
  if (before === undefined || after === undefined) throw new Error('two cases');
  const writes: readonly Write[] = [{ kind: 'attributes', fields: {} }];
  expect(changeOf(before, after, { writes, what: '' })?.words).toMatch(/; count 2 now runs beside, 8m → 3y$/);
});

// PC 667.6(d): separate victims; the count itself is of full term then, as the others that it makes so
test('of the count whose victim is told it is told what that made of it, before what it made of others', () => {
  const rape: TestRow['crime'] = {
    statute: 'PC 261(a)(2)',
    terms: { lower: '3y', middle: '6y', upper: '8y' },
    groups: ['SEX6676'],
    category: 'SEX_667_6',
  };
  const of = (VictimId: string | null) =>
    testWork([{ crime: rape, charge: { VictimId: 'V1' } }, { crime: rape, charge: { VictimId } }, { crime: robbery }]);
  const writes: readonly Write[] = [{ kind: 'charge', id: 'c2', fields: { VictimId: 'V2' } }];
  expect(changeOf(of(null), of('V2'), { writes, what: 'count 2' })?.words).toBe(
    'count 2 Victim V2, now full term, 2y → 8y; count 1 is now full term; count 3 is now principal, 1y → 5y',
  );
});
