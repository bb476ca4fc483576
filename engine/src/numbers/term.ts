import { monthDays, yearDays } from './sentence-days.ts';

/** A term of imprisonment: sentence days, a minimum served on a life term, or no date at all. */
export type Term =
  | { readonly kind: 'determinate'; readonly days: number }
  | { readonly kind: 'life'; readonly days: number }
  | { readonly kind: 'LWOP' | 'DEATH'; readonly days: 0 };

const length = /^(?:(\d+)y)?(?:(\d+)m)?(?:(\d+)d)?$/;
const longestJail = 364;
const life = /^(\d+)-life$/;

/** Reads `2y`, `16m`, `1y8m`, `364d`, `25-life`, `LWOP`, `DEATH`; undefined for anything else. */
export function termOf(text: string): Term | undefined {
  if (text === 'LWOP' || text === 'DEATH') return { kind: text, days: 0 };
  const minimum = life.exec(text)?.[1];
  if (minimum !== undefined) return { kind: 'life', days: Number(minimum) * yearDays };
  const parts = length.exec(text);
  if (text === '' || parts === null) return undefined;
  const [, years = '0', months = '0', days = '0'] = parts;
  return { kind: 'determinate', days: Number(years) * yearDays + Number(months) * monthDays + Number(days) };
}

/** The text that reads back as this term: `1y8m`, `16m`, `364d`, `25-life`. */
export function termText(term: Term): string {
  if (term.kind === 'LWOP' || term.kind === 'DEATH') return term.kind;
  if (term.kind === 'life') return `${Math.floor(term.days / yearDays)}-life`;
  if (term.days === 16 * monthDays) return '16m';
  const years = Math.floor(term.days / yearDays);
  const months = Math.floor((term.days % yearDays) / monthDays);
  const days = term.days % monthDays;
  if (days > 0 && term.days <= longestJail) return `${term.days}d`;
  const text = [years > 0 ? `${years}y` : '', months > 0 ? `${months}m` : '', days > 0 ? `${days}d` : ''].join('');
  return text === '' ? '0d' : text;
}
