import './table.css';
import { Fragment, type ReactNode } from 'react';
import { offers as text } from '../../text/offers.ts';
import { stop, useRovingCells } from '../../ui/use-roving-cells.ts';
import { axisYears, ticksOf } from './axis.ts';
import { Given, Serve, Served } from './offer-cells.tsx';
import type { Chosen, Opened } from './offer-props.ts';
import { changedCounts, Pleas, sameText } from './pleas.tsx';
import { RecordedRows } from './recorded-rows.tsx';
import type { Credit, LesserPleas, ShownPoint, ShownRange, ShownRow } from './shown.ts';
import { Strip } from './strip.tsx';
import type { Found } from './use-search.ts';
import { waysTo } from './ways.tsx';

interface Props {
  readonly found: Found;
  /** Places of the rows that stand here. */
  readonly places: readonly number[];
  readonly side: Credit;
  readonly lesser: LesserPleas;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** What a key does with the offer that is chosen. */
  readonly acts: OfferActs;
  /** What stands under the row of the offer that is chosen; null where a sheet holds it. */
  readonly drawer: ReactNode;
  /** Opens that sheet. */
  readonly onOpen: () => void;
}

/** What can be done with an offer by a key. */
interface OfferActs {
  readonly onShow: (opened: Opened) => void;
  readonly onScenario: () => void;
  readonly onRecord: () => void;
  readonly onCompare: () => void;
  readonly onStop: () => void;
}

const columns = 6;

/** The offers, the least given up first; one stop of Tab. Up and Down go from offer to offer, Left and Right from point to point. */
export function OfferTable(props: Props) {
  const { found, places, side, lesser, chosen, onChoose } = props;
  const rows = places.flatMap((place) => found.rows[place] ?? []);
  const years = axisYears(
    rows.flatMap(({ points }) => points[0] ?? []),
    side,
  );
  const changed = changedCounts(rows);
  const table = useRovingCells({
    onKey: (event, cell) => pressed(event, cell, props),
    onFocus: (cell) => {
      const row = Number(cell.dataset['place']);
      if (row !== chosen.row) onChoose({ row, point: 0 });
    },
  });
  return (
    <table ref={table} className="offers-table" aria-label={text.table}>
      <Head years={years} same={sameText(found.filed, changed)} />
      <tbody>
        {found.filed !== null && <FiledRow filed={found.filed} years={years} side={side} />}
        <RecordedRows years={years} side={side} lesser={lesser} />
        {places.map((place) => (
          <OfferRow key={place} place={place} years={years} changed={changed} {...props} />
        ))}
      </tbody>
    </table>
  );
}

/** Enter opens its ledger, Y its steps, B makes it a scenario, O records it for its card, V compares, Esc ends the search. */
const actOf = (
  key: string,
  { acts: { onShow, onScenario, onRecord, onCompare, onStop }, drawer }: Props,
): (() => void) | undefined =>
  ({
    // on a phone Enter opens the sheet, as a press does
    ...(drawer !== null && { Enter: () => onShow('ledger') }),
    y: () => onShow('why'),
    b: onScenario,
    o: onRecord,
    v: onCompare,
    Escape: onStop,
  })[key];

/** Left and Right choose a point of the offer; answers whether the key did something. */
function pressed(event: KeyboardEvent, cell: HTMLElement, props: Props): boolean {
  const { found, chosen, onChoose } = props;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const row = Number(cell.dataset['place']);
  const last = (found.rows[row]?.points.length ?? 1) - 1;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const act = actOf(event.key, props);
  if (by === undefined && act === undefined) return false;
  if (by !== undefined) onChoose({ row, point: Math.min(last, Math.max(0, chosen.point + by)) });
  act?.();
  event.preventDefault();
  return true;
}

const Head = ({ years, same }: { readonly years: number; readonly same: string }) => (
  <thead>
    <tr>
      <th scope="col">
        <span className="visually-hidden">{text.columns.number}</span>
      </th>
      <th scope="col">
        {text.columns.plea} {same !== '' && <span className="quiet">{same}</span>}
      </th>
      <th scope="col">{text.columns.given}</th>
      <th scope="col" className="offers-axis">
        {text.columns.strip}
        <span className="offers-ticks" aria-hidden="true">
          {ticksOf(years).map((year) => (
            <b key={year} style={{ left: `${(year / years) * 100}%` }}>
              {year}
            </b>
          ))}
        </span>
      </th>
      <th scope="col" className="offers-figure">
        {text.columns.serve}
      </th>
      <th scope="col" className="offers-sum">
        {text.columns.sentence}
      </th>
    </tr>
  </thead>
);

interface FiledProps {
  readonly filed: ShownPoint;
  readonly years: number;
  readonly side: Credit;
}

const FiledRow = ({ filed, years, side }: FiledProps) => (
  <tr className="offers-filed">
    <td />
    <th scope="row">{text.filed}</th>
    <td className="offers-given" data-label={text.columns.given}>
      {text.nothing}
    </td>
    <td className="offers-axis">
      <Strip points={[filed]} range={undefined} years={years} side={side} />
    </td>
    <Serve point={filed} side={side} />
    <td className="offers-sum">{filed.total}</td>
  </tr>
);

interface RowProps extends Props {
  readonly place: number;
  readonly years: number;
  readonly changed: ReadonlySet<string>;
}

function OfferRow(props: RowProps) {
  const { place, found, chosen, side, years } = props;
  const row = found.rows[place];
  const isOpen = chosen.row === place;
  const at = isOpen ? chosen.point : 0;
  const head = row?.points[at] ?? row?.points[0];
  if (row === undefined || head === undefined) return null;
  const range = found.ranges.get(place);
  return (
    <Fragment>
      <tr className="offers-row" data-open={isOpen || undefined}>
        <th scope="row" className="offers-number">
          {place + 1}
        </th>
        <td>
          <Pick {...props} row={row} isOpen={isOpen} range={range} />
        </td>
        <td className="offers-given" data-label={text.columns.given}>
          <Given words={row.givenUp} />
        </td>
        <td className="offers-axis">
          <Strip points={row.points} range={range} years={years} side={side} />
        </td>
        <Served row={row} point={head} side={side} ways={1 + waysTo(found.ways, place, at).length} />
      </tr>
      {isOpen && props.drawer !== null && (
        <tr className="offers-drawer">
          <td colSpan={columns}>{props.drawer}</td>
        </tr>
      )}
    </Fragment>
  );
}

interface PickProps extends RowProps {
  readonly row: ShownRow;
  readonly isOpen: boolean;
  readonly range: ShownRange | undefined;
}

/** Chooses the offer, which opens under the row; in a sheet it is opened by the foot, or by a second press. */
function Pick({ row, isOpen, range, place, chosen, changed, side, lesser, onChoose, onOpen, drawer }: PickProps) {
  return (
    <button
      type="button"
      className="line-button offers-pick"
      data-place={place}
      {...(drawer === null ? { 'aria-pressed': isOpen } : { 'aria-expanded': isOpen })}
      onClick={() => {
        onChoose({ row: place, point: isOpen ? chosen.point : 0 });
        if (isOpen && drawer === null) onOpen();
      }}
      {...stop}
    >
      <Pleas row={row} changed={changed} range={range} side={side} lesser={lesser} />
    </button>
  );
}
