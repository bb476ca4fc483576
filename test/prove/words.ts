import { year } from './days.ts';
import type { Length } from './length.ts';

const part = (count: number, unit: string): string => (count > 0 ? `${count}${unit}` : '');

const determinateWords = (days: number): string =>
  part(Math.floor(days / year), 'y') + part(Math.floor((days % year) / 30), 'm') + part(days % 30, 'd');

const lifeWords = (days: number): string =>
  days === 0 ? '' : `${days % year === 0 ? days / year : determinateWords(days)}-L`;

/** A length as a person writes it: `4y 25-L`, `3y 364d`, `LWOP`. */
export function words({ special, determinate, indeterminate, misdemeanor }: Length): string {
  return [special ?? '', determinateWords(determinate), lifeWords(indeterminate), part(misdemeanor, 'd')]
    .filter((each) => each !== '')
    .join(' ');
}
