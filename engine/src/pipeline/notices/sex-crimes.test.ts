import { noticeTests } from './notice.fixture.ts';

const rape = 'PC 261(a)(2)';
const named = { victim: 'A', occasion: 'one' } as const;

noticeTests(
  {
    code: 'SEX_SENTENCING_NEEDS_FACTS',
    authority: 'PC 667.6(c), (d)',
    text: 'Give each count its victim and its occasion',
  },
  [
    ['neither named', ['c1', 'c2'], [{ crime: rape }, { crime: rape }]],
    [
      'a victim not named',
      ['c2'],
      [
        { crime: rape, ...named },
        { crime: rape, occasion: 'one' },
      ],
    ],
    [
      'an occasion not named',
      ['c2'],
      [
        { crime: rape, ...named },
        { crime: rape, victim: 'A' },
      ],
    ],
    ['beside another crime', ['c1', 'c3'], [{ crime: rape }, { crime: 'PC 422' }, { crime: rape }]],
    ['by category alone', ['c1', 'c2'], [{ crime: rape }, { crime: { like: 'PC 422', category: 'SEX_667_6' } }]],
    [
      'one victim on one occasion',
      [],
      [
        { crime: rape, ...named },
        { crime: rape, ...named },
      ],
    ],
    [
      'victims known to be separate',
      [],
      [
        { crime: rape, victim: 'A' },
        { crime: rape, victim: 'B' },
      ],
    ],
    ['one listed crime', [], [{ crime: rape }, { crime: 'PC 422' }]],
    ['an attempt, which is not listed', [], [{ crime: rape }, { crime: rape, state: 'Attempt' }]],
    ['a stayed count', [], [{ crime: rape }, { crime: rape, status: 'Stayed654' }]],
    ['beside a life term for one', ['c1'], [{ crime: rape }, { crime: { like: rape, terms: { upper: '15-life' } } }]],
  ],
);

const lewdAct = { like: 'PC 148(a)(1)', statute: 'PC 288(c)(1)' } as const;

noticeTests(
  { code: 'MISDEMEANOR_LEWD_ACT_PROBATION', authority: 'PC 1203.066(a), (d); PC 17(b)', text: 'names no felony' },
  [
    ['a lewd act as a misdemeanor', ['c1'], [{ crime: lewdAct }]],
    ['stayed', ['c1'], [{ crime: lewdAct, status: 'Stayed654' }, { crime: 'PC 422' }]],
    ['dismissed', [], [{ crime: lewdAct, status: 'Dismissed' }]],
    ['tried', [], [{ crime: lewdAct, state: 'Attempt' }]],
    ['a felony', [], [{ crime: { like: 'PC 422', statute: 'PC 288(c)(1)' } }]],
  ],
);
