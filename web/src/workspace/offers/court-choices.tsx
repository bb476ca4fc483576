import {
  type CaseFile,
  type ChargeAnswer,
  type CourtChoice,
  courtChoicesBetween,
  movedStays,
  type RowAnswer,
  type Sentence,
} from '@countwise/engine';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { charges as words } from '../../text/workspace.ts';
import { useWork } from '../writes/work-context.tsx';
import { useRowName } from './changed-rows.tsx';
import { stands, workingOfRow } from './derivation.ts';

interface Props {
  readonly offered: CaseFile;
  /** The answer to what is offered. */
  readonly answer: Sentence;
}

const isTerm = (choice: CourtChoice['choice']) => choice === 'lower' || choice === 'middle' || choice === 'upper';
const isRun = (choice: CourtChoice['choice']) => choice === 'consecutive' || choice === 'concurrent';

/** A choice is none of a row of one term, nor how the count runs that carries the term. */
const isChoice = ({ own, role }: RowAnswer, choice: CourtChoice['choice']): boolean =>
  !(isTerm(choice) && own.middle === null) && !(isRun(choice) && role === 'principal');

interface NamedRow {
  readonly row: RowAnswer;
  readonly name: string;
  /** What a count comes to; empty of what hangs on one. */
  readonly sum: string;
}

/** Choices of the court in the words of what is pleaded; a row of one term leaves none. */
function choicesOf(filed: CaseFile, { offered, answer }: Props) {
  const rows = new Map<string, NamedRow>(
    answer.charges.flatMap((charge) => [
      [charge.id, { row: charge, name: words.countName(charge.count), sum: sumOf(charge) }] as const,
      ...charge.enhancements.map(
        (row) => [row.id, { row, name: text.ofCount(row.statute, words.countName(charge.count)), sum: '' }] as const,
      ),
    ]),
  );
  return courtChoicesBetween(filed, offered).flatMap((each) => {
    const found = rows.get(each.row);
    return found === undefined || !isChoice(found.row, each.choice) ? [] : [{ ...each, ...found, row: each.row }];
  });
}

/** What a count comes to with what hangs on it: `2y lower, and 10y in full`. */
const sumOf = (charge: ChargeAnswer): string =>
  [
    workingOfRow(charge, charge),
    ...charge.enhancements.filter((row) => stands(row) && row.adds).map((row) => workingOfRow(row, null)),
  ]
    .filter(Boolean)
    .join(', and ');

/** What the court chooses otherwise, row by row: the name of a row, its choices, and what it comes to. */
export function courtWords(filed: CaseFile, props: Props) {
  return [...Map.groupBy(choicesOf(filed, props), ({ row }) => row)].flatMap(([row, choices]) =>
    choices.slice(0, 1).map(({ name, sum }) => ({
      row,
      name,
      sum,
      words: choices.map(({ choice }) => text.courtChoice(choice)).join(', '),
    })),
  );
}

/** The items of a list: terms and runs that the court chooses otherwise, and which count of an act it punishes. */
export function CourtChoiceItems({ isSummed = false, ...props }: Props & { readonly isSummed?: boolean }) {
  const { asked } = useWork();
  const nameBy = useRowName();
  return (
    <>
      {courtWords(asked.caseFile, props).map(({ row, name, words: chosen, sum }) => (
        <li key={row}>
          <b>
            <Unbroken>{name}</Unbroken>
          </b>{' '}
          {chosen} {isSummed && sum !== '' && <span>{sum}</span>}
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
