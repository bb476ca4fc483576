/** A term: days, a minimum of life, or no date. The sentence day: a year has 360, a month 30. */
export interface Term {
  readonly kind: 'days' | 'life' | 'LWOP' | 'DEATH';
  readonly days: number;
}

export const year = 360;
const units: Readonly<Record<string, number>> = { y: year, m: 30, d: 1 };

/** Reads `3y`, `16m`, `1y1d`, `25-life` and `LWOP`. */
function termOf(text: string): Term {
  if (text === 'LWOP') return { kind: 'LWOP', days: 0 };
  const minimum = /^(\d+)-life$/.exec(text)?.[1];
  if (minimum !== undefined) return { kind: 'life', days: Number(minimum) * year };
  const parts = [...text.matchAll(/(\d+)([ymd])/g)];
  return { kind: 'days', days: sum(parts.map(([, count, unit = '']) => Number(count) * (units[unit] ?? 0))) };
}

export type Slot = 'lower' | 'middle' | 'upper';
export const slots: readonly Slot[] = ['lower', 'middle', 'upper'];

export const hasThree = (terms: string): boolean => terms.includes(' ');

const read = new Map<string, readonly Term[]>();

/** The terms of a row of the tables, read once. */
function termsOf(terms: string): readonly Term[] {
  const known = read.get(terms) ?? terms.split(' ').map(termOf);
  read.set(terms, known);
  return known;
}

/** The term of a slot, or the only one. */
export function inSlot(terms: string, slot: Slot): Term {
  const [only = { kind: 'days', days: 0 }, ...others] = termsOf(terms);
  return [only, ...others][slots.indexOf(slot)] ?? only;
}

/** A function of a thing that does not change, computed once for each. */
export function once<K extends object, V>(compute: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (of) => {
    const found = known.get(of) ?? { value: compute(of) };
    known.set(of, found);
    return found.value;
  };
}

export const third = (days: number): number => Math.floor(days / 3);
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
