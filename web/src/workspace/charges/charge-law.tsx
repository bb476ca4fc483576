import type { ChargeRow } from '../case-work.ts';
import { LawText } from '../law-text.tsx';

/** Elements, punishment and statute of the charge. */
export function ChargeLaw({ row }: { readonly row: ChargeRow }) {
  return <LawText crime={row.crime} />;
}
