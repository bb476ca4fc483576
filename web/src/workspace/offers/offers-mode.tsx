import '../../shared/mode.css';
import './offers.css';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Asked } from '../../shared/case/sentence-of.ts';
import { common } from '../../text/common.ts';
import { offers as text } from '../../text/offers.ts';
import { offersAsked as asking } from '../../text/offers-asked.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ModeProps } from '../work/mode-props.ts';
import { useLayout } from '../work/use-layout.ts';
import { useWork } from '../writes/work-context.tsx';
import { type AskedOffers, firstAsked, readAsked } from './asked.ts';
import { AskedLine, type AskProps } from './asked-line.tsx';
import { CreditChoice, StageChoice } from './choices.tsx';
import { lesserQuery } from './lesser-query.ts';
import { RecordedOffers } from './recorded-offers.tsx';
import { Results } from './results.tsx';
import type { LesserPleas, Question } from './shown.ts';
import { SpaceLines } from './space-lines.tsx';
import { useSearch } from './use-search.ts';

/** Offers: what would have to be given up for less to serve, from the case as it is filed. */
export function OffersMode({ onCompare }: Pick<ModeProps, 'onCompare'>) {
  const { record, asked } = useWork();
  const [asking, onAsk] = useLocalStorage<AskedOffers>({
    key: `offers_${record.Id}`,
    defaultValue: firstAsked,
    deserialize: readAsked,
    getInitialValueInEffect: false,
  });
  return (
    <div className="mode offers">
      <h2 className="visually-hidden">{text.title}</h2>
      {asked.caseFile.charges.length === 0 ? (
        <EmptyState text={text.noCharges} />
      ) : (
        <Search asked={asking} onAsk={onAsk} onCompare={onCompare} />
      )}
    </div>
  );
}

function Search({ asked, onAsk, onCompare }: AskProps & Pick<ModeProps, 'onCompare'>) {
  const { asked: open } = useWork();
  const { data: lesser, isError, refetch } = useQuery(lesserQuery(open.caseFile));
  const { question, isStale, follow } = useQuestion(open, lesser, asked);
  const search = useSearch(question);
  const again = isStale ? follow : search.again;
  return (
    <>
      <Asking asked={asked} onAsk={onAsk} />
      {isError && (
        <p role="alert">
          {text.lesserFailed} <Button onClick={() => void refetch()}>{common.retry}</Button>
        </p>
      )}
      {asked.levers.length === 0 && <EmptyState text={text.noLevers} />}
      {asked.levers.length > 0 && lesser !== undefined && (
        <Results
          key={JSON.stringify(asked)}
          search={{ ...search, again }}
          asked={asked}
          onAsk={onAsk}
          lesser={lesser}
          onCompare={onCompare}
          isStale={isStale}
        />
      )}
      <RecordedOffers side={asked.credit} />
      <p className="mode-note">{text.notComputed}</p>
      <p className="mode-note">{text.leftOut}</p>
    </>
  );
}

/** What is asked, and within what; on a phone what is chosen once is folded, so that the offers stand in view. */
function Asking(props: AskProps) {
  if (useLayout() !== 'phone')
    return (
      <>
        <AskedLine {...props} credit={<CreditChoice {...props} />} />
        <div className="offers-case">
          <SpaceLines {...props} />
          <StageChoice {...props} />
        </div>
      </>
    );
  return (
    <>
      <AskedLine {...props} credit={null} />
      <details className="offers-within">
        <summary>{asking.within}</summary>
        <CreditChoice {...props} />
        <StageChoice {...props} />
        <SpaceLines {...props} />
      </details>
    </>
  );
}

const sameCase = (a: Asked, b: Asked): boolean =>
  a === b || (a.today === b.today && JSON.stringify(a.caseFile) === JSON.stringify(b.caseFile));

/** What the worker is asked. A case that has changed since ends the search, until the user searches again. */
function useQuestion(
  open: Asked,
  lesser: LesserPleas | undefined,
  { levers, fixed, yearsFirst, courtAlone, stage, wishes, credit }: AskedOffers,
) {
  const [searched, setSearched] = useState(open);
  const isStale = useMemo(() => !sameCase(searched, open), [searched, open]);
  const question = useMemo(
    (): Question | null =>
      isStale || lesser === undefined || levers.length === 0
        ? null
        : {
            asked: searched,
            lesser: { ...lesser, crimes: lesser.crimes.map(({ crime }) => crime) },
            space: { levers, fixed, yearsFirst, courtAlone, stage },
            wishes,
            credit,
          },
    [isStale, searched, lesser, levers, fixed, yearsFirst, courtAlone, stage, wishes, credit],
  );
  return { question, isStale, follow: () => setSearched(open) };
}
