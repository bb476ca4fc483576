import './checks.css';
import { dismissCheck, readCaseAttributes, showCheck, sortChecks } from '@countwise/contract';
import type { Notice } from '@countwise/engine';
import { useEffect, useRef } from 'react';
import { common } from '../../text/common.ts';
import { checks as text } from '../../text/workspace.ts';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import { Check } from './check.tsx';
import { DismissedChecks } from './dismissed-checks.tsx';

/** The button that dismisses a check, or the fold of those dismissed: where focus goes once a check has moved. */
const buttonId = ({ code, authority, charges }: Notice): string =>
  ['dismiss', code, authority, ...charges].join('-').replaceAll(/\s/g, '_');
const foldId = 'dismissed-checks';

/** What the reader should look at again, and beneath it what was dismissed. A check never changes a number and never blocks. */
export function Checks() {
  const { record, sentence, run, undo } = useWork();
  const focusWhenThere = useFocusWhenThere();
  const { dismissedChecks } = readCaseAttributes(record.caseAttributes);
  const { open, dismissed } = sortChecks(sentence.notices, dismissedChecks);
  const write = (next: typeof dismissedChecks) =>
    run([{ kind: 'attributes', fields: { dismissedChecks: next } }], text.saved);
  const dismiss = (notice: Notice, reason: string) => {
    write(dismissCheck(dismissedChecks, notice, reason));
    showToast({ message: text.done(notice.authority), action: { label: common.undo, run: undo } });
    focusWhenThere(foldId);
  };
  const showAgain = (notice: Notice) => {
    write(showCheck(dismissedChecks, notice));
    focusWhenThere(buttonId(notice));
  };
  if (sentence.notices.length === 0) return null;
  return (
    <section aria-label={text.title} className="checks">
      {open.map((notice) => (
        <Check
          key={buttonId(notice)}
          id={buttonId(notice)}
          notice={notice}
          onDismiss={(reason) => dismiss(notice, reason)}
        />
      ))}
      <DismissedChecks id={foldId} dismissed={dismissed} onShowAgain={showAgain} />
    </section>
  );
}

/** Focuses an element by its id as soon as a change of the screen has brought it. */
function useFocusWhenThere(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const found = wanted.current === null ? null : document.getElementById(wanted.current);
    if (found === null) return;
    wanted.current = null;
    found.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
