import { ofAnyLevel } from './groups-of-crime.ts';
import type { Punishment } from './punishment.ts';
import { punishableByLife } from './triad.ts';

/**
 * A felony that § 186.22(d) punishes "in a county jail" where days are chosen, and so a misdemeanor: Pen. Code, § 17(b)(1)
 * (J-224). One punishable by life keeps its greater term.
 */
export function inJailForGang(felony: Punishment): Punishment {
  if (felony.severity !== 'felony' || punishableByLife(felony.triad)) return felony;
  return {
    ...felony,
    severity: 'misdemeanor',
    place: 'jail',
    serious: false,
    violent: false,
    trigger: false,
    category: 'MISDEMEANOR',
    groups: new Set([...felony.groups].filter((group) => ofAnyLevel.includes(group))),
    credit: { jail: 50, prison: 50 },
  };
}
