import { deleteScenario, type listScenarios } from '@countwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';
import { casesQuery } from '../../shared/case/case-queries.ts';
import { deleteLater, noLongerLeaving } from '../../shared/case/waiting-deletions.ts';
import { saidOf } from '../../shared/read-only.ts';
import { common } from '../../text/common.ts';
import { scenarios as text } from '../../text/modes.ts';
import { showToast } from '../../ui/toast.tsx';

type Family = z.infer<typeof listScenarios.answer>;

/** Takes a scenario from the lists at once, and deletes it when it can no longer be brought back. */
export function useDeleteScenario() {
  const client = useQueryClient();
  const queryKey = ['scenarios'];
  const showAll = () => client.invalidateQueries({ queryKey });
  const remove = async (id: string, name: string) => {
    try {
      await request(deleteScenario, { params: { id } }).catch(unlessGone);
      await client.invalidateQueries({ queryKey: casesQuery.queryKey });
    } catch (failure) {
      showToast({ message: saidOf(failure, text.deleteFailed(name)), tone: 'error' });
    }
    noLongerLeaving(id);
    await showAll();
  };
  return (id: string, name: string) => {
    const takeBack = deleteLater(id, () => void remove(id, name));
    client.setQueriesData<Family>(
      { queryKey },
      (family) => family && { ...family, scenarios: family.scenarios.filter(({ Id }) => Id !== id) },
    );
    // what was written counts as fresh: a list from before another scenario was made is asked for anew
    void showAll();
    const undo = () => {
      takeBack();
      void showAll();
    };
    showToast({ message: text.deleted(name), action: { label: common.undo, run: undo } });
  };
}

/** A scenario that is gone is deleted: the answer of an earlier try was lost. */
function unlessGone(failure: unknown): void {
  if (!(failure instanceof Failure) || failure.status !== 404) throw failure;
}
