import type { Held, Sentence } from '@countwise/engine';
import { Fragment } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { nothingMeets as noneText } from '../../text/nothing-meets.ts';
import { offers as text } from '../../text/offers.ts';
import { offersAsked as asking } from '../../text/offers-asked.ts';
import { openedOffer as openedText } from '../../text/opened-offer.ts';
import { nameWithStatute } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { workingOfRow } from './derivation.ts';
import type { Question, ReachedLeast } from './shown.ts';
import { usePointAnswer } from './use-point-answer.ts';

interface Props {
  readonly held: readonly Held[];
  readonly least: ReachedLeast;
  readonly answered: Question;
}

/** Why the least is no less: the rows by which it stands, each with its least and what keeps it. */
export function HeldRows({ held, least, answered }: Props) {
  const { rows } = useWork();
  const answer = usePointAnswer(least.point, answered);
  const nameBy = (id: string): string => {
    const row = rows.find(({ charge }) => charge.Id === id);
    return openedText.capital(row === undefined ? text.strikesRow : nameWithStatute(row));
  };
  if (held.length === 0) return null;
  return (
    <p className="offers-held">
      {held.map(({ row, why }) => (
        <Fragment key={row}>
          <Unbroken>{noneText.heldRow(nameBy(row), lengthIn(answer, row), heldWords(why))}</Unbroken>
          {why.kind === 'barred' && (
            <>
              , <Cite authority={why.authority} />
            </>
          )}
          .{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** What a row comes to: `10y in full`; empty of what adds nothing by itself. */
function lengthIn({ charges, caseEnhancements }: Sentence, id: string): string {
  const charge = charges.find((each) => each.id === id);
  if (charge !== undefined) return workingOfRow(charge, charge);
  const row = [...charges.flatMap(({ enhancements }) => enhancements), ...caseEnhancements].find(
    (each) => each.id === id,
  );
  return row === undefined ? '' : workingOfRow(row, null);
}

const heldWords = (why: Held['why']): string =>
  why.kind === 'closed' ? noneText.heldClosed(asking.levers[why.lever]) : noneText.heldBy[why.kind];
