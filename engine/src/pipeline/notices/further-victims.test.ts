import { noticeTests } from './notice.fixture.ts';

const collision = { like: 'PC 245(a)(4)', statute: 'VC 23153(a)' };
const injury = {
  crime: { statute: 'PC 12022.7(a)', kind: 'conduct', severity: 'felony', terms: { upper: '3y' } },
} as const;
const further = {
  crime: { statute: 'VC 23558', kind: 'conduct', severity: 'felony', terms: { upper: '1y' } },
} as const;

noticeTests(
  {
    code: 'FURTHER_VICTIM_UNNAMED',
    authority: 'VC 23558; People v. Elder (2017) 11 Cal.App.5th 123',
    text: 'give this enhancement and those of injury their victims',
  },
  [
    ['beside great bodily injury', ['c1e2'], [{ crime: collision, enhancements: [injury, further] }]],
    ['named', [], [{ crime: collision, enhancements: [injury, { ...further, victim: 'B' }] }]],
    ['alone', [], [{ crime: collision, enhancements: [further] }]],
    [
      'beside an injury dismissed',
      [],
      [{ crime: collision, enhancements: [{ ...injury, status: 'Dismissed' }, further] }],
    ],
    ['on a count dismissed', [], [{ crime: collision, status: 'Dismissed', enhancements: [injury, further] }]],
  ],
);

const staged = {
  crime: { statute: 'PC 550(g)', kind: 'conduct', severity: 'felony', terms: { upper: '2y' } },
} as const;
const fraud = { like: 'PC 245(a)(4)', statute: 'PC 550(a)(3)' };

noticeTests(
  {
    code: 'FURTHER_VICTIM_UNNAMED',
    authority: 'PC 550(g), 1170.1(g); WI 14107(d)',
    text: 'those of injury their victims',
  },
  [
    ['beside one who is named', ['c1e2'], [{ crime: fraud, enhancements: [{ ...staged, victim: 'A' }, staged] }]],
    [
      'the first stayed beside great bodily injury',
      ['c1e3'],
      [{ crime: fraud, enhancements: [injury, staged, staged] }],
    ],
    ['two without a name', [], [{ crime: fraud, enhancements: [staged, staged] }]],
  ],
);
