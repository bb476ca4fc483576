import { dismissCheck, readCaseAttributes, showCheck, sortChecks, spokenChecks } from '@countwise/contract';
import type { Notice } from '@countwise/engine';
import { checks as text } from '../../text/workspace.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';

/** The id of the line that opens what was put aside: where the focus goes once a check has moved there. */
export const dismissedFold = 'dismissed-checks';

/** The checks of the case, those put aside apart, and the ways to put one aside and to show it again. */
export function useDismissals() {
  const { record, sentence, run, undo } = useWork();
  const { dismissedChecks } = readCaseAttributes(record.caseAttributes);
  const write = (next: typeof dismissedChecks) =>
    run([{ kind: 'attributes', fields: { dismissedChecks: next } }], text.saved);
  return {
    ...sortChecks(spokenChecks(sentence), dismissedChecks),
    dismiss: (notice: Notice, reason: string) => {
      write(dismissCheck(dismissedChecks, notice, reason));
      sayDone(text.done(notice.authority), undo);
    },
    showAgain: (notice: Notice) => write(showCheck(dismissedChecks, notice)),
  };
}
