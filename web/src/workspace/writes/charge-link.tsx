import './charge-link.css';
import { Link } from 'react-router';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from './work-context.tsx';

/** The way to a row of the charge list, by its name: `count 2`. Nothing where the case has no such row. */
export function ChargeLink({ id }: { readonly id: string }) {
  const row = useWork().rows.find(({ charge }) => charge.Id === id);
  return row === undefined ? null : <Link to={`?charge=${encodeURIComponent(id)}`}>{nameOf(row)}</Link>;
}

/** The rows that something is about, each with the way to it. */
export function ChargeLinks({ ids }: { readonly ids: readonly string[] }) {
  return (
    <span className="charge-links">
      {ids.map((id) => (
        <ChargeLink key={id} id={id} />
      ))}
    </span>
  );
}
