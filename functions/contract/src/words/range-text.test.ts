import { type CaseFile, type ExposureRange, rangeName, rangeOf, type Sentence, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { catalogueOf } from '../case-file/catalogue-of.ts';
import { aboveFor, endsAuthority, everyUpperText, leastText, outsideText, rangeText } from './range-text.ts';
import { arson, type Charge, gun, resisting, theft, torture } from './sentence.fixture.ts';

const catalogue = catalogueOf('test', []);
const robbery = { ...arson, statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } } as const;
const gunUse = { ...gun, statute: 'PC 12022.53(b)', terms: { upper: '10y' } } as const;
const murder = { ...theft, statute: 'PC 187(a)', terms: { upper: 'LWOP' } } as const;
const felon = { ...theft, statute: 'PC 29800(a)(1)', terms: { lower: '16m', middle: '2y', upper: '3y' } } as const;
const burglary = { ...theft, statute: 'PC 459/460(a)', terms: { lower: '2y', middle: '4y', upper: '6y' } } as const;

/** A case of counts 1, 2 … and its range, as another case has it. */
function ranged(charges: readonly Charge[], more: Partial<CaseFile> = {}) {
  const file: CaseFile = {
    caseFile: 1,
    charges: charges.map((charge, at) => ({ ...charge, id: `c${at + 1}`, count: at + 1, date: '2026-03-14' })),
    ...more,
  };
  return { answer: sentence(file, catalogue, '2026-11-20'), range: rangeOf(file, catalogue, '2026-11-20') };
}

test.for([
  ['nothing proved', [{ crime: arson }], '16m to 2y', '3y'],
  ['one length', [{ crime: theft }], '3y', null],
  ['a misdemeanor', [{ crime: resisting }], '0d to 364d', null],
  // days of jail are consecutive to a term if the court says so: PC 669(a)
  ['one beside a felony', [{ crime: arson }, { crime: resisting }], '16m to 2y + 364d', '3y + 364d'],
  ['none convicted', [{ crime: theft, status: 'Dismissed' }], 'No sentence', null],
  // PC 669: no term adds to life without parole, beside it or after it
  ['life without parole', [{ crime: murder }, { crime: robbery }], 'LWOP', null],
  [
    'a life term at either end',
    [{ crime: torture }, { crime: arson }],
    '7 - L, and 16m beside, to 2y + 7 - L',
    '3y + 7 - L',
  ],
] as const)('%s: the ends, and the greatest if every upper term were proved', ([, charges, text, everyUpper]) => {
  const { range } = ranged(charges);
  expect([rangeText(range), everyUpperText(range)]).toEqual([text, everyUpper]);
});

const granted = { probation: { granted: true, jailDays: 180 } } as const;

test('where probation is granted the range says that it is of the case without it, and accuses nobody of less', () => {
  const { answer, range } = ranged([
    { crime: arson, ...granted },
    { crime: resisting, days: 60, ...granted },
  ]);
  expect([rangeName(range), rangeText(range)]).toEqual([
    'Lawful range if probation is not granted',
    '16m to 2y + 364d',
  ]);
  expect(outsideText(answer, range)).toBeNull();
  expect(rangeName(ranged([{ crime: arson }]).range)).toBe('Lawful range');
});

// PC 669: two convictions or more; PC 1170(b): three terms; PC 1170.1(a): two felonies, (d): an enhancement of three terms
const ofThree = { ...gun, statute: 'PC 12022.5(a)', terms: { lower: '3y', middle: '4y', upper: '10y' } } as const;
test.for([
  ['a misdemeanor', [{ crime: resisting }], 'PC 148(a)(1)'],
  ['two of them', [{ crime: resisting }, { crime: resisting }], 'PC 669(a), (b); PC 148(a)(1)'],
  ['a felony of three terms', [{ crime: arson }], 'PC 1170(b)'],
  ['one of one term', [{ crime: theft }], 'PC 487(a)'],
  ['two felonies', [{ crime: arson }, { crime: theft }], 'PC 669(a), (b); PC 1170(b); PC 1170.1(a)'],
  ['an enhancement of one term', [{ crime: arson, enhancements: [{ id: 'e1', crime: gun }] }], 'PC 1170(b)'],
  [
    'an enhancement of three',
    [{ crime: arson, enhancements: [{ id: 'e1', crime: ofThree }] }],
    'PC 1170(b); PC 1170.1(d)',
  ],
  [
    'a felony and a misdemeanor on probation',
    [
      { crime: arson, ...granted },
      { crime: resisting, ...granted },
    ],
    'PC 669(a), (b); PC 1170(b); PC 148(a)(1)',
  ],
  ['a dismissed felony beside', [{ crime: resisting }, { crime: arson, status: 'Dismissed' }], 'PC 148(a)(1)'],
  ['life beside', [{ crime: torture }, { crime: arson }], 'PC 669(a), (b); PC 1170(b)'],
] as const)('the range of %s rests on %s', ([, charges, authority]) => {
  expect(endsAuthority(ranged(charges).answer)).toBe(authority);
});

