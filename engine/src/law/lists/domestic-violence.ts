import { listed, type StatuteList } from '../statute-list.ts';

/** The first row: crimes that are domestic violence by their own words, where the victim is one of Fam. Code, § 6211. */
const byWords = ['PC 243(e)', 'PC 273.5', 'PC 273.6', 'PC 646.9', 'PC 422'];

const ofViolence = [
  'PC 203',
  'PC 205',
  'PC 206',
  'PC 220',
  'PC 240',
  'PC 241.2',
  'PC 241.3',
  'PC 242',
  'PC 243(a)',
  'PC 243(d)',
  'PC 243.15',
  'PC 243.2',
  'PC 243.25',
  'PC 243.3',
  'PC 243.35',
  'PC 244',
  'PC 244.5(b)',
  'PC 245(a)',
  'PC 245(b)',
  'PC 245.2',
  'PC 246',
  // § 243.15 until 2015
  'PC 4131.5',
];
/** An assault and a battery whose victim is told by an office, cited with PC 240 and 242 too: `PC 242/243(b)`. */
const ofOffice = ['PC 241(b)', 'PC 241(c)', 'PC 243(b)', 'PC 243(c)'];
const ofPrivacy = ['PC 647(j)', 'PC 647(k)', 'PC 647.7(b)', 'PC 647.7(c)'];
const ofSex = [
  'PC 243.4',
  'PC 261',
  'PC 262',
  'PC 264.1',
  'PC 266g',
  'PC 286',
  'PC 287',
  'PC 288a',
  'PC 289',
  ...ofPrivacy,
];
const ofOrders = ['PC 166(a)(4)', 'PC 166(a)(5)', 'PC 166(b)', 'PC 166(c)', 'PC 273.65', 'FM 6388'];
const ofThreats = [
  'PC 136.1',
  'PC 139',
  'PC 140',
  'PC 417(a)',
  'PC 417(b)',
  'PC 417(d)',
  'PC 417.25',
  'PC 417.3',
  'PC 417.4',
  'PC 417.6(a)',
  // by force or threat, or with an injury of the person (J-261)
  'PC 422.6(a)',
  'PC 422.7(a)',
  // by force or a threat of it at a clinic or a place of worship (J-266)
  'PC 423.2(a)',
  'PC 423.2(b)',
  'PC 601',
  'PC 653.2',
  'PC 653m',
];
const ofLiberty = ['PC 207', 'PC 209', 'PC 209.5', 'PC 210.5', 'PC 236', 'PC 237', 'PC 368(f)', 'PC 602.5'];
/** Impersonation, which Fam. Code, § 6320(a), names by its sections, and so § 6203(a)(4). */
const ofNames = ['PC 528.5', 'PC 529'];
/** Graffiti of a small amount, and vandalism near a highway. */
const ofGraffiti = ['PC 640.6', 'PC 640.7'];
const ofThings = ['PC 591', 'PC 591.5', 'PC 594', 'PC 594.4', 'PC 594.7', 'PC 603', 'PC 607', ...ofGraffiti];

/**
 * Crimes that may be domestic violence in which a conviction brings an order or a program: Pen. Code, §§ 136.2, 13700. Which
 * crimes may have a related victim at all, for the length of probation, say `related-victims.ts`; of arms despite an order the program alone follows (J-99).
 */
export const domesticViolence: StatuteList = [
  listed('PC 13700; PC 1203.097', byWords, { except: ['PC 273.6(g)'] }),
  listed(
    'PC 1203.097(a); FM 6211',
    [...ofViolence, ...ofSex, ...ofOrders, ...ofThreats, ...ofLiberty, ...ofThings, ...ofNames],
    { except: ofOffice },
  ),
];
