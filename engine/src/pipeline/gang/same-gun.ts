import { namedIn } from '../../case-file/by-sections.ts';
import { isOfAnothersFirearm } from '../../case-file/firearm-of-another.ts';
import { firearmAssaults } from '../../law/lists/firearm-assaults.ts';
import { firearmUse } from '../../law/lists/personal-acts.ts';
import { proposition21, sameUseOnce } from '../../law/measures.ts';
import { isListed, isNamed } from '../../law/statute-list.ts';
import { isImposed, isLive } from '../record/count.ts';
import { greatest } from '../record/greatest.ts';
import { isFound } from '../record/is-found.ts';
import { isSaid } from '../record/is-said.ts';
import type { Attachment, Count, Stay } from '../record/record.ts';

const sameGun: Stay = {
  code: 'STAYED_1170_1F',
  rule: {
    word: 'STAYF',
    authority: 'PC 1170.1(f)',
    effective: sameUseOnce,
    words: 'stayed: the gang and firearm terms rest on the same gun, only the greater counts',
  },
};

const vicarious: Stay = {
  code: 'STAYED_12022_53E',
  rule: {
    word: 'STAY',
    authority: 'PC 12022.53(e)(2)',
    effective: '1998-01-01',
    words: 'stayed: no gang term beside the firearm term of one who did not personally use the firearm',
  },
};

const vicariousYears: Stay = {
  code: 'STAYED_12022_53E',
  rule: {
    ...vicarious.rule,
    words:
      'stayed: the gang life term in place of years for a firearm not personally used (People v. Brookfield (2009) 47 Cal.4th 583)',
  },
};

/**
 * The gang step that the firearm alone makes heavier: People v. Rodriguez (2009) 47 Cal.4th 501, of an assault that is
 * serious for the firearm itself People v. Le (2015) 61 Cal.4th 416. Before Proposition 21 there was one step (J-206).
 */
const restsOnGun = (count: Count): boolean =>
  count.filed.lawDate >= proposition21 &&
  (count.violentByFirearm || (!count.violent && isListed(firearmAssaults, count.filed.sections, count.filed.lawDate)));

const withStay = (count: Count, stayed: Attachment, stay: Stay): Count => ({
  ...count,
  attachments: count.attachments.map((row) => (row === stayed ? { ...row, stay } : row)),
});

/** An allegation that says a use of the defendant's own, and is not said to be another's. */
const saysOwnUse = (count: Count, attachment: Attachment): boolean =>
  attachment.filed.family.firearm &&
  isNamed(firearmUse, attachment.filed.sections) &&
  !isOfAnothersFirearm(attachment.filed, count.filed) &&
  isFound(attachment);

const isOwnUseFound = (count: Count): boolean =>
  isSaid(count, 'personal-firearm-use') || count.attachments.some((row) => saysOwnUse(count, row));

/**
 * A firearm term for another's use: alleged as such or found so, and no use of the defendant's own found, of which
 * § 12022.53(e)(2) asks no form: an allegation of the count says it too, also one whose term is stayed or struck (J-174).
 */
const isVicarious = (count: Count, { filed }: Attachment): boolean =>
  isOfAnothersFirearm(filed, count.filed) && !isOwnUseFound(count);

const vicariousGun = (count: Count): Attachment | undefined =>
  count.attachments.find((row) => isImposed(row) && isVicarious(count, row));

const isYears = (gun: Attachment): boolean => gun.filed.term.kind === 'determinate';

/**
 * A vicarious gunman has the firearm term or the gang's, not both, and of them the greater (Pen. Code, § 12022.53(e)(2),
 * (j)): in place of the fifteen-year floor of a life felony any firearm term (People v. Gonzalez (2010) 180 Cal.App.4th
 * 1420), in place of the alternate life term one of life.
 */
export const takesGunForGang = (count: Count, gangTerm: 'floor' | 'alternate'): boolean => {
  const gun = vicariousGun(count);
  return gun !== undefined && (gangTerm === 'floor' || !isYears(gun));
};

/** Beside the alternate life term of a gang felony a vicarious gunman has no years for the firearm. */
export function stayVicariousGun(count: Count): Count {
  const gun = vicariousGun(count);
  return gun !== undefined && isYears(gun) ? withStay(count, gun, vicariousYears) : count;
}

const isAlternate = namedIn(['PC 186.22(b)(4)']);
const isFloor = namedIn(['PC 186.22(b)(5)']);

/**
 * The gang life term filed as a row of its own, of which and of another's firearm a vicarious gunman has one, as where the
 * charge carries the finding.
 */
export function oneOfGangLifeAndGun(count: Count): Count {
  const filed = count.attachments.find(
    (row) => isLive(row) && (isAlternate(row.filed.sections) || isFloor(row.filed.sections)),
  );
  if (filed === undefined) return count;
  return takesGunForGang(count, isFloor(filed.filed.sections) ? 'floor' : 'alternate')
    ? withStay(count, filed, vicarious)
    : stayVicariousGun(count);
}

/** Of a gang term and a firearm term that rest on one gun the lesser is stayed; of a vicarious gunman the gang term. */
export function staySameGun(count: Count): Count {
  const imposed = count.attachments.filter(isImposed);
  const gang = imposed.find(({ filed }) => filed.family.gang);
  const gun = imposed.find(({ filed }) => filed.family.weapon && filed.family.firearm);
  if (gang === undefined || gun === undefined) return count;
  if (isVicarious(count, gun)) return withStay(count, gang, vicarious);
  if (count.filed.lawDate < sameUseOnce) return count;
  if (!restsOnGun(count) && !isSaid(count, 'same-gun-as-gang')) return count;
  return withStay(count, greatest([gang, gun]) === gang ? gun : gang, sameGun);
}