const inexact = (range: ExposureRange): ExposureRange => ({
  minimum: { ...range.minimum, exact: false },
  maximum: { ...range.maximum, exact: false },
  everyUpper: { ...range.everyUpper, exact: false },
});

test('an end that is not proved exact says which way it may err', () => {
  const range = inexact(ranged([{ crime: arson }]).range);
  expect([rangeText(range), everyUpperText(range)]).toEqual(['at most 16m to at least 2y', 'at least 3y']);
  expect(leastText(range)).toBe('at most 16m');
});

const proved = { circumstances: [{ id: 'CRC 4.421(a)(1)', proof: 'found' }] } as const;
test.for([
  [
    'upper terms without a fact',
    [{ crime: robbery }, { crime: robbery }],
    {},
    '6y · most 4y unless a fact is proved for counts 1, 2',
  ],
  [
    'an upper term kept by a third that could be principal with it, and one of a lesser third',
    [
      { crime: robbery, enhancements: [{ id: 'e1', crime: gunUse }] },
      { crime: robbery, enhancements: [{ id: 'e2', crime: gunUse }] },
      { crime: felon },
    ],
    {},
    '20y · most 18y unless a fact is proved for counts 1, 2',
  ],
  [
    'upper terms of thirds under the middle term of the greatest',
    [{ crime: felon }, { crime: burglary }, { crime: felon }],
    {},
    '7y 4m · most 5y 4m unless a fact is proved for count 2',
  ],
  ['an upper term under life without parole', [{ crime: murder }, { crime: robbery }], {}, null],
  ['upper terms with one', [{ crime: robbery }, { crime: robbery }], proved, null],
  ['a sentence within', [{ crime: robbery, term: 'middle' }], {}, null],
  [
    'a comparison',
    [
      { crime: robbery, term: 'middle' },
      { crime: robbery, term: 'middle', subordinateTerm: 'full' },
    ],
    {},
    '6y · most 4y; the full term of count 2 is a comparison',
  ],
] as const)('%s: whether the sentence lies outside', ([, charges, more, text]) => {
  const { answer, range } = ranged(charges, more);
  expect(outsideText(answer, range)).toBe(text);
});

test('an end that is not proved exact accuses nobody but an unproved upper term', () => {
  const within = ranged([{ crime: robbery, term: 'middle' }]);
  const above = { ...within.range, maximum: { ...within.range.minimum, exact: false } };
  expect(outsideText(within.answer, above)).toBeNull();
  const unproved = ranged([{ crime: robbery }]);
  expect(outsideText(unproved.answer, inexact(unproved.range))).toBe(
    '5y · most 3y unless a fact is proved for count 1',
  );
});

test('why a sentence lies above names eight runs of counts, on paper each', () => {
  const charges = Array.from({ length: 19 }, (_, at) => ({ id: `c${at + 1}`, count: at + 1, enhancements: [] }));
  const full = charges.filter(({ count }) => count % 2 === 0).map(({ id }) => id);
  const compared = { charges, notices: [{ code: 'FULL_SUB_NOT_1170_1', charges: full }] } as unknown as Sentence;
  expect(aboveFor(compared)).toBe('; the full term of counts 2, 4, 6, 8, 10, 12, 14, 16 and 1 more is a comparison');
  expect(aboveFor(compared, Number.POSITIVE_INFINITY)).toBe(
    '; the full term of counts 2, 4, 6, 8, 10, 12, 14, 16, 18 is a comparison',
  );
});
