import { expect, test } from 'vitest';
import { isUnder, sectionsOf, stateNamedBy, withState } from './statute.ts';

test.for([
  ['PC 664/211', 'Attempt'],
  ['PC 664(a)/187(a)', 'Attempt'],
  ['PC 664(e)(1)/187(a)', 'Attempt'],
  ['PC 182/459', 'Conspiracy'],
  ['PC 182(a)(1)/459', 'Conspiracy'],
  ['PC 664/HS 11351', 'Attempt'],
  ['PC 664', undefined],
  ['PC 182(a)(4)', undefined],
  ['PC 211/212.5(c)', undefined],
] as const)('%s names the state %s', ([statute, state]) => {
  expect(stateNamedBy(statute)).toBe(state);
});

test.for([
  ['PC 211/212.5(c)', ['PC 211', 'PC 212.5(c)']],
  ['PC 664/187(a)', ['PC 187(a)']],
  ['PC 182/459/460(a)', ['PC 459', 'PC 460(a)']],
  ['PC 459/HS 11378', ['PC 459', 'HS 11378']],
  ['PC 664/HS 11351/11352(a)', ['HS 11351', 'HS 11352(a)']],
] as const)('%s names the sections %j', ([statute, sections]) => {
  expect(sectionsOf(statute)).toEqual(sections);
});

test.for([
  ['PC 459', 'Attempt', 'PC 664/459'],
  ['PC 459', 'Conspiracy', 'PC 182/459'],
  ['PC 459', 'Completed', 'PC 459'],
  ['PC 664/187(a)', 'Attempt', 'PC 664/187(a)'],
  ['HS 11351', 'Attempt', 'PC 664/HS 11351'],
  ['VC 10851(a)', 'Conspiracy', 'PC 182/VC 10851(a)'],
  ['PC 664/HS 11351', 'Attempt', 'PC 664/HS 11351'],
] as const)('%s as %s is %s', ([statute, state, written]) => {
  expect(withState(statute, state)).toBe(written);
});

test('a section holds its subdivisions, not the section that begins with its number', () => {
  expect(isUnder(['PC 459(a)'], 'PC 459')).toBe(true);
  expect(isUnder(['PC 459.5'], 'PC 459')).toBe(false);
});
