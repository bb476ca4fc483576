/** Who must agree: D the defendant in person, P the People, C the court. */
type Consent = 'D' | 'P' | 'C';

/** One thing that may be changed, who must agree to it, and on what authority. */
export interface LeverRule {
  readonly words: string;
  readonly needs: readonly Consent[];
  readonly authority: string;
  /** Of a bargain, or a choice that the court makes inside one. */
  readonly of: 'bargain' | 'court';
  /** The court may use it where every charge is pleaded to and the People agree to nothing. */
  readonly courtAlone: boolean;
}

/** What may be open in a search, in the order in which it is shown. */
export const levers = {
  'dismiss-count': {
    words: 'dismiss a count',
    needs: ['C', 'P'],
    authority: 'PC 1385(a); PC 1386; PC 1192.6',
    of: 'bargain',
    courtAlone: false,
  },
  'dismiss-enhancement': {
    words: 'dismiss an enhancement',
    needs: ['C', 'P'],
    authority: 'PC 1385(a)-(c); People v. Walker (2024) 16 Cal.5th 1024',
    of: 'bargain',
    courtAlone: true,
  },
  'punishment-only': {
    words: 'strike its punishment only',
    needs: ['C'],
    authority: 'PC 1385(b)(1); rule 4.428(b)',
    of: 'bargain',
    courtAlone: true,
  },
  'lesser-finding': {
    words: 'a lesser finding in place of an enhancement',
    needs: ['C', 'P'],
    authority: 'People v. Tirado (2022) 12 Cal.5th 688; People v. McDavid (2024) 15 Cal.5th 1015',
    of: 'bargain',
    courtAlone: true,
  },
  'prior-strike': {
    words: 'dismiss a prior strike, by motion and not by agreement',
    needs: ['C'],
    authority: 'PC 1385(a); PC 667(f)(2), (g); PC 1170.12(d), (e); Romero (1996) 13 Cal.4th 497',
    of: 'bargain',
    courtAlone: true,
  },
  'dismiss-prior': {
    words: 'dismiss a prior that adds years',
    needs: ['C', 'P'],
    authority: 'PC 1385(a)-(c)',
    of: 'bargain',
    courtAlone: true,
  },
  misdemeanor: {
    words: 'a wobbler as a misdemeanor',
    needs: ['C', 'P'],
    authority: 'PC 17(b); People v. Alvarez (1997) 14 Cal.4th 968',
    of: 'bargain',
    courtAlone: true,
  },
  'lesser-crime': {
    words: 'a lesser included or related crime, or an attempt',
    needs: ['D', 'P', 'C'],
    authority: 'PC 1009; PC 1159; PC 1192.5; People v. West (1970) 3 Cal.3d 595',
    of: 'bargain',
    courtAlone: false,
  },
  term: {
    words: 'term of a count or enhancement',
    needs: ['C'],
    authority: 'PC 1170(b)(1)-(6); PC 1170.1(d)',
    of: 'court',
    courtAlone: true,
  },
  run: {
    words: 'consecutive or concurrent',
    needs: ['C'],
    authority: 'PC 669; PC 1170.1; PC 667(c)(6)-(7); PC 667.6(d)',
    of: 'court',
    courtAlone: true,
  },
  probation: {
    words: 'probation with jail',
    needs: ['C', 'D'],
    authority: 'PC 1203; PC 1203.1',
    of: 'court',
    courtAlone: true,
  },
  split: {
    words: 'a split term of county jail',
    needs: ['C'],
    authority: 'PC 1170(h)(3), (5)',
    of: 'court',
    courtAlone: true,
  },
} as const satisfies Record<string, LeverRule>;
export type Lever = keyof typeof levers;

const isLever = (name: string): name is Lever => Object.hasOwn(levers, name);

/** Every lever there is. */
export const everyLever: readonly Lever[] = Object.keys(levers).filter(isLever);

/** A plea to every charge, of which the court may indicate the sentence: People v. Clancey (2013) 56 Cal.4th 562. */
export const courtAlone: readonly Lever[] = everyLever.filter((name) => levers[name].courtAlone);
