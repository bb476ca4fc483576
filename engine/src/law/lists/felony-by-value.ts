import { listed, type UndatedList } from '../statute-list.ts';

/** Felonies of former law that are misdemeanors since Proposition 47 where little was taken: the row does not say how much. */
export const felonyByValue: UndatedList = [
  listed('PC 473(b); PC 476a(b); PC 490.2; PC 496(a); PC 1170.18', [
    'PC 463(b)',
    'PC 470(a)',
    'PC 470(b)',
    'PC 470(d)',
    'PC 475',
    'PC 476',
    'PC 476a',
    'PC 484e(a)',
    'PC 484e(b)',
    'PC 484e(d)',
    'PC 487',
    'PC 487a',
    'PC 487b',
    'PC 487d',
    'PC 487i',
    'PC 489',
    'PC 496(a)',
  ]),
  // any property obtained by theft, also where no law calls it grand theft
  listed('PC 490.2; People v. Page (2017) 3 Cal.5th 1175', [
    'PC 484.1(a)',
    'PC 485',
    'PC 487g',
    'PC 497',
    'PC 499c(b)',
    'PC 499d',
    'PC 530',
    'PC 538',
    'PC 642',
    'VC 10851',
  ]),
  // embezzlement, which is theft; not of public funds, of which § 514 speaks apart
  listed('PC 490a, 490.2; People v. Warmington (2017) 16 Cal.App.5th 333', [
    'PC 484c',
    'PC 504a',
    'PC 504b',
    'PC 505',
    'PC 506',
    'PC 507',
    'PC 508',
    'VC 10855',
  ]),
  // by other sections, while the amount was not yet $950
  listed(
    'PC 490a, 490.2',
    [
      'PC 332(a)',
      'PC 334(a)',
      'PC 484(a)',
      'PC 484g',
      'PC 484h',
      'PC 487e',
      'PC 487h(a)',
      'PC 496c',
      'PC 502.5',
      'PC 503',
      'PC 504',
      'PC 514',
      'PC 532(a)',
      'IC 1733',
      'LC 405',
    ],
    { words: 'over \\$[24]00|more than \\$400' },
  ),
];

/** Forgeries of checks, bonds and money orders of $950 or less. */
export const forgeriesOfLittle: UndatedList = [
  listed('PC 473(b)', ['PC 473(b)']),
  listed('PC 473(b)', ['PC 476'], { words: '\\$950 or less' }),
];

/** Thefts of a firearm, which Proposition 63 took out of Proposition 47. */
export const firearmsByValue: UndatedList = [
  listed('PC 490.2(c)', ['PC 487(d)(2)']),
  listed('PC 490.2(c)', ['PC 463(b)'], { words: 'firearm' }),
];

/** Takings that may be of a firearm and are charged by value or place: theft, embezzlement, false pretenses, what is punished as larceny. */
export const takingsByValue: UndatedList = [
  listed(
    'PC 484(a), 490a, 514',
    [
      'PC 485',
      'PC 497',
      'PC 503',
      'PC 504',
      'PC 504a',
      'PC 505',
      'PC 506',
      'PC 507',
      'PC 508',
      'PC 514',
      'PC 530',
      'PC 532(a)',
    ],
    { words: '^(?!.*(public funds|received elsewhere))' },
  ),
  listed('PC 487(d)(2), 489(a)', ['PC 484(a)', 'PC 487(a)', 'PC 487(b)(3)', 'PC 487(c)', 'PC 487h(a)', 'PC 489'], {
    except: ['PC 487(d)', 'PC 487a', 'PC 489(a)', 'PC 489(b)'],
    words: '^grand theft',
  }),
];

/** Rows of one who stole and of one who received alike: receiving, which section 496 punishes, is no theft. */
export const takenOrReceived: UndatedList = [
  listed('PC 497', ['PC 497'], { words: '^bringing stolen property into the state$' }),
];
