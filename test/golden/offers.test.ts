import { readdirSync, readFileSync } from 'node:fs';
import {
  type CaseFile,
  type ChargeFile,
  givenUpWords,
  type Lever,
  noGroundOfDeportation,
  offers,
  type Wish,
} from '@countwise/engine';
import { broughtByCrime } from '@countwise/seed';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const catalogue = readCatalogue();
const reference = readReference();
const { reductions } = reference;
const law = { catalogue, today: '2026-11-22', consequencesOf: broughtByCrime(catalogue, reference) };

type Charge = Omit<ChargeFile, 'id' | 'count' | 'date'>;

const caseOf = (charges: readonly Charge[], custody: string, more: Partial<CaseFile> = {}): CaseFile => ({
  caseFile: 1,
  sentencingDate: '2026-11-22',
  custody: [{ in: custody, out: '2026-11-22', rate: 'auto' }],
  charges: charges.map((charge, index) => ({ id: `c${index + 1}`, count: index + 1, date: '2026-03-14', ...charge })),
  ...more,
});

const gun = (id: string) => ({ enhancements: [{ id, crime: 'PC 12022.53(b)' }] });
const sample = caseOf(
  [
    { crime: 'PC 211/212.5(c)', occasion: 'A', victim: 'V1', term: 'upper', ...gun('e1') },
    { crime: 'PC 211/212.5(c)', occasion: 'B', victim: 'V2', term: 'middle', ...gun('e2') },
    { crime: 'PC 29800(a)(1)', term: 'middle' },
  ],
  '2026-03-14',
);
const since = '2026-08-15';
const five = (times: number) => ({ caseEnhancements: [{ id: 's1', crime: 'PC 667(a)(1)', times }] });
const pairsOfSample = [
  ['PC 211/212.5(c)', 'PC 213(b)'],
  ['PC 211/212.5(c)', 'PC 487(c)'],
  ['PC 12022.53(b)', 'PC 12022.5(a)'],
  ['PC 12022.53(b)', 'PC 12022(a)(1)'],
];

interface Example {
  readonly of: string;
  /** How it differs from the figures first drawn, and why. */
  readonly differs: string;
  readonly file: CaseFile;
  readonly levers: readonly Lever[];
  readonly wishes?: readonly Wish[];
  readonly pairs?: readonly (readonly string[])[];
  readonly courtAlone?: boolean;
  /** Each row: what it gives up, then its points: length, days by statute and by the Department. */
  readonly rows: readonly string[];
}

const twoLewdActs = caseOf(
  [
    {
      crime: 'PC 288(a)',
      term: 'middle',
      victim: 'V1',
      occasion: 'A',
      enhancements: [{ id: 'e1', crime: 'PC 667.61(b)' }],
    },
    {
      crime: 'PC 288(a)',
      term: 'middle',
      victim: 'V2',
      occasion: 'B',
      enhancements: [{ id: 'e2', crime: 'PC 667.61(b)' }],
    },
  ],
  since,
);

