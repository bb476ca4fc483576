import { pleadedAs } from '@countwise/contract';
import { determinateText, type GivenUpPart, type Sentence } from '@countwise/engine';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { useWork } from '../writes/work-context.tsx';
import { ChangedRows, useRowName } from './changed-rows.tsx';
import { CourtChoices, isChosenOtherwise } from './court-choices.tsx';
import { fallenOf } from './fallen.ts';
import type { OfferProps } from './offer-props.ts';
import { Ways } from './ways.tsx';

type Props = Pick<OfferProps, 'row' | 'point' | 'place' | 'chosen' | 'found'> & {
  /** The answer to the point. */
  readonly answer: Sentence;
};

/** What a bargain gives up, class by class with the rows of each, what is changed, and what is left to the court. */
export function GivenUp({ row, point, place, chosen, found, answer }: Props) {
  const { asked } = useWork();
  const nameBy = useRowName();
  const court = { offered: point.caseFile, answer };
  const fallen = fallenOf(row, point, asked.caseFile);
  // what takes the place of a row is told with the class that it gives up
  const told = new Set(row.parts.filter(({ to }) => to !== null).map((part) => part.row));
  return (
    <div className="panel-block">
      <h3>{text.givenUp}</h3>
      {row.bargain.length === 0 && <p>{text.givesNothing(isChosenOtherwise(asked.caseFile, court))}</p>}
      <dl className="offers-lines">
        {[...Map.groupBy(row.parts, ({ of }) => of).values()].map((parts) => (
          <Class key={parts[0]?.of} parts={parts} />
        ))}
      </dl>
      {row.bargain.length > 0 && (
        <>
          <h4>{text.changes(row.bargain.length)}</h4>
          <ul>
            <ChangedRows bargain={row.bargain} told={told} />
            {fallen.map((id) => (
              <li key={id}>
                <b>
                  <Unbroken>{nameBy(id)}</Unbroken>
                </b>{' '}
                {text.falls}
              </li>
            ))}
          </ul>
        </>
      )}
      <CourtChoices {...court} />
      <Ways ways={found.ways} place={place} at={chosen.point} />
    </div>
  );
}

const isYears = ({ of }: GivenUpPart): boolean =>
  of === 'gun' || of === 'enhancement' || of === 'crime' || of === 'prior';

/** One class: how much of it, and of which rows; of several each with its own length. */
function Class({ parts }: { readonly parts: readonly GivenUpPart[] }) {
  const nameBy = useRowName();
  const [first] = parts;
  if (first === undefined) return null;
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const words = (part: GivenUpPart): string => {
    const named = text.partOf(nameBy(part.row), part.from && pleadedAs(part.from), part.to && pleadedAs(part.to));
    return isYears(part) && parts.length > 1 ? text.partLength(named, determinateText(part.amount)) : named;
  };
  return (
    <div>
      <dt>{text.parts[first.of](amount, isYears(first) ? determinateText(amount) : '')}</dt>
      <dd>
        <Unbroken>{parts.map(words).join('; ')}</Unbroken>
      </dd>
    </div>
  );
}
