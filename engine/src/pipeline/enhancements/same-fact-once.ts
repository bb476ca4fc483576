import { punishableByLife } from '../../crime/triad.ts';
import { formerlyBoth, formerlyLimited } from '../../law/lists/weapons-and-injuries.ts';
import { sameUseOnce } from '../../law/measures.ts';
import { isListed } from '../../law/statute-list.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { lesser } from '../record/greatest.ts';
import { isNamedSexCrime } from '../record/named-sex-crime.ts';
import type { Attachment, Count, Stay } from '../record/record.ts';

/** First day of the limits of determinate terms, which stood in subdivision (d), later (e), until 1998. */
const firstLimits: IsoDate = '1977-07-01';
const formerLimit = 'former PC 1170.1(d), (e)';

/** The versions of a stay, the present one the last. */
const versionsOf = (code: string, word: 'STAYF' | 'STAYG', present: string, words: readonly [string, string]) => {
  const stay = (authority: string, effective: IsoDate, text: string): Stay => ({
    code,
    rule: { word, authority, effective, words: text },
  });
  return {
    former: stay(formerLimit, firstLimits, words[0]),
    present: stay(present, sameUseOnce, words[1]),
  };
};

const oneWeapon = 'stayed: only the greatest weapon enhancement counts for one crime';
const weapons = versionsOf('STAYED_1170_1F', 'STAYF', 'PC 1170.1(f)', [oneWeapon, oneWeapon]);
const injuries = versionsOf('STAYED_1170_1G', 'STAYG', 'PC 1170.1(g)', [
  'stayed: only the greatest injury enhancement counts for one crime',
  'stayed: only the greatest injury enhancement counts for one victim of one crime',
]);

/** Whether the law before 1998 limits the enhancements of a count. */
export const isFormerlyLimited = ({ filed: { lawDate } }: Count): boolean => lawDate < sameUseOnce;

const versionOf = ({ former, present }: typeof weapons, count: Count): Stay =>
  isFormerlyLimited(count) ? former : present;

/** Only the greatest weapon enhancement counts for one crime. */
export const weaponStay = (count: Count): Stay => versionOf(weapons, count);

/** Only the greatest injury enhancement counts for one victim of one crime, before 1998 for one crime. */
export const injuryStay = (count: Count): Stay => versionOf(injuries, count);

const oneOfBoth: Stay = {
  code: 'STAYED_FORMER_1170_1E',
  rule: {
    word: 'STAY',
    authority: formerLimit,
    effective: firstLimits,
    words: 'stayed: before 1998 only the greatest of the weapon and injury enhancements counts for this crime',
  },
};

const isLimited = ({ filed }: Attachment, { filed: { lawDate } }: Count): boolean =>
  isListed(formerlyLimited, filed.sections, lawDate);

/** A term of which the greatest counts among those of weapons: the law before 1998 told them by their numbers, § 12022.4 too. */
export const isOfWeapon = (row: Attachment, count: Count): boolean =>
  row.filed.family.weapon || (isLimited(row, count) && !row.filed.family.injury);

/** Crimes of which one weapon and one injury enhancement counted, and terms for life, which § 1170.1 does not govern. */
const hasBoth = (count: Count): boolean =>
  punishableByLife(count.triad) ||
  isNamedSexCrime(count) ||
  isListed(formerlyBoth, count.filed.sections, count.filed.lawDate);

/** The rows that yield to a greater one of the other kind under the law before 1998. */
export function formerlyOne(live: readonly Attachment[], count: Count): ReadonlyMap<Attachment, Stay> {
  if (!isFormerlyLimited(count) || hasBoth(count)) return new Map();
  const limited = live.filter((row) => isLimited(row, count));
  return new Map(lesser(limited, () => '').map((row) => [row, oneOfBoth]));
}
