import { isOfferedPart, lawWords, type ReportPart, type reportModules, reportParts } from '@countwise/contract';
import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { told } from './convicted.ts';
import { htmlPage } from './page.tsx';
import { CircumstancesPage } from './pages/circumstances-page.tsx';
import { Consequences } from './pages/consequences.tsx';
import { Cover } from './pages/cover.tsx';
import { CreditsAndRelease } from './pages/credits-and-release.tsx';
import { CrimeDetails } from './pages/crime-details.tsx';
import { CrimeTexts } from './pages/crime-texts.tsx';
import { FindingsChecklist } from './pages/findings-checklist.tsx';
import { IncarcerationSummary } from './pages/incarceration-summary.tsx';
import { ProbationEligibility } from './pages/probation-eligibility.tsx';
import { StatuteTexts } from './pages/statute-texts.tsx';
import type { Report } from './report.ts';
import { variantPage } from './style.ts';
import { defendantOf, scenarioOf } from './words.ts';

type Modules = z.infer<typeof reportModules>;

/** What each part of a report prints. */
const pages: Readonly<Record<ReportPart, (report: Report, modules: Modules) => ReactNode>> = {
  coverPage: (report) => <Cover report={report} />,
  exposure: (report) => <IncarcerationSummary report={report} />,
  releaseDate: (report) => <CreditsAndRelease report={report} />,
  crimeDetails: (report) => <CrimeDetails report={report} />,
  caseDetails: (report) => <Consequences report={report} />,
  probationEligibility: (report, { probationFactors }) => (
    <ProbationEligibility report={report} withFindings={!probationFactors} />
  ),
  probationFactors: (report) => <FindingsChecklist report={report} />,
  circumstances: (report) => <CircumstancesPage report={report} />,
  elements: (report) => <CrimeTexts report={report} heading="Elements" textOf={({ Elements }) => Elements} />,
  exposureTextCase: (report) => (
    <CrimeTexts report={report} heading="Punishment Text" textOf={({ PunishmentText }) => PunishmentText} />
  ),
  definitionTextCase: (report) => <StatuteTexts report={report} />,
};

/** What the reader of a print can do who doubts a number; a client has no case to open. */
const doubtOf = ({ clientMode }: Report) => (
  <p key="doubt" className="link doubt">
    {clientMode
      ? 'If a number looks wrong to you, ask your lawyer.'
      : 'If a number looks wrong, choose “Report a wrong number” in the case: support receives what was counted, names left out.'}
  </p>
);

/**
 * The chosen parts of a report as one page of HTML; of several, those of each under its scenario's name, on pages of its
 * own.
 */
export function renderReport(reports: readonly [Report, ...Report[]], modules: Modules): string {
  const [{ record, sentence, title, law, largerFont }] = reports;
  const several = reports.length > 1;
  const content = several
    ? reports.map((report, nth) => (
        <article key={report.record.Id} className={variantPage(nth)}>
          {!modules.coverPage && <h1 className="variant">{scenarioOf(report.record)}</h1>}
          {partsOf({ ...report, variant: scenarioOf(report.record) }, modules)}
          {nth === reports.length - 1 && doubtOf(reports[0])}
        </article>
      ))
    : [partsOf(reports[0], modules), doubtOf(reports[0])];
  return htmlPage(
    {
      title: `${title}: ${defendantOf(record)}`,
      tops: reports.map((report) => topOf(report, several)),
      bottom: [lawWords(law), `engine ${sentence.engine}  ·  catalog ${sentence.catalogue}  ·  Not legal advice`],
      pageNumbers: true,
      largerFont,
    },
    content,
  );
}

const partsOf = (report: Report, modules: Modules): ReactNode =>
  reportParts
    .filter((part) => modules[part] && isOfferedPart(part, (other) => modules[other]))
    .map((part) => <Fragment key={part}>{pages[part](told(report), modules)}</Fragment>);

/** What stands at the head of a report's pages. */
function topOf({ record, printScenarioName }: Report, several: boolean): string {
  const scenario = several ? scenarioOf(record) : printScenarioName && record.ScenarioName;
  return [defendantOf(record), record.CaseNumber, scenario].filter(Boolean).join('  ·  ');
}
