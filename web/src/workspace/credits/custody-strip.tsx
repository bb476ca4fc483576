import { readCaseAttributes } from '@countwise/contract';
import { credits as text } from '../../text/modes.ts';
import { today } from '../../ui/dates.ts';
import { useWork } from '../work-context.tsx';
import { custodyMonths } from './custody-months.ts';

const monthName = (month: string) =>
  new Date(`${month}T12:00:00`).toLocaleDateString('en-US', { month: 'short', year: '2-digit' });

/** The last twelve months, each filled as far as it was spent in custody. */
export function CustodyStrip() {
  const { record } = useWork();
  const months = custodyMonths(readCaseAttributes(record.caseAttributes).crData, today());
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
