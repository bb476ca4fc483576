import { expect, test } from 'vitest';
import { answerTo, prior } from '../case.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const years = (count: number) => ({ kind: 'determinate', days: count * 360 });

test('the own terms of a count are those of its statute, whatever its strikes make of them', () => {
  const [count] = answerTo([{ crime: robbery, strikes: '1' }]).charges;
  expect(count?.own).toEqual({ lower: years(2), middle: years(3), upper: years(5) });
  expect(count?.triad).toEqual({ lower: 1440, middle: 2160, upper: 3600 });
});

test('an attempt has the terms of the attempt, not of the crime', () => {
  const [count] = answerTo([{ crime: robbery, state: 'Attempt', strikes: '2+' }]).charges;
  expect(count?.own).toEqual({ lower: { kind: 'determinate', days: 480 }, middle: years(2), upper: years(3) });
});

test('a third strike shows the minimum of each slot: the greatest of three times the term, 25 years, the term', () => {
  const [count] = answerTo([{ crime: robbery, strikes: '2+' }]).charges;
  expect(count?.triad).toEqual({ lower: 9000, middle: 9000, upper: 9000 });
});

test('the life minimum of a count and that of its enhancement are its length together', () => {
  const [count] = answerTo([{ crime: 'PC 187(a) second degree', enhancements: ['PC 12022.53(d)'] }]).charges;
  expect(count?.countDays).toBe(40 * 360);
});

test('flags of a count are not those of its enhancement or of a prior of the case', () => {
  const [count, other] = [{ crime: robbery }, { crime: robbery, occasion: 'B', enhancements: ['PC 12022(b)(1)'] }];
  const { charges, caseEnhancements } = answerTo([{ ...count, occasion: 'A' }, other], {
    strikes: '1',
    caseEnhancements: prior('PC 667(a)(1)'),
  });
  expect(charges[1]).toMatchObject({ serious: true, violent: true, mandatoryConsecutive: true });
  expect(charges[1]?.enhancements[0]).toMatchObject({ count: 2, mandatoryConsecutive: false, concurrent: false });
  expect(caseEnhancements[0]).toMatchObject({
    count: 0,
    serious: false,
    violent: false,
    mandatoryConsecutive: false,
    concurrent: false,
  });
});

const battery = { statute: 'PC 242', kind: 'crime', severity: 'misdemeanor', terms: { upper: '6m' } } as const;
const medicine = { ...battery, statute: 'BP 2052', terms: { upper: '364d' } } as const;
const wobblersLesser = { ...battery, statute: 'PC 487(a)', wobbler: true, terms: { upper: '364d' } } as const;
const elections = { ...wobblersLesser, statute: 'EL 18543(b)' } as const;
const election = { severity: 'felony', terms: { lower: '16m', middle: '2y', upper: '3y' } } as const;

// Pen. Code, §§ 182(a), 664, 186.22(d)
test.for([
  ['a misdemeanor', { crime: battery }, 'misdemeanor', 'jail', 'misdemeanor', 'PC 242'],
  ['its attempt', { crime: battery, state: 'Attempt' }, 'misdemeanor', 'jail', 'misdemeanor', 'PC 664(b)'],
  ['its conspiracy', { crime: battery, state: 'Conspiracy' }, 'felony', 'jail1170h', 'felony', 'PC 182(a)'],
  [
    'one that its own section names',
    { crime: medicine, state: 'Conspiracy' },
    'misdemeanor',
    'jail',
    'misdemeanor',
    'BP 2052',
  ],
  [
    'of a wobbler made a misdemeanor',
    { crime: wobblersLesser, state: 'Conspiracy' },
    'misdemeanor',
    'jail',
    'misdemeanor',
    'PC 182(a)',
  ],
  [
    'one that its section makes a felony',
    { crime: elections, state: 'Conspiracy' },
    'felony',
    'prison',
    'felony',
    'EL 18543(b)',
  ],
  [
    'of a felony',
    { crime: { ...elections, ...election }, state: 'Conspiracy' },
    'felony',
    'prison',
    'felony',
    'EL 18543(b)',
  ],
  [
    'for a gang',
    { crime: { ...battery, groups: ['GANG_D'] }, gang: true },
    'felony',
    'prison',
    'misdemeanor',
    'PC 242',
  ],
  [
    'for a gang, in jail',
    { crime: { ...battery, groups: ['GANG_D'] }, gang: true, days: 200 },
    'misdemeanor',
    'jail',
    'misdemeanor',
    'PC 242',
  ],
] as const)(
  'the level of a charge as it is punished and as it is charged: %s',
  ([, charge, severity, place, ...charged]) => {
    const [count] = answerTo([charge]).charges;
    expect(count).toMatchObject({ severity, place });
    expect([count?.charged.severity, count?.charged.authority]).toEqual(charged);
  },
);

test('a count that is stayed keeps its level', () => {
  const [count] = answerTo([{ crime: battery, state: 'Conspiracy', status: 'Stayed654' }]).charges;
  expect(count).toMatchObject({
    severity: 'felony',
    charged: { words: expect.stringContaining('section 182(a) itself') },
  });
});
