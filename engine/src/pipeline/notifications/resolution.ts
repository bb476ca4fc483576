import { type Check, noticeOn } from './check.ts';

const ambiguous: Check = ({ counts }) =>
  counts.flatMap(({ filed }) =>
    noticeOn(filed.others.length === 0 ? [] : [filed.id], {
      code: 'CRIME_AMBIGUOUS',
      authority: filed.crime.statute,
      text: `Read as ${filed.crime.statute}, ${filed.crime.name}. It may also mean ${filed.others.join(', ')}.`,
    }),
  );

const missing: Check = ({ faults }) =>
  faults.map(({ path, message }) => ({
    code: 'CRIME_NOT_FOUND',
    charges: [],
    authority: '',
    text: `${path}: ${message} The row is left out.`,
  }));

/** How the statutes of the case were read in the catalogue. */
export const resolution: readonly Check[] = [ambiguous, missing];
