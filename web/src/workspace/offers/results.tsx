import './under.css';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { offers as text } from '../../text/offers.ts';
import { trial as trialText } from '../../text/trial.ts';
import { Button } from '../../ui/button.tsx';
import { AgainstTrial } from '../prices/against-trial.tsx';
import type { AskProps } from './asked-line.tsx';
import { LeastReached } from './least-reached.tsx';
import { NothingMeets } from './nothing-meets.tsx';
import { Occasions } from './occasions.tsx';
import type { Chosen } from './offer-props.ts';
import { OfferTable } from './offer-table.tsx';
import { Others } from './others.tsx';
import { pickedRows } from './picked.ts';
import { ProvedLine } from './proved-line.tsx';
import type { LesserPleas } from './shown.ts';
import { useChosen } from './use-chosen.tsx';
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
  const { search, isStale } = props;
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
      {isNone ? <None {...props} /> : <Offers {...props} />}
      {isNone && <Under {...props} />}
      <p className="visually-hidden" role="status">
        {said(found)}
      </p>
    </div>
  );
}

const nothing = () => undefined;

/** Nothing meets what is asked: what holds it, and beside it the least there is. */
function None(props: Props) {
  const { search, lesser, asked, onAsk } = props;
  const { found } = search;
  const { side, answered } = answeredOf(props);
  if (answered === null) return null;
  return (
    <>
      <NothingMeets found={found} asked={asked} onAsk={onAsk} answered={answered} />
      {found.least !== null && (
        <LeastReached least={found.least} found={found} side={side} lesser={lesser} answered={answered} />
      )}
    </>
  );
}

/** The rows, six of them until all are asked for. */
function Offers(props: Props) {
  const { search, lesser, onCompare } = props;
  const { found } = search;
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({ row: 0, point: 0 });
  const { side, answered } = answeredOf(props);
  const picked = pickedRows(found.rows, side);
  const places = isAll ? found.rows.map((_, place) => place) : picked;
  const offer = useChosen({
    search,
    lesser,
    chosen: places.includes(chosen.row) ? chosen : { row: 0, point: 0 },
    onChoose: setChosen,
  });
  return (
    <>
      <OfferTable
        found={found}
        places={places}
        side={side}
        lesser={lesser}
        chosen={offer.chosen}
        onChoose={setChosen}
        acts={{ ...offer.acts, onCompare, onStop: found.state === 'searching' ? search.stop : nothing }}
        drawer={offer.drawer}
        onOpen={offer.onOpen}
      />
      {offer.opened}
      <Legend />
      <Under {...props}>
        {places.length < found.rows.length && (
          <span className="quiet">{text.shownOf(places.length, found.rows.length)}</span>
        )}
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
      {found.trial !== null && answered !== null && <Trial offer={offer.beside} trial={found.trial} side={side} />}
    </>
  );
}

/** The credit by which the rows were found, and what they are an answer to. */
const answeredOf = ({ search: { answered }, asked }: Props) => ({ side: answered?.credit ?? asked.credit, answered });

/** The offer beside a conviction of everything, when it is asked for. */
const Trial = (props: ComponentProps<typeof AgainstTrial>) => (
  <details className="offers-trial">
    <summary>{trialText.title}</summary>
    <AgainstTrial {...props} />
  </details>
);

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
