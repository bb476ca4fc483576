import { openedOffer as text } from '../../text/opened-offer.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { ModePanel } from '../work/panel-of-mode.tsx';
import type { Layout } from '../work/use-layout.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferLedger } from './offer-ledger.tsx';
import type { OfferProps, Opened } from './offer-props.ts';
import { OfferTerms } from './offer-terms.tsx';

interface Props {
  readonly offer: OfferProps;
  readonly layout: Layout;
  readonly sheet: { readonly opened: boolean; readonly onClose: () => void };
  /** What of it is opened over the list. */
  readonly shown: Opened | null;
  readonly onClose: () => void;
}

/** Under the row of the offer that is chosen: its terms, and where there is no panel all else of it. Nothing on a phone, where a sheet has it. */
export const drawerOf = (offer: OfferProps, layout: Layout) =>
  layout === 'phone' ? null : (
    <>
      <OfferTerms {...offer} />
      {layout === 'bar' && <OfferFacts {...offer} />}
    </>
  );

/** The offer that is chosen, in the panel or in a sheet, with its ledger once it is opened. */
export function ChosenOffer({ offer, layout, sheet, shown, onClose }: Props) {
  const { place, point, answered } = offer;
  const title = text.title(place + 1, point.total);
  return (
    <>
      {layout === 'panel' && (
        <ModePanel label={title}>
          <h2 className="panel-title">{title}</h2>
          <OfferFacts {...offer} />
        </ModePanel>
      )}
      {layout === 'phone' && (
        <Sheet {...sheet} title={title}>
          <OfferTerms {...offer} />
          <OfferFacts {...offer} />
        </Sheet>
      )}
      <OfferLedger
        opened={shown}
        onClose={onClose}
        title={text.ledger(place + 1, point.total)}
        point={point}
        answered={answered}
      />
    </>
  );
}
