import { expect, test } from 'vitest';
import { crimeSearch } from './add-charge.ts';
import { common } from './common.ts';
import { creditCalculator } from './credit-calculator.ts';
import { keyboard } from './keyboard.ts';
import { credits, jury, probation, release, tools } from './modes.ts';
import { workspace } from './workspace.ts';

const { nav } = common;
const { modes } = workspace;

test.for([
  ['bar and screen of a search', nav.crimeSearch, crimeSearch.title],
  ['bar and screen of the calculator', nav.creditCalculator, creditCalculator.title],
  ['menu and mode of custody', modes.credits, credits.title],
  ['menu and mode of release', modes.release, release.title],
  ['menu and mode of probation', modes.probation, probation.title],
  ['menu and mode of the jury', modes.jury, jury.title],
  ['menu and mode of tools', modes.tools, tools.title],
] as const)('%s have one name', ([, led, shown]) => {
  expect(shown).toBe(led);
});

test('keys lead to screens by the names that these have', () => {
  const [anywhere] = keyboard.groups;
  const named = anywhere.keys.filter(([key]) => key.startsWith('g ')).map(([, name]) => name);
  expect(named).toEqual([nav.caseList, nav.crimeSearch, nav.creditCalculator]);
});
