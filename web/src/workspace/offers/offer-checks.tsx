import { readCaseAttributes, sortChecks, spokenChecks } from '@countwise/contract';
import type { Notice, Sentence } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { sentences } from '../../text/sentences.ts';
import { checkCounts, checkName } from '../work/row-checks.ts';
import { useMostRuns } from '../work/use-most-runs.ts';
import { useWork } from '../writes/work-context.tsx';

/** The checks on the answer to a point, those of the case that were put aside left out. */
export function useOpenChecks(sentence: Sentence): readonly Notice[] {
  const { record } = useWork();
  return sortChecks(spokenChecks(sentence), readCaseAttributes(record.caseAttributes).dismissedChecks).open;
}

interface Props {
  readonly id: string;
  /** Of the bargain itself: told in full. */
  readonly own: readonly Notice[];
  /** Of the sentence: by their names, each opens. */
  readonly others: readonly Notice[];
}

/** What a lawyer must look at before a case is pleaded so. */
export function OfferChecks({ id, own, others }: Props) {
  const { rows, sentence } = useWork();
  const most = useMostRuns();
  if (own.length + others.length === 0) return null;
  return (
    <section className="panel-block offers-checks" id={id} tabIndex={-1} aria-label={text.checks}>
      <h3>{text.checks}</h3>
      <ul>
        {own.map((check) => (
          <li key={check.text}>
            <b>{checkName(check)}</b>: {check.text} <Cite authority={check.authority} />
          </li>
        ))}
        {others.map((check) => (
          <li key={`${check.code} ${check.authority} ${check.charges.join(' ')}`}>
            <details>
              <summary className="check-name">
                <b>{checkName(check)}</b>{' '}
                <span>
                  <Unbroken>
                    {sentences(checkCounts(check, { rows, sentence }, most), check.authority.split('; ', 1)[0] ?? '')}
                  </Unbroken>
                </span>
              </summary>
              {check.text} <Cite authority={check.authority} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
