import { previewReport } from '@countwise/contract';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { reportHtml } from './report-html.ts';

/** Shows what would be printed. Nothing is kept. */
export const previewReportRoute = ({ now, ...sources }: Deps) =>
  route(previewReport, async ({ body, session }) => ({ html: await reportHtml(sources, session, body, now()) }));
