import { isUnderAny } from '../../law/statute.ts';
import { isLive } from '../count.ts';
import { greatest } from '../enhancements/greatest.ts';
import type { Attachment, Count, Stay } from '../record.ts';

const sameGun: Stay = {
  code: 'STAYED_1170_1F',
  rule: {
    word: 'STAYF',
    authority: 'PC 1170.1(f)',
    effective: '1998-01-01',
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

/** Assaults that are serious for the firearm itself: People v. Le (2015) 61 Cal.4th 416. */
const firearmAssaults = ['PC 245(a)(2)', 'PC 245(a)(3)', 'PC 245(b)', 'PC 245(d)'];

/** The gang step that the firearm alone makes heavier: People v. Rodriguez (2009) 47 Cal.4th 501. */
const restsOnGun = (count: Count): boolean =>
  count.violentByFirearm || (!count.violent && isUnderAny(count.filed.sections, firearmAssaults));

const hasFinding = (count: Count, finding: 'same-gun-as-gang' | 'vicarious-firearm'): boolean =>
  count.filed.findings.includes(finding) ||
  count.attachments.some((row) => isLive(row) && row.filed.findings.includes(finding));

const withStay = (count: Count, stayed: Attachment, stay: Stay): Count => ({
  ...count,
  attachments: count.attachments.map((row) => (row === stayed ? { ...row, stay } : row)),
});

/** Of a gang term and a firearm term that rest on one gun the lesser is stayed; of a vicarious gunman the gang term. */
export function staySameGun(count: Count): Count {
  const live = count.attachments.filter(isLive);
  const gang = live.find(({ filed }) => filed.family.gang);
  const gun = live.find(({ filed }) => filed.family.firearm);
  if (gang === undefined || gun === undefined) return count;
  if (gun.filed.family.section53 && hasFinding(count, 'vicarious-firearm')) return withStay(count, gang, vicarious);
  if (!restsOnGun(count) && !hasFinding(count, 'same-gun-as-gang')) return count;
  return withStay(count, greatest([gang, gun]) === gang ? gun : gang, sameGun);
}
