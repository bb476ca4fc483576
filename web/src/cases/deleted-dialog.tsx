import './deleted-cases.css';
import type { DeletedCase } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { deletedCasesQuery } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { caseList as text } from '../text/cases.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { dayOf, longDate } from '../ui/dates.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { daysLeft } from './days-left.ts';
import { useRestoreCase } from './use-restore-case.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The cases that were deleted lately, each with the way back. */
export function DeletedDialog({ opened, onClose }: Props) {
  const deleted = useQuery(deletedCasesQuery);
  return (
    <Dialog opened={opened} onClose={onClose} title={text.deletedTitle} size={560}>
      {deleted.data && <DeletedList cases={deleted.data} />}
      {deleted.isPending && <Skeleton width="100%" height={44} />}
      {deleted.isLoadingError && (
        <EmptyState text={text.deletedUnread}>
          <Button onClick={() => void deleted.refetch()}>{common.retry}</Button>
        </EmptyState>
      )}
    </Dialog>
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
