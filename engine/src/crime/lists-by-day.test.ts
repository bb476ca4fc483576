import { expect, test } from 'vitest';
import { crimeOfFacts } from '../case-file/crime-of-facts.ts';
import { listed } from '../law/statute-list.ts';
import { completedPunishment } from './punishment.ts';
import { onTheDay } from './punishment-in-state.ts';

const jailbreak = crimeOfFacts({
  kind: 'crime',
  statute: 'PC 4532(b)(1)',
  severity: 'felony',
  terms: { upper: '3y' },
  groups: ['REG290'],
});
const rows = [listed('PC 4532(b)(1)', ['PC 4532(b)'], { effective: '2020-01-01', end: '2021-12-31' })];

test.for([
  ['2019-12-31', 'none'],
  ['2020-01-01', 'always'],
  ['2021-12-31', 'always'],
  ['2022-01-01', 'none'],
] as const)('a section named for 2020 and 2021 commands a consecutive term of an act of %s: %s', ([on, said]) => {
  const facts = { sections: ['PC 4532(b)(1)', 'PC 4532(b)', 'PC 4532'], on };
  for (const list of ['consecutive', 'consecutive-felony'])
    expect(onTheDay(completedPunishment(jailbreak), facts, [[list, rows]]).consecutive).toBe(said);
  expect(onTheDay(completedPunishment(jailbreak), facts, [['consecutive-misdemeanor', rows]]).consecutive).toBe(
    'always',
  );
  expect(onTheDay(completedPunishment(jailbreak), facts, [['felony-registrable', rows]]).groups.has('REG290')).toBe(
    said === 'always',
  );
});
