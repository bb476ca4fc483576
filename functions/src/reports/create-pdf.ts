import { createPdf } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { countPrint } from './print-quota.ts';
import { reportHtml } from './report-html.ts';

/** Prints a case, and other variants of it, as they stand. The answer's file name is good for its owner only, and for a short while. */
export const createPdfRoute = ({ audit, files, printPdf, quotas, now, newId, ...sources }: Deps) =>
  route(createPdf, async ({ body, session }) => {
    const at = now();
    const html = await reportHtml(sources, session, body, at);
    await countPrint(quotas, session);
    const fileName = `${newId()}.pdf`;
    await files.put(session.user.Id, fileName, await printPdf(html));
    const printed = new Set([body.caseId, ...body.scenarioIds]);
    await audit.add([...printed].flatMap((target) => recorded(session, { at, act: 'report.created', target })));
    return { fileName };
  });
