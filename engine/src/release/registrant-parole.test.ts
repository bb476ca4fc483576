import { expect, test } from 'vitest';
import { registrantParole } from './registrant-parole.ts';
import { burglary, robbery } from './release.fixture.ts';
import type { ReleaseCharge } from './release-facts.ts';

type Changes = Partial<ReleaseCharge>;

const registrant: ReleaseCharge = { ...burglary, registrable: true };
const sexFelony = (statute: string, changes: Changes = {}): ReleaseCharge => ({
  ...registrant,
  statute,
  termOf: statute,
  serious: true,
  violent: true,
  ...changes,
});
const life: Changes = { determinateDays: 0, indeterminateDays: 5400 };
const child: Changes = { victimAge: 'under 14' };
const minor: Changes = { victimAge: '14 to 17' };

test.for<readonly [why: string, felonies: readonly ReleaseCharge[], text: string, authority: string]>([
  ['child of 10 or younger', [sexFelony('PC 288.7(a)', { ...life, ...child })], 'for life.', 'PC 3000.1(a)(2)'],
  ['aggravated assault of a child', [sexFelony('PC 269(a)(1)', { ...life, ...child })], 'for life.', 'PC 3000.1(a)(2)'],
  ['kidnapping for a sex offense', [sexFelony('PC 209(b)(1)', life)], 'for life.', 'PC 3000.1(a)(2)'],
  [
    'attempted kidnapping for a sex offense, a third strike',
    [sexFelony('PC 209(b)(1)', { ...life, state: 'Attempt', thirdStrike: true })],
    '5 years.',
    'PC 3000(b)(1)',
  ],
  [
    'conspiracy to kidnap for a sex offense',
    [sexFelony('PC 209(b)(1)', { ...life, state: 'Conspiracy' })],
    '5 years.',
    'PC 3000(b)(1)',
  ],
  [
    'two sex priors',
    [sexFelony('PC 288(a)', { ...life, ...child, termOf: 'PC 667.51(c)' })],
    'for life.',
    'PC 3000.1(a)(2)',
  ],
  [
    'One Strike, child',
    [sexFelony('PC 288(a)', { ...life, ...child, termOf: 'PC 667.61(j)(2)' })],
    'for life.',
    'PC 3000.1(a)(2)',
  ],
  [
    'One Strike, minor',
    [sexFelony('PC 261(a)(2)', { ...life, ...minor, termOf: 'PC 667.61(m)' })],
    'for life.',
    'PC 3000.1(a)(2)',
  ],
  [
    'habitual, child',
    [sexFelony('PC 288(a)', { ...life, ...child, termOf: 'PC 667.71(b)' })],
    'for life.',
    'PC 3000.1(a)(2)',
  ],
  [
    'habitual, victim not said',
    [sexFelony('PC 261(a)(2)', { ...life, termOf: 'PC 667.71(b)' })],
    '10 years; for life where',
    'PC 3000(b)(3)',
  ],
  [
    'habitual, minor',
    [sexFelony('PC 261(a)(2)', { ...life, ...minor, termOf: 'PC 667.71(b)' })],
    '10 years.',
    'PC 3000(b)(3)',
  ],
  ['forcible lewd act', [sexFelony('PC 288(b)(1)', child)], '20 years and 6 months.', 'PC 3000(b)(4)'],
  ['continuous abuse', [sexFelony('PC 288.5(a)', child)], '20 years and 6 months.', 'PC 3000(b)(4)'],
  ['lewd act', [sexFelony('PC 288(a)', child)], '10 years.', 'PC 3000(b)(2)'],
  ['rape', [sexFelony('PC 261(a)(2)')], '10 years; 20 years and 6 months where', 'PC 3000(b)(2)'],
  ['rape of a minor', [sexFelony('PC 261(a)(2)', minor)], '10 years.', 'PC 3000(b)(2)'],
  ['One Strike', [sexFelony('PC 261(a)(2)', { ...life, termOf: 'PC 667.61(b)' })], '10 years; 20', 'PC 3000(b)(3)'],
  [
    'attempted rape',
    [sexFelony('PC 664/261(a)(2)', { state: 'Attempt', violent: false })],
    '3 years.',
    'PC 3000(b)(2)',
  ],
  [
    'rape of one who cannot consent',
    [sexFelony('PC 261(a)(1)', { violent: false })],
    '3 years, 5 after',
    'PC 3000(b)(1), (2)',
  ],
  [
    'lewd act on one of 14 or 15',
    [sexFelony('PC 288(c)(1)', { ...minor, violent: false })],
    '3 years.',
    'PC 3000(b)(2)',
  ],
  ['third strike', [sexFelony('PC 288(c)(1)', { ...life, ...minor, thirdStrike: true })], '5 years.', 'PC 3000(b)(1)'],
  ['life term beside', [sexFelony('PC 288(c)(1)', minor), { ...robbery, ...life }], '5 years.', 'PC 3000(b)(1)'],
  [
    'the longest of several',
    [sexFelony('PC 288(a)', child), sexFelony('PC 288.5(a)', child)],
    '20 years and 6',
    'PC 3000(b)(4)',
  ],
  [
    'the last day of former law',
    [sexFelony('PC 288.5(a)', { ...child, offenseDate: '2010-09-08' })],
    'law of the day of the act',
    'PC 3000(b)',
  ],
  [
    'the first day of present law',
    [sexFelony('PC 288.5(a)', { ...child, offenseDate: '2010-09-09' })],
    '20 years',
    'PC 3000(b)(4)',
  ],
])('%s', ([, felonies, text, authority]) => {
  const period = registrantParole(felonies);
  expect(period).toEqual({ text: expect.stringContaining(text), authority });
});
