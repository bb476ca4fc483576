import type { reportModules } from '@countwise/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import { fontFaces } from './fonts.ts';
import { CircumstancesPage } from './pages/circumstances-page.tsx';
import { Cover } from './pages/cover.tsx';
import { CreditsAndRelease } from './pages/credits-and-release.tsx';
import { CrimeTexts } from './pages/crime-texts.tsx';
import { FindingsChecklist } from './pages/findings-checklist.tsx';
import { IncarcerationSummary } from './pages/incarceration-summary.tsx';
import { ProbationEligibility } from './pages/probation-eligibility.tsx';
import type { Report } from './report.ts';
import { pageStyle, style } from './style.ts';
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
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title}: ${name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; quotation marks would be escaped as a text child */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces() + style(report.largerFont) + pageStyle(top, bottom) }} />
      </head>
      <body>
        {modules.coverPage && <Cover report={report} />}
        {modules.exposure && <IncarcerationSummary report={report} />}
        {modules.releaseDate && <CreditsAndRelease report={report} />}
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
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
