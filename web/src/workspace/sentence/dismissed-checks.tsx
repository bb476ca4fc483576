import type { SortedChecks } from '@countwise/contract';
import type { Notice } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { checks as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  /** Of the line that opens the list. */
  readonly id: string;
  readonly dismissed: SortedChecks['dismissed'];
  readonly onShowAgain: (notice: Notice) => void;
}

/** The checks that were put aside, folded, each with its reason and the way back. */
export function DismissedChecks({ id, dismissed, onShowAgain }: Props) {
  if (dismissed.length === 0) return null;
  return (
    <details className="dismissed-checks">
      <summary id={id}>{text.dismissed(dismissed.length)}</summary>
      <ul>
        {dismissed.map(({ notice, reason }) => (
          <li key={`${notice.code} ${notice.authority} ${notice.charges.join(' ')}`}>
            <p>
              {notice.text} <Cite authority={notice.authority} />
            </p>
            <p className="dismissed-reason">{text.because(reason)}</p>
            <Button tone="quiet" aria-label={text.againOne(notice.text)} onClick={() => onShowAgain(notice)}>
              {text.again}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
