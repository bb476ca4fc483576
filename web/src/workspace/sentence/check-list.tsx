import './checks.css';
import type { Notice } from '@countwise/engine';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ledger as text } from '../../text/ledger.ts';
import { sentences } from '../../text/sentences.ts';
import { checks as words } from '../../text/workspace.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { useModeId } from '../work/mode-id.ts';
import { checkAuthority, checkCounts, checkName, rowsQuestioned } from '../work/row-checks.ts';
import { useMostRuns } from '../work/use-most-runs.ts';
import { useWork } from '../writes/work-context.tsx';
import { Check } from './check.tsx';
import { checksAtFirst } from './checks-at-first.ts';
import { DismissedChecks } from './dismissed-checks.tsx';
import { focusWhenThere } from './focus-when-there.ts';
import { dismissedFold, useDismissals } from './use-dismissals.ts';

/** What identifies a check, as the button that opens it does. */
const idOf = ({ code, authority, charges }: Notice): string =>
  ['check', code, authority, ...charges].join('-').replaceAll(/\s/g, '_');

/** The checks by their short names, all of them on paper: pressed, one about a row leads there, any other opens in its place. Beneath, what was dismissed. */
export function CheckList() {
  const { open, dismissed, dismiss, showAgain } = useDismissals();
  const [isUnfolded, setUnfolded] = useState(false);
  const printing = usePrinting();
  const { checks, count } = checksAtFirst(open, useModeId());
  if (open.length + dismissed.length === 0) return null;
  const shown = isUnfolded || printing ? checks : checks.slice(0, count);
  return (
    <section aria-label={words.title} className="checks-named" id="checks" tabIndex={-1}>
      <h3>{words.title}</h3>
      <ol>
        {shown.map((notice) => (
          <CheckLine
            key={idOf(notice)}
            notice={notice}
            onDismiss={(reason) => {
              dismiss(notice, reason);
              focusWhenThere(dismissedFold);
            }}
          />
        ))}
      </ol>
      {shown.length < open.length && (
        <button type="button" className="link" onClick={() => setUnfolded(true)}>
          {text.more(open.length - shown.length)}
        </button>
      )}
      <DismissedChecks
        id={dismissedFold}
        dismissed={dismissed}
        onShowAgain={(notice) => {
          showAgain(notice);
          focusWhenThere(idOf(notice));
        }}
      />
    </section>
  );
}

interface LineProps {
  readonly notice: Notice;
  readonly onDismiss: (reason: string) => void;
}

function CheckLine({ notice, onDismiss }: LineProps) {
  const { rows, sentence } = useWork();
  const most = useMostRuns();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const [row] = rowsQuestioned(notice, rows);
  const press = () => {
    if (row === undefined) setOpened(!opened);
    else void navigate(`?charge=${encodeURIComponent(row.charge.Id)}`);
  };
  return (
    <li>
      <button
        type="button"
        id={idOf(notice)}
        className="line-button check-name"
        aria-expanded={row === undefined ? opened : undefined}
        onClick={press}
      >
        <b>{checkName(notice)}</b>
        <span>{sentences(checkCounts(notice, { rows, sentence }, most), checkAuthority(notice))}</span>
      </button>
      {opened && <Check id={`dismiss-${idOf(notice)}`} notice={notice} onDismiss={onDismiss} />}
    </li>
  );
}
