import { isOf664 } from '../../crime/attempt.ts';
import { warnedDrugCrimes } from '../../law/lists/drug-crimes.ts';
import { isListed } from '../../law/statute-list.ts';
import { isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { onCounts } from './check.ts';

/** A term stayed, or suspended by probation, follows from a conviction all the same. */
const isConviction = ({ standing }: Count): boolean => standing !== 'inactive';

const alexandra = onCounts(
  (count, { sentencingDate }) =>
    isConviction(count) &&
    isFelony(count) &&
    // of a violation of the sections: an attempt that they name is one, a conspiracy is not
    count.filed.state !== 'Conspiracy' &&
    !isOf664(count.filed) &&
    isListed(warnedDrugCrimes, count.filed.sections, sentencingDate),
  {
    code: 'ALEXANDRA_WARNING',
    authority: 'HS 11369',
    text: 'On conviction the court warns that selling or giving drugs that cause a death may be charged as homicide.',
  },
);

const immigration = onCounts((count) => isConviction(count) && count.severity !== 'infraction', {
  code: 'IMMIGRATION_ADVISE',
  authority: 'PC 1016.5',
  text: 'A conviction may lead to deportation, exclusion or denial of naturalization of a person who is not a citizen.',
});

const suspended = onCounts(({ standing }) => standing === 'suspended', {
  code: 'PROBATION_SUSPENDS_TERM',
  authority: 'PC 1203.1',
  text: 'Probation is granted: the term shown is suspended and adds nothing.',
});

/** What the court says to the defendant. */
export const advice = [alexandra, immigration, suspended] as const;
