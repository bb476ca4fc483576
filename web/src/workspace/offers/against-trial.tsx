import { countsText } from '@countwise/contract';
import { type BreakEven, breakEven } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQuery } from '../../shared/case/case-queries.ts';
import { offers } from '../../text/offers.ts';
import { SelectField } from '../../ui/fields.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { Credit, Outcome, ShownPoint, Trial, TrialGroup } from './shown.ts';

const text = offers.trial;

interface Props {
  /** Of the offer that is open, with the point that is chosen of it. */
  readonly place: number;
  readonly point: ShownPoint | undefined;
  readonly trial: Trial | null;
  readonly side: Credit;
}

/** What an offer serves beside a conviction of everything, and the chance at which both come to the same days. */
export function AgainstTrial({ place, point, trial, side }: Props) {
  const { data: settings } = useQuery(settingsQuery);
  const [chosen, setChosen] = useState(0);
  if (trial === null || point === undefined) return null;
  const { groups } = trial;
  const isEqualShown = settings?.BreakEven !== false;
  const group = isEqualShown ? (groups[chosen] ?? groups[0]) : undefined;
  return (
    <details className="offers-prices">
      <summary>{text.title}</summary>
      <PlainTable columns={text.columns}>
        <Line name={text.offer(place + 1)} outcome={point} side={side} />
        <Convicted trial={trial} side={side} />
        {group !== undefined && (
          <Line name={text.without(countsText(group.counts))} outcome={group.without} side={side} />
        )}
      </PlainTable>
      {isEqualShown && <WhereEqual group={group} onChoose={setChosen} point={point} trial={trial} side={side} />}
    </details>
  );
}

/** A conviction of everything: as selected, and at either end where that is another sentence. */
const Convicted = ({ trial: { most, selected, least }, side }: { readonly trial: Trial; readonly side: Credit }) => (
  <>
    {most.total !== selected.total && <Line name={text.most} outcome={most} side={side} />}
    <Line name={text.selected} outcome={selected} side={side} />
    {least !== null && least.total !== selected.total && <Line name={text.least} outcome={least} side={side} />}
  </>
);

interface WhereProps {
  readonly group: TrialGroup | undefined;
  readonly onChoose: (place: number) => void;
  readonly point: ShownPoint;
  readonly trial: Trial;
  readonly side: Credit;
}

/** The chance at which both come to the same days; an office may leave it out. */
function WhereEqual({ group, onChoose, point, trial, side }: WhereProps) {
  const { groups } = trial;
  if (group === undefined) return <p className="mode-note">{text.noGroup}</p>;
  return (
    <>
      <SelectField
        label={text.group}
        value={String(groups.indexOf(group))}
        data={groups.map(({ counts }, at) => ({ value: String(at), label: countsText(counts) }))}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      />
      <Equal offer={point} group={group} trial={trial} side={side} />
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly outcome: Pick<Outcome, 'total' | 'serve'>;
  readonly side: Credit;
}

const Line = ({ name, outcome, side }: LineProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{outcome.total}</td>
    <td>{offers.serve(outcome.serve[side])}</td>
  </tr>
);

interface EqualProps {
  readonly offer: ShownPoint;
  readonly group: TrialGroup;
  readonly trial: Trial;
  readonly side: Credit;
}

const hundred = 100;

/** A chance as trials of a hundred. */
function ofHundred({ numerator, denominator }: Extract<BreakEven, { readonly of: unknown }>['of']): string {
  const rounded = Math.round((numerator * hundred) / denominator);
  return rounded === 0 ? text.under : rounded === hundred ? text.over : String(rounded);
}

type Days = Parameters<typeof text.sumAbove>[0];

/** What a chance means at one length, on its side of it, with the sum that makes it. */
function equalWords(equal: BreakEven, counts: string, length: string, days: Days) {
  switch (equal.kind) {
    case 'at any chance':
      return { words: text.always(length) };
    case 'at none':
      return { words: text.never(length) };
    case 'less above':
      return {
        words: `${text.chance(counts, ofHundred(equal.of), length)} ${text.lessAbove}`,
        sum: text.sumAbove(days),
      };
    case 'less below':
      return {
        words: `${text.chance(counts, ofHundred(equal.of), length)} ${text.lessBelow}`,
        sum: text.sumBelow(days),
      };
  }
}

/** The chance for each end of what a conviction of everything comes to, with the sum that makes it. */
function Equal({ offer, group, trial: { most, selected, least }, side }: EqualProps) {
  const [served, without] = [offer.serve[side], group.without.serve[side]];
  if (served.kind !== 'days') return null;
  const counts = countsText(group.counts);
  const ends = [most, selected, ...(least === null ? [] : [least])].filter(
    ({ total, serve }, at, all) =>
      serve[side].kind === 'days' && all.findIndex((other) => other.total === total) === at,
  );
  return (
    <>
      <h4>{text.equal}</h4>
      <ul>
        {ends.map(({ total, serve }) => {
          const days = { offer: served.days, proved: serve[side].days, without: without.days };
          const { words, sum } = equalWords(breakEven(days.offer, days), counts, total, days);
          return (
            <li key={total}>
              {words} {sum !== undefined && <span className="quiet">{sum}</span>}
            </li>
          );
        })}
      </ul>
      <p className="mode-note">{text.assumes(counts, group.counts.length > 1)}</p>
    </>
  );
}
