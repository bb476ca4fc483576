import { contentPolicyReport } from '@countwise/contract';
import { done } from '../platform/done.ts';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** Of an address its origin, which names no case; a word such as `inline` as it is. Anybody may send anything. */
function saidOf(blocked: string): string {
  if (URL.canParse(blocked)) return new URL(blocked).origin;
  return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'unknown';
}

/** A browser tells what the content security policy kept a page from: a mistake in the policy, or somebody's script. */
export const contentPolicyReportRoute = ({ log }: Pick<Deps, 'log'>) =>
  openRoute(contentPolicyReport, async ({ body: { 'csp-report': report } }) => {
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
    log('a page was kept from something', {
      directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
      blocked: saidOf(report['blocked-uri'] ?? ''),
    });
    return done;
  });
