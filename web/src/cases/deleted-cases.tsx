import './deleted-cases.css';
import type { DeletedCase } from '@countwise/contract';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deletedCasesQuery } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { caseList as text } from '../text/cases.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { useCommand } from '../ui/commands.tsx';
import { dayOf, longDate } from '../ui/dates.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { daysLeft } from './days-left.ts';
import { useRestoreCase } from './use-restore-case.ts';

/** The way to the cases that were deleted lately, and their list. */
export function DeletedCases() {
  const deleted = useQuery(deletedCasesQuery);
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  useCommand({ label: text.deletedTitle, run: open });
  return (
    <div className="deleted-cases">
      <Button tone="quiet" icon={<IconTrash size={16} aria-hidden="true" />} onClick={open}>
        {text.deletedCount(deleted.data?.length ?? 0)}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={text.deletedTitle} size={560}>
        {deleted.data && <DeletedList cases={deleted.data} />}
        {deleted.isPending && <Skeleton width="100%" height={44} />}
        {deleted.isLoadingError && (
          <EmptyState text={text.deletedUnread}>
            <Button onClick={() => void deleted.refetch()}>{common.retry}</Button>
          </EmptyState>
        )}
      </Dialog>
    </div>
  );
}

/** Each with the day it was deleted and how long it is kept. The focus stays in the list when a row leaves it. */
function DeletedList({ cases }: { readonly cases: readonly DeletedCase[] }) {
  const restore = useRestoreCase();
  const list = useRef<HTMLDivElement>(null);
  const back = (one: DeletedCase) => restore.mutate(one, { onSuccess: () => list.current?.focus() });
  return (
    <div ref={list} tabIndex={-1}>
      {cases.length === 0 ? (
        <EmptyState text={text.deletedEmpty} />
      ) : (
        <ul className="deleted-list" aria-label={text.deletedTitle}>
          {cases.map((one) => (
            <DeletedRow
              key={one.Id}
              record={one}
              busy={restore.isPending && restore.variables.Id === one.Id}
              onRestore={() => back(one)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowProps {
  readonly record: DeletedCase;
  readonly busy: boolean;
  readonly onRestore: () => void;
}

function DeletedRow({ record, busy, onRestore }: RowProps) {
  const on = longDate(dayOf(new Date(record.DeletedAt)));
  return (
    <li>
      <p>
        <b>{caseTitle(record)}</b>, <span>{record.CaseNumber}</span>
        <small>{text.deletedOn(on, daysLeft(record, new Date()))}</small>
      </p>
      <Button busy={busy} aria-label={`${text.restore} ${caseTitle(record)}, ${record.CaseNumber}`} onClick={onRestore}>
        {text.restore}
      </Button>
    </li>
  );
}