const examples: readonly Example[] = [
  {
    of: '1: the robberies with guns, at most eight years and one strike',
    differs:
      'The row that gives up 16y begins at 7y: by the rule of terms the whole term that runs beside is compared, and 7y 8m is beaten. A row of 17y at 4y 8m and rows of 19y are new: credit follows the time line (Reeves), so a violent term earns its own rate and the rest a half. 3y 8m 414, 2y 112 as drawn; 7y 8m 2,130 stands in example 3.',
    file: sample,
    levers: ['dismiss-count', 'dismiss-enhancement', 'lesser-finding', 'lesser-crime', 'term', 'run'],
    wishes: [
      { kind: 'at-most', days: 2880 },
      { kind: 'strikes', most: 1 },
    ],
    pairs: pairsOfSample,
    rows: [
      '1 strike, 16y, 3 changes: 7y 1926/1511; 6y 1615/1267; 5y 1304/1023',
      '1 strike, 17y, 4 changes: 4y 8m 1156/940; 4y 4m 1096/860',
      '1 strike, 19y, 3 changes: 4y 951/780',
      '1 strike, 19y, 3 changes: 3y 8m 804/696; 3y 684/536',
      '1 strike, 20y, 3 changes: 3y 8m 677/696; 3y 557/536; 2y 4m 434/373',
      '1 strike, 20y, 4 changes: 3y 8m 414/414; 3y 294/294; 2y 4m 172/172',
      '1 strike, 22y, 3 changes: 2y 112/112; 16m 0/0',
    ],
  },
  {
    of: '3: the same, the court alone',
    differs:
      '20y 5,962 to 12y 3,478 and 2y 374 as drawn. 6y 8m, 1,819 / 1,427 is reached by the lesser finding of Tirado, which gives up less than striking the guns; of them the punishment alone is struck, for PC 1203.06(a)(1) keeps the finding; 9y is 2,546 days, for terms at one rate are one stretch.',
    file: sample,
    // what the People would have to plead or to amend is closed, though it is asked for
    levers: ['dismiss-count', 'punishment-only', 'lesser-finding', 'lesser-crime', 'term', 'run'],
    courtAlone: true,
    rows: [
      'nothing: 20y 5962/4676; 15y 4410/3459; 13y 8m 3992/3131; 13y 3788/2971; 12y 8m 3682/2888; 12y 3478/2728',
      '12y, 2 changes: 9y 2546/1997; 7y 8m 2130/1671; 7y 1926/1511; 6y 8m 1819/1427; 6y 1615/1267; 5y 8m 1508/1183; 5y 1304/1023',
      '20y, 2 changes: 4y 8m 1198/940; 3y 8m 888/696; 3y 684/536; 2y 374/293',
    ],
  },
  {
    of: '6: possession for sale',
    differs: 'none',
    file: caseOf([{ crime: 'HS 11378', term: 'upper' }], since),
    levers: ['lesser-crime'],
    rows: ['nothing: 3y 448/448', '11m 26d, 1 felony, 1 change: 364 days 82/82'],
  },
  {
    of: '7: one strike, burglary and the serious prior',
    differs: 'none',
    file: caseOf([{ crime: 'PC 459/460(a)', term: 'middle' }], since, { strikes: '1', ...five(1) }),
    levers: ['dismiss-prior', 'prior-strike'],
    rows: [
      'nothing: 13y 3639/2274',
      '5y, 1 change: 8y 2178/1361',
      '1 strike, 1 change: 9y 1544/1544',
      '1 strike, 5y, 2 changes: 4y 631/631',
    ],
  },
  {
    of: '8: third strike robbery and two serious priors',
    differs: '16y 4,870 and 11y 3,318 / 2,603 as drawn; the rows of a life term and of no strike left were not drawn.',
    file: caseOf([{ crime: 'PC 211/212.5(c)', term: 'middle' }], since, { strikes: '2+', ...five(2) }),
    levers: ['dismiss-prior', 'prior-strike'],
    rows: [
      'nothing: 25 - L and 10y 12139/12139',
      '5y, 1 change: 25 - L and 5y 10586/10586',
      '10y, 2 changes: 25 - L 9016/9016',
      '1 life term, 1 strike, 1 change: 16y 4870/3820',
      '1 life term, 1 strike, 5y, 2 changes: 11y 3318/2603',
      '1 life term, 1 strike, 10y, 3 changes: 6y 1766/1385',
      '1 life term, 2 strikes, 10y, 4 changes: 3y 834/655',
    ],
  },
  {
    of: '11: twelve takings of identity, at most four years',
    differs:
      '4y, 631, eight dismissed, as drawn, and beyond it each further count; the counts are alike, but the space is told as 4,095 dispositions, not as 13 bargains.',
    file: caseOf(
      Array.from({ length: 12 }, () => ({ crime: 'PC 530.5(a)', term: 'middle' }) as const),
      since,
    ),
    levers: ['dismiss-count'],
    wishes: [{ kind: 'at-most', days: 1440 }],
    rows: [
      '16y, 8 felonies, 8 changes: 4y 631/631',
      '18y, 9 felonies, 9 changes: 3y 4m 508/508',
      '20y, 10 felonies, 10 changes: 2y 8m 386/386',
      '22y, 11 felonies, 11 changes: 2y 266/266',
    ],
  },
  {
    of: '12: assault and threat, no prison',
    differs: 'The engine gives the release from jail under probation now: 180 days less 200 of credit, time served.',
    file: caseOf(
      [
        { crime: 'PC 245(a)(4)', term: 'middle' },
        { crime: 'PC 422(a)', term: 'middle' },
      ],
      since,
    ),
    levers: ['probation', 'dismiss-count'],
    wishes: [{ kind: 'county' }],
    rows: ['nothing: probation 0/0'],
  },
  {
    of: '2: the robberies with guns, no new strike',
    differs:
      'none: two rows and seven points as drawn. 5y 8m is 3y + 8m of grand theft from the person, 1y + 4m of arming, 8m of the gun held: 2,066 days less 508, half of it 779 (PC 1170.1(a), 4019, 2933).',
    file: sample,
    levers: ['dismiss-count', 'dismiss-enhancement', 'lesser-finding', 'lesser-crime', 'term', 'run'],
    wishes: [{ kind: 'strikes', most: 0 }],
    pairs: pairsOfSample,
    rows: [
      '2 strikes, 20y, 4 changes: 5y 8m 779/779; 4y 477/477; 3y 8m 414/414; 3y 294/294; 2y 4m 172/172',
      '2 strikes, 22y, 2 changes: 2y 112/112; 16m 0/0',
    ],
  },
  {
    of: '4: burglary of a dwelling, in the county',
    differs:
      'The second degree stands at its middle term here (3y 448 is its upper), and an attempt of the first gives up less for 2y 266; of the second the split serves least: 180 sentence days are 183, and 200 are earned (PC 1170(h)(5), 2900.5).',
    file: caseOf([{ crime: 'PC 459/460(a)', term: 'middle' }], since),
    levers: ['lesser-crime', 'misdemeanor', 'split'],
    rows: ['nothing: 4y 631/631', '2y, 1 change: 2y 266/266', '1 strike, 2y, 1 change: 2y 0/0'],
  },
  {
    of: '5: injury to a partner and a threat, no strike',
    differs:
      '2y 266 is the lower term, which is not open here. A threat as a misdemeanor gives up less than its dismissal; 364 days, 82 and time served as drawn, with the lesser pleas of the table between them.',
    file: caseOf(
      [
        { crime: 'PC 273.5(a)', term: 'middle' },
        { crime: 'PC 422(a)', term: 'middle' },
      ],
      since,
    ),
    levers: ['dismiss-count', 'lesser-crime', 'misdemeanor'],
    wishes: [{ kind: 'strikes', most: 0 }],
    rows: [
      '1 strike, 11m 26d, 1 felony, 1 change: 3y 448/448',
      '1 strike, 2y 5m 26d, 1 felony, 2 changes: 1y 6m 173/173',
      '1 strike, 3y 5m 26d, 2 felonies, 2 changes: 544 days 172/172',
      '1 strike, 3y 8m 26d, 2 felonies, 2 changes: 454 days 127/127',
      '1 strike, 3y 11m 26d, 2 felonies, 2 changes: 364 days 82/82',
      '1 strike, 4y 3m, 2 felonies, 2 changes: 270 days 35/35',
      '1 strike, 4y 6m, 2 felonies, 2 changes: 180 days 0/0',
    ],
  },
  {
    of: '6: the same, no ground of deportation',
    differs: 'none',
    file: caseOf([{ crime: 'HS 11378', term: 'upper' }], since),
    levers: ['lesser-crime'],
    wishes: [noGroundOfDeportation(true)],
    rows: [],
  },
  {
    of: '9: assault with great bodily injury, half-time credit',
    differs:
      '3y 448 as drawn. Battery with serious injury is as long at its middle term and gives up more: beaten; simple assault was not drawn.',
    file: caseOf(
      [{ crime: 'PC 245(a)(4)', term: 'middle', enhancements: [{ id: 'e1', crime: 'PC 12022.7(a)' }] }],
      since,
    ),
    levers: ['dismiss-enhancement', 'lesser-crime'],
    wishes: [{ kind: 'half-credit' }],
    rows: ['1 strike, 3y, 1 change: 3y 448/448', '1 strike, 5y 6m, 1 felony, 1 change: 180 days 0/0'],
  },
  {
    of: '10: two lewd acts, a circumstance of two victims that no court may strike',
    differs:
      'No circumstance can be struck, as drawn (PC 667.61(g)). 15 to life is the same with both terms at once: of 288(a) no separate victim makes them consecutive (PC 667.61(i) names (c)(1) to (7)). Hearings: 10,958 and 5,479 days less 115 (PC 2933.1(c)).',
    file: twoLewdActs,
    levers: ['dismiss-enhancement', 'punishment-only', 'term', 'run'],
    rows: ['nothing: 30 - L 10843/10843; 15 - L 5364/5364'],
  },
  {
    of: '10: the same, pleaded without the circumstances',
    differs:
      'none: 6y and 2y of two lewd acts, 2,922 days less 115 at 15 % and at 33 %. The row of one circumstance left was not drawn: 6y, 1,766 days as in example 9, then the 5,479 of 15 years.',
    file: twoLewdActs,
    // PC 667.61(o): a circumstance counts only where it is alleged; the People may leave it out of an amended pleading
    levers: ['dismiss-enhancement', 'lesser-crime'],
    pairs: [],
    rows: [
      'nothing: 30 - L 10843/10843',
      '1 life term, 1 change: 15 - L and 6y 7245/7245',
      '2 life terms, 2 changes: 8y 2387/1872',
    ],
  },
  {
    of: 'a lewd act with a bar of probation that no court may strike, the court alone',
    differs:
      'not drawn. PC 1203.066(a): a finding within it is not stricken under 1385, so that the bar stands: 6y, 1,766 and 1,385 days as in example 9.',
    file: caseOf(
      [{ crime: 'PC 288(a)', term: 'middle', enhancements: [{ id: 'e1', crime: 'PC 1203.066(a)(8)' }] }],
      since,
    ),
    levers: ['dismiss-enhancement', 'probation'],
    courtAlone: true,
    rows: ['nothing: 6y 1766/1385'],
  },
  {
    of: 'a robbery with a firearm used, the court alone: the finding that bars probation is not stricken',
    differs:
      'not drawn. PC 1203.06(a)(1); People v. Tanner (1979) 24 Cal.3d 514: three years and four stand: 2,557 days less 115 at fifteen per cent is 2,076, at a third 1,628.',
    file: caseOf(
      [
        {
          crime: 'PC 211/212.5(c)',
          term: 'middle',
          enhancements: [{ id: 'e1', crime: 'PC 12022.5(a)', term: 'middle' }],
        },
      ],
      since,
    ),
    levers: ['dismiss-enhancement', 'probation'],
    courtAlone: true,
    rows: ['nothing: 7y 2076/1628'],
  },
  {
    of: 'a robbery with a firearm used under PC 12022.53(b), the court alone: the same',
    differs:
      'not drawn. PC 1203.06(a)(1), (c)(2): three years and ten stand: 4,748 days less 115 at fifteen per cent is 3,939, at a third of the even days, 1,544, 3,089.',
    file: caseOf(
      [{ crime: 'PC 211/212.5(c)', term: 'middle', enhancements: [{ id: 'e1', crime: 'PC 12022.53(b)' }] }],
      since,
    ),
    levers: ['dismiss-enhancement', 'probation'],
    courtAlone: true,
    rows: ['nothing: 13y 3939/3089'],
  },
  {
    of: 'a robbery with another’s firearm, the court alone: no finding of the defendant’s own use',
    differs:
      'not drawn. PC 12022.53(e)(1), (h): the ten years may be dismissed: 1,096 days less 115 at fifteen per cent is 834, at a third of the even days, 326, 655; with them as before. Probation comes with it.',
    file: caseOf(
      [{ crime: 'PC 211/212.5(c)', term: 'middle', enhancements: [{ id: 'e1', crime: 'PC 12022.53(e)(1) use' }] }],
      since,
    ),
    levers: ['dismiss-enhancement'],
    courtAlone: true,
    rows: ['nothing: 13y 3939/3089', '10y, 1 change: 3y 834/655'],
  },
  {
    of: 'a lewd act after a sex crime, the court alone: the prior that bars probation is not stricken',
    differs:
      'not drawn. PC 1203.066(a), (a)(5): six years and five stand: 4,018 days less 115 at fifteen per cent is 3,318, at a third of the even days, 1,300, 2,603.',
    file: {
      ...caseOf([{ crime: 'PC 288(a)', term: 'middle' }], since),
      caseEnhancements: [{ id: 's1', crime: 'PC 667.51(a)' }],
    },
    levers: ['dismiss-prior', 'probation'],
    courtAlone: true,
    rows: ['nothing: 11y 3318/2603'],
  },
  {
    of: 'an insurance fraud after a fraud, the court alone: the prior is not dismissed',
    differs: 'not drawn. PC 550(d): three years and two stand: 1,826 days less 200 at half is 813.',
    file: {
      ...caseOf([{ crime: 'PC 550(a)(1)', term: 'middle' }], since),
      caseEnhancements: [{ id: 's1', crime: 'PC 550(e)' }],
    },
    levers: ['dismiss-prior'],
    courtAlone: true,
    rows: ['nothing: 5y 813/813'],
  },
  {
    of: 'an insurance fraud after two, by an accident staged: the same',
    differs: 'not drawn. PC 550(d), (f): three years and five stand: 2,922 days less 200 at half is 1,361.',
    file: {
      ...caseOf([{ crime: 'PC 550(a)(3)', term: 'middle' }], since),
      caseEnhancements: [{ id: 's1', crime: 'PC 550(f)' }],
    },
    levers: ['dismiss-prior'],
    courtAlone: true,
    rows: ['nothing: 8y 1361/1361'],
  },
  {
    of: 'an insurance fraud after a fraud, which the People may leave out of an amended pleading',
    differs: 'not drawn. PC 550(d), 1009: three years alone are 1,096 days less 200 at half, 448.',
    file: {
      ...caseOf([{ crime: 'PC 550(a)(1)', term: 'middle' }], since),
      caseEnhancements: [{ id: 's1', crime: 'PC 550(e)' }],
    },
    levers: ['dismiss-prior'],
    rows: ['nothing: 5y 813/813', '2y, 1 change: 3y 448/448'],
  },
  {
    of: 'murder of a driver for hire, a circumstance that no court may strike',
    differs: 'not drawn. PC 1385.1 names the circumstances found under 190.1 to 190.5, that of 190.25 among them.',
    file: caseOf([{ crime: 'PC 187(a) first degree', enhancements: [{ id: 'e1', crime: 'PC 190.25(a)' }] }], since),
    levers: ['dismiss-enhancement', 'probation'],
    courtAlone: true,
    rows: ['nothing: LWOP 0/0'],
  },
  {
    of: 'a death by a vessel and the flight after it, which no court may strike, nor its allegation, nor its punishment alone',
    differs: 'not drawn. PC 192.5(e): six years and five stand: 4,018 days less 200 at half is 1,909.',
    file: caseOf([{ crime: 'PC 192.5(a)', term: 'middle', enhancements: [{ id: 'e1', crime: 'PC 192.5(e)' }] }], since),
    levers: ['dismiss-enhancement', 'punishment-only'],
    courtAlone: true,
    rows: ['nothing: 11y 1909/1909'],
  },
  {
    of: 'a death by a car and the flight after it: the same',
    differs: 'not drawn. VC 20001(c): four years and five stand: 3,287 days less 200 at half is 1,544.',
    file: caseOf(
      [{ crime: 'PC 192(c)(1)', term: 'middle', enhancements: [{ id: 'e1', crime: 'VC 20001(c)' }] }],
      since,
    ),
    levers: ['dismiss-enhancement', 'punishment-only'],
    rows: ['nothing: 9y 1544/1544'],
  },
  {
    of: 'the flight left out of an amended pleading',
    differs:
      'not drawn. PC 1009: the People may leave out of it what counts only where it is alleged (PC 192.5(e)): six years, 2,192 days less 200 at half is 996.',
    file: caseOf([{ crime: 'PC 192.5(a)', term: 'middle', enhancements: [{ id: 'e1', crime: 'PC 192.5(e)' }] }], since),
    levers: ['dismiss-enhancement', 'lesser-crime'],
    pairs: [],
    rows: ['nothing: 11y 1909/1909', '5y, 1 change: 6y 996/996'],
  },
  {
    of: '13: a beating and a threat marked as one act: which is punished is the court’s choice, and given up by nobody',
    differs:
      'not drawn. PC 654(a) as amended by Stats. 2021, ch. 441 (AB 518): either count may be punished. 273.5 at 3y: 1,096 days less 200 at half is 448; in its place 422 at 2y: 731 less 200 at half is 266.',
    file: caseOf(
      [
        { crime: 'PC 273.5(a)', term: 'middle', operativeFacts: 'F1' },
        { crime: 'PC 422(a)', term: 'middle', operativeFacts: 'F1', status: 'Stayed654' },
      ],
      since,
    ),
    levers: ['stay'],
    rows: ['nothing: 3y 448/448; 2y 266/266'],
  },
  {
    of: '14: three counts of one act and another: whatever is dismissed one that is left is punished, and no more',
    differs:
      'not drawn. Burglary 6y and 8m of the gun: 2,432 days less 200 at half is 1,116; the threat in its place 2y and 8m: 971, 386. Dismissed, the burglary leaves the beating or the threat to be punished (PC 654(a)): the gun alone, 16m or 486, 143, comes only with all three gone.',
    file: caseOf(
      [
        { crime: 'PC 459/460(a)', term: 'upper', operativeFacts: 'F1' },
        { crime: 'PC 273.5(a)', term: 'middle', operativeFacts: 'F1', status: 'Stayed654' },
        { crime: 'PC 422(a)', term: 'middle', operativeFacts: 'F1', status: 'Stayed654' },
        { crime: 'PC 29800(a)(1)', term: 'lower' },
      ],
      since,
    ),
    levers: ['dismiss-count', 'stay'],
    rows: [
      'nothing: 6y 8m 1116/1116; 2y 8m 386/386',
      '2y, 1 felony, 1 change: 2y 266/266',
      '2 strikes, 9y, 3 felonies, 3 changes: 16m 143/143',
    ],
  },
  {
    // PC 4532(a)(1): in jail the escape's term begins when the others end, whatever is chosen
    of: 'a misdemeanor whose term must follow is added, though it was said to run beside',
    differs: 'none',
    file: caseOf(
      [
        { crime: 'PC 4532(a)(1)', run: 'concurrent' },
        { crime: 'PC 245(a)(2)', term: 'lower', run: 'concurrent' },
      ],
      since,
    ),
    levers: ['misdemeanor', 'term'],
    // at the least days of both, 90 and 180, half of 270 is served, less 100 of custody
    rows: [
      'nothing: 2y 266/266',
      '1 strike, 1y 11m 26d, 1 felony, 1 change: 364 days 83/83',
      '1 strike, 1y 11m 26d, 2 felonies, 2 changes: 270 days 35/35',
    ],
  },
  {
    // PC 664(b): half of a year in jail at most
    of: 'the misdemeanor of an attempt is that of the attempt',
    differs: 'none',
    file: caseOf([{ crime: 'PC 487(a)', term: 'middle', state: 'Attempt' }], since),
    levers: ['misdemeanor'],
    rows: ['nothing: 1y 83/83', '5m 28d, 1 felony, 1 change: 182 days 0/0'],
  },
  {
    // PC 17(b), 182(a): the felony's own jail is of its extent (J-93)
    of: 'the misdemeanor of a conspiracy is that of its wobbler',
    differs: 'none',
    file: caseOf([{ crime: 'PC 487(a)', term: 'middle', state: 'Conspiracy' }], since),
    levers: ['misdemeanor'],
    rows: ['nothing: 2y 266/266', '11m 26d, 1 felony, 1 change: 364 days 82/82'],
  },
  {
    // PC 17(b), 18.5, 182(a): a year of jail is 364 days, of which half is served, less 200 of custody and credit
    of: 'the misdemeanor of a conspiracy to commit one is jail for a year (J-204)',
    differs: 'none',
    file: caseOf([{ crime: 'PC 242', term: 'middle', state: 'Conspiracy' }], since),
    levers: ['misdemeanor'],
    rows: ['nothing: 2y 266/266', '11m 26d, 1 felony, 1 change: 364 days 82/82'],
  },
];

