import type { FiledRow } from '../../case-file/row.ts';
import type { SentencedRecord } from '../outcome.ts';
import { type Check, noticeOn } from './check.ts';

const filedRows = ({ counts, priors }: SentencedRecord): readonly FiledRow[] => [
  ...counts.flatMap(({ filed, attachments }) => [filed, ...attachments.map((row) => row.filed)]),
  ...priors.map(({ filed }) => filed),
];

const ambiguous: Check = (record) =>
  filedRows(record).flatMap(({ id, crime, others }) =>
    noticeOn(others.length === 0 ? [] : [id], {
      code: 'CRIME_AMBIGUOUS',
      authority: crime.statute,
      text: `Read as ${crime.statute}, ${crime.name}. It may also mean ${others.join(', ')}.`,
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
