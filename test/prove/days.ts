/** A term: days, a minimum of life, or no date. The sentence day: a year has 360, a month 30. */
export interface Term {
  readonly kind: 'days' | 'life' | 'LWOP' | 'DEATH';
  readonly days: number;
}

export const year = 360;
const units: Readonly<Record<string, number>> = { y: year, m: 30, d: 1 };

/** Reads `3y`, `16m`, `1y1d`, `25-life` and `LWOP`. */
export function termOf(text: string): Term {
  if (text === 'LWOP') return { kind: 'LWOP', days: 0 };
  const minimum = /^(\d+)-life$/.exec(text)?.[1];
  if (minimum !== undefined) return { kind: 'life', days: Number(minimum) * year };
  const parts = [...text.matchAll(/(\d+)([ymd])/g)];
  return { kind: 'days', days: sum(parts.map(([, count, unit = '']) => Number(count) * (units[unit] ?? 0))) };
}

export type Slot = 'lower' | 'middle' | 'upper';
export const slots: readonly Slot[] = ['lower', 'middle', 'upper'];

export const hasThree = (terms: string): boolean => terms.includes(' ');

/** The term of a slot, or the only one. */
export function inSlot(terms: string, slot: Slot): Term {
  const each = terms.split(' ');
  return termOf(each[slots.indexOf(slot)] ?? each[0] ?? '');
}

export const third = (days: number): number => Math.floor(days / 3);
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
