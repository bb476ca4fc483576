import { useQuery } from '@tanstack/react-query';
import { usage as text } from '../text/county.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { usageQuery } from './county-queries.ts';

/** `2026-11` as `November 2026`. */
const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** How much the county works with the product, in numbers only. */
export function UsageTab() {
  const { data } = useQuery(usageQuery);
  if (data === undefined) return <Skeleton width="100%" height={320} />;
  const most = Math.max(1, ...data.months.flatMap(({ cases, reports }) => [cases, reports]));
  return (
    <section className="form">
      <h2>{text.title}</h2>
      <dl className="county-figures">
        {(['active', 'pending', 'removed'] as const).map((standing) => (
          <div key={standing}>
            <dt>{text.people[standing]}</dt>
            <dd>{data.users[standing]}</dd>
          </div>
        ))}
      </dl>
      <table className="county-table county-months">
        <caption>{text.table}</caption>
        <thead>
          <tr>
            <th scope="col">{text.month}</th>
            <th scope="col">{text.cases}</th>
            <th scope="col">{text.reports}</th>
          </tr>
        </thead>
        <tbody>
          {data.months.map(({ month, cases, reports }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <Amount value={cases} most={most} />
              <Amount value={reports} most={most} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A number and, for the eye only, its bar. */
const Amount = ({ value, most }: { readonly value: number; readonly most: number }) => (
  <td>
    {value}
    <span className="county-bar" style={{ inlineSize: `${(value / most) * 60}%` }} aria-hidden="true" />
  </td>
);
