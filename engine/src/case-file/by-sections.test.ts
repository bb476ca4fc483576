import { expect, test } from 'vitest';
import { sectionsOf } from '../law/statute.ts';
import { bySections, namedIn } from './by-sections.ts';

test('the sections of a statute are asked once', () => {
  const asked: string[] = [];
  const isMurder = bySections((sections) => {
    asked.push(...sections);
    return sections.includes('PC 187(a)');
  });
  expect(['PC 187(a)', 'PC 211', 'PC 187(a)', 'PC 211'].map((statute) => isMurder(sectionsOf(statute)))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(asked).toEqual(['PC 187(a)', 'PC 211']);
});

test.for([
  ['PC 459', true],
  ['PC 459/460(a)', true],
  ['PC 459.5', false],
  ['HS 11378', true],
] as const)('%s is named in a list of PC 459 and HS 11378: %s', ([statute, named]) => {
  expect(namedIn(['PC 459', 'HS 11378'])(sectionsOf(statute))).toBe(named);
});
