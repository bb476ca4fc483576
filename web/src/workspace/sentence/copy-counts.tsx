import { sentence as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/dates.ts';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import { asHtml, asText, countsTable } from './counts-table.ts';

/** Puts the counts and the total where a motion or a report can take them up. */
export function CopyCounts() {
  const work = useWork();
  const copy = async () => {
    const table = countsTable(work, today());
    const types = { 'text/html': asHtml(table), 'text/plain': asText(table) };
    await navigator.clipboard.write([new ClipboardItem(types)]);
    showToast({ message: text.tableCopied });
  };
  return (
    <Button tone="quiet" onClick={() => void copy()}>
      {text.copyTable}
    </Button>
  );
}
