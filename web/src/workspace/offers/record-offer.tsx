import { openedOffer } from '../../text/opened-offer.ts';
import { recordedOffers as text } from '../../text/recorded-offers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWork } from '../writes/work-context.tsx';
import { OfferForm } from './offer-form.tsx';
import type { ShownPoint, ShownRow } from './shown.ts';

interface Props {
  readonly row: ShownRow;
  readonly point: ShownPoint;
  readonly opened: boolean;
  readonly onOpen: (opened: boolean) => void;
}

/** The way to record a point as an offer, from which its card is printed; why not, where the law or the place does not allow it. */
export function RecordOffer({ row, point, opened, onOpen }: Props) {
  const blocked = useBlocked(row);
  return (
    <>
      <Button tone="primary" blocked={blocked} onClick={() => onOpen(true)}>
        {openedOffer.card}
      </Button>
      {typeof blocked === 'string' && <p className="mode-note">{blocked}</p>}
      <Dialog
        opened={opened && blocked === false}
        onClose={() => onOpen(false)}
        title={text.dialog(point.total)}
        size={560}
      >
        {opened && <OfferForm row={row} point={point} onDone={() => onOpen(false)} />}
      </Dialog>
    </>
  );
}

/** A prior strike is never a term of an offer (PC 667(g)), and offers hang on the original case. */
function useBlocked({ bargain }: ShownRow): string | false {
  const { record } = useWork();
  if (bargain.some(({ lever }) => lever === 'prior-strike')) return text.byMotion;
  return record.ParentCaseId !== null && text.inScenario;
}
