import { strikeInfo } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { charges, chargeDetails as text } from '../../text/workspace.ts';
import { Cite } from '../law/cite.tsx';

/** The lists of serious, violent, strike and trigger offenses that name a crime on its day: terms of a list of facts. */
export function StrikeLists({ crimeId, date }: { readonly crimeId: string; readonly date: IsoDate }) {
  const { data: lists } = useQuery({
    queryKey: ['strike-info', crimeId, date],
    queryFn: ({ signal }) => request(strikeInfo, { body: { offenseDate: date, crime: crimeId }, signal }),
  });
  if (lists === undefined) return null;
  const groups = [
    [charges.serious, lists.seriousGroup],
    [charges.violent, lists.violentGroup],
    [charges.strike, lists.strikeGroup],
    [text.trigger, lists.thirdStrikeTriggerGroup],
  ] as const;
  return groups
    .filter(([, entries]) => entries.length > 0)
    .map(([name, entries]) => (
      <div key={name}>
        <dt>{name}</dt>
        {entries.map(({ Description, Authority }) => (
          <dd key={Authority}>
            {Description} <Cite authority={Authority} />
          </dd>
        ))}
      </div>
    ));
}
