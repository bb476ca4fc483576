import type { Notice } from '../answer/answer.ts';
import type { CircumstanceFile, Proof } from '../case-file/case-file.ts';
import { type Dated, inForce } from '../law/dated.ts';
import { passing } from '../made-once/passing.ts';
import { type ChosenTerm, type CircumstanceFacts, isActive } from './circumstance-facts.ts';
import { circumstances } from './circumstances.ts';

/** Proof that lets a court go above the middle term: SB 567, which lightens, by the day of sentence. */
export const upperTermProof: readonly Dated<true>[] = [
  {
    effective: '2022-01-01',
    end: null,
    basis: 'sentencing',
    authority: 'PC 1170(b)(1)-(3); PC 1170.1(d); CRC 4.420',
    value: true,
  },
];

const aggravating = new Set(circumstances.filter(({ category }) => category === 'Aggravating').map(({ id }) => id));

const isProven =
  (accepted: readonly Proof[]) =>
  ({ id, proof = 'none' }: CircumstanceFile): boolean =>
    aggravating.has(id) && accepted.includes(proof);

const isUnprovenUpper = (term: ChosenTerm): boolean =>
  isActive(term) && term.severity === 'felony' && term.hasTriad && term.slot === 'upper';

/**
 * Upper terms that no proven aggravating circumstance supports (R-F02). A certified record of convictions serves for a
 * crime, not for an enhancement (Pen. Code, § 1170(b)(3)), and proves no more than the bare conviction (People v. Wiley
 * (2025) 17 Cal.5th 1069). Not modelled: that a fact of an imposed enhancement, or an element, was used (§ 1170(b)(5)).
 */
export function upperTermNotices({
  charges,
  circumstances: found,
  sentencingDate,
}: CircumstanceFacts): readonly Notice[] {
  const law = inForce(upperTermProof, sentencingDate);
  if (law === undefined) return [];
  const forCrime = found.some(isProven(['stipulated', 'found', 'certified']));
  const forEnhancement = found.some(isProven(['stipulated', 'found']));
  const unproven = [
    ...(forCrime ? [] : charges.filter(isUnprovenUpper)),
    ...(forEnhancement
      ? []
      : passing(charges, isActive).flatMap(({ enhancements }) => enhancements.filter(isUnprovenUpper))),
  ];
  if (unproven.length === 0) return [];
  return [
    {
      code: 'UPPER_TERM_PROOF',
      charges: unproven.map(({ id }) => id),
      authority: law.authority,
      text: 'The middle term is the ceiling unless an aggravating circumstance justifies more and its facts are stipulated or found beyond a reasonable doubt.',
    },
  ];
}