function told({ file, levers, wishes = [], pairs, courtAlone = false }: Example) {
  const chosen = reductions.filter(({ from, to }) => pairs?.some((pair) => pair[0] === from && pair[1] === to) ?? true);
  const search = offers({ caseFile: file, space: { levers, reductions: chosen, courtAlone }, wishes }, law);
  const rows: string[] = [];
  for (let news = search.next(); ; news = search.next()) {
    if (news.done === true) return { rows, complete: news.value.complete, differing: news.value.differing };
    if (news.value.kind !== 'row') continue;
    const { givenUp, points } = news.value.row;
    const each = points.map((point) => {
      const isProbation = point.caseFile.charges.some(({ probation }) => probation?.granted);
      const years = [point.indeterminate, point.determinate]
        .filter((part) => part !== '' && part !== '0d')
        .join(' and ');
      const length = years || (isProbation ? 'probation' : `${point.misdemeanorDays} days`);
      return `${length} ${point.statute.days}/${point.department.days}`;
    });
    rows.push(`${givenUpWords(givenUp)}: ${each.join('; ')}`);
  }
}

test.for(examples)('$of', (example) => {
  expect(told(example)).toEqual({ rows: example.rows, complete: true, differing: 0 });
});

test('no lesser finding is offered that PC 1170.1(f) would leave without a term, beside a lesser crime either', () => {
  const use = { id: 'e1', crime: 'PC 12022.53(d)' };
  const another = { id: 'e2', crime: 'PC 12022.53(b)' };
  const file = caseOf([{ crime: 'PC 209(b)(1)', victim: 'V1', enhancements: [use, another] }], since);
  const search = offers(
    { caseFile: file, space: { levers: ['lesser-crime', 'lesser-finding'], reductions }, wishes: [] },
    law,
  );
  const offered: string[] = [];
  for (let news = search.next(); news.done !== true; news = search.next()) {
    if (news.value.kind !== 'row') continue;
    for (const { caseFile } of news.value.row.points)
      for (const { crime, enhancements = [] } of caseFile.charges)
        offered.push(
          [crime, ...enhancements.map((row) => row.crime)].filter((each) => typeof each === 'string').join(' + '),
        );
  }
  expect(offered).toContain('PC 207(a)/208(a) + PC 12022.53(c) + PC 12022.53(b)');
  expect(offered.filter((each) => !each.includes('12022.53'))).toEqual([]);
});

