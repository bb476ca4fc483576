import type { JuryInstructionRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { matching, printedSections, sectionTitles } from './sections.ts';

const instruction = (Id: string, ...titles: readonly string[]): JuryInstructionRecord => ({
  Id,
  InstructionNumber: Id,
  InstructionTitle: Id,
  include: true,
  subsections: titles.map((SectionTitle) => ({ JuryInstructionId: Id, SectionTitle, SectionText: '' })),
});
const all = [instruction('1600', 'Elements', 'Related'), instruction('220', 'Related')];

test('a part is named once, and one left out is printed of no instruction', () => {
  expect(sectionTitles(all)).toEqual(['Elements', 'Related']);
  expect(printedSections(all, new Set(['Related']))).toEqual([
    { JuryInstructionId: '1600', SectionTitles: ['Elements'] },
  ]);
});

test('instructions are filtered by number or title', () => {
  expect(matching(all, ' 16').map(({ Id }) => Id)).toEqual(['1600']);
  expect(matching(all, '')).toEqual(all);
  expect(matching(all, 'arson')).toEqual([]);
});
