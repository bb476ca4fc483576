import { isGangAlternate } from '../../case-file/gang-finding.ts';
import { punishableByLife } from '../../crime/triad.ts';
import { hasFelonyGangFinding, hasGangFinding, inGroup, isFelony, isLive } from '../record/count.ts';
import { type Count, eachCount, type Stage } from '../record/record.ts';
import { atLawfulStep, gangEnhancement } from './gang-enhancement.ts';
import { gangLifeFloor } from './gang-life.ts';
import { withAlternateLife, withGangFloor } from './gang-minimum.ts';
import { withGangAlternative } from './gang-misdemeanor.ts';
import { oneGangTerm } from './one-gang-term.ts';
import { oneOfGangLifeAndGun, staySameGun, stayVicariousGun, takesGunForGang } from './same-gun.ts';
import { staySameInjury } from './same-injury.ts';

const hasGangRow = ({ attachments }: Count): boolean =>
  attachments.some((row) => row.filed.family.gang && isLive(row) && !isGangAlternate(row.filed.sections));

function withGangYears(count: Count): Count {
  const years = hasGangRow(count) ? null : gangEnhancement(count);
  const filed = count.attachments.map((row) => atLawfulStep(row, count));
  const attachments = years === null ? filed : [...filed, years];
  const withGang = oneGangTerm({ ...count, attachments });
  const once = staySameGun(withGang);
  return once === withGang ? staySameInjury(withGang) : once;
}

function byFinding(count: Count): Count {
  if (!hasGangFinding(count)) return count;
  if (!isFelony(count)) return inGroup(count, 'GANG_D') ? withGangAlternative(count) : count;
  // (d) alone, whose term is put in place of the felony's own with the others of its kind
  if (!hasFelonyGangFinding(count)) return takesGunForGang(count, 'floor') ? staySameGun(count) : count;
  if (punishableByLife(count.triad))
    return takesGunForGang(count, 'floor') ? withGangYears(count) : withGangFloor(count);
  const floor = gangLifeFloor(count);
  return floor === null || takesGunForGang(count, 'alternate')
    ? withGangYears(count)
    : withAlternateLife(stayVicariousGun(count), floor);
}

/** Stage 3 (R-B03): the gang finding as years, as a life minimum, or as an alternate term; never counted twice (J-38). */
export const gangSentencing: Stage = eachCount((count) =>
  count.standing === 'inactive' ? count : byFinding(oneOfGangLifeAndGun(count)),
);
