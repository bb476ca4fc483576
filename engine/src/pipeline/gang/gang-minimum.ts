import { lifeWith, mapTriad, slots } from '../../crime/triad.ts';
import { proposition21 } from '../../law/measures.ts';
import type { Rule } from '../../law/rule.ts';
import { years } from '../../numbers/sentence-days.ts';
import type { Count, Stay } from '../record.ts';

const paroleFloor = years(15);

const floorRule: Rule = {
  word: 'GANG5',
  authority: 'PC 186.22(b)(5)',
  effective: proposition21,
  words: 'fifteen years before parole, for a life felony committed for a gang (People v. Lopez (2005) 34 Cal.4th 1002)',
};

const noYears: Stay = {
  code: 'GANG_LIFE_NO_YEARS',
  rule: { ...floorRule, word: 'STAY', words: 'not added: a life felony has the fifteen-year minimum in its place' },
};

const alternateRule: Rule = {
  word: 'GANG4',
  authority: 'PC 186.22(b)(4)',
  effective: proposition21,
  words: 'the alternate life term of a gang felony',
};

const stayGangYears = (count: Count, stay: Stay): Count['attachments'] =>
  count.attachments.map((row) => (row.filed.family.gang && row.stay === null ? { ...row, stay } : row));

/** Pen. Code, § 186.22(b)(5): a felony punishable by life takes a fifteen-year minimum, and no added years. */
export function withGangFloor(count: Count): Count {
  if (count.filed.lawDate < proposition21) return count;
  const triad = mapTriad(count.triad, (term) =>
    term.kind === 'life' ? lifeWith(Math.max(term.days, paroleFloor)) : term,
  );
  const raised = slots.some((slot) => triad[slot]?.kind === 'life' && triad[slot].days === paroleFloor);
  return {
    ...count,
    triad,
    source: raised ? floorRule : count.source,
    attachments: stayGangYears(count, noYears),
  };
}

/**
 * Pen. Code, § 186.22(b)(4): life with the greater of the felony's own term and fifteen or seven years. Enhancements
 * stay outside the minimum because they are imposed besides: People v. Jones (2009) 47 Cal.4th 566.
 */
export const withAlternateLife = (count: Count, floor: number): Count => ({
  ...count,
  triad: mapTriad(count.triad, (term) => lifeWith(Math.max(term.days, floor))),
  source: alternateRule,
  serious: true,
  seriousByGang: false,
  violent: true,
  attachments: stayGangYears(count, { code: 'GANG_LIFE_NO_YEARS', rule: alternateRule }),
});
