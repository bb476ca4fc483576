import './custody-strip.css';
import { credits as text } from '../../text/modes.ts';
import { today } from '../../ui/dates.ts';
import { custodyMonths } from './custody-months.ts';
import { type Period, served } from './served.ts';

const monthName = (month: string) =>
  new Date(`${month}T12:00:00`).toLocaleDateString('en-US', { month: 'short', year: '2-digit' });

/** The last twelve months, each filled as far as it was spent in custody; not there while none was. */
export function CustodyStrip({ periods }: { readonly periods: readonly Period[] }) {
  if (periods.length === 0) return null;
  const months = custodyMonths(
    periods.map((period) => served(period, today())),
    today(),
  );
  return (
    <ul className="custody-strip" aria-label={text.strip}>
      {months.map(({ month, days, length }) => (
        <li key={month} title={text.monthDays(monthName(month), days)}>
          <span className="custody-fill" style={{ height: `${(days / length) * 100}%` }} />
          <span className="custody-month">{monthName(month)}</span>
          <span className="visually-hidden">{text.monthDays(monthName(month), days)}</span>
        </li>
      ))}
    </ul>
  );
}
