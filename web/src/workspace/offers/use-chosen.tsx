import { useState } from 'react';
import { offers as text } from '../../text/offers.ts';
import { longDate } from '../../ui/dates.ts';
import { type FootNumber, useCarried } from '../work/number-at-foot.tsx';
import { useLayout } from '../work/use-layout.ts';
import { ChosenOffer, drawerOf } from './chosen-offer.tsx';
import type { OfferProps, Opened } from './offer-props.ts';
import type { Credit, ShownPoint } from './shown.ts';
import { useOfferScenario } from './use-offer-scenario.ts';
import type { useSearch } from './use-search.ts';

interface Asked extends Pick<OfferProps, 'lesser' | 'chosen' | 'onChoose'> {
  readonly search: ReturnType<typeof useSearch>;
}

/** The offer that is chosen, with all that is to be known of it; null where none is found yet. */
function useOffer({ search: { found, answered }, lesser, chosen, onChoose }: Asked) {
  const [isRecording, onRecord] = useState(false);
  const [shown, onShow] = useState<Opened | null>(null);
  const row = found.rows[chosen.row];
  const point = row?.points[chosen.point];
  const { open } = useOfferScenario(row, point, lesser);
  const offer: OfferProps | null =
    row === undefined || point === undefined || answered === null
      ? null
      : {
          found,
          place: chosen.row,
          row,
          point,
          range: found.ranges.get(chosen.row),
          side: answered.credit,
          courtAlone: answered.space.courtAlone === true,
          lesser,
          answered,
          chosen,
          onChoose,
          isRecording,
          onRecord,
          onShow,
        };
  return { offer, shown, acts: { onShow, onScenario: open, onRecord: () => onRecord(true) } };
}

/** The offer that is chosen, beside the list: where it stands, and what can be done with it. */
export function useChosen(asked: Asked) {
  const layout = useLayout();
  const [isOpened, setOpened] = useState(false);
  const { offer, shown, acts } = useOffer(asked);
  const onOpen = () => setOpened(true);
  useCarried(offer && { ...footOf(offer.point, offer.place, offer.side), onOpen });
  return {
    chosen: asked.chosen,
    onOpen,
    acts,
    /** As it is called beside a trial. */
    beside: offer && { name: text.offerOf(offer.place + 1), total: offer.point.total, serve: offer.point.serve },
    drawer: offer && drawerOf(offer, layout),
    opened: offer && (
      <ChosenOffer
        offer={offer}
        layout={layout}
        sheet={{ opened: isOpened, onClose: () => setOpened(false) }}
        shown={shown}
        onClose={() => acts.onShow(null)}
      />
    ),
  };
}

/** The number of the offer that is open, with whose it is. */
function footOf({ total, mode, serve, release }: ShownPoint, place: number, side: Credit): Omit<FootNumber, 'onOpen'> {
  const date = release[side];
  const served = text.serve(serve[side]);
  const isCounted = serve[side].kind === 'days' && serve[side].days > 0;
  const until = serve[side].kind === 'life' ? String : text.toDate;
  return {
    whose: text.offerOf(place + 1),
    figure: total,
    beside: [mode, isCounted ? text.serving(served) : served, date === null ? '' : until(longDate(date))]
      .filter(Boolean)
      .join(', '),
  };
}
