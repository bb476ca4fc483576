import type { Summary } from '../answer/answer.ts';

const gravity = { LWOP: 1, DEATH: 2 } as const;

/** Order of two exposures: death, life without parole, the whole time before release or parole, then jail of probation. */
export function compareExposure(a: Summary, b: Summary): number {
  const special = (summary: Summary): number => (summary.special === null ? 0 : gravity[summary.special]);
  // jail of probation alone is no sentence; beside the jail of a misdemeanor it is in the total
  const time = ({ totalDeterminate, totalIndeterminate, exposureDaysMisdemeanor, jailDays }: Summary): number =>
    totalDeterminate + totalIndeterminate + (exposureDaysMisdemeanor > 0 ? jailDays : 0);
  return (
    special(a) - special(b) ||
    time(a) - time(b) ||
    a.totalIndeterminate - b.totalIndeterminate ||
    a.probationJailDays - b.probationJailDays
  );
}
