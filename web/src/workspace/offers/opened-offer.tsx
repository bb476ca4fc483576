import './opened.css';
import { type Lever, levers, movedStays, needsOf } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { offers as text } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { useWork } from '../writes/work-context.tsx';
import { ChangedRows, useRowName } from './changed-rows.tsx';
import { fallenOf } from './fallen.ts';
import type { Chosen } from './offer-table.tsx';
import { officePairsOf } from './office-pairs.ts';
import { RecordOffer } from './record-offer.tsx';
import type { Credit, LesserPleas, ShownPoint, ShownRange, ShownRow } from './shown.ts';
import { useOfferScenario } from './use-offer-scenario.ts';
import type { Found } from './use-search.ts';
import { Ways } from './ways.tsx';

interface Props {
  readonly found: Found;
  readonly place: number;
  readonly row: ShownRow;
  readonly point: ShownPoint;
  readonly range: ShownRange | undefined;
  readonly side: Credit;
  /** The court bargains with nobody. */
  readonly courtAlone: boolean;
  readonly lesser: LesserPleas;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly isRecording: boolean;
  readonly onRecord: (opened: boolean) => void;
}

const sides = ['statute', 'department'] as const;

/** An offer opened: its points, what adds up, when it ends, what is given up, and who must agree. */
export function OpenedOffer(props: Props) {
  const { row, point, range, lesser, isRecording, onRecord } = props;
  const { open, isPending, blocked } = useOfferScenario(row, point, lesser);
  return (
    <div className="offers-opened">
      <div className="offers-how">
        <Points {...props} />
        <p>
          <b>{point.sum || point.total}</b>{' '}
          {[point.mode, point.place, text.strikesAfter(point.strikes)].filter(Boolean).join('. ')}
          {range !== undefined && ` ${couldGive(range)}`}
        </p>
      </div>
      <Release {...props} />
      <GivenUp {...props} />
      <Needs {...props} />
      <div className="offers-acts">
        <Button tone="primary" busy={isPending} blocked={blocked} onClick={open}>
          {text.scenario}
        </Button>
        <RecordOffer row={row} point={point} opened={isRecording} onOpen={onRecord} />
        {typeof blocked === 'string' && <p className="mode-note">{blocked}</p>}
      </div>
    </div>
  );
}

function couldGive(range: ShownRange): string {
  const words = range.least === range.most ? range.most : `${range.least} to ${range.most}`;
  const could = range.isOver ? text.isFixedOnly(words) : text.courtCould(words);
  return range.everyUpper === null ? could : `${could} ${text.everyUpper(range.everyUpper)}`;
}

function Points({ row: { points }, place, side, chosen, onChoose }: Props) {
  if (points.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box and a legend that the label already is
    <div className="segmented offers-points" role="group" aria-label={text.points}>
      {points.map((point, at) => (
        <button
          key={`${point.total} ${point.mode} ${point.serve[side].days}`}
          type="button"
          aria-pressed={at === chosen.point}
          onClick={() => onChoose({ row: place, point: at })}
        >
          {point.total}
          <small>{text.serve(point.serve[side])}</small>
        </button>
      ))}
    </div>
  );
}

function Release({ point, found: { filed }, side }: Props) {
  const dated = sides.filter((each) => point.release[each] !== null);
  const isLife = point.serve.statute.kind === 'life';
  const same = point.release.statute === point.release.department;
  const [before, now] = [filed?.serve[side], point.serve[side]];
  return (
    <section>
      <h3>{isLife ? text.hearing : text.release}</h3>
      <dl className="facts">
        {dated.slice(0, same ? 1 : 2).map((each) => (
          <div key={each}>
            <dt>
              {point.rates[each]} % {text.atRates[each]}
            </dt>
            <dd>{longDate(point.release[each] ?? '')}</dd>
          </div>
        ))}
      </dl>
      <p className="mode-note">
        {text.creditCounted(point.credits)}
        {before?.kind === 'days' && now.kind === 'days' && `, ${text.difference(before.days - now.days)}`}.
      </p>
    </section>
  );
}

function GivenUp({ row, point, place, chosen, found }: Pick<Props, 'row' | 'point' | 'place' | 'chosen' | 'found'>) {
  const { asked } = useWork();
  const nameBy = useRowName();
  return (
    <section>
      <h3>{text.givenUp}</h3>
      {row.bargain.length === 0 ? <p>{text.givesNothing}</p> : <p>{row.givenUp}</p>}
      <ul>
        <ChangedRows bargain={row.bargain} />
        {fallenOf(row, point, asked.caseFile).map((id) => (
          <li key={id}>
            <b>{nameBy(id)}</b> {text.falls}
          </li>
        ))}
        {movedStays(asked.caseFile, point.caseFile).map(({ id, isPunished }) => (
          <li key={id}>
            <b>{nameBy(id)}</b> {isPunished ? text.isPunished : text.isStayed}
          </li>
        ))}
        {point.courtChoices > 0 && <li>{text.courtChoices(point.courtChoices)}</li>}
      </ul>
      <Ways ways={found.ways} place={place} at={chosen.point} />
    </section>
  );
}

const leversOf = ({ bargain }: ShownRow): readonly Lever[] => [...new Set(bargain.map(({ lever }) => lever))];

/** Who must agree to each thing that is changed, and what any plea asks for besides. */
const Needs = ({ row, courtAlone, lesser }: Pick<Props, 'row' | 'courtAlone' | 'lesser'>) => (
  <section>
    <h3>{text.needs}</h3>
    <ul>
      {(courtAlone || row.bargain.length === 0) && (
        <li>
          {text.openPlea} <Cite authority={text.openPleaLaw} />
        </li>
      )}
      {leversOf(row).map((lever) => (
        <li key={lever}>
          <b>{text.who(needsOf(lever, courtAlone), !courtAlone && levers[lever].inExchange)}</b>: {levers[lever].words}.{' '}
          {levers[lever].note} <Cite authority={levers[lever].authority} />
        </li>
      ))}
      <OfficePairs row={row} lesser={lesser} />
      {row.checks.map((check) => (
        <li key={check.text}>
          {check.text} <Cite authority={check.authority} />
        </li>
      ))}
    </ul>
    <details>
      <summary>{text.anyPlea}</summary>
      <ul>
        {text.alsoNeeds.map(({ words, authority }) => (
          <li key={words}>
            {words}. <Cite authority={authority} />
          </li>
        ))}
      </ul>
    </details>
  </section>
);

/** Lesser pleas that the office added, with what it asks for. */
function OfficePairs({ row, lesser }: Pick<Props, 'row' | 'lesser'>) {
  const { asked } = useWork();
  return officePairsOf(row, lesser, asked.caseFile).map(({ from, to, gives, office, authority }) => (
    <li key={`${from} ${to}`}>
      <b>{office.name}</b>: {text.pairWords(from, to, gives)} {office.needs !== '' && text.pairNeeds(office.needs)}{' '}
      <Cite authority={authority} />
    </li>
  ));
}
