const number = (value: number): string => value.toLocaleString('en-US');
const days = (count: number): string => `${number(count)} ${count === 1 ? 'day' : 'days'}`;

/** Words of the column of the ledger that says what each row costs. */
export const prices = {
  column: 'Without it',
  columnNote: 'to serve',
  sort: 'Without it to serve: sort by it',
  keepOrder: 'Without it to serve: keep the order of the counts',
  counting: 'counting',
  failed: 'What each row costs could not be computed.',
  again: 'Try again',
  less: (count: number): string => {
    if (count === 0) return 'no change';
    return `${count > 0 ? '−' : '+'}${days(Math.abs(count))}`;
  },
  each: (price: string) => `${price} each`,
  without: (name: string, price: string) => `Without ${name}: ${price}`,
  noDays: 'no days',
  noDaysWhy: 'A life term, or no date of release, stands on one side: there is no number of days between them.',
  change: (before: string, after: string) =>
    before === after ? `The sentence stays ${after}` : `${before} to ${after}`,
  department: (price: string) => `By the Department’s credit: ${price}.`,
  falls: (rows: string) => `Falls with it: ${rows}.`,
  strikes: (count: number) => (count === 1 ? '1 strike fewer' : `${count} strikes fewer`),
  place: (place: string) => `Then served: ${place}.`,
  withRows: (count: number) => (count === 1 ? '1 row with it' : `${count} rows with it`),
  noChange: (why: string) => `No change, ${why}.`,
  together: 'Together',
  togetherNote: 'Pairs whose days are not the sum of their own, and each choice of the court on one count.',
  togetherColumns: ['If so', 'To serve', 'One by one'],
  both: (one: string, other: string) => `Without ${one} and ${other}`,
  choice: (name: string, choice: 'consecutive' | 'concurrent' | 'lower' | 'middle') =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} ${choice === 'lower' || choice === 'middle' ? `at its ${choice} term` : choice}`,
  many: (most: number) => `Pairs are left out above ${most} rows.`,
} as const;
