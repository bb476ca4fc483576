import type { IsoDate } from '@countwise/engine';
import { readDate } from '../../ui/date-text.ts';

/** Charges told in one line: `211 3/14/26 x3 +12022(b)(1)`. */
export interface QuickLine {
  readonly statute: string;
  /** Null where the line names no day. */
  readonly date: IsoDate | null;
  readonly times: number;
  /** Statutes of what is attached to each. */
  readonly enhancements: readonly string[];
}

const mostTimes = 40;

/** Reads a line that says more than a statute; null for one that is only searched for. */
export function readQuickLine(typed: string, today: IsoDate): QuickLine | null {
  const [main = '', ...enhancements] = typed.split('+').map((part) => part.trim());
  const words = main.split(/\s+/);
  const times = words.map((word) => /^x(\d{1,2})$/i.exec(word)?.[1]).find((found) => found !== undefined);
  const dated = words.filter((word) => /^\d{1,2}\/\d/.test(word)).map((word) => readDate(word, today));
  const date = dated[0] ?? null;
  const statute = words.filter((word) => !/^x\d{1,2}$/i.test(word) && !/^\d{1,2}\/\d/.test(word)).join(' ');
  const more = times !== undefined || date !== null || enhancements.some((part) => part !== '');
  if (statute === '' || !more) return null;
  const counted = Math.min(mostTimes, Math.max(1, Number(times ?? 1)));
  return { statute, date, times: counted, enhancements: enhancements.filter((part) => part !== '') };
}
