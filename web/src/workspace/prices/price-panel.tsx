import { useQuery } from '@tanstack/react-query';
import { offers } from '../../text/offers.ts';
import { prices as text } from '../../text/prices.ts';
import { trial as trialText } from '../../text/trial.ts';
import { longDate, today } from '../../ui/dates.ts';
import { ModePanel } from '../work/panel-of-mode.tsx';
import { recordedLength } from '../work/recorded-length.ts';
import { recordQuery, standingOffers } from '../work/recorded-offers-query.ts';
import { useLayout } from '../work/use-layout.ts';
import { useWork } from '../writes/work-context.tsx';
import { AgainstTrial, type TrialOffer } from './against-trial.tsx';
import type { FiledTime, PriceList } from './price-list.ts';

/** What the prices are measured from, beside a trial and by the other credit: in the panel, or under the ledger where there is none. */
export function PricePanel({ list }: { readonly list: PriceList }) {
  const hasPanel = useLayout() === 'panel';
  const { trial } = list;
  const offer = useStandingOffer();
  const facts = (
    <>
      <h2 className="panel-title">{text.panel}</h2>
      <Served {...list} />
      {trial !== null && <AgainstTrial offer={offer} trial={trial} side="statute" title={trialText.title} />}
      <OtherCredits {...list} />
    </>
  );
  if (hasPanel) return <ModePanel label={text.panel}>{facts}</ModePanel>;
  return (
    <section className="price-facts" aria-label={text.panel}>
      {facts}
    </section>
  );
}

/** The offer that was recorded last of those that stand. */
function useStandingOffer(): TrialOffer | null {
  const { record } = useWork();
  const { data = [] } = useQuery(recordQuery(record.Id));
  const offer = standingOffers(data, today()).at(-1);
  if (offer === undefined) return null;
  return { name: trialText.offer(offer.number), total: recordedLength(offer), serve: offer.summary.serveDays };
}

const longFigure = 11;

const Served = ({ total, filed }: Pick<PriceList, 'total' | 'filed'>) => {
  const figure = offers.serve(filed.serve.statute);
  return (
    <>
      <div className="panel-number">
        <span className="total-figure" data-long={figure.length > longFigure || undefined}>
          {figure}
        </span>
      </div>
      <p>{fromTo(total, filed)}</p>
    </>
  );
};

function fromTo(total: string, { serve, rates, from, to }: FiledTime): string {
  if (to === null) return total;
  const [begins, ends] = [longDate(from), longDate(to)];
  return serve.statute.kind === 'life'
    ? text.toMinimum(total, begins, ends)
    : text.asFiled(total, rates.statute, begins, ends);
}

/** The same prices by the Department's credit, where it is another. */
function OtherCredits({ rows, filed: { rates } }: Pick<PriceList, 'rows' | 'filed'>) {
  const told = rows.flatMap(({ days: { department } }) => (department === null ? [] : department));
  const isSame = rows.every(({ days }) => days.department === days.statute);
  if (isSame || told.length < rows.length) return null;
  return (
    <div className="panel-block">
      <h3>{text.otherCredits}</h3>
      <p className="panel-note">{text.byDepartment(rates.department, told)}</p>
    </div>
  );
}
