import { blankCase, caseRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { renderJuryInstructions } from './render-jury-instructions.tsx';

const record = caseRecord.parse({
  ...blankCase,
  Id: 'case',
  OwnerId: 'owner',
  CreatedAt: '2026-11-20T08:00:00.000Z',
  UpdatedAt: '2026-11-20T08:00:00.000Z',
  Version: 1,
  DefendantFirstName: 'Marcus',
  DefendantLastName: 'Rivera',
  CaseNumber: 'SF7',
});
const robbery = {
  Id: '1600',
  InstructionNumber: '1600',
  InstructionTitle: 'Robbery',
  include: true,
  subsections: [{ JuryInstructionId: '1600', SectionTitle: 'Statutes', SectionText: 'PC 211' }],
};

test('instructions printed for a case name it on every page, and whose words they are', () => {
  const html = renderJuryInstructions([robbery], { includePageNumbers: true, record, on: '2026-11-20' });
  expect(html).toContain('<title>Jury Instructions: Rivera, Marcus</title>');
  expect(html).toContain('@top-left{content:"Rivera\\2c  Marcus  \\b7   SF7"');
  expect(html).toContain('Outlines in our own words');
  expect(html).toContain('as of 11\\2f 20\\2f 2026');
  expect(html).toContain('counter(pages)');
});

test('page numbers can be left out, and without a case the pages say what they are', () => {
  const html = renderJuryInstructions([robbery], { includePageNumbers: false, record: null, on: '2026-11-20' });
  expect(html).not.toContain('counter(pages)');
  expect(html).toContain('@top-left{content:"Jury Instructions"');
});

test('no heading breaks over a page, nor stands apart from what it heads', () => {
  const html = renderJuryInstructions([robbery], { includePageNumbers: false, record: null, on: '2026-11-20' });
  expect(html).toMatch(/h1,h2,h3,h4\{[^}]*break-inside:avoid;break-after:avoid/);
});

test('a key stays with the table it explains, and the lines of a text do not stand alone', () => {
  const html = renderJuryInstructions([robbery], { includePageNumbers: false, record: null, on: '2026-11-20' });
  expect(html).toContain('.key,h2+.quiet,.quiet:has(+.key){break-after:avoid}');
  expect(html).toContain('orphans:3;widows:3');
});

test('a part of an instruction stays on one page with its title', () => {
  const html = renderJuryInstructions([robbery], { includePageNumbers: false, record: null, on: '2026-11-20' });
  expect(html).toContain('<div class="whole"><h4>Statutes</h4>');
});

test('statutes stand in one run, and of related instructions those that are printed by their numbers alone', () => {
  const part = (SectionTitle: string, SectionText: string) => ({
    JuryInstructionId: '1600',
    SectionTitle,
    SectionText,
  });
  const subsections = [
    part('What must be proved', '1. Taking\n2. Force'),
    part('Statutes', 'PC 211\nPC 212.5'),
    part('Related instructions', '1600 Robbery\n1603 Robbery: Intent of Aider and Abettor'),
  ];
  const one = { ...robbery, subsections };
  const html = renderJuryInstructions([one], { includePageNumbers: false, record: null, on: '2026-11-20' });
  const read = html.replaceAll(/<span class="unbroken">([^<]*)<\/span>/g, '$1');
  expect(read).toContain('1. Taking\n2. Force');
  expect(read).toContain('PC 211; PC 212.5');
  expect(read).toContain('1600; 1603 Robbery: Intent of Aider and Abettor');
});
