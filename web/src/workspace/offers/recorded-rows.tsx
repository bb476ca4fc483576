import type { OfferRecord } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerTo } from '../../shared/case/sentence-of.ts';
import { offers as text } from '../../text/offers.ts';
import { recordedOffers as recordText } from '../../text/recorded-offers.ts';
import { longDate, today } from '../../ui/dates.ts';
import { recordedFigure } from '../work/recorded-length.ts';
import { recordQuery, standingOffers } from '../work/recorded-offers-query.ts';
import { useWork } from '../writes/work-context.tsx';
import { frozenFile } from './frozen-file.ts';
import type { Credit, LesserPleas } from './shown.ts';
import { Strip } from './strip.tsx';

interface Props {
  readonly years: number;
  readonly side: Credit;
  readonly lesser: LesserPleas;
}

/** Offers that stand on the case, beside those that are found: on the same axis, as they were frozen. */
export function RecordedRows({ years, side, lesser }: Props) {
  const { record } = useWork();
  const { data = [] } = useQuery(recordQuery(record.Id));
  return standingOffers(data, today()).map((offer) => (
    <RecordedRow key={offer.id} offer={offer} years={years} side={side} lesser={lesser} />
  ));
}

function RecordedRow({ offer, years, side, lesser }: Props & { readonly offer: OfferRecord }) {
  const rates = useRates(offer, lesser);
  const serve = offer.summary.serveDays;
  const first = offer.summary.release[side];
  const total = recordedFigure(offer);
  const maker = offer.madeBy === null ? recordText.indication : recordText.makers[offer.madeBy];
  return (
    <tr className="offers-filed">
      <td />
      <th scope="row">{recordText.name(offer.number, maker)}</th>
      <td>{recordText.states[offer.state]}</td>
      <td className="offers-axis">
        <Strip points={[{ total, mode: '', serve, rates }]} range={undefined} years={years} side={side} />
      </td>
      <td className="offers-figure">
        {text.serve(serve[side])}
        {serve[side].kind === 'life' && first !== null && <span>{text.firstHearing(longDate(first))}</span>}
      </td>
      <td className="offers-sum">{total}</td>
    </tr>
  );
}

const unknown = { statute: '', department: '' };

/** Credit after sentence, which tells the shape of the point; unknown where a row of the frozen file is not at hand. */
function useRates(offer: OfferRecord, lesser: LesserPleas) {
  const { asked } = useWork();
  return useMemo(() => {
    const caseFile = frozenFile(offer);
    if (caseFile === null) return unknown;
    try {
      const crimes = [...asked.crimes, ...lesser.crimes.map(({ crime }) => crime)];
      const { rate, cdcrRate } = answerTo({ caseFile, crimes, today: asked.today }).credits.afterSentence;
      return { statute: rate, department: cdcrRate };
    } catch {
      return unknown;
    }
  }, [offer, asked, lesser]);
}
