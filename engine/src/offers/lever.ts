import { everyLever, type Lever } from './every-lever.ts';

/** Who must agree: D the defendant in person, P the People, C the court. */
export type Consent = 'D' | 'P' | 'C';

/** One thing that may be changed, who must agree to it, and on what authority. */
export interface LeverRule {
  readonly words: string;
  readonly needs: readonly Consent[];
  readonly authority: string;
  /** The stage, the bar or the limit that goes with it; empty where there is none. */
  readonly note: string;
  /** The People must agree only where it is done in exchange for a plea. */
  readonly inExchange: boolean;
  /** Of a bargain, or a choice that the court makes inside one. */
  readonly of: 'bargain' | 'court';
  /** The court may use it where every charge is pleaded to and the People agree to nothing. */
  readonly courtAlone: boolean;
}

/** What each lever is, who must agree to it, and on what authority. */
export const levers: Readonly<Record<Lever, LeverRule>> = {
  'dismiss-count': {
    words: 'dismiss a count',
    needs: ['C', 'P'],
    authority: 'PC 1385(a); PC 1386; PC 1192.6',
    note: 'On motion of the People or the court’s own, with reasons on the record; as part of an indicated sentence never.',
    inExchange: true,
    of: 'bargain',
    courtAlone: false,
  },
  'dismiss-enhancement': {
    words: 'dismiss an enhancement',
    needs: ['C', 'P'],
    authority: 'PC 1385(a)-(c); People v. Walker (2024) 16 Cal.5th 1024',
    note: 'The mitigating circumstances of PC 1385(c)(2) are weighed. Not where an initiative forbids it, nor circumstances of PC 667.61 and 667.71 (PC 667.61(g), 667.71(d)), flight after a homicide by a vehicle or a vessel (VC 20001(c), PC 192.5(e)), special circumstances admitted or found (PC 1385.1) or findings that bar probation under PC 1203.06, 1203.066 and 1203.075, of a firearm used or an injury too: the court alone strikes their punishment, and the finding stays (People v. Tanner (1979) 24 Cal.3d 514).',
    inExchange: true,
    of: 'bargain',
    courtAlone: true,
  },
  'punishment-only': {
    words: 'strike its punishment only',
    needs: ['C'],
    authority: 'PC 1385(b)(1); rule 4.428(b); In re Pacheco (2007) 155 Cal.App.4th 1439',
    note: 'The finding, the violent label, the credit limit and the strike stay.',
    inExchange: false,
    of: 'bargain',
    courtAlone: true,
  },
  'lesser-finding': {
    words: 'a lesser finding in place of an enhancement',
    needs: ['C', 'P'],
    authority: 'People v. Tirado (2022) 12 Cal.5th 688; People v. McDavid (2024) 15 Cal.5th 1015; PC 1009',
    note: 'The court alone where the facts of the lesser are alleged and found; by plea, alleged by amendment with the People.',
    inExchange: true,
    of: 'bargain',
    courtAlone: true,
  },
  'prior-strike': {
    words: 'dismiss a prior strike, by motion and not by agreement',
    needs: ['C'],
    authority:
      'PC 1385(a); PC 667(f)(2), (g); PC 1170.12(d), (e); People v. Superior Court (Romero) (1996) 13 Cal.4th 497; People v. Williams (1998) 17 Cal.4th 148',
    note: 'By motion, of the People or the court’s own, and never as a term of a bargain: no offer may say it.',
    inExchange: false,
    of: 'bargain',
    courtAlone: true,
  },
  'dismiss-prior': {
    words: 'dismiss a prior that adds years',
    needs: ['C', 'P'],
    authority: 'PC 1385(a)-(c)',
    note: 'The mitigating circumstances of PC 1385(c)(2) are weighed. Separate convictions of driving cases are not stricken (VC 23622, 23109.5(a)).',
    inExchange: true,
    of: 'bargain',
    courtAlone: true,
  },
  misdemeanor: {
    words: 'a wobbler as a misdemeanor',
    needs: ['C', 'P'],
    authority:
      'PC 17(b)(1), (3)-(5), (e); PC 667(d)(1); People v. Superior Court (Alvarez) (1997) 14 Cal.4th 968; People v. Park (2013) 56 Cal.4th 782',
    note: 'As charged by the People, unless the defendant objects; before trial by the court, on its own motion or a party’s, and after a denial only on changed circumstances; at sentence, or with probation. Later than the first sentencing the strike stays. A duty to register as a sex offender stays.',
    inExchange: true,
    of: 'bargain',
    courtAlone: true,
  },
  'lesser-crime': {
    words: 'a lesser included or related crime, or an attempt',
    needs: ['D', 'P', 'C'],
    authority: 'PC 1009; PC 1159; PC 1192.5; People v. West (1970) 3 Cal.3d 595',
    note: 'By amendment of the pleading. What no court may strike, a circumstance of PC 667.61 or a flight, may be left out of it (PC 667.61(o), 192.5(e), VC 20001(c)).',
    inExchange: false,
    of: 'bargain',
    courtAlone: false,
  },
  term: {
    words: 'term of a count or enhancement',
    needs: ['C'],
    authority: 'PC 1170(b)(1)-(6); PC 1170.1(d); People v. Mitchell (2022) 83 Cal.App.5th 1051',
    note: 'The upper one only with facts stipulated, found, or shown by a certified record; where the upper term itself is agreed, no finding is needed, though courts differ.',
    inExchange: false,
    of: 'court',
    courtAlone: true,
  },
  run: {
    words: 'consecutive or concurrent',
    needs: ['C'],
    authority: 'PC 669; PC 1170.1; PC 667(c)(6)-(7); PC 667.6(d)',
    note: '',
    inExchange: false,
    of: 'court',
    courtAlone: true,
  },
  stay: {
    words: 'which count of one act is punished',
    needs: ['C'],
    authority: 'PC 654(a); rule 4.412(b)',
    note: 'Only where the counts are marked as one act: one of them stayed, and one that the stay can rest on. Nobody gives anything up. An agreed term waives the claim that fewer acts were punished.',
    inExchange: false,
    of: 'court',
    courtAlone: true,
  },
  probation: {
    words: 'probation with jail',
    needs: ['C', 'D'],
    authority: 'PC 1203; PC 1203.1',
    note: 'Where the section allows it only in an unusual case, with the findings it asks for.',
    inExchange: false,
    of: 'court',
    courtAlone: true,
  },
  split: {
    words: 'a split term of county jail',
    needs: ['C'],
    authority: 'PC 1170(h)(3), (5)',
    note: '',
    inExchange: false,
    of: 'court',
    courtAlone: true,
  },
};

/** Who must agree to a lever: alone, the court bargains with nobody. */
export const needsOf = (name: Lever, isCourtAlone: boolean): readonly Consent[] =>
  isCourtAlone ? levers[name].needs.filter((each) => each !== 'P') : levers[name].needs;

/** A plea to every charge, of which the court may indicate the sentence: People v. Clancey (2013) 56 Cal.4th 562. */
export const courtAlone: readonly Lever[] = everyLever.filter((name) => levers[name].courtAlone);
