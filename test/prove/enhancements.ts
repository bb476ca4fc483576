import type { Fact } from './crimes.ts';

/** What an enhancement is about, and of which crimes it may be found. */
type About =
  | 'gun-53'
  | 'weapon'
  | 'injury'
  | 'gang'
  | 'elder'
  | 'kidnapped'
  | 'place'
  | 'one-strike'
  | 'habitual'
  | 'special-circumstance';

export interface Enhancement {
  readonly cite: string;
  readonly terms: string;
  readonly about: About;
  /** The fact a crime of the table must have. */
  readonly of: Fact;
  /** What it makes of its crime: PC 667.5(c)(8), (22), 1192.7(c)(8), (23), (28), (40). */
  readonly makes: 'serious' | 'violent' | 'nothing';
  readonly from: string;
}

type Row = readonly [cite: string, terms: string, about: About, of: Fact, makes?: Enhancement['makes'], from?: string];

const since1998 = '1998-01-01';
const always = '1990-01-01';

const rows: readonly Row[] = [
  ['PC 12022.53(b)', '10y', 'gun-53', 'gun', 'violent'],
  ['PC 12022.53(c)', '20y', 'gun-53', 'gun', 'violent'],
  ['PC 12022.53(d)', '25-life', 'gun-53', 'discharge', 'violent'],
  ['PC 12022.5(a)', '3y 4y 10y', 'weapon', 'weapon', 'violent'],
  ['PC 12022.5(a)', '3y 4y 10y', 'weapon', 'firearm', 'violent'],
  ['PC 12022(b)(1)', '1y', 'weapon', 'weapon', 'serious', always],
  ['PC 12022.3(a)', '3y 4y 10y', 'weapon', 'sex-weapon', 'violent'],
  ['PC 12022.7(a)', '3y', 'injury', 'injury', 'violent', always],
  ['PC 12022.7(b)', '5y', 'injury', 'injury', 'violent'],
  ['PC 12022.7(e)', '3y 4y 5y', 'injury', 'partner', 'violent', '2001-01-01'],
  ['PC 12022.8', '5y', 'injury', 'sex-weapon', 'violent'],
  ['PC 667.9(a)', '1y', 'elder', 'elder'],
  ['PC 667.8(a)', '9y', 'kidnapped', 'sex-kidnap'],
  ['PC 667.8(b)', '15y', 'kidnapped', 'sex-kidnap-child'],
  ['HS 11353.1(a)(1)', '1y', 'place', 'sells-to-minor'],
  ['PC 667.75', '17-life', 'habitual', 'sells-to-minor'],
  ['PC 186.22(b)(1)(A)', '2y 3y 4y', 'gang', 'gang', 'serious', '2000-03-08'],
  ['PC 186.22(b)(1)(B)', '5y', 'gang', 'gang', 'serious', '2000-03-08'],
  ['PC 186.22(b)(1)(C)', '10y', 'gang', 'gang', 'serious', '2000-03-08'],
  ['PC 667.61(a)', '25-life', 'one-strike', 'one-strike', 'nothing', '2006-09-20'],
  ['PC 667.61(b)', '15-life', 'one-strike', 'one-strike', 'nothing', '2006-09-20'],
  ['PC 667.61(a)', '25-life', 'one-strike', 'one-strike-free', 'nothing', '2006-11-08'],
  ['PC 667.61(b)', '15-life', 'one-strike', 'one-strike-free', 'nothing', '2006-11-08'],
  ['PC 190.2(a)(15)', 'LWOP', 'special-circumstance', 'first-degree', 'nothing', always],
];

export const enhancements: readonly Enhancement[] = rows.map(
  ([cite, terms, about, of, makes = 'nothing', from = since1998]) => ({ cite, terms, about, of, makes, from }),
);

/** Whether it takes the place of its crime's own term. */
export const isInstead = ({ about }: Enhancement): boolean =>
  about === 'one-strike' || about === 'habitual' || about === 'special-circumstance';

const byCite = new Map(enhancements.map((row) => [row.cite, row]));

export function enhancementNamed(cite: string): Enhancement {
  const row = byCite.get(cite);
  if (row === undefined) throw new Error(`The table of enhancements has no ${cite}.`);
  return row;
}

/** Priors and the like: years each, and the conviction of the case that makes them count. */
export const statusRows: Readonly<Record<string, { readonly years: number; readonly trigger: StatusTrigger }>> = {
  'PC 667(a)(1)': { years: 5, trigger: 'serious' },
  'PC 667.5(a)': { years: 3, trigger: 'violent' },
  // only with the finding of a sexually violent offense: Stats. 2019, ch. 590
  'PC 667.5(b)': { years: 1, trigger: 'felony' },
  'PC 667.6(a)': { years: 5, trigger: 'listed' },
  'PC 12022.1(b)': { years: 2, trigger: 'secondary' },
};
export type StatusTrigger = 'serious' | 'violent' | 'felony' | 'listed' | 'secondary';
