import { year } from './days.ts';
import type { Length } from './length.ts';

const part = (count: number, unit: string): string => (count > 0 ? `${count}${unit}` : '');

const determinateWords = (days: number): string =>
  part(Math.floor(days / year), 'y') + part(Math.floor((days % year) / 30), 'm') + part(days % 30, 'd');

/** A length as a person writes it: `4y 25-L`, `3y 364d`, `LWOP`. */
export function words({ special, determinate, indeterminate, misdemeanor }: Length): string {
  if (special !== null) return special;
  return [determinateWords(determinate), part(Math.floor(indeterminate / year), '-L'), part(misdemeanor, 'd')]
    .filter((each) => each !== '')
    .join(' ');
}
