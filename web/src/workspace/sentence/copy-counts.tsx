import { sentence as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from '../../ui/copy.ts';
import { today } from '../../ui/dates.ts';
import { useWork } from '../writes/work-context.tsx';
import { asHtml, asText, countsTable } from './counts-table.ts';

/** Puts the counts and the total where a motion or a report can take them up. */
export function CopyCounts() {
  const work = useWork();
  const item = () => {
    const table = countsTable(work, today());
    const types = { 'text/html': asHtml(table), 'text/plain': asText(table) };
    return new ClipboardItem(types);
  };
  return (
    <Button tone="quiet" onClick={() => void copy(item(), text.tableCopied)}>
      {text.copyTable}
    </Button>
  );
}
