import './under.css';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { offers as text } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { type FootNumber, useCarried } from '../work/number-at-foot.tsx';
import { useLayout } from '../work/use-layout.ts';
import { AgainstTrial } from './against-trial.tsx';
import type { AskProps } from './asked-line.tsx';
import { NothingMeets } from './nothing-meets.tsx';
import { Occasions } from './occasions.tsx';
import { type Chosen, OfferTable } from './offer-table.tsx';
import { OpenedOffer } from './opened-offer.tsx';
import { Others } from './others.tsx';
import { pickedRows } from './picked.ts';
import { Prices } from './prices.tsx';
import { ProvedLine } from './proved-line.tsx';
import type { Credit, LesserPleas, ShownPoint, ShownRow } from './shown.ts';
import { useOfferScenario } from './use-offer-scenario.ts';
import type { Found, useSearch } from './use-search.ts';

interface Props extends AskProps {
  readonly search: ReturnType<typeof useSearch>;
  readonly lesser: LesserPleas;
  readonly onCompare: () => void;
  /** The case has changed since: what is shown is of the case before. */
  readonly isStale: boolean;
}

/** The offers as far as they are proved, with how far that is. */
export function Results(props: Props) {
  const { search, isStale, asked, onAsk } = props;
  const { found, again } = search;
  const isNone = found.state === 'done' && found.rows.length === 0;
  const isGoing = found.state === 'searching' && !isStale;
  return (
    <div className="offers-results" data-stale={isStale || undefined} aria-busy={isGoing}>
      {isStale && (
        <p role="status">
          {text.stale} <Button onClick={again}>{text.again}</Button>
        </p>
      )}
      <Occasions occasions={found.occasions} />
      {isNone ? <NothingMeets found={found} asked={asked} onAsk={onAsk} /> : <Offers {...props} />}
      {isNone && <Under {...props} />}
      <Prices prices={found.prices} />
      <p className="visually-hidden" role="status">
        {said(found)}
      </p>
    </div>
  );
}

const nothing = () => undefined;

/** The rows, six of them until all are asked for. */
function Offers(props: Props) {
  const { search, lesser, asked, onCompare } = props;
  const { found, answered } = search;
  const [isAll, setAll] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({ row: 0, point: 0 });
  const { credit: side, space } = answered ?? { ...asked, space: asked };
  const picked = pickedRows(found.rows, side);
  const places = isAll ? found.rows.map((_, place) => place) : picked;
  const shown = places.includes(chosen.row) ? chosen : { row: 0, point: 0 };
  const row = found.rows[shown.row];
  const point = row?.points[shown.point];
  const { open } = useOfferScenario(row, point, lesser);
  const sheet = useSheet();
  useCarried(point === undefined ? null : { ...footOf(point, shown.row, side), onOpen: sheet.open });
  const drawn = {
    found,
    side,
    courtAlone: space.courtAlone === true,
    lesser,
    chosen: shown,
    onChoose: setChosen,
    isRecording,
    onRecord: setRecording,
  };
  return (
    <>
      <OfferTable
        {...drawn}
        places={places}
        onOpen={sheet.onOpen}
        onScenario={open}
        onCompare={onCompare}
        onStop={found.state === 'searching' ? search.stop : nothing}
      />
      <OfferSheet {...drawn} {...sheet} row={row} point={point} />
      <Legend />
      <Under {...props}>
        {found.rows.length > picked.length && (
          <Button onClick={() => setAll(!isAll)}>{isAll ? text.showSix : text.showAll(found.rows.length)}</Button>
        )}
        <Others
          found={found}
          side={side}
          onRow={(by) => {
            setAll(isAll || !picked.includes(by.row));
            setChosen(by);
          }}
        />
      </Under>
      <AgainstTrial place={shown.row} point={point} trial={found.trial} side={side} />
    </>
  );
}

/** Whether the offer that is chosen is opened in a sheet, as on a phone; elsewhere `onOpen` is null. */
function useSheet() {
  const isPhone = useLayout() === 'phone';
  const [isOpened, setOpened] = useState(false);
  const open = () => setOpened(true);
  return { opened: isPhone && isOpened, open, onOpen: isPhone ? open : null, onClose: () => setOpened(false) };
}

interface SheetProps extends Omit<ComponentProps<typeof OpenedOffer>, 'place' | 'row' | 'point' | 'range'> {
  readonly row: ShownRow | undefined;
  readonly point: ShownPoint | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** On a phone the offer that is chosen, over the list. */
function OfferSheet({ row, point, opened, onClose, ...drawn }: SheetProps) {
  const { found, chosen } = drawn;
  if (row === undefined || point === undefined) return null;
  return (
    <Sheet opened={opened} onClose={onClose} title={text.offerAt(chosen.row + 1, point.total)}>
      <OpenedOffer {...drawn} place={chosen.row} row={row} point={point} range={found.ranges.get(chosen.row)} />
    </Sheet>
  );
}

/** The number of the offer that is open, with whose it is. */
const footOf = ({ total, mode, serve }: ShownPoint, place: number, side: Credit): Omit<FootNumber, 'onOpen'> => ({
  whose: text.offerOf(place + 1),
  figure: mode === '' ? total : mode,
  beside: text.serve(serve[side]),
});

const Under = ({ search, isStale, asked, children }: Props & { readonly children?: ReactNode }) => (
  <div className="offers-under">
    {asked.wishes.length > 0 && isMet(search.found) && <p>{text.met}</p>}
    {!isStale && <ProvedLine found={search.found} onStop={search.stop} onAgain={search.again} />}
    {children}
  </div>
);

/** The case as filed, with the court's choices as selected, is the first of the offers. */
const isMet = ({ rows: [first] }: Found): boolean => first?.bargain.length === 0 && first.points[0]?.courtChoices === 0;

function said({ state, rows }: Found): string {
  if (state === 'done') return text.said(rows.length);
  return rows.length === 0 ? '' : text.found(rows.length);
}

const Legend = () => (
  <p className="offers-legend" aria-hidden="true">
    <span>
      <i className="offers-point" data-head="true" /> {text.legend.head}
    </span>
    <span>
      <i className="offers-point" /> {text.legend.other}
    </span>
    <span>
      <i className="offers-point" data-half="true" /> {text.legend.half}
    </span>
    <span>
      <i className="offers-bar" /> {text.legend.bar}
    </span>
  </p>
);
