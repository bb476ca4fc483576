import { downloadReport } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { notThere } from '../base/problem.ts';
import { redirectRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const downloadReportRoute = ({ files, audit, now }: Pick<Deps, 'files' | 'audit' | 'now'>) =>
  redirectRoute(downloadReport, async ({ params, session }) => {
    const address = await files.addressOf(session.user.Id, params.fileName);
    if (address === undefined) throw notThere('report');
    await audit.add(recorded(session, { at: now(), act: 'report.downloaded', target: params.fileName }));
    return address;
  });
