/** A calendar day as `YYYY-MM-DD`. ISO dates sort as text, so two of them are compared with `<` and `>`. */
export type IsoDate = string;

interface YearMonthDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const monthLength = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);

const partsOf = (date: IsoDate): YearMonthDay => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

const lastDay: IsoDate = '9999-12-31';

/** A year of more than four digits would neither sort nor read back as a date: the calendar ends before it. */
const dateOf = ({ year, month, day }: YearMonthDay): IsoDate =>
  year > 9999 ? lastDay : `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** Whether the text is a day that the Gregorian calendar has, from 0001-01-01 to 9999-12-31. */
export function isIsoDate(text: string): boolean {
  if (!shape.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return year >= 1 && day >= 1 && day <= monthLength(year, month);
}

/** Days since 0000-03-01, counted so that the leap day ends its year: the arithmetic needs no month table. */
function dayNumber(date: IsoDate): number {
  const { year, month, day } = partsOf(date);
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + dayOfYear;
}

function dateOfDayNumber(number: number): IsoDate {
  const era = Math.floor(number / 146_097);
  const dayOfEra = number - era * 146_097;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const before = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - before;
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return dateOf({ year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day });
}

/** The day so many days later (earlier where negative). */
export const addDays = (date: IsoDate, days: number): IsoDate => dateOfDayNumber(dayNumber(date) + days);

/** Days from the first date to the second; 0 for the same day, negative where the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from);

/** Days of a span that counts its first and its last day: Pen. Code, § 2900.5; People v. Smith (1989) 211 Cal.App.3d 523. */
export const inclusiveDays = (first: IsoDate, last: IsoDate): number => daysBetween(first, last) + 1;

/** The same day of the month so many months later; the month's last day where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + month - 1 + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return dateOf({ ...target, day: Math.min(day, monthLength(target.year, target.month)) });
}

/** The same day so many years later; 28 February for a leap day. */
export const addYears = (date: IsoDate, years: number): IsoDate => addMonths(date, years * 12);

/** Completed years and further completed months of life on a day. A person born on a leap day is older on 1 March. */
export function ageOn(birthdate: IsoDate, on: IsoDate): { readonly years: number; readonly months: number } {
  const born = partsOf(birthdate);
  const now = partsOf(on);
  const months = (now.year - born.year) * 12 + now.month - born.month - (now.day < born.day ? 1 : 0);
  return { years: Math.floor(months / 12), months: ((months % 12) + 12) % 12 };
}

/** The later of two days. */
export const laterOf = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
