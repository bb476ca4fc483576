import { useLocalStorage } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { blocksOf } from '../work/blocks.ts';
import { checksByRow, openChecks } from '../work/row-checks.ts';
import { useWork } from '../writes/work-context.tsx';
import { keptLines, linesOf } from './lines.ts';

/** The lines of the open case: which fold, which fold is open, and the checks that mark a row. */
export function useLedger(opened: string | null, marked: ReadonlySet<string>) {
  const work = useWork();
  const { record, rows } = work;
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const [all, setAll] = useLocalStorage({
    key: `unfolded_${record.Id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const checks = useMemo(() => checksByRow(openChecks(work), rows), [work, rows]);
  const [kept] = useState(keptLines);
  const lines = useMemo(
    () =>
      kept(
        linesOf(blocksOf(rows), {
          apart: new Set([...marked, ...(opened === null ? [] : [opened])]),
          marks: new Map([...checks].map(([id, found]) => [id, found.map(({ code }) => code)])),
          open: all ? 'all' : unfolded,
        }),
      ),
    [kept, rows, marked, opened, checks, all, unfolded],
  );
  return {
    lines,
    checks,
    all,
    onAll: () => setAll(!all),
    onToggle: (fold: string) => setUnfolded(unfolded === fold ? null : fold),
    unfold: setUnfolded,
  };
}
