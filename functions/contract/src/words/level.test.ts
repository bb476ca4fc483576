import { expect, test } from 'vitest';
import { levelNames, levelOf, ownPunishment } from './level.ts';
import { answerTo, arson, resisting, torture } from './sentence.fixture.ts';

const medicine = { ...resisting, statute: 'BP 2052' } as const;
const ofSection182 = 'the punishment of section 182(a) itself, the crime conspired to being no felony.';

// Pen. Code, §§ 182(a), 664
test.for([
  [
    'a conspiracy to a misdemeanor',
    { crime: resisting, state: 'Conspiracy' },
    'Felony',
    `Felony, 16m, 2y or 3y: ${ofSection182}`,
  ],
  [
    'such a conspiracy charged down',
    { crime: resisting, state: 'Conspiracy', days: 100 },
    'Misdemeanor',
    `Misdemeanor, 364d: ${ofSection182}`,
  ],
  [
    'one that its own section punishes as the crime',
    { crime: medicine, state: 'Conspiracy' },
    'Misdemeanor',
    'Misdemeanor, 364d: the term the statute gives.',
  ],
  [
    'one to a felony',
    { crime: arson, state: 'Conspiracy' },
    'Felony',
    'Felony, 16m, 2y or 3y: the punishment of the crime conspired to, the target.',
  ],
  [
    'an attempted misdemeanor',
    { crime: resisting, state: 'Attempt' },
    'Misdemeanor',
    'Misdemeanor, 182d: one half of the completed crime’s term, for an attempt.',
  ],
  [
    'a conspiracy to a life crime',
    { crime: torture, state: 'Conspiracy' },
    'Felony',
    'Felony, 7 - L: the punishment of the crime conspired to, the target.',
  ],
] as const)('the level of %s, and its own punishment', ([, charge, level, words]) => {
  const [count] = answerTo(charge).charges;
  if (count === undefined) throw new Error('one count');
  expect([levelNames[levelOf(charge.crime, count)], ownPunishment(count)]).toEqual([level, words]);
});

test('what the engine does not answer has the level of its crime', () => {
  expect([levelOf(resisting, null), levelOf(arson, undefined)]).toEqual(['misdemeanor', 'felony']);
});
