import { ledger as text } from '../../text/ledger.ts';
import { Button } from '../../ui/button.tsx';
import { isHead, type Line } from './lines.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly all: boolean;
  readonly onAll: () => void;
}

/** How many counts stand on how many lines, and the way to see each by itself. Nothing where nothing folds. */
export function FoldToggle({ lines, all, onAll }: Props) {
  const folds = lines.flatMap((line) => (line.kind === 'fold' ? line.blocks.length : []));
  if (folds.length === 0) return null;
  const heads = lines.filter((line) => line.kind === 'row' && isHead(line.block, line.row) && !line.unfolded);
  const counts = folds.reduce((sum, many) => sum + many, heads.length);
  return (
    <>
      <span className="fold-count">{text.onLines(counts, heads.length + folds.length)}</span>
      <Button tone="quiet" onClick={onAll}>
        {all ? text.foldAll : text.unfoldAll}
      </Button>
    </>
  );
}
