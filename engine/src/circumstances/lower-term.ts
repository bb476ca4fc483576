import type { Notice } from '../answer/answer.ts';
import { type Dated, inForce } from '../law/dated.ts';
import { ageOn } from '../numbers/iso-date.ts';
import { type CircumstanceCharge, type CircumstanceFacts, isActive } from './circumstance-facts.ts';

/** AB 124: youth means under this age at the time of the offense (Pen. Code, § 1016.7(b)). */
const presumption: readonly Dated<{ readonly youthUnder: number }>[] = [
  {
    effective: '2022-01-01',
    end: null,
    basis: 'sentencing',
    authority: 'PC 1170(b)(6)',
    value: { youthUnder: 26 },
  },
];

/** Trauma, youth, and abuse by a partner or trafficker: the circumstances that raise the presumption. */
const raising: readonly string[] = ['CRC 4.423(b)(3)', 'CRC 4.423(b)(5)', 'CRC 4.423(b)(6)'];

const aboveLower = (charge: CircumstanceCharge): boolean =>
  isActive(charge) && charge.severity === 'felony' && charge.hasTriad && charge.slot !== 'lower';

/**
 * Terms above the lower where trauma, youth or abuse may have contributed to the crime (R-F03). Whether it did is a
 * question of fact, so this is a notice and not a term.
 */
export function lowerTermNotices(facts: CircumstanceFacts): readonly Notice[] {
  const { charges, circumstances, birthdate, sentencingDate } = facts;
  const law = inForce(presumption, sentencingDate);
  if (law === undefined) return [];
  const ticked = circumstances.some(({ id }) => raising.includes(id));
  const young = ({ offenseDate }: CircumstanceCharge): boolean =>
    birthdate !== undefined && ageOn(birthdate, offenseDate).years < law.value.youthUnder;
  const presumed = charges.filter((charge) => aboveLower(charge) && (ticked || young(charge)));
  if (presumed.length === 0) return [];
  return [
    {
      code: 'LOWER_TERM_PRESUMPTION',
      charges: presumed.map(({ id }) => id),
      authority: law.authority,
      text: 'If trauma, youth or abuse contributed to the crime the court gives the lower term, unless aggravation so outweighs mitigation that it would be contrary to justice.',
    },
  ];
}
