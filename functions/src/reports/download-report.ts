import { downloadReport } from '@countwise/contract';
import { notThere } from '../platform/problem.ts';
import { redirectRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const downloadReportRoute = ({ files }: Pick<Deps, 'files'>) =>
  redirectRoute(downloadReport, async ({ params, session }) => {
    const address = await files.addressOf(session.user.Id, params.fileName);
    if (address === undefined) throw notThere('report');
    return address;
  });
