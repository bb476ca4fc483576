import type { reportModules } from '@countwise/contract';
import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { htmlPage } from './page.tsx';
import { CircumstancesPage } from './pages/circumstances-page.tsx';
import { Consequences } from './pages/consequences.tsx';
import { Cover } from './pages/cover.tsx';
import { CreditsAndRelease } from './pages/credits-and-release.tsx';
import { CrimeTexts } from './pages/crime-texts.tsx';
import { FindingsChecklist } from './pages/findings-checklist.tsx';
import { IncarcerationSummary } from './pages/incarceration-summary.tsx';
import { ProbationEligibility } from './pages/probation-eligibility.tsx';
import type { Report } from './report.ts';
import { dateText, defendantOf } from './words.ts';

type Modules = z.infer<typeof reportModules>;

/** The parts of a report in their order, each under the module that asks for it. */
const parts: readonly (readonly [module: keyof Modules, part: (report: Report) => ReactNode])[] = [
  ['coverPage', (report) => <Cover report={report} />],
  ['exposure', (report) => <IncarcerationSummary report={report} />],
  ['releaseDate', (report) => <CreditsAndRelease report={report} />],
  ['caseDetails', (report) => <Consequences report={report} />],
  ['probationEligibility', (report) => <ProbationEligibility report={report} />],
  ['probationFactors', (report) => <FindingsChecklist report={report} />],
  ['circumstances', (report) => <CircumstancesPage report={report} />],
  ['elements', (report) => <CrimeTexts report={report} heading="Elements" textOf={({ Elements }) => Elements} />],
  [
    'exposureTextCase',
    (report) => (
      <CrimeTexts report={report} heading="Punishment Text" textOf={({ PunishmentText }) => PunishmentText} />
    ),
  ],
  [
    'definitionTextCase',
    (report) => (
      <CrimeTexts report={report} heading="Statute Text" textOf={(crime) => crime.statuteDefinitionLawText} />
    ),
  ],
];

/** The chosen parts of a report as one page of HTML. The findings are asked for only beside the verdict on probation. */
export function renderReport(report: Report, chosen: Modules): string {
  const { record, sentence, title } = report;
  const modules = { ...chosen, probationFactors: chosen.probationFactors && chosen.probationEligibility };
  const name = defendantOf(record);
  const scenario = report.printScenarioName ? (record.ScenarioName ?? '') : '';
  return htmlPage(
    {
      title: `${title}: ${name}`,
      top: [name, record.CaseNumber, scenario].filter(Boolean).join('  ·  '),
      bottom: `Law as of ${dateText(report.lawOn)}  ·  engine ${sentence.engine}  ·  catalogue ${sentence.catalogue}  ·  Not legal advice`,
      pageNumbers: true,
      largerFont: report.largerFont,
    },
    parts
      .filter(([module]) => modules[module])
      .map(([module, part]) => <Fragment key={module}>{part(report)}</Fragment>),
  );
}
