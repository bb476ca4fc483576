import { type ChargeRecord, toCaseFile } from '@countwise/contract';
import { sentence } from '@countwise/engine';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { consequencesOf } from './consequences-of.ts';
import { charge, record } from './report.fixture.ts';

const catalogue = readCatalogue();
const reference = readReference();

function rowIdOf(statute: string): string {
  const found = catalogue.byStatute(statute, '2026-03-14');
  if (found.kind === 'missing') throw new Error(found.message);
  return found.crime.id;
}

const counted = (statute: string, CountNumber: number, more: Partial<ChargeRecord> = {}): ChargeRecord => ({
  ...charge,
  Id: `case.${statute}`,
  CrimeId: rowIdOf(statute),
  CountNumber,
  NumberOfStrikes: '0',
  ...more,
});

/** Names of consequences with the counts that bring them. */
function broughtBy(...charges: readonly ChargeRecord[]): ReadonlyMap<string, readonly number[]> {
  const file = toCaseFile({ record: { ...record, NumberOfStrikes: 0 }, charges }, (id) => catalogue.row(id));
  const answer = sentence(file, catalogue, '2026-08-01');
  const settings = { immigration: true };
  return new Map(
    consequencesOf(charges, answer, catalogue, reference, settings, record).map((one) => [one.name, one.counts]),
  );
}

const [acquitted, dismissed, stayed654, stayed] = [1, 2, 3, 4] as const;
const lewd = 'Sex offender registration, tier 3';
const gun = 'Immigration: firearms';
const robbery = 'PC 211/212.5(c)';

test.for([
  [acquitted, []],
  [dismissed, []],
  [stayed654, [1]],
  [stayed, [1]],
  [0, [1]],
] as const)('a lewd act of status %i asks for registration: %j', ([ChargeStatus, counts]) => {
  const brought = broughtBy(counted('PC 288(b)(1)', 1, { ChargeStatus }), counted('PC 273a(b)', 2));
  expect(brought.get(lewd) ?? []).toEqual(counts);
});

test('a gun falls with its robbery, and stands with one that is stayed', () => {
  const enhanced = (ChargeStatus: ChargeRecord['ChargeStatus']) =>
    broughtBy(
      counted(robbery, 1, { ChargeStatus }),
      counted('PC 12022.53(b)', 1, { parentCharge: `case.${robbery}` }),
      counted('HS 11378', 2),
    );
  expect(enhanced(dismissed).has(gun)).toBe(false);
  expect(enhanced(stayed654).get(gun)).toEqual([1]);
});

test('what follows a killing does not follow its attempt, what follows a violent felony not the attempt of a robbery', () => {
  const attempted = { CrimeState: 'Attempt' } as const;
  expect(broughtBy(counted('PC 187(a)', 1)).has('Inheritance from the victim')).toBe(true);
  expect(broughtBy(counted('PC 187(a)', 1, attempted)).has('Inheritance from the victim')).toBe(false);
  expect(broughtBy(counted('PC 187(a)', 1, attempted)).has('Notice of release')).toBe(true);
  expect(broughtBy(counted(robbery, 1)).has('Notice of release')).toBe(true);
  expect(broughtBy(counted(robbery, 1, attempted)).has('Notice of release')).toBe(false);
  expect(broughtBy(counted(robbery, 1, attempted)).has('Strike prior')).toBe(true);
});

test('an attempt of what asks for a conviction brings what the plain crime does: Pen. Code, § 314 (J-181)', () => {
  const exposure = { CrimeId: 'pc-314-1~with-a-prior~f' };
  const felony = 'Felon firearm ban';
  const [completed, attempted] = (['Completed', 'Attempt'] as const).map((CrimeState) =>
    broughtBy(counted('PC 314(1)', 1, { ...exposure, CrimeState })),
  );
  expect([completed?.has(felony), attempted?.has(felony)]).toEqual([true, false]);
  expect([...(attempted?.keys() ?? [])].filter((name) => name.startsWith('Sex offender registration'))).toHaveLength(1);
});

test('great injury that is found makes an assault a violent felony, of which release is told', () => {
  const injury = counted('PC 12022.7(a)', 1, { parentCharge: 'case.PC 245(a)(1)' });
  expect(broughtBy(counted('PC 245(a)(1)', 1)).has('Notice of release')).toBe(false);
  expect(broughtBy(counted('PC 245(a)(1)', 1), injury).get('Notice of release')).toEqual([1]);
});

test('what is spoken of before a plea stands before all else', () => {
  const [first, ...others] = [...broughtBy(counted(robbery, 1), counted('PC 288(b)(1)', 2)).keys()];
  const isAsked = (name = '') => /^(Immigration|Advice on immigration|Sex registration|.*[Rr]egistration)/.test(name);
  expect(isAsked(first)).toBe(true);
  const names = [first, ...others];
  expect(names.findLastIndex((name) => name?.startsWith('Immigration'))).toBeLessThan(
    names.indexOf('DNA and print samples'),
  );
});

test.for([
  ['1989-03-14', []],
  ['2010-01-01', [1]],
  [null, [1]],
] as const)(
  'wet reckless of a person born %s: counts that lose a license under 21 %j (VC 13202.5(a))',
  ([born, counts]) => {
    const charges = [counted('VC 23103/23103.5', 1, { Date: '2026-03-14' })];
    const whose = { ...record, DefendantBirthdate: born };
    const answer = sentence(
      toCaseFile({ record: whose, charges }, (id) => catalogue.row(id)),
      catalogue,
      '2026-08-01',
    );
    const brought = consequencesOf(charges, answer, catalogue, reference, { immigration: true }, whose);
    const found = brought.find(({ name }) => name === 'License: driving with alcohol or drugs under 21');
    expect(found?.counts ?? []).toEqual(counts);
  },
);

// Stats. 2024, ch. 649 (AB 2308): fifteen years since January 1, 2025; a range of days is of its last
test('a protective order is as long as on the day of the act', () => {
  const lengthsOf = (...charges: readonly ChargeRecord[]) => {
    const file = toCaseFile({ record: { ...record, NumberOfStrikes: 0 }, charges }, (id) => catalogue.row(id));
    const answer = sentence(file, catalogue, '2026-08-01');
    return consequencesOf(charges, answer, catalogue, reference, { immigration: true }, record)
      .filter(({ name }) => name === 'Protective order, domestic violence injury')
      .map(({ counts, bounds }) => [counts, bounds]);
  };
  const on = (day: string, CountNumber = 1) =>
    counted('PC 273.5(a)', CountNumber, { Id: `case.${CountNumber}`, Date: day });
  expect(lengthsOf(on('2024-12-31'))).toEqual([[[1], '10 years']]);
  expect(lengthsOf({ ...on('2024-12-31'), DateRangeEnd: '2025-01-01' })).toEqual([[[1], '15 years']]);
  expect(lengthsOf(on('2024-12-31'), on('2025-01-01', 2))).toEqual([
    [[2], '15 years'],
    [[1], '10 years'],
  ]);
});

// PC 17(b), 182(a), 29800(a)(1)
test.for([
  [null, [1]],
  [100, []],
] as const)('a conspiracy to batter with %s days in jail forbids guns for life: %j', ([SelectedDays, counts]) => {
  const brought = broughtBy(counted('PC 242', 1, { CrimeState: 'Conspiracy', SelectedDays }));
  expect(brought.get('Felon firearm ban') ?? []).toEqual(counts);
});
