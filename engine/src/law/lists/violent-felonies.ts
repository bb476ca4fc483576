import { massDestruction, proposition21, sexOffenders2006 } from '../measures.ts';
import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';
import { murders, unableToConsent } from './serious-felonies.ts';

const since2000 = { effective: proposition21 } as const;

/**
 * Violent felonies, each with the paragraph of § 667.5(c) whose own words cover it. What is violent only as a felony of
 * life, (7), or by a finding, (19) to (21) and (24), stands in no row. Any robbery is violent since Proposition 21: before,
 * that of a dwelling with a weapon used in person (People v. Carter (1997) 58 Cal.App.4th 128). Any carjacking, kidnapping
 * and assault under § 220, arson of an inhabited structure and devices that injure came with it too: before, carjacking with
 * a weapon used in person, kidnapping of a child for a lewd act and for a sex crime, § 451(a) and § 12308. Until Stats. 2006,
 * ch. 337, (5) spoke of force and fear, (6) of a child, (15) of the intents of § 1192.7(c)(29). Not modelled: what else the lists before lacked.
 */
export const violentFelonies: StatuteList = [
  listed('PC 667.5(c)(1)', [...murders, 'PC 192(a)']),
  listed('PC 667.5(c)(2)', ['PC 203', 'PC 205']),
  listed('PC 667.5(c)(3)', ['PC 261(a)(2)', 'PC 261(a)(6)', 'PC 262(a)(1)', 'PC 262(a)(4)']),
  listed('PC 667.5(c)(4)', ['PC 286(c)', 'PC 286(d)']),
  listed('PC 667.5(c)(5)', ['PC 287(c)', 'PC 287(d)', 'PC 288a(c)', 'PC 288a(d)'], { except: ['PC 288a(d)(1)(C)'] }),
  listed('PC 667.5(c)(5)', ['PC 288a(d)(1)(C)'], { effective: sexOffenders2006 }),
  listed('PC 667.5(c)(6)', ['PC 288(a)', 'PC 288(b)'], { except: ['PC 288(b)(2)'] }),
  listed('PC 667.5(c)(6)', ['PC 288(b)(2)'], { effective: sexOffenders2006 }),
  listed('PC 667.5(c)(8)', ['PC 12022.3(a)'], { words: '^(?!deadly weapon)' }),
  listed('PC 667.5(c)(8)', ['PC 12022.5', 'PC 12022.55', 'PC 12022.7', 'PC 12022.8', 'PC 12022.9']),
  listed('PC 667.5(c)(9)', ['PC 211', 'PC 212.5', 'PC 213'], {
    ...since2000,
    except: ['PC 213(b)'],
  }),
  listed('PC 667.5(c)(10)', ['PC 451(a)']),
  listed('PC 667.5(c)(10)', ['PC 451(b)'], since2000),
  listed('PC 667.5(c)(11)', ['PC 289(a)', 'PC 289(j)']),
  listed('PC 667.5(c)(12)', ['PC 664/187(a)', 'PC 217.1(b)']),
  listed('PC 667.5(c)(13)', ['PC 18745', 'PC 12308']),
  listed('PC 667.5(c)(13)', ['PC 18750', 'PC 18755', 'PC 12309', 'PC 12310'], since2000),
  listed('PC 667.5(c)(14)', ['PC 207(b)', 'PC 208(d)', 'PC 209', 'PC 209.5']),
  listed('PC 667.5(c)(14)', ['PC 207', 'PC 208'], since2000),
  listed('PC 667.5(c)(15)', ['PC 220'], { ...since2000, except: ['PC 220(a)(1)/288', 'PC 220(a)(1)/289'] }),
  listed('PC 667.5(c)(15)', ['PC 220(a)(1)/288', 'PC 220(a)(1)/289'], { effective: sexOffenders2006 }),
  listed('PC 667.5(c)(16)', ['PC 288.5']),
  listed('PC 667.5(c)(17)', ['PC 215'], since2000),
  listed('PC 667.5(c)(18)', ['PC 264.1']),
  listed('PC 667.5(c)(22)', ['PC 12022.53']),
  listed('PC 667.5(c)(23)', ['PC 11418(b)', 'PC 11418(c)'], { effective: massDestruction }),
];

/** Robberies of dwellings and carjackings, violent before Proposition 21 where a deadly weapon was used in person. */
export const violentWithWeapon: StatuteList = [
  listed('former PC 667.5(c)(9)', ['PC 212.5(a)', 'PC 213(a)(1)(A)'], { end: '2000-03-07' }),
  listed('former PC 667.5(c)(17)', ['PC 215'], { end: '2000-03-07' }),
];

/** Violent felonies that no item of § 1192.7(c) names: of a dependent person, not a child, or without force and fear. */
export const violentAlone: UndatedList = [
  listed('PC 667.5(c)(5)', unableToConsent),
  listed('PC 667.5(c)(6)', ['PC 288(b)(2)']),
];
