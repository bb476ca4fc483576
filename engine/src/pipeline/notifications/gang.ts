import { groupsOfSections } from '../../crime/section-facts.ts';
import { hasGangFinding } from '../gang/gang-life.ts';
import { type Check, onCounts } from './check.ts';

const proof = onCounts(
  (count, { sentencingDate }) => count.standing === 'active' && hasGangFinding(count) && sentencingDate >= '2022-01-01',
  {
    code: 'GANG_AB333_PROOF',
    authority: 'PC 186.22(e), (f); PC 1109',
    text: 'The gang finding needs the proof of AB 333: a common benefit beyond reputation, and two predicate crimes within three years.',
  },
);

const conspiracy = onCounts(
  (count) =>
    count.filed.state === 'Conspiracy' &&
    hasGangFinding(count) &&
    groupsOfSections(count.filed.sections).some((group) => group === 'GANG4_15' || group === 'GANG4_7'),
  {
    code: 'GANG_CONSPIRACY_YEARS',
    authority: 'People v. Lopez (2022) 12 Cal.5th 957',
    text: 'The alternate life term of PC 186.22(b)(4) does not reach a conspiracy; years are added instead.',
  },
);

/** What a gang finding needs and does not reach. */
export const gang: readonly Check[] = [proof, conspiracy];
