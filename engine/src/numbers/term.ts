import { monthDays, yearDays } from './sentence-days.ts';

/** A term of imprisonment: sentence days, a minimum served on a life term, or no date at all. */
export type Term =
  | { readonly kind: 'determinate'; readonly days: number }
  | { readonly kind: 'life'; readonly days: number }
  | { readonly kind: 'LWOP' | 'DEATH'; readonly days: 0 };

const length = /^(?:(\d{1,6})y)?(?:(\d{1,6})m)?(?:(\d{1,6})d)?$/;
const longestJail = 364;
const life = /^(\d{1,6})-life$/;

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

const part = (count: number, unit: string): string => (count > 0 ? `${count}${unit}` : '');

function lengthText(length: number): string {
  const days = length % monthDays;
  if (length === 0 || (days > 0 && length <= longestJail)) return `${length}d`;
  if (length === 16 * monthDays) return '16m';
  const months = Math.floor((length % yearDays) / monthDays);
  return part(Math.floor(length / yearDays), 'y') + part(months, 'm') + part(days, 'd');
}

/** The text that reads back as this term: `1y8m`, `16m`, `364d`, `25-life`. */
export function termText({ kind, days }: Term): string {
  if (kind === 'determinate') return lengthText(days);
  return kind === 'life' ? `${Math.floor(days / yearDays)}-life` : kind;
}