/** Words that take a side are in no sentence that both sides read. */
const sided = /\b(good deal|best|recommended|wins?|saves|loses|gets off|lenient|harsh|generous)\b/i;

/** Sentences that stand in the files of a folder: its texts, without the code in them. */
function textsOf(folder: string, isOne: (name: string) => boolean): readonly string[] {
  const path = new URL(`../../${folder}/`, import.meta.url);
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && isOne(name))
    .flatMap((name) => readFileSync(new URL(name, path), 'utf8').match(/'[^'\n]*'|`[^`]*`|>[\p{L} ,.:;’]+</gu) ?? [])
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, ' '));
}

test('words for both sides', () => {
  const sentences = [
    ...textsOf('engine/src/offers', () => true),
    ...textsOf('seed/src/cli', (name) => name.startsWith('offers')),
    ...textsOf('functions/src/offers', () => true),
    ...textsOf('functions/src/reports/offer-card', () => true),
    ...textsOf('functions/contract/src', (name) => /offer/.test(name)),
    ...reductions.map(({ gives }) => gives),
  ];
  expect(sentences.length).toBeGreaterThan(400);
  expect(sentences.filter((each) => sided.test(each))).toEqual([]);
  expect(['a good deal', 'the best offer', 'The People win.'].every((each) => sided.test(each))).toBe(true);
});
