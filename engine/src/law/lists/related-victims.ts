import { sectionsOf } from '../statute.ts';
import { isNamed, listed, type UndatedList } from '../statute-list.ts';

/** Crimes against the person, sex crimes and those against children, crimes against elders, against property, mischief. */
const titles = ['PC 187 to 248', 'PC 261 to 289.6', 'PC 368 to 368.7', 'PC 450 to 593g', 'PC 594 to 625c'];

/** What those titles hold that is done to none whom Fam. Code, § 6211, names, by the reason. */
export const againstNoRelative: Readonly<Record<string, readonly string[]>> = {
  'the victim is told by an office or by work': [
    'PC 217.1',
    'PC 241(b)',
    'PC 241(c)',
    'PC 241.1',
    'PC 241.4 to 241.8',
    'PC 243(b)',
    'PC 243(c)',
    'PC 243.1',
    'PC 243.6 to 243.8',
    'PC 243.10',
    'PC 244.5(c)',
    'PC 245(c)',
    'PC 245(d)',
    'PC 245.3 to 245.5',
    'PC 602.12',
  ],
  'the defendant acts by an office or in custody': ['PC 243.15', 'PC 243.9', 'PC 289.6'],
  'the public: carriers, aircraft, roads, works and public places': [
    'PC 218 to 219.3',
    'PC 247.5 to 248',
    'PC 462.5',
    'PC 587 to 590',
    'PC 602.4',
    'PC 602.6',
    'PC 602.13',
    'PC 607 to 616',
    'PC 621',
    'PC 622.5 to 625',
    'PC 625c',
  ],
  'the State: money, seals, papers and badges': [
    'PC 472',
    'PC 477 to 483.5',
    'PC 527',
    'PC 529.5 to 529.7',
    'PC 529a',
    'PC 532b',
    'PC 538b to 538i',
    'PC 539',
  ],
  'an undertaking: utilities, insurers, newspapers, shops, warehouses and posted works': [
    'PC 490.7',
    'PC 490.8',
    'PC 498',
    'PC 502.7',
    'PC 538.5',
    'PC 548 to 551',
    'PC 554 to 558',
    'PC 560 to 581',
    'PC 592 to 593g',
  ],
  'what is had, made, carried, sold or furnished': [
    'PC 453',
    'PC 466 to 469',
    'PC 470a',
    'PC 470b',
    'PC 502.6',
    'PC 502.8',
    'PC 537e to 537g',
    'PC 594.1',
    'PC 594.2',
  ],
  'a duty, a bargain or a flight': ['PC 193.8', 'PC 273', 'PC 273j', 'PC 289.5', 'PC 457.1'],
  'an animal, a congregation, the dead': [
    'PC 286.5',
    'PC 594.3',
    'PC 594.35(a)',
    'PC 594.35(b)',
    'PC 594.35(c)',
    'PC 594.37',
    'PC 596.5',
    'PC 597(b)',
    'PC 597(c)',
    'PC 597a to 599f',
    'PC 600',
  ],
};

const ofJustice = [
  'PC 133',
  'PC 136.1',
  'PC 136.7',
  'PC 137',
  'PC 139',
  'PC 140',
  'PC 141(a)',
  'PC 166(a)',
  'PC 166(b)',
];
const ofCoercion = ['PC 181', 'PC 182(a)(2)', 'PC 186.26', 'PC 653j'];
const ofPapers = ['PC 115', 'PC 115.5', 'PC 154', 'PC 155', 'PC 155.5', 'PC 157', 'PC 182(a)(4)'];
/** A bomb told to the occupants of a building or one person, or sent to him, an emergency that injures him, the telephone of emergencies used to harass him. */
const ofAlarm = ['PC 148.1(a)', 'PC 148.1(c)', 'PC 148.1(d)', 'PC 148.3(b)', 'PC 653y(b)', 'PC 653y(c)'];
const ofDecency = ['PC 311.3', 'PC 311.4', 'PC 314'];
/** An animal kills or injures; signs, threats, fire or a weapon of mass destruction reach an occupant, a believer, a child or another. */
const ofAnimals = ['PC 399', 'PC 399.5'];
const ofTerror = [
  'PC 11411',
  'PC 11412',
  'PC 11413',
  'PC 11414',
  'PC 11418.1',
  'PC 11418(b)(1)',
  'PC 11418(b)(2)',
  'PC 11418.5',
];
const ofHealth = ['PC 347', 'PC 365.6', 'PC 367g', 'PC 401', 'PC 423.2'];
const ofThreats = ['PC 417(a)', 'PC 417(b)', 'PC 417.25', 'PC 417.3', 'PC 417.4', 'PC 417.6(a)', 'PC 422', 'PC 422.3'];
const ofPeace = ['PC 415', 'PC 415.5', 'PC 418', 'PC 419', 'PC 422.6 to 422.77', 'PC 626.8(a)(4)', 'PC 626.95'];
const ofPrivacy = ['PC 631 to 632.7', 'PC 634', 'PC 637', 'PC 637.1', 'PC 637.7', 'PC 638', 'PC 638.51', 'PC 641'];
const ofPursuit = [
  'PC 646.9',
  'PC 647(h)',
  'PC 647(i)',
  'PC 647(j)',
  'PC 647(k)',
  'PC 647.6',
  'PC 647.7',
  'PC 647b',
  'PC 647c',
  'PC 653.2',
  'PC 653m',
];
/** Another is asked to kill, hurt or rob. */
const ofSolicitation = ['PC 653f(a)', 'PC 653f(b)', 'PC 653f(c)'];
const ofThings = ['PC 640.6', 'PC 640.7', 'PC 666', 'PC 666.1', 'PC 666.5'];
const ofWeapons = ['PC 22810(g)', 'PC 12403.7(g)', 'PC 26100(c)', 'PC 26100(d)', 'PC 12034(c)', 'PC 12034(d)'];
const ofVehicles = ['VC 2800.3', 'VC 10851', 'VC 10852', 'VC 10853', 'VC 20001', 'VC 20002', 'VC 23104', 'VC 23105'];
const ofRoads = ['VC 23109.1', 'VC 23110'];

/**
 * Crimes whose victim may be one of those whom Fam. Code, § 6211, names. § 1203.097 asks who the victim was, whatever the
 * crime: People v. Forester (2022) 78 Cal.App.5th 447. So whole titles of the Penal Code are here but for what is done to
 * none of them, and of its other titles and of other codes single sections (a reading, J-49).
 */
export const relatedVictims: UndatedList = [
  listed('PC 1203.097(a); FM 6211', titles, { except: Object.values(againstNoRelative).flat() }),
  listed('PC 1203.097(a); FM 6211', [...ofJustice, ...ofCoercion, ...ofPapers, ...ofAlarm, ...ofDecency, ...ofHealth]),
  listed('PC 1203.097(a); FM 6211', [...ofThreats, ...ofPeace, ...ofPrivacy, ...ofPursuit, ...ofSolicitation]),
  listed('PC 1203.097(a); FM 6211', [...ofAnimals, ...ofTerror]),
  listed('PC 1203.097(a); FM 6211', [...ofThings, ...ofWeapons, ...ofVehicles, ...ofRoads, 'WI 15656']),
];

/** Whether one of those whom Fam. Code, § 6211, names may be the victim of a crime. */
export const mayHaveRelatedVictim = (statute: string): boolean => isNamed(relatedVictims, sectionsOf(statute));
