import {
  blankCase,
  caseRecord,
  catalogueOf,
  chargeRecord,
  plainCharge,
  reportModules,
  reportSettings,
  toCaseFile,
} from '@countwise/contract';
import { type CrimeVersion, crimeOfFacts, rangeOf, sentence } from '@countwise/engine';
import { renderReport } from './render-report.tsx';
import type { Report } from './report.ts';

/** One second degree robbery with a prior strike, as the tests of the report print it. */
export const robbery: CrimeVersion = {
  ...crimeOfFacts({
    statute: 'PC 211/212.5(c)',
    kind: 'crime',
    severity: 'felony',
    terms: { lower: '2y', middle: '3y', upper: '5y' },
    serious: true,
    violent: true,
    credit: { jail: 15, prison: 15 },
  }),
  id: 'robbery',
  name: 'Second degree robbery',
};

export const record = caseRecord.parse({
  ...blankCase,
  Id: 'case',
  OwnerId: 'owner',
  ScenarioName: 'DA offer',
  CreatedAt: '2026-11-20T08:00:00.000Z',
  UpdatedAt: '2026-11-20T08:00:00.000Z',
  Version: 1,
  DefendantFirstName: 'Marcus',
  DefendantLastName: 'Rivera',
  CaseNumber: '26-00-01',
  NumberOfStrikes: 1,
});

export const charge = chargeRecord.parse({
  ...plainCharge,
  Id: 'case.1',
  CaseId: 'case',
  Version: 1,
  CrimeId: 'robbery',
  CountNumber: 1,
  SelectedTerm: 2,
  Date: '2026-03-14',
  NumberOfStrikes: '1',
});

const file = toCaseFile({ record, charges: [charge] }, () => robbery);
const catalogue = catalogueOf('2026-11-20.test', [robbery]);
export const report: Report = {
  title: 'Sentencing report',
  record,
  charges: [charge],
  crimes: [],
  sectionTexts: [],
  sentence: sentence(file, catalogue, '2026-11-20'),
  range: rangeOf(file, catalogue, '2026-11-20'),
  tickedFactors: [],
  tickedCircumstances: [],
  consequences: [{ counts: [1], name: 'Firearms', bounds: 'life', text: 'None may be owned.', authority: 'PC 29800' }],
  preparedBy: 'Ada Demo',
  law: { offense: '03/14/2026', sentence: '11/20/2026' },
  computedOn: '2026-11-20',
  printScenarioName: false,
  ...reportSettings.parse({}),
};
/** Every part of a report left out. */
export const none = Object.fromEntries(Object.keys(reportModules.shape).map((module) => [module, false]));
/** The report with these modules alone, and what else is changed of it; its words as they read, whatever is kept from breaking. */
export const render = (chosen: object, changes: Partial<Report> = {}) =>
  asRead(renderReport([{ ...report, ...changes }], reportModules.parse({ ...none, ...chosen })));
const asRead = (html: string) => html.replaceAll(/<span class="unbroken">([^<]*)<\/span>/g, '$1');
export const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));
export const headings = (html: string) => [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading);
