import { type OfferRecord, totalText } from '@countwise/contract';
import { type CaseFile, measure, sentence } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lawOf } from '../../shared/case/sentence-of.ts';
import { recordedOffers as text } from '../../text/recorded-offers.ts';
import { today } from '../../ui/dates.ts';
import { useWork } from '../writes/work-context.tsx';
import { frozenFile } from './frozen-file.ts';
import { lesserQuery } from './lesser-query.ts';

/** What a frozen offer would come to today, where that is another sentence than it was frozen with; null where it is the same. */
export function useTodayText(offer: OfferRecord): string | null {
  const { asked } = useWork();
  const { data: lesser } = useQuery(lesserQuery(asked.caseFile));
  return useMemo(() => {
    const file = frozenFile(offer);
    if (file === null || lesser === undefined) return null;
    const crimes = [...asked.crimes, ...lesser.crimes.map(({ crime }) => crime)];
    const total = totalOf(file, lawOf({ crimes }), offer);
    return total === null ? null : text.todayWould(total);
  }, [offer, asked, lesser]);
}

function totalOf(file: CaseFile, catalogue: ReturnType<typeof lawOf>, { summary }: OfferRecord): string | null {
  try {
    const now = sentence(file, catalogue, today()).summary;
    const { record } = measure(file, { catalogue, today: today() });
    const { totalDeterminate, exposureDaysMisdemeanor, special, indeterminate } = record.outcome.summary;
    const isSame =
      totalDeterminate === summary.totalDays &&
      exposureDaysMisdemeanor === summary.misdemeanorDays &&
      (special ?? indeterminate) === summary.indeterminate;
    return isSame ? null : totalText(now);
  } catch {
    // a row of the frozen file is not at hand: the server alone could tell
    return null;
  }
}
