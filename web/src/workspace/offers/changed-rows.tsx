import { pleadedAs } from '@countwise/contract';
import { alikeWords, type Change, changeWords } from '@countwise/engine';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { offers as text } from '../../text/offers.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';

/** The name of a row of the case; the row of prior strikes has its own. */
export function useRowName(): (id: string) => string {
  const { rows } = useWork();
  return (id) => {
    const found = rows.find(({ charge }) => charge.Id === id);
    return found === undefined ? text.strikesRow : nameOf(found);
  };
}

/** The change with what is pleaded by its name. */
const toPleaded = (change: Change): Change =>
  change.to === undefined ? change : { ...change, to: pleadedAs(change.to) };

/** What a bargain does with a row, in words that follow its name. */
export const doneWords = (change: Change): string => changeWords(toPleaded(change));

const none: ReadonlySet<string> = new Set();

interface Props {
  readonly bargain: readonly Change[];
  /** Rows of which it is said elsewhere. */
  readonly told?: ReadonlySet<string>;
}

/** The items of a list: what a bargain does with which row, and of which alike counts it is no matter which. */
export function ChangedRows({ bargain, told = none }: Props) {
  const nameBy = useRowName();
  const { asked } = useWork();
  const untold = bargain.filter(({ row }) => !told.has(row));
  return (
    <>
      {untold.map((change) => (
        <li key={`${change.row} ${change.lever}`}>
          <b>
            <Unbroken>{nameBy(change.row)}</Unbroken>
          </b>{' '}
          <Unbroken>{doneWords(change)}</Unbroken>
        </li>
      ))}
      {alikeWords(asked.caseFile, bargain).map((words) => (
        <li key={words} className="quiet">
          {text.alike(words)}
        </li>
      ))}
    </>
  );
}
