import { lesserPleas } from '@countwise/contract';
import type { CaseFile } from '@countwise/engine';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** What of a case decides which statutes a search asks for: its rows and their days, not what was chosen of them. */
const rowsOf = ({ charges }: CaseFile) => ({
  caseFile: 1 as const,
  charges: charges.map(({ id, count, crime, date, dateEnd, state, findings, enhancements }) => ({
    id,
    count,
    crime,
    date,
    ...(dateEnd !== undefined && { dateEnd }),
    ...(state !== undefined && { state }),
    ...(findings !== undefined && { findings }),
    ...(enhancements !== undefined && {
      enhancements: enhancements.map((row) => ({ id: row.id, crime: row.crime })),
    }),
  })),
});

/** What the crimes of a case may be pleaded as, with the rows of the law for them. */
export const lesserQuery = (caseFile: CaseFile) => {
  const rows = rowsOf(caseFile);
  return queryOptions({
    queryKey: ['lesser-pleas', JSON.stringify(rows)],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: rows.charges.length > 0,
    queryFn: ({ signal }) => request(lesserPleas, { body: { caseFile: rows }, signal }),
  });
};
