import { LawText } from '../../crime-search/law-text.tsx';
import type { ChargeRow } from '../case-work.ts';

/** Elements, punishment and statute of the charge. */
export function ChargeLaw({ row }: { readonly row: ChargeRow }) {
  return <LawText crime={row.crime} />;
}
