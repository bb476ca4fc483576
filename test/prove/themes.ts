import type { StrikeLevel } from '@countwise/engine';
import { type Crime, crimes, type Fact, is } from './crimes.ts';

/** What a case is mostly about, so that each row of the rule binds often. */
export interface Theme {
  readonly crimes: readonly Crime[];
  readonly strikes: readonly [StrikeLevel, ...StrikeLevel[]];
  /** How often, of a hundred counts, the field is given or the choice made. */
  readonly occasion: number;
  readonly victim: number;
  readonly concurrent: number;
  readonly own: number;
  readonly earlier: number;
  readonly inPrison: number;
  readonly oneStrike: number;
  readonly bail: number;
  readonly days: readonly [string, ...string[]];
}

const withAny = (...facts: readonly Fact[]): readonly Crime[] =>
  crimes.filter((crime) => facts.some((fact) => is(crime, fact)));
const special: readonly Fact[] = ['listed', 'in-prison', 'consecutive', 'aggravated-assault-of-child'];
const [robbery] = crimes;
if (robbery === undefined) throw new Error('The table of crimes is empty.');
export const ordinary: readonly [Crime, ...Crime[]] = [
  robbery,
  ...crimes.slice(1).filter((crime) => !special.some((fact) => is(crime, fact)) && !is(crime, 'misdemeanor')),
];
const jail = withAny('jail');

const recent = ['2013-05-01', '2020-02-03', '2025-03-01', '2025-03-01', '2026-01-15'] as const;
const plain: Theme = {
  crimes: [...ordinary, ...withAny('misdemeanor')],
  strikes: ['0', '0', '0', '1', '2+'],
  occasion: 50,
  victim: 40,
  concurrent: 40,
  own: 0,
  earlier: 0,
  inPrison: 0,
  oneStrike: 20,
  bail: 0,
  days: recent,
};
const struck: Theme = { ...plain, strikes: ['1', '1', '2+', '2+!', '0'], concurrent: 60 };

export const themes: readonly [Theme, ...Theme[]] = [
  plain,
  { ...struck, crimes, earlier: 5, inPrison: 5, own: 30, bail: 10 },
  // strikes: of several occasions, serious beside others, about the days of the laws, to a sentence being served
  { ...struck, occasion: 90 },
  { ...struck, crimes: [...withAny('serious'), ...jail, ...jail], occasion: 60 },
  { ...struck, days: ['1994-03-05', '1994-03-06', '1994-03-07', '1994-03-08', '2025-03-01'], occasion: 85 },
  { ...struck, days: ['2012-11-05', '2012-11-06', '2012-11-07', '2012-11-08', '2025-03-01'] },
  { ...struck, earlier: 35 },
  // sex crimes: PC 667.6(c), (d), 667.61, 269
  { ...plain, crimes: withAny('listed'), victim: 85, occasion: 60, own: 50, concurrent: 50 },
  { ...plain, crimes: [...withAny('listed'), ...withAny('listed'), ...ordinary], victim: 70, own: 50 },
  {
    ...plain,
    crimes: [...withAny('listed'), ...withAny('listed'), ...ordinary],
    days: ['2006-09-18', '2006-09-19', '2006-09-20', '2006-09-21', '2025-03-01'],
    victim: 70,
    own: 60,
  },
  {
    ...plain,
    crimes: [...withAny('one-strike', 'one-strike-free', 'aggravated-assault-of-child')],
    oneStrike: 80,
    victim: 80,
    concurrent: 70,
    days: ['2006-09-19', '2006-09-20', '2006-11-08', '2013-05-01', '2025-03-01'],
  },
  {
    ...plain,
    crimes: [...withAny('aggravated-assault-of-child'), ...withAny('aggravated-assault-of-child', 'one-strike')],
    victim: 85,
    concurrent: 70,
    days: ['2006-09-19', '2006-09-20', '2025-03-01'],
  },
  // in prison, escapes, on bail, and the categories of PC 1170.1(b), 1170.13, 1170.15 and 1170.16
  { ...plain, crimes: [...withAny('in-prison'), ...withAny('in-prison', 'jail'), ...ordinary], inPrison: 30 },
  { ...plain, crimes: [...withAny('consecutive'), ...jail, ...ordinary], concurrent: 60 },
  { ...plain, bail: 70, concurrent: 70, earlier: 0 },
  { ...plain, crimes: jail, strikes: ['0'], bail: 70, concurrent: 70 },
  { ...plain, crimes: [...withAny('dissuading', 'threat'), ...ordinary], victim: 60, own: 25, concurrent: 25 },
  { ...plain, crimes: withAny('kidnapping', 'manslaughter'), victim: 70, own: 40, concurrent: 25 },
  // one kidnapping, and those who sell to minors again
  {
    ...plain,
    crimes: [
      ...withAny('sex-kidnap', 'sex-kidnap-child'),
      ...withAny('sex-kidnap-child'),
      ...withAny('sex-kidnap-child'),
    ],
    victim: 90,
    occasion: 90,
    oneStrike: 0,
  },
  { ...struck, crimes: [...withAny('sells-to-minor'), ...ordinary] },
  { ...plain, crimes: withAny('gang') },
  { ...struck, crimes: crimes.filter(({ terms }) => terms.includes('life')) },
];
