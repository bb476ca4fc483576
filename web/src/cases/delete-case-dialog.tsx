import { type CaseRecord, deleteCase, deletedCase } from '@countwise/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '../api/request.ts';
import { casesQuery, changeCases, deletedCasesQuery } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { saidOf } from '../shared/read-only.ts';
import { caseList as text } from '../text/cases.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { useCommand } from '../ui/commands.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useRestoreCase } from './use-restore-case.ts';

interface Props {
  readonly record: CaseRecord | undefined;
  /** So many hang on it. */
  readonly scenarios: number;
  readonly onClose: () => void;
}

/** Asks, then takes the case from the list at once, and offers it back; it comes back too if the server refuses. */
export function DeleteCaseDialog({ record, scenarios, onClose }: Props) {
  const { remove, undo } = useDeleteCase();
  useCommand({ label: text.undoDeletion, key: 'mod+z', run: undo });
  return (
    <Dialog opened={record !== undefined} onClose={onClose} title={text.deleteTitle}>
      {record && (
        <div className="form">
          <p>{text.deleteQuestion}</p>
          <p>
            <b>{caseTitle(record)}</b>, {record.CaseNumber}
            {scenarios > 0 && ` ${text.andScenarios(scenarios)}`}
          </p>
          <p>{text.deleteKeeps}</p>
          <div className="form-actions">
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button
              tone="danger"
              onClick={() => {
                remove.mutate(record);
                onClose();
              }}
            >
              {text.remove}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function useDeleteCase() {
  const client = useQueryClient();
  const restore = useRestoreCase();
  const { queryKey } = casesQuery;
  const deleted = useRef<readonly CaseRecord[]>([]);
  /** Brings back the case that was deleted last, or that one; what is in the list again is left. */
  const undo = (record = deleted.current.findLast(({ Id }) => !isListed(client, Id))) => {
    if (record === undefined) return;
    deleted.current = deleted.current.filter(({ Id }) => Id !== record.Id);
    restore.mutate(record);
  };
  const remove = useMutation({
    mutationFn: ({ Id }: CaseRecord) => request(deleteCase, { params: { id: Id } }),
    onMutate: async ({ Id }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      changeCases(client, (cases) => cases.filter((row) => row.Id !== Id && row.ParentCaseId !== Id));
      return { before };
    },
    onSuccess: (_, record) => {
      keepDeleted(client, record);
      deleted.current = [...deleted.current, record];
      showToast({
        message: text.deleted(caseTitle(record)),
        action: { label: common.undo, run: () => undo(record) },
      });
    },
    onError: (failure, record, saved) => {
      client.setQueryData(queryKey, saved?.before);
      // of a lost answer nobody knows what it was
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: deletedCasesQuery.queryKey });
      const words = `${common.notSaved(text.deleteFailed)} ${caseTitle(record)}`;
      showToast({ message: saidOf(failure, words), tone: 'error' });
    },
  });
  return { remove, undo: () => undo() };
}

const isListed = (client: QueryClient, id: string): boolean =>
  client.getQueryData(casesQuery.queryKey)?.pages.some(({ cases }) => cases.some(({ Id }) => Id === id)) === true;

/** Puts a case among those that can be restored, where they are known: the server's index may not tell of it at once. */
function keepDeleted(client: QueryClient, record: CaseRecord): void {
  const { queryKey } = deletedCasesQuery;
  const deleted = deletedCase.parse({ ...record, DeletedAt: new Date().toISOString() });
  const known = client.getQueryData(queryKey)?.filter(({ Id }) => Id !== record.Id);
  if (known === undefined) void client.invalidateQueries({ queryKey });
  else client.setQueryData(queryKey, [deleted, ...known]);
}
