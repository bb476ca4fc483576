import type { reportModules } from '@countwise/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import { fontFaces } from './fonts.ts';
import { Cover } from './pages/cover.tsx';
import { IncarcerationSummary } from './pages/incarceration-summary.tsx';
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
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
