import { expect, test } from 'vitest';
import { answerTo, type TestCharge } from '../../case.fixture.ts';

const battery = { statute: 'PC 242', kind: 'crime', severity: 'misdemeanor', terms: { upper: '6m' } } as const;
const ofGangs = { ...battery, groups: ['GANG_D'] } as const;
const burglary = { statute: 'PC 459/461(b)', kind: 'crime', severity: 'felony', terms: { upper: '3y' } } as const;

const forGang = {
  statute: 'PC 186.22(d)',
  kind: 'substitution',
  severity: 'felony',
  terms: { lower: '1y', middle: '2y', upper: '3y' },
  attachesTo: ['GANG_D'],
} as const;

const cases: readonly (readonly [what: string, charge: TestCharge, jail: unknown])[] = [
  ['a misdemeanor', { crime: battery }, [0, 180, 'PC 242']],
  // the least that its section commands, with that section; down to what an exception of it allows
  [
    'drunk driving',
    { crime: { ...battery, statute: 'VC 23152(a)/23536' } },
    [4, 180, 'VC 23536(a); VC 23152(a)/23536'],
  ],
  [
    'drunk driving, in jail',
    { crime: { ...battery, statute: 'VC 23152(a)/23536' }, days: 1 },
    [4, 180, 'VC 23536(a); VC 23152(a)/23536'],
  ],
  [
    'a drug program refused',
    { crime: { ...battery, statute: 'HS 11550(b)' } },
    [0, 180, 'HS 11550(b)(1); HS 11550(b)'],
  ],
  ['its attempt', { crime: battery, state: 'Attempt' }, [0, 90, 'PC 664(b)']],
  // Pen. Code, §§ 17(b), 182(a): a felony until days are chosen, and then a misdemeanor
  ['its conspiracy', { crime: battery, state: 'Conspiracy' }, [0, 364, 'PC 182(a); PC 18.5']],
  ['its conspiracy, in jail', { crime: battery, state: 'Conspiracy', days: 90 }, [0, 364, 'PC 182(a); PC 18.5']],
  ['its conspiracy for a gang', { crime: battery, state: 'Conspiracy', gang: true }, [180, 364, 'PC 186.22(d)']],
  [
    'its conspiracy for a gang, in jail',
    { crime: battery, state: 'Conspiracy', gang: true, days: 90 },
    [180, 364, 'PC 186.22(d)'],
  ],
  ['what its section makes a felony', { crime: { ...battery, statute: 'GC 8926' }, state: 'Conspiracy' }, null],
  [
    'a conspiracy that its section names',
    { crime: { ...battery, statute: 'PC 337j(a)(1)' }, state: 'Conspiracy' },
    [0, 180, 'PC 337j(a)(1)'],
  ],
  ['a felony', { crime: burglary }, null],
  ['an infraction', { crime: { ...battery, severity: 'infraction', terms: {} } }, null],
  // whether the years are counted, or the jail is chosen already
  ['for a gang', { crime: ofGangs, gang: true }, [180, 364, 'PC 186.22(d)']],
  ['for a gang, in jail', { crime: ofGangs, gang: true, days: 90 }, [180, 364, 'PC 186.22(d)']],
  ['for a gang, by a row', { crime: ofGangs, enhancements: [{ crime: forGang }] }, [180, 364, 'PC 186.22(d)']],
  ['a felony for a gang, its years', { crime: { ...burglary, groups: ['GANG_D'] }, gang: true }, null],
  [
    'a felony for a gang, by a row of the alternate penalty',
    { crime: { ...burglary, groups: ['GANG_D'] }, enhancements: [{ crime: forGang }] },
    [180, 364, 'PC 186.22(d)'],
  ],
  [
    'the same, in jail',
    { crime: { ...burglary, groups: ['GANG_D'] }, enhancements: [{ crime: forGang }], days: 90 },
    [180, 364, 'PC 186.22(d)'],
  ],
  ['before the gang law', { crime: ofGangs, gang: true, date: '1988-09-25' }, [0, 180, 'PC 242']],
];

test.for(cases)('the jail that may be chosen: %s', ([, charge, jail]) => {
  const { jail: found } = answerTo([charge]).charges[0] ?? {};
  expect(found && [found.minimumDays, found.maximumDays, found.authority]).toEqual(jail);
});
