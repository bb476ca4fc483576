import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const witness = 'PC 136.1(b)(1)';
const kidnapping = 'PC 207(a)/208(a)';
const contraband = {
  statute: 'PC 4573.6(a)',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '2y', middle: '3y', upper: '4y' },
} as const;
const full = { subordinateTerm: 'full' } as const;

noticeTests({ code: 'FULL_SUB_NOT_1170_1', authority: 'PC 1170.1(a)', text: 'not a lawful sentence' }, [
  [
    'a full subordinate term',
    ['c2'],
    [
      { crime: robbery, ...full },
      { crime: 'PC 422', ...full },
    ],
  ],
  ['one third', [], [{ crime: robbery }, { crime: 'PC 422', subordinateTerm: 'third' }]],
  ['a concurrent count', [], [{ crime: robbery }, { crime: 'PC 422', ...full, run: 'concurrent' }]],
  ['a stayed count', [], [{ crime: robbery }, { crime: 'PC 422', ...full, status: 'Stayed654' }]],
  ['a misdemeanor', [], [{ crime: robbery }, { crime: 'PC 148(a)(1)', ...full }]],
  ['a crime with a rule of its own', [], [{ crime: robbery }, { crime: witness, ...full }]],
]);

noticeTests(
  {
    code: 'WITNESS_1170_15_NEEDS_FACTS',
    authority: 'PC 1170.15',
    text: 'its full middle term is added. Give both counts the same victim',
  },
  [
    ['beside another felony', ['c2'], [{ crime: robbery, victim: 'A' }, { crime: witness }]],
    [
      'of the victim of the other felony',
      [],
      [
        { crime: robbery, victim: 'A' },
        { crime: witness, victim: 'A' },
      ],
    ],
    ['of the witness of the count named', [], [{ crime: robbery }, { crime: witness, witnessOf: 'c1' }]],
    ['its own rule asked for', [], [{ crime: robbery }, { crime: witness, scheme: 'own' }]],
    ['beside a misdemeanor only', [], [{ crime: 'PC 148(a)(1)' }, { crime: witness }]],
    ['alone', [], [{ crime: witness }]],
    ['stayed', [], [{ crime: robbery }, { crime: 'PC 422' }, { crime: witness, status: 'Stayed654' }]],
  ],
);

noticeTests(
  {
    code: 'KIDNAP_1170_1B_NEEDS_FACTS',
    authority: 'PC 1170.1(b)',
    text: 'are added at the full middle term. Give each count its victim',
  },
  [
    ['one victim not named', ['c2'], [{ crime: kidnapping, victim: 'A' }, { crime: kidnapping }]],
    [
      'both named',
      [],
      [
        { crime: kidnapping, victim: 'A' },
        { crime: kidnapping, victim: 'B' },
      ],
    ],
    ['its own rule asked for', [], [{ crime: kidnapping }, { crime: kidnapping, scheme: 'own' }]],
    ['one kidnapping', [], [{ crime: robbery }, { crime: kidnapping }]],
    ['one of two dismissed', [], [{ crime: kidnapping }, { crime: kidnapping, status: 'Dismissed' }]],
  ],
);

noticeTests(
  {
    code: 'PRISON_1170_1C_NEEDS_FACTS',
    authority: 'PC 1170.1(c)',
    text: 'It is counted as committed in jail or from outside',
  },
  [
    ['contraband beside another felony', ['c2'], [{ crime: robbery }, { crime: contraband }]],
    ['beside one dismissed', ['c2'], [{ crime: robbery, status: 'Dismissed' }, { crime: contraband }]],
  ],
);
