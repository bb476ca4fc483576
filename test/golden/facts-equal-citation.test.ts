import { type CaseFile, type ChargeFile, type CrimeFacts, type Sentence, sentence } from '@countwise/engine';
import type { CatalogueRow } from '@countwise/seed';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const catalogue = readCatalogue();
const sentencedOn = '2026-08-01';

/** What a county's system writes of a crime that it cites by its own code: plain facts, no group and no category. */
const factsOf = (row: CatalogueRow): CrimeFacts => ({
  statute: row.statute,
  name: row.variant === '' ? row.name : `${row.name} (${row.variant})`,
  kind: row.kind,
  severity: row.severity,
  terms: row.terms,
  place: row.place,
  wobbler: row.wobbler,
  serious: row.serious,
  violent: row.violent,
});

/** The felony rows in force, each once, cited and told: what the lists say of a crime is asked once of each. */
const felonies = catalogue
  .inForce(sentencedOn)
  .filter(({ kind, severity }) => kind === 'crime' && severity === 'felony')
  .map((row) => ({ row, crimes: [{ id: row.id }, factsOf(row)] as const }));

/** The day of the act: today's, or the first day of a law that is younger. */
const dayOf = ({ effective }: CatalogueRow): string =>
  effective !== null && effective > '2026-03-14' ? effective : '2026-03-14';

type Case = (crime: ChargeFile['crime'], date: string) => CaseFile;
const caseFile = (charges: CaseFile['charges'], more: Partial<CaseFile> = {}): CaseFile => ({
  caseFile: 1,
  sentencingDate: sentencedOn,
  charges,
  ...more,
});
const prior = (crime: string) => [{ id: 's', crime, findings: ['prior-11380'] as const }];

const cases: Readonly<Record<string, Case>> = {
  alone: (crime, date) => caseFile([{ id: 'a', count: 1, date, crime }]),
  'after a robbery of another victim': (crime, date) =>
    caseFile([
      { id: 'r', count: 1, date, crime: 'PC 211/212.5(c)', victim: 'V', occasion: 'A' },
      { id: 'a', count: 2, date, crime, victim: 'W', occasion: 'B' },
    ]),
  'with a prior drug conviction': (crime, date) =>
    caseFile([{ id: 'a', count: 1, date, crime }], { caseEnhancements: prior('HS 11370.2(a)') }),
  'with a prior sex offense': (crime, date) =>
    caseFile([{ id: 'a', count: 1, date, crime }], { caseEnhancements: prior('PC 667.6(a)') }),
  'with a prior lewd act': (crime, date) =>
    caseFile([{ id: 'a', count: 1, date, crime }], { caseEnhancements: prior('PC 667.51(a)') }),
  'with a gang finding': (crime, date) => caseFile([{ id: 'a', count: 1, date, crime, gang: true }]),
  'with a third strike': (crime, date) => caseFile([{ id: 'a', count: 1, date, crime }], { strikes: '2+' }),
};

/** Totals, and of every row its part, its length and its authority. */
const saidOf = ({ summary, charges, caseEnhancements }: Sentence) => ({
  summary,
  rows: [...charges.flatMap((charge) => [charge, ...charge.enhancements]), ...caseEnhancements].map(
    ({ id, role, determinateDays, indeterminateDays, special, authority, mandatoryConsecutive, serious, violent }) => [
      id,
      role,
      determinateDays,
      indeterminateDays,
      special,
      authority,
      mandatoryConsecutive,
      serious,
      violent,
    ],
  ),
});

/** The rows that a case answers otherwise when the crime is told by its facts. */
const differing = (made: Case): readonly string[] =>
  felonies.flatMap(({ row, crimes }) => {
    const [cited, told] = crimes.map((crime) => saidOf(sentence(made(crime, dayOf(row)), catalogue, sentencedOn)));
    return JSON.stringify(cited) === JSON.stringify(told) ? [] : [`${row.statute} ${row.variant}`.trim()];
  });

test('the rows asked are all the felonies in force', () => {
  expect(felonies.length).toBeGreaterThan(1850);
});

test.for(Object.entries(cases))('a felony %s has one answer, cited or told by its facts', ([, made]) => {
  expect(differing(made)).toEqual([]);
});
