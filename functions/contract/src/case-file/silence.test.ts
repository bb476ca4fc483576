import { type CategoryCode, type CrimeVersion, categoryCodes, crimeOfFacts, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { blankCase, type CaseRecord } from '../schemas/case.ts';
import { type ChargeRecord, plainCharge } from '../schemas/charge.ts';
import { catalogueOf } from './catalogue-of.ts';
import { toCaseFile } from './to-case-file.ts';

const at = '2026-11-20T08:00:00.000Z';
const record: CaseRecord = { ...blankCase, Id: 'case', OwnerId: 'me', CreatedAt: at, UpdatedAt: at, Version: 1 };

const crime = (statute: string, category: CategoryCode, kind: CrimeVersion['kind'] = 'crime'): CrimeVersion => ({
  ...crimeOfFacts({ statute, kind, severity: 'felony', terms: { lower: '2y', middle: '3y', upper: '5y' }, category }),
  id: `${statute} ${category} ${kind}`,
});
const charge = ({ id, kind }: CrimeVersion, CountNumber: number, fields: Partial<ChargeRecord> = {}): ChargeRecord => ({
  ...plainCharge,
  Findings: [],
  Id: `c${CountNumber}`,
  CaseId: 'case',
  Version: 1,
  CrimeId: id,
  CountNumber: kind === 'crime' ? CountNumber : 0,
  Date: '2026-03-14',
  ...fields,
});
const sentenced = (crimes: readonly CrimeVersion[], charges: readonly ChargeRecord[]) => {
  const catalogue = catalogueOf('test', crimes);
  const file = toCaseFile({ record, charges }, (id) => crimes.find((each) => each.id === id));
  return { file, catalogue, answer: sentence(file, catalogue, '2026-11-20') };
};

/** Every default that the site shows, said. */
const inWords = {
  dateEnd: null,
  state: 'Completed',
  status: 'Convicted',
  term: 'upper',
  run: 'consecutive',
  subordinateTerm: 'third',
  principal: 'unspecified',
  scheme: '1170.1',
  strikes: '0',
  gang: false,
  death: false,
  findings: [],
  probation: { granted: false },
} as const;

test.for(categoryCodes)('two untouched counts of %s are sentenced as their defaults say', (category) => {
  const crimes = [crime('PC 487(a)', category), crime('PC 496(a)', category)];
  const { file, catalogue, answer } = sentenced(
    crimes,
    crimes.map((each, index) => charge(each, index + 1)),
  );
  const charges = file.charges.map((each) => ({ ...each, ...inWords }));
  const loud = { ...file, strikes: '0', violentPriors: 0, statusEnhancementsOnEachCount: true, charges } as const;
  expect(sentence(loud, catalogue, '2026-11-20')).toEqual(answer);
});

const theft = crime('PC 487(a)', 'DEFAULT');
const dissuasion = crime('PC 136.1(b)(1)', 'WITNESS_1170_15');
const onBail = crime('PC 12022.1(b)', 'DEFAULT', 'status');

test.for([
  [[theft, dissuasion], 2, 'WitnessOf'],
  [[theft, onBail], 2, 'PrimaryCharge'],
] as const)('a charge that names one which is gone is sentenced as if it named none: %#', ([crimes, nth, field]) => {
  const of = (fields: Partial<ChargeRecord>) =>
    sentenced(
      crimes,
      crimes.map((each, index) => charge(each, index + 1, index + 1 === nth ? fields : {})),
    ).answer;
  expect(of({ [field]: 'case.gone' })).toEqual(of({}));
});

test('the charge whose witness was dissuaded counts while it is there', () => {
  const crimes = [theft, dissuasion];
  const total = (WitnessOf: string | null) =>
    sentenced(crimes, [charge(theft, 1), charge(dissuasion, 2, { WitnessOf })]).answer.summary.totalDeterminate;
  expect([total(null), total('gone'), total('c1')]).toEqual([6, 6, 8].map((years) => years * 360));
});
