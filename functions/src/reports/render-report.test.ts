import { caseRecord, catalogueOf, chargeRecord, reportModules, toCaseFile } from '@countwise/contract';
import { type CrimeVersion, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { renderReport } from './render-report.tsx';
import type { Report } from './report.ts';

const robbery: CrimeVersion = {
  id: 'robbery',
  statute: 'PC 211/212.5(c)',
  name: 'Second degree robbery',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '2y', middle: '3y', upper: '5y' },
  place: 'prison',
  wobbler: false,
  serious: true,
  violent: true,
  strike: true,
  superStrike: false,
  trigger: true,
  category: 'DEFAULT',
  groups: [],
  attachesTo: [],
  credit: { jail: 15, prison: 15 },
  mandatoryConsecutive: 'none',
  effective: null,
  end: null,
};

const record = caseRecord.parse({
  Id: 'case',
  OwnerId: 'owner',
  ParentCaseId: null,
  ScenarioName: 'DA offer',
  CreatedAt: '2026-11-20T08:00:00.000Z',
  UpdatedAt: '2026-11-20T08:00:00.000Z',
  Version: 1,
  Attributes: null,
  DefendantFirstName: 'Marcus',
  DefendantMiddleName: '',
  DefendantLastName: 'Rivera',
  DefendantBirthdate: null,
  CaseNumber: '26-00-01',
  CaseStatus: 0,
  ComplaintDate: null,
  SurrenderDate: null,
  NumberOfStrikes: 1,
  HasSuperStrike: false,
  ViolentPriors: 0,
  IsGang: false,
  ProbationStatus: null,
  caseAttributes: '{}',
});

const charge = chargeRecord.parse({
  Id: 'case.1',
  CaseId: 'case',
  Version: 1,
  CrimeId: 'robbery',
  ChargedPer: null,
  CountNumber: 1,
  ChargeType: null,
  ChargeStatus: 0,
  SelectedTerm: 2,
  CrimeState: 'Completed',
  Date: '2026-03-14',
  DateRangeEnd: null,
  Occasion: null,
  VictimId: null,
  RunSTIRCalculation: true,
  SubSentenceNum: 0,
  IsPrincipal: 0,
  Concurrency: 0,
  NumberOfStrikes: '1',
  isGang: false,
  IsDeathSentence: false,
  ProbationGranted: false,
  ProbationJailTimeDays: null,
  SelectedDays: null,
  parentCharge: null,
  Findings: [],
  PriorDate: null,
  Attributes: null,
});

const file = toCaseFile(record, [charge], () => robbery);
const report: Report = {
  title: 'Sentencing report',
  record,
  charges: [charge],
  crimes: [],
  sentence: sentence(file, catalogueOf('2026-11-20.test', [robbery]), '2026-11-20'),
  tickedFactors: [],
  tickedCircumstances: [],
  consequences: [{ counts: [1], name: 'Firearms', text: 'None may be owned.', authority: 'PC 29800' }],
  preparedBy: 'Ada Demo',
  lawOn: '2026-11-20',
  printScenarioName: false,
  clientMode: false,
  largerFont: false,
};
const none = Object.fromEntries(Object.keys(reportModules.shape).map((module) => [module, false]));
const render = (chosen: object, changes: Partial<Report> = {}) =>
  renderReport({ ...report, ...changes }, reportModules.parse({ ...none, ...chosen }));
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));
const headings = (html: string) => [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading);

test('the incarceration summary says the total, every step and its authority', () => {
  const body = bodyOf(render({ exposure: true }));
  expect(body).toContain('<span class="total serif">6y</span>');
  for (const { authority } of report.sentence.steps) expect(body).toContain(`<cite>${authority}</cite>`);
  expect(body).toContain('The sentence as a bar: Count 1: Second degree robbery, 6y');
});

test('only what was chosen is printed, in one order, the findings only beside the verdict', () => {
  expect(headings(render({ caseDetails: true, exposure: true }))).toEqual([
    'Incarceration Summary',
    'Collateral Consequences',
  ]);
  expect(headings(render({ probationFactors: true }))).toEqual([]);
  expect(headings(render({ probationFactors: true, probationEligibility: true }))).toEqual([
    'Probation',
    'Probation Findings Checklist',
  ]);
});

test('the client reads short words, and a scenario is named where that was chosen', () => {
  expect(bodyOf(render({ exposure: true }, { clientMode: true }))).toContain('<td>Conv.');
  expect(render({ coverPage: true })).not.toContain('DA offer');
  expect(render({ coverPage: true }, { printScenarioName: true })).toContain('<dd>DA offer</dd>');
});

test('a name cannot end the style sheet or begin a script', () => {
  const DefendantLastName = '</style><script>alert("1")</script>\\';
  const html = render({ coverPage: true, exposure: true }, { record: { ...record, DefendantLastName } });
  expect(html).not.toContain('<script');
  expect(html.split('</style>')).toHaveLength(2);
});
