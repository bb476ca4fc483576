const number = (value: number): string => value.toLocaleString('en-US');
const days = (count: number): string => `${number(count)} ${count === 1 ? 'day' : 'days'}`;
const sign = (count: number): string => (count > 0 ? '−' : '+');
/** `−1,545, −1,301 and 0`. */
const listed = (counts: readonly number[]): string => {
  const words = counts.map((count) => (count === 0 ? '0' : `${sign(count)}${number(Math.abs(count))}`));
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
};

/** Words of the column of the ledger that says what each row costs. */
export const prices = {
  column: 'Without it',
  columnNote: 'to serve',
  sort: 'Without it to serve: sort by it',
  keepOrder: 'Without it to serve: keep the order of the counts',
  counting: 'counting',
  failed: 'What each row costs could not be computed.',
  again: 'Try again',
  less: (count: number): string => (count === 0 ? 'no change' : `${sign(count)}${days(Math.abs(count))}`),
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
  withRows: (statutes: readonly string[]) =>
    statutes.length > 1 ? `with ${statutes.length} rows` : `with ${statutes[0]}`,
  noChange: (why: string) => `No change, ${why}.`,
  together: 'Together',
  togetherNote: 'Pairs whose days are not the sum of their own, and each choice of the court on one count.',
  togetherColumns: ['If so', 'To serve', 'What goes with it'],
  more: (count: number) => `${count} more`,
  fewer: 'Show four',
  both: (one: string, other: string) => `Without ${one} and ${other}`,
  choice: (name: string, choice: 'consecutive' | 'concurrent' | 'lower' | 'middle') =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} ${choice === 'lower' || choice === 'middle' ? `at its ${choice} term` : choice}`,
  oneByOne: (count: number) => `One by one they come to ${days(count)}.`,
  reasons: {
    noLongerBarred: (authority: string) => `probation is no longer barred by ${authority}`,
    place: (place: string) => `then served: ${place}`,
    rate: (rate: string) => `credit after sentence is then ${rate}%`,
    noStrike: 'no new strike is left',
    inPlace: 'either takes the place of the other while it stands',
    takesOver: (count: number, gone: 'first' | 'second') =>
      `without the ${gone} alone, count ${count} becomes the principal term`,
    lastTakesOver: (count: number) => `without both, count ${count} becomes the principal term`,
    principal: (count: number) => `count ${count} becomes the principal term`,
    nothingLeft: 'no count is left',
    covered: 'the credits cover what is left',
    asMuch: (count: number, strikes: number) =>
      `as much as without count ${count}${strikes > 0 ? `, and the ${strikes === 1 ? 'strike stays' : 'strikes stay'}` : ''}`,
    needsFacts: (authority: string) => `the upper term needs proven facts, ${authority}`,
  },
  many: (most: number) => `Pairs are left out above ${most} rows.`,
  panel: 'To serve, as filed',
  asFiled: (total: string, rate: string, from: string, to: string) =>
    `${total}, ${rate}% credit, from ${from} to ${to}`,
  toMinimum: (total: string, from: string, to: string) =>
    `${total}, from ${from} to the minimum parole date ${to}, PC 3046`,
  otherCredits: 'Other credits',
  byDepartment: (rate: string, prices: readonly number[]) =>
    `By the Department’s ${rate}% the same prices are, in days: ${listed(prices)}.`,
} as const;
