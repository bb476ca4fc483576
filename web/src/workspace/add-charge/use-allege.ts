import { type CrimeHit, crimeTypeIds, searchCrimes } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import { today } from '../../ui/dates.ts';
import { showToast } from '../../ui/toast.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import { eligibleParents } from './attach.ts';
import { chargeOf, firstDraft } from './draft.ts';
import { added } from './use-add-charges.ts';

/** The probation allegation of a limitation's section among the crimes found: `PC 1203.08` is pleaded by `PC 1203.08(a)`. */
export function allegationOf(hits: readonly CrimeHit[], statute: string): CrimeHit | undefined {
  const [first = ''] = statute.split(',');
  const nameOf = (hit: CrimeHit) => `${hit.codeDefinitionCode} ${hit.statuteDefinitionSection}`;
  const allegations = hits.filter(({ CrimeTypeId }) => CrimeTypeId === crimeTypeIds.probation);
  return (
    allegations.find((hit) => nameOf(hit) === first) ?? allegations.find((hit) => nameOf(hit).startsWith(`${first}(`))
  );
}

/** A limitation to plead, by its section. */
interface Allegation {
  readonly statute: string;
  /** The charges to plead it on; left out, it stands under the last that can bear it. */
  readonly on?: readonly ChargeRow[];
}

/** Pleads a limitation of probation: adds the allegation of its section to the case; null where no charge named can bear it. */
export function useAllege() {
  const { record, rows, run } = useWork();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ statute, on }: Allegation) => {
      const date = (on ?? rows)[0]?.charge.Date ?? today();
      const [section = ''] = statute.split(',');
      const { content } = await request(searchCrimes, { query: { statute: section, bDate: date } });
      const hit = allegationOf(content, statute);
      if (hit === undefined) throw new Error(text.none);
      const crime = await client.fetchQuery(crimeQuery(hit.Id));
      const draft = firstDraft(crime, rows, 'Completed');
      const parents =
        on === undefined ? [draft.parent] : eligibleParents(crime.crime, on).map(({ charge }) => charge.Id);
      if (parents.length === 0) return null;
      const charges = parents.map((parent) => chargeOf(crime, { ...draft, parent }, { date, end: null }, record, rows));
      return added(charges, [crime]);
    },
    onSuccess: (write, { statute }) => {
      if (write !== null) run([write], statute);
    },
    onError: (_, { statute }) => showToast({ message: text.failed(statute), tone: 'error' }),
  });
}
