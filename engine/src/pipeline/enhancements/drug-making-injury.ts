import { isUnder } from '../../law/statute.ts';
import type { Attachment, Count, Stay } from '../record/record.ts';

export const drugMakingStay: Stay = {
  code: 'STAYED_HS_11379_9',
  rule: {
    word: 'STAY',
    authority: 'HS 11379.9',
    effective: null,
    words: 'stayed: the same injury or death is punished by a term of its own',
  },
};

export const isOfInjuryByMaking = ({ filed }: Attachment): boolean => isUnder(filed.sections, 'HS 11379.9');

/**
 * No year for an injury by the making of drugs that another term of the count punishes: Health & Saf. Code, § 11379.9,
 * subds. (a) (the child of § 11379.7) and (b); of another count, injury-of-another-count.ts.
 */
export function drugMakingStays(
  live: readonly Attachment[],
  count: Count,
  injuries: ReadonlyMap<Attachment, Stay>,
): ReadonlyMap<Attachment, Stay> {
  const victimOf = ({ filed }: Attachment): string => filed.victim ?? count.filed.victim ?? '';
  const punished = live
    .filter((row) => isUnder(row.filed.sections, 'HS 11379.7(b)') || (row.filed.family.injury && !injuries.has(row)))
    .map(victimOf);
  const stays = new Map<Attachment, Stay>();
  for (const row of live.filter(isOfInjuryByMaking)) {
    const place = punished.indexOf(victimOf(row));
    if (place < 0) continue;
    punished.splice(place, 1);
    stays.set(row, drugMakingStay);
  }
  return stays;
}
