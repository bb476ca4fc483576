import { expect, test } from 'vitest';
import { referenceArtefact as artefact } from '../compile/compiled.fixture.ts';
import { openReference } from './open-reference.ts';
import { outlineTitle } from './outline-title.ts';

test.for([
  ['1600', 'What must be proved'],
  ['540A', 'What must be proved'],
  ['1863', 'What the defense rests on'],
  ['2514', 'What the defense rests on'],
  ['3404', 'What the defense rests on'],
  ['1862', 'What the jury is told'],
  ['852A', 'What the jury is told'],
] as const)('the points of CALCRIM %s stand under %s', ([number, title]) => {
  expect(outlineTitle(number)).toBe(title);
});

// CALCRIM 3410: the People prove that the prosecution began in time
test('no defense is told as a burden of the People', () => {
  const onDefense = /defens|justifiable|excusable|presumption that/i;
  const proved = artefact.instructions.filter(
    ({ number, proof }) => proof.length > 0 && outlineTitle(number) === 'What must be proved',
  );
  const told = proved.filter(({ title, topic }) => onDefense.test(title) || topic === 'Defenses and insanity');
  expect(told.map(({ number }) => number)).toEqual(['3410']);
});

test('the outline says whose wording it is, and the related instructions by number', () => {
  const { subsections = [] } = openReference(artefact).juryInstructions.instruction('1863') ?? {};
  const textOf = (title: string) => subsections.find(({ SectionTitle }) => SectionTitle === title)?.SectionText ?? '';
  expect(textOf('What the defense rests on')).toContain('1. Good-faith belief');
  expect(textOf('Wording')).toBe(
    'The wording to read to a jury is in the Criminal Jury Instructions of the Judicial Council (CALCRIM), No. 1863.',
  );
  const related = textOf('Related instructions')
    .split('\n')
    .map((line) => Number.parseInt(line, 10));
  expect(related.length).toBeGreaterThan(1);
  expect(related).toEqual(related.toSorted((a, b) => a - b));
});

test('every instruction on the same statutes is related: of a hate murder also first degree murder', () => {
  const { subsections = [] } = openReference(artefact).juryInstructions.instruction('523') ?? {};
  const related = subsections.find(({ SectionTitle }) => SectionTitle === 'Related instructions')?.SectionText;
  expect(related).toContain('521 First Degree Murder');
});
