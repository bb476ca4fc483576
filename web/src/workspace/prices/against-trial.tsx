import './trial.css';
import { countsText } from '@countwise/contract';
import { type BreakEven, breakEven, type CreditSide, type TimeToServe } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { settingsQuery } from '../../shared/case/case-queries.ts';
import { offers } from '../../text/offers.ts';
import { trial as text } from '../../text/trial.ts';
import { SelectField } from '../../ui/fields.tsx';
import { EqualScale } from './equal-scale.tsx';
import type { Outcome, Trial, TrialGroup } from './trial.ts';

/** An offer as it is called beside a trial, with what it serves. */
export interface TrialOffer extends Pick<Outcome, 'total' | 'serve'> {
  readonly name: string;
}

interface Props {
  readonly offer: TrialOffer | null;
  readonly trial: Trial;
  readonly side: CreditSide;
  /** Its heading, where nothing above it says what it is. */
  readonly title?: string;
}

/** What an offer serves beside a conviction of everything, and the chance at which both come to the same days. */
export function AgainstTrial({ offer, trial, side, title }: Props) {
  const { data: settings } = useQuery(settingsQuery);
  const [chosen, setChosen] = useState(0);
  const { groups } = trial;
  const isEqualShown = settings?.BreakEven !== false;
  const group = isEqualShown ? (groups[chosen] ?? groups[0]) : undefined;
  return (
    <>
      <div className="panel-block">
        {title !== undefined && <h3>{title}</h3>}
        <dl className="facts">
          {offer !== null && <Line name={offer.name} outcome={offer} side={side} />}
          <Convicted trial={trial} side={side} />
          {group !== undefined && (
            <Line name={text.without(countsText(group.counts))} outcome={group.without} side={side} />
          )}
        </dl>
        {offer === null && <p className="panel-note">{text.noOffer}</p>}
      </div>
      {isEqualShown && offer !== null && (
        <WhereEqual group={group} onChoose={setChosen} offer={offer} trial={trial} side={side} />
      )}
    </>
  );
}

/** A conviction of everything: as selected, and at either end where that is another sentence. */
const Convicted = ({ trial: { most, selected, least }, side }: Pick<Props, 'trial' | 'side'>) => (
  <>
    {most.total !== selected.total && <Line name={text.most} outcome={most} side={side} />}
    <Line name={text.selected} outcome={selected} side={side} />
    {least !== null && least.total !== selected.total && <Line name={text.least} outcome={least} side={side} />}
  </>
);

interface LineProps {
  readonly name: string;
  readonly outcome: Pick<Outcome, 'total' | 'serve'>;
  readonly side: CreditSide;
}

/** The heading says that they are days. */
const daysOf = (served: TimeToServe): string =>
  served.kind === 'days' && served.days > 0 ? served.days.toLocaleString('en-US') : offers.serve(served);

const Line = ({ name, outcome, side }: LineProps) => (
  <div>
    <dt>{text.outcome(name, outcome.total)}</dt>
    <dd className="trial-days">{daysOf(outcome.serve[side])}</dd>
  </div>
);

interface WhereProps extends Props {
  readonly offer: TrialOffer;
  readonly group: TrialGroup | undefined;
  readonly onChoose: (place: number) => void;
}

/** The chance at which both come to the same days; an office may leave it out. */
function WhereEqual({ group, onChoose, offer, trial, side }: WhereProps) {
  const { groups } = trial;
  if (group === undefined) return <p className="panel-note">{text.noGroup}</p>;
  return (
    <div className="panel-block">
      <h3>{text.equal}</h3>
      <Equal offer={offer} group={group} trial={trial} side={side} />
      {groups.length > 1 && (
        <details className="trial-outcomes">
          <summary>{text.change}</summary>
          <SelectField
            label={text.group}
            value={String(groups.indexOf(group))}
            data={groups.map(({ counts }, at) => ({ value: String(at), label: countsText(counts) }))}
            onChange={(event) => onChoose(Number(event.currentTarget.value))}
          />
        </details>
      )}
    </div>
  );
}

const hundred = 100;

/** A chance as trials of a hundred. */
function ofHundred({ numerator, denominator }: Extract<BreakEven, { readonly of: unknown }>['of']): string {
  const rounded = Math.round((numerator * hundred) / denominator);
  return rounded === 0 ? text.under : rounded === hundred ? text.over : String(rounded);
}

type Days = Parameters<typeof text.sumAbove>[0][number];

interface End {
  readonly total: string;
  readonly days: Days;
  readonly equal: BreakEven;
}

type WithChance = End & { readonly equal: Extract<BreakEven, { readonly of: unknown }> };
const hasChance = (end: End): end is WithChance => 'of' in end.equal;

/** The chances on one side of which the offer serves less: one sentence for all ends, and the sum that makes them. */
function Chances({
  ends,
  counts,
  isAbove,
}: {
  readonly ends: readonly WithChance[];
  readonly counts: string;
  readonly isAbove: boolean;
}) {
  const sums = ends.map(({ days }) => days);
  return (
    <li>
      {text.chance(counts)}{' '}
      {ends.map(({ total, equal }, at) => (
        <Fragment key={total}>
          {at > 0 && text.or}
          <b>{text.ofHundred(ofHundred(equal.of))}</b>
          {text.at(total, at === 0)}
        </Fragment>
      ))}
      . {isAbove ? text.lessAbove : text.lessBelow}{' '}
      <span className="quiet">{isAbove ? text.sumAbove(sums) : text.sumBelow(sums)}</span>
    </li>
  );
}

interface EqualProps extends Pick<WhereProps, 'offer' | 'trial' | 'side'> {
  readonly group: TrialGroup;
}

/** The chance for each end of what a conviction of everything comes to, with the sum that makes it. */
function Equal({ offer, group, trial: { most, selected, least }, side }: EqualProps) {
  const [served, without] = [offer.serve[side], group.without.serve[side]];
  if (served.kind !== 'days') return null;
  const counts = countsText(group.counts);
  const ends = [most, selected, ...(least === null ? [] : [least])]
    .filter(
      ({ total, serve }, at, all) =>
        serve[side].kind === 'days' && all.findIndex((other) => other.total === total) === at,
    )
    .map(({ total, serve }): End => {
      const days = { offer: served.days, proved: serve[side].days, without: without.days };
      return { total, days, equal: breakEven(days.offer, days) };
    });
  const chances = ends.filter(hasChance);
  return (
    <>
      <EqualScale chances={chances.map(({ equal }) => equal.of)} words={ofHundred} />
      <ul className="trial-equal">
        {(['less above', 'less below'] as const).map((kind) => {
          const of = chances.filter(({ equal }) => equal.kind === kind);
          return of.length > 0 && <Chances key={kind} ends={of} counts={counts} isAbove={kind === 'less above'} />;
        })}
        {ends.map(
          ({ total, equal: { kind } }) =>
            (kind === 'at any chance' || kind === 'at none') && (
              <li key={total}>{kind === 'at none' ? text.never(total) : text.always(total)}</li>
            ),
        )}
      </ul>
      <p className="panel-note">{text.assumes(counts, group.counts.length > 1)}</p>
    </>
  );
}
