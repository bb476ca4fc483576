import type { Notice } from '../answer/answer.ts';
import { type Dated, inForce } from '../law/dated.ts';
import { passing } from '../made-once/passing.ts';
import { addYears } from '../numbers/iso-date.ts';
import { years } from '../numbers/sentence-days.ts';
import { type CircumstanceFacts, type Dismissible, isActive } from './circumstance-facts.ts';

interface Weights {
  readonly longSentence: number;
  readonly oldPriorYears: number;
}

/** SB 81: circumstances that weigh greatly for dismissing an enhancement, unless public safety is endangered. */
const dismissal: readonly Dated<Weights>[] = [
  {
    effective: '2022-01-01',
    end: null,
    basis: 'sentencing',
    authority: 'PC 1385(c)(2)',
    value: { longSentence: years(20), oldPriorYears: 5 },
  },
];

const activeEnhancements = ({ charges, caseEnhancements }: CircumstanceFacts): readonly Dismissible[] => [
  ...passing(charges, isActive).flatMap(({ enhancements }) => passing(enhancements, isActive)),
  ...passing(caseEnhancements, isActive),
];

/**
 * Enhancements that the court is asked to weigh for dismissal (R-F05). `Shall be dismissed` in the statute leaves it to
 * the court's discretion all the same (People v. Walker (2024) 16 Cal.5th 1024). Strikes are no enhancements.
 */
export function enhancementDismissalNotices(facts: CircumstanceFacts): readonly Notice[] {
  const law = inForce(dismissal, facts.sentencingDate);
  if (law === undefined) return [];
  const enhancements = activeEnhancements(facts);
  const { longSentence, oldPriorYears } = law.value;
  const isOld = ({ priorDate }: Dismissible): boolean =>
    priorDate !== undefined && addYears(priorDate, oldPriorYears) < facts.sentencingDate;
  const isLongByThem =
    enhancements.length > 0 &&
    facts.totalDays > longSentence &&
    facts.totalDays - facts.enhancementDays <= longSentence;
  const notice = (code: string, subdivision: string, charges: readonly Dismissible[], text: string): Notice => ({
    code,
    charges: charges.map(({ id }) => id),
    authority: `${law.authority}${subdivision}`,
    text,
  });
  const old = enhancements.filter(isOld);
  return [
    ...(enhancements.reduce((sum, { times = 1 }) => sum + times, 0) > 1
      ? [
          notice(
            'ENH_1385C_MULTIPLE',
            '(B)',
            enhancements,
            'Several enhancements stand in one case: that weighs greatly for dismissing all but one.',
          ),
        ]
      : []),
    ...(isLongByThem
      ? [
          notice(
            'ENH_1385C_OVER20',
            '(C)',
            enhancements,
            'An enhancement brings the sentence over twenty years: that weighs greatly for dismissing it.',
          ),
        ]
      : []),
    ...(old.length > 0
      ? [
          notice(
            'ENH_1385C_OLD_PRIOR',
            '(H)',
            old,
            'The enhancement rests on a conviction over five years old: that weighs greatly for dismissing it.',
          ),
        ]
      : []),
  ];
}
