import { useQuery } from '@tanstack/react-query';
import { common } from '../../text/common.ts';
import { recordedOffers as text } from '../../text/recorded-offers.ts';
import { Button } from '../../ui/button.tsx';
import { recordQuery } from '../work/recorded-offers-query.ts';
import { useWork } from '../writes/work-context.tsx';
import { Recorded } from './recorded-offer.tsx';
import type { Credit } from './shown.ts';

/** The offers that were made on the case, each as it was frozen, and what became of it. */
export function RecordedOffers({ side }: { readonly side: Credit }) {
  const { record } = useWork();
  const { data, isError, refetch } = useQuery(recordQuery(record.Id));
  return (
    <section className="offers-recorded">
      <h3>{text.title}</h3>
      {isError && (
        <p role="alert">
          {text.failed} <Button onClick={() => void refetch()}>{common.retry}</Button>
        </p>
      )}
      {data?.length === 0 && <p className="quiet">{text.none}</p>}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map((offer) => (
            <Recorded key={offer.id} offer={offer} side={side} />
          ))}
        </ul>
      )}
    </section>
  );
}
