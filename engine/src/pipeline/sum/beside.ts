import type { Beside } from '../../answer/answer.ts';
import { determinateText, indeterminateText } from '../../numbers/display.ts';
import type { ChainOfCounts } from '../record/record.ts';

function textOf({ determinate, life, jail, special }: ChainOfCounts['own']): string {
  const parts = [
    determinate > 0 ? determinateText(determinate) : '',
    special ?? indeterminateText(life),
    jail > 0 ? `${jail}d` : '',
  ].filter((part) => part !== '');
  return parts.join(' and ');
}

const told = ({ counts, own }: ChainOfCounts): Beside => {
  const inside = new Set(own.counts);
  return {
    counts: own.counts,
    shared: counts.filter((id) => !inside.has(id)),
    determinateDays: own.determinate,
    indeterminateDays: own.life,
    misdemeanorDays: own.jail,
    special: own.special,
    text: textOf(own),
  };
};

const gravity = { LWOP: 1, DEATH: 2 } as const;
const gravityOf = ({ special }: Beside): number => (special === null ? 0 : gravity[special]);
const daysOf = (beside: Beside): number => beside.determinateDays + beside.indeterminateDays + beside.misdemeanorDays;

/** What runs beside the controlling chain and adds nothing to it, each count once, the longest first. */
export const besideOf = ([, ...others]: readonly ChainOfCounts[]): readonly Beside[] =>
  others
    .filter(({ own }) => own.counts.length > 0)
    .map(told)
    .toSorted((a, b) => gravityOf(b) - gravityOf(a) || daysOf(b) - daysOf(a));
