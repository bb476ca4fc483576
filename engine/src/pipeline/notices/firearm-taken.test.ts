import { noticeTests } from './notice.fixture.ts';

const embezzled = (name: string, statute = 'PC 504') =>
  ({ statute, name, kind: 'crime', severity: 'felony', terms: { lower: '16m', middle: '2y', upper: '3y' } }) as const;

noticeTests(
  {
    code: 'FIREARM_IS_GRAND_THEFT',
    authority: 'PC 487(d)(2), 489(a), 490a, 514, 1192.7(c)(26)',
    text: 'whatever its value',
  },
  [
    ['embezzlement by an officer', ['c1'], [{ crime: embezzled('Embezzlement by a public officer') }]],
    ['of public funds', [], [{ crime: embezzled('Embezzlement of public funds') }]],
    ['of proceeds', [], [{ crime: embezzled('Embezzling proceeds of secured property', 'PC 504b') }]],
    ['grand theft by value', ['c1'], [{ crime: embezzled('Grand theft of money, labor or property', 'PC 487(a)') }]],
    ['grand theft', ['c1'], [{ crime: embezzled('Grand theft', 'PC 489') }]],
    ['of a firearm', [], [{ crime: embezzled('Grand theft of a firearm', 'PC 487(d)(2)/489(a)') }]],
    ['of livestock', [], [{ crime: embezzled('Grand theft of livestock', 'PC 489(b)') }]],
    ['petty theft', [], [{ crime: embezzled('Petty theft', 'PC 484(a)') }]],
    [
      'received elsewhere',
      [],
      [{ crime: embezzled('Bringing into the state stolen property received elsewhere', 'PC 497') }],
    ],
    ['dismissed', [], [{ crime: embezzled('Embezzlement'), status: 'Dismissed' }]],
    ['while it was petty theft', [], [{ crime: embezzled('Embezzlement'), date: '2015-06-01' }]],
  ],
);

noticeTests(
  { code: 'FIREARM_IS_GRAND_THEFT', authority: 'PC 487(d)(2), 489(a), 490a, 514, 1192.7(c)(26)', text: 'not received' },
  [
    [
      'stolen or received elsewhere',
      ['c1'],
      [{ crime: embezzled('Bringing stolen property into the state', 'PC 497') }],
    ],
  ],
);
