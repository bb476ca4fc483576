import { type CaseFile, type CourtChoice, courtChoicesBetween, movedStays, type Sentence } from '@countwise/engine';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { charges as words } from '../../text/workspace.ts';
import { useWork } from '../writes/work-context.tsx';
import { useRowName } from './changed-rows.tsx';

interface Props {
  readonly offered: CaseFile;
  /** The answer to what is offered. */
  readonly answer: Sentence;
}

/** Choices of the court in the words of what is pleaded; a row of one term leaves none. */
function choicesOf(filed: CaseFile, { offered, answer }: Props): readonly (CourtChoice & { readonly name: string })[] {
  const rows = new Map(
    answer.charges.flatMap((charge) => [
      [charge.id, { row: charge, name: words.countName(charge.count) }] as const,
      ...charge.enhancements.map(
        (row) => [row.id, { row, name: text.ofCount(row.statute, words.countName(charge.count)) }] as const,
      ),
    ]),
  );
  const isTerm = (choice: CourtChoice['choice']) => choice === 'lower' || choice === 'middle' || choice === 'upper';
  return courtChoicesBetween(filed, offered).flatMap((each) => {
    const found = rows.get(each.row);
    return found === undefined || (isTerm(each.choice) && found.row.own.middle === null)
      ? []
      : [{ ...each, name: found.name }];
  });
}

/** The items of a list: terms and runs that the court chooses otherwise, and which count of an act it punishes. */
export function CourtChoiceItems(props: Props) {
  const { asked } = useWork();
  const nameBy = useRowName();
  return (
    <>
      {choicesOf(asked.caseFile, props).map(({ row, choice, name }) => (
        <li key={`${row} ${choice}`}>
          <b>
            <Unbroken>{name}</Unbroken>
          </b>{' '}
          {text.courtChoice(choice)}
        </li>
      ))}
      {movedStays(asked.caseFile, props.offered).map(({ id, isPunished }) => (
        <li key={id}>
          <b>
            <Unbroken>{nameBy(id)}</Unbroken>
          </b>{' '}
          {isPunished ? text.isPunished : text.isStayed}
        </li>
      ))}
    </>
  );
}

/** Whether the court chooses anything of a point otherwise than the case as filed has it. */
export const isChosenOtherwise = (filed: CaseFile, props: Props): boolean =>
  movedStays(filed, props.offered).length + choicesOf(filed, props).length > 0;

/** What of a point the court chooses otherwise than the case as filed has it; nothing where it chooses the same. */
export function CourtChoices(props: Props) {
  const { asked } = useWork();
  if (!isChosenOtherwise(asked.caseFile, props)) return null;
  return (
    <>
      <h4>{text.courtChoices}</h4>
      <ul>
        <CourtChoiceItems {...props} />
      </ul>
    </>
  );
}
