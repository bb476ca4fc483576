import { lifeWith, mapTriad, termSlots } from '../../crime/triad.ts';
import { type Dated, inForce } from '../../law/dated.ts';
import { firstGangLaw, proposition21 } from '../../law/measures.ts';
import type { Rule } from '../../law/rule.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { years } from '../../numbers/sentence-days.ts';
import type { Count, Stay } from '../record/record.ts';

/** Fifteen calendar years, Pen. Code, § 186.22(b)(5). */
export const paroleFloor = years(15);

const floorRule = (authority: string, effective: IsoDate): Rule => ({
  word: 'GANG5',
  authority,
  effective,
  words: 'fifteen years before parole, for a life felony committed for a gang (People v. Lopez (2005) 34 Cal.4th 1002)',
});

/** Since the first gang law, in place of added years; as paragraph (3) until Proposition 21. */
const floors: readonly Dated<Rule>[] = [
  {
    effective: firstGangLaw,
    end: '2000-03-07',
    basis: 'offense',
    authority: 'former PC 186.22(b)(3)',
    value: floorRule('former PC 186.22(b)(3)', firstGangLaw),
  },
  {
    effective: proposition21,
    end: null,
    basis: 'offense',
    authority: 'PC 186.22(b)(5)',
    value: floorRule('PC 186.22(b)(5)', proposition21),
  },
];

const noYears = (floor: Rule): Stay => ({
  code: 'GANG_LIFE_NO_YEARS',
  rule: {
    ...floor,
    word: 'STAY',
    words: 'not added: a felony punishable by life takes no gang years, but fifteen calendar years before parole',
  },
});

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
  const floor = inForce(floors, count.filed.lawDate)?.value;
  if (floor === undefined) return count;
  const triad = mapTriad(count.triad, (term) =>
    term.kind === 'life' ? lifeWith(Math.max(term.days, paroleFloor)) : term,
  );
  const raised = termSlots.some((slot) => triad[slot]?.days !== count.triad[slot]?.days);
  return {
    ...count,
    triad,
    source: raised ? floor : count.source,
    calendarFloor: paroleFloor,
    attachments: stayGangYears(count, noYears(floor)),
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
