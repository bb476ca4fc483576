import type { reportModules } from '@countwise/contract';
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

export type Modules = z.infer<typeof reportModules>;

/** The chosen parts of a report as one page of HTML that needs nothing from outside. */
export function renderReport(report: Report, modules: Modules): string {
  const { record, sentence, title } = report;
  const name = defendantOf(record);
  const top = [name, record.CaseNumber, report.printScenarioName ? (record.ScenarioName ?? '') : '']
    .filter(Boolean)
    .join('  ·  ');
  const bottom = `Law as of ${dateText(report.lawOn)}  ·  engine ${sentence.engine}  ·  catalogue ${sentence.catalogue}  ·  Not legal advice`;
  return htmlPage(
    { title: `${title}: ${name}`, top, bottom, pageNumbers: true, largerFont: report.largerFont },
    <>
      {modules.coverPage && <Cover report={report} />}
      {modules.exposure && <IncarcerationSummary report={report} />}
      {modules.releaseDate && <CreditsAndRelease report={report} />}
      {modules.caseDetails && <Consequences report={report} />}
      {modules.probationEligibility && <ProbationEligibility report={report} />}
      {modules.probationEligibility && modules.probationFactors && <FindingsChecklist report={report} />}
      {modules.circumstances && <CircumstancesPage report={report} />}
      {modules.elements && <CrimeTexts report={report} heading="Elements" textOf={(crime) => crime.Elements} />}
      {modules.exposureTextCase && (
        <CrimeTexts report={report} heading="Punishment Text" textOf={(crime) => crime.PunishmentText} />
      )}
      {modules.definitionTextCase && (
        <CrimeTexts report={report} heading="Statute Text" textOf={(crime) => crime.statuteDefinitionLawText} />
      )}
    </>,
  );
}
