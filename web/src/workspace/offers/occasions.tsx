import { Cite } from '../../shared/law/cite.tsx';
import { offers as text } from '../../text/offers.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useRowName } from './changed-rows.tsx';
import type { Found } from './use-search.ts';

/** With a prior strike the answer depends on which counts are one occasion: where that is not said, both answers. */
export function Occasions({ occasions }: Pick<Found, 'occasions'>) {
  const nameBy = useRowName();
  if (occasions === null) return null;
  const { counts, one, apart } = occasions;
  return (
    <section className="offers-occasions" aria-labelledby="offers-occasions">
      <h3 id="offers-occasions">{text.occasions}</h3>
      <p>
        {text.occasionsUnsaid(counts.map(nameBy).join(', '))} <Cite authority={text.occasionsLaw} />
      </p>
      <PlainTable columns={text.occasionColumns}>
        {([one, apart] as const).map(({ total, serve, range }, place) => (
          <tr key={text.occasionRows[place]}>
            <th scope="row">{text.occasionRows[place]}</th>
            <td data-label={text.occasionColumns[1]}>
              {total}, {text.serve(serve)}
            </td>
            <td data-label={text.occasionColumns[2]}>{range}</td>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}
