import { expect, test } from 'vitest';
import {
  around,
  beginsWith,
  headOf,
  isUnder,
  isWithin,
  namesOf,
  sectionsOf,
  stateNamedBy,
  withState,
  writtenIn,
} from './statute.ts';

test.for([
  ['PC 664/211', 'Attempt'],
  ['PC 664(a)/187(a)', 'Attempt'],
  ['PC 664(e)(1)/187(a)', 'Attempt'],
  ['PC 182/459', 'Conspiracy'],
  ['PC 182(a)(1)/459', 'Conspiracy'],
  ['PC 182.5/459', 'Conspiracy'],
  ['PC 182.5', undefined],
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
  // no rape was committed: Pen. Code, § 220
  ['PC 220(a)(1)/261', ['PC 220(a)(1)/261']],
  ['PC 664/220(a)(1)/261', ['PC 220(a)(1)/261']],
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

test.for([
  ['PC 211/213(a)(2)', ['PC 211/213(a)(2)', 'PC 211', 'PC 213(a)(2)']],
  ['PC 203', ['PC 203']],
  ['PC 220(a)(1)/261', ['PC 220(a)(1)/261']],
  ['PC 664/187(a)', ['PC 664/187(a)']],
  ['PC 182/459/460(a)', ['PC 182/459/460(a)']],
] as const)('%s is called %j: a crime that was not committed lends no name', ([statute, names]) => {
  expect(namesOf(statute)).toEqual(names);
});

test.for([
  ['PC 664/187(a)', ['PC 664', 'PC 187(a)']],
  ['PC 220(a)(1)/261', ['PC 220(a)(1)', 'PC 261']],
  ['PC 664/HS 11351', ['PC 664', 'HS 11351']],
] as const)('in %s are written %j', ([statute, sections]) => {
  expect(writtenIn(statute)).toEqual(sections);
});

test.for([
  ['459', '459', true],
  ['459(a)', '459', true],
  ['459/460(a)', '459', true],
  ['459.5', '459', false],
  ['4590', '459', false],
  ['12022.53(d)', '12022.5', false],
] as const)('%s begins with %s: %s', ([section, wanted, answer]) => {
  expect(beginsWith(section, wanted)).toBe(answer);
});

test('a section is found by its head, and without its last subdivision', () => {
  expect(['PC 213(a)(2)', 'PC 211/212.5(c)', 'PC 459'].map(headOf)).toEqual(['PC 213', 'PC 211', 'PC 459']);
  expect(['PC 213(a)(2)', 'PC 459'].map(around)).toEqual(['PC 213(a)', 'PC 459']);
});

test('the sections of a statute are the same array each time, by which rules know them again', () => {
  expect(sectionsOf('PC 211/212.5(c)')).toBe(sectionsOf('PC 211/212.5(c)'));
});

test('a section holds its subdivisions, not the section that begins with its number', () => {
  expect(isUnder(['PC 459(a)'], 'PC 459')).toBe(true);
  expect(isUnder(['PC 459.5'], 'PC 459')).toBe(false);
});

test.for([
  ['PC 186.22(a)', 'PC 187 to 248', false],
  ['PC 187(a)', 'PC 187 to 248', true],
  ['PC 243.10', 'PC 187 to 248', true],
  ['PC 248(a)(1)', 'PC 187 to 248', true],
  ['PC 248.5', 'PC 187 to 248', false],
  ['PC 249', 'PC 187 to 248', false],
  ['PC 2480', 'PC 187 to 248', false],
  ['HS 11350', 'PC 187 to 20000', false],
  ['PC 220(a)(1)/261', 'PC 261 to 289.6', false],
  ['PC 422', 'PC 422.6 to 422.77', false],
  ['PC 422.6(a)', 'PC 422.6 to 422.77', true],
  ['PC 538a', 'PC 538b to 538i', false],
  ['PC 538b', 'PC 538b to 538i', true],
  ['PC 538i(a)', 'PC 538b to 538i', true],
  ['PC 538.5', 'PC 538b to 538i', false],
  ['PC 625b(a)', 'PC 622.5 to 625', false],
  ['PC 187', 'PC 187', false],
] as const)('%s is within %s: %s', ([section, range, answer]) => {
  expect(isWithin([section], range)).toBe(answer);
});
