import { besideText, controllingText, dayCount, noSentence, probationJailText, totalText } from '@countwise/contract';
import { Fragment, memo, type RefObject } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { ledger as text } from '../../text/ledger.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { Range } from '../sentence/range.tsx';
import { SentenceShape } from '../sentence/sentence-shape.tsx';
import { besideLines, notServedText, sumText } from '../work/sum-words.ts';
import { useMostRuns } from '../work/use-most-runs.ts';
import { Afterwards, useWork } from '../writes/work-context.tsx';

interface Props {
  readonly whole: boolean;
  readonly onWhole: () => void;
  /** `onBand` opens the row of a part of the bar. */
  readonly acts: Readonly<RefObject<{ readonly onBand: (id: string) => void }>>;
  /** A column more stands after the sum. */
  readonly isPriced: boolean;
}

/** As many signs stand in the column in the figures of the total: `27y 4m`. */
const widest = 6;

/** The foot of the ledger: the total, what it adds up, what runs beside it, and the lawful range it lies in. */
export function LedgerFoot({ whole, onWhole, acts, isPriced }: Props) {
  const { sentence, asked } = useWork();
  const total = totalText(sentence.summary);
  const [first, ...others] = controllingText(sentence.summary).split(/(?=\+ )/);
  const beside = besideText(sentence.summary);
  return (
    <tfoot>
      <tr>
        <td data-column="mark" />
        <td colSpan={4} className="foot-facts">
          <FootFacts />
        </td>
        <td colSpan={2} className="foot-total">
          <b>{text.total}</b>
          <span className="chain">
            {sumText(sentence, asked.caseFile)
              .split(/(?<=[,+]) /)
              .map((addend, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal addends have no other name
                <Fragment key={nth}>
                  <span>{addend}</span>{' '}
                </Fragment>
              ))}
          </span>
        </td>
        <td className="foot-sum">
          <Shape acts={acts} />
          <button
            type="button"
            className="grand"
            data-words={first === noSentence || undefined}
            data-long={(first !== undefined && first.length > widest) || undefined}
            {...stop}
            aria-expanded={whole}
            aria-label={text.showAllSteps(total)}
            onClick={onWhole}
          >
            {first}
            {others.map((part) => (
              <Fragment key={part}>
                <br />
                {part}
              </Fragment>
            ))}
            {beside !== '' && (
              <>
                <span className="total-comma">,</span> <small>{beside}</small>
              </>
            )}
          </button>
        </td>
        {isPriced && <td />}
      </tr>
    </tfoot>
  );
}

const FootFacts = memo(() => (
  <Afterwards>
    <Range scaled />
    <Besides />
  </Afterwards>
));

const Shape = memo(({ acts }: Pick<Props, 'acts'>) => (
  <Afterwards>
    <SentenceShape onOpen={(id) => acts.current.onBand(id)} />
  </Afterwards>
));

/** What is not in the total, a line each, only if there is any. */
export function Besides() {
  const { sentence, rows } = useWork();
  const { exposureDaysMisdemeanor: jail, probationJailDays, totalDeterminate, totalIndeterminate } = sentence.summary;
  const probation = probationJailText(sentence);
  const most = useMostRuns();
  const beside = besideLines(sentence, most);
  const out = notServedText({ rows }, most);
  return (
    <dl className="foot-lines">
      {beside.length > 0 && (
        <div>
          <dt>{text.besideTitle}</dt>
          <dd>
            {beside.join('; ')} <Cite authority={text.besideLaw} />
          </dd>
        </div>
      )}
      {jail > 0 && totalDeterminate + totalIndeterminate > 0 && (
        <div>
          <dt>{text.jailTitle}</dt>
          <dd>{text.jailBeside(dayCount(jail))}</dd>
        </div>
      )}
      {probation !== null && totalText(sentence.summary) !== `${probationJailDays}d` && (
        <div>
          <dt>{text.probationTitle}</dt>
          <dd>
            {probation} <Cite authority={text.probationLaw} />
          </dd>
        </div>
      )}
      {out !== '' && (
        <div>
          <dt>{text.notServedTitle}</dt>
          <dd>{out}</dd>
        </div>
      )}
    </dl>
  );
}
