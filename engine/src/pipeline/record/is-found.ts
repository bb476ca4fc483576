import type { Attachment } from './record.ts';

/** Why an enhancement does not attach to its count, so that there is no finding. Any other stay is of its term alone. */
const withoutFinding = [
  'ENHANCEMENT_NO_MATCH',
  'ENHANCEMENT_NEEDS_FELONY',
  'ENHANCEMENT_IS_ELEMENT',
  'ALLEGATION_NEEDS_ANOTHER_CONVICTION',
];

/** An enhancement or allegation found true, also where its term is stayed or its punishment struck (J-154). */
export const isFound = ({ filed, stay }: Attachment): boolean =>
  filed.status !== 'Acquitted' &&
  filed.status !== 'Dismissed' &&
  (stay === null || !withoutFinding.includes(stay.code));
