import { type CrimeHit, crimeTypeIds, searchCrimes } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import { today } from '../../ui/dates.ts';
import { showToast } from '../../ui/toast.tsx';
import { chargeOf, firstDraft } from '../add-charge/draft.ts';
import { added } from '../add-charge/use-add-charges.ts';
import { useWork } from '../writes/work-context.tsx';

/** The probation allegation of a limitation's section among the crimes found: `PC 1203.08` is pleaded by `PC 1203.08(a)`. */
export function allegationOf(hits: readonly CrimeHit[], statute: string): CrimeHit | undefined {
  const [first = ''] = statute.split(',');
  const nameOf = (hit: CrimeHit) => `${hit.codeDefinitionCode} ${hit.statuteDefinitionSection}`;
  const allegations = hits.filter(({ CrimeTypeId }) => CrimeTypeId === crimeTypeIds.probation);
  return (
    allegations.find((hit) => nameOf(hit) === first) ?? allegations.find((hit) => nameOf(hit).startsWith(`${first}(`))
  );
}

/** Pleads a limitation of probation: adds the allegation of its section to the case. */
export function useAllege() {
  const { record, rows, run } = useWork();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (statute: string) => {
      const dates = { date: rows[0]?.charge.Date ?? today(), end: null };
      const [section = ''] = statute.split(',');
      const { content } = await request(searchCrimes, { query: { statute: section, bDate: dates.date } });
      const hit = allegationOf(content, statute);
      if (hit === undefined) throw new Error(text.none);
      const crime = await client.fetchQuery(crimeQuery(hit.Id));
      return added([chargeOf(crime, firstDraft(crime, rows, 'Completed'), dates, record, rows)], [crime]);
    },
    onSuccess: (write, statute) => run([write], statute),
    onError: (_, statute) => showToast({ message: text.failed(statute), tone: 'error' }),
  });
}
