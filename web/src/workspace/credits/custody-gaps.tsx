import { custodyGaps } from '../../shared/credits/custody-gaps.ts';
import { type Period, served } from '../../shared/credits/served.ts';
import { credits as text } from '../../text/modes.ts';
import { longDate, today } from '../../ui/dates.ts';

/** The days between periods, so that one that was left out is seen. */
export const CustodyGaps = ({ periods }: { readonly periods: readonly Period[] }) =>
  custodyGaps(periods.map((period) => served(period, today()))).map(({ from, to, days }) => (
    <p key={from} className="mode-note">
      {text.gap(days, longDate(from), longDate(to))}
    </p>
  ));
