import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { writesKey } from '../../shared/case/send-gesture.ts';
import { saidOf } from '../../shared/read-only.ts';
import { scenarios as text } from '../../text/modes.ts';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';
import { freeName, freeNameOf } from './scenario-name.ts';
import { useScenarioChange } from './scenario-queries.ts';

interface Trial {
  /** Left out: `Scenario n`. */
  readonly name?: string;
  readonly changes: ReadonlyMap<string, ChargeFields>;
  /** What is chosen there, in words. */
  readonly words: string;
}

/** Opens a scenario of the case with something chosen otherwise. What is copied is what the server has: a change that is on its way there comes first. */
export function useTry() {
  const { record } = useWork();
  const navigate = useNavigate();
  const { data } = useQuery(scenariosQuery(record.Id));
  const isWriting = useIsMutating({ mutationKey: writesKey(record.Id) }) > 0;
  const { mutateAsync, isPending } = useScenarioChange((made) => {
    if (made !== null) void navigate(`/Cases/${made.Id}`);
  });
  const tryOut = async ({ name, changes, words }: Trial) => {
    const taken = data?.scenarios.map(({ ScenarioName }) => ScenarioName ?? '') ?? [];
    const free = name === undefined ? freeName(taken) : freeNameOf(name, taken);
    try {
      await mutateAsync({ kind: 'create', name: free, from: record, changes });
      showToast({ message: text.tried(free, words) });
    } catch (failure) {
      showToast({ message: saidOf(failure, text.failed), tone: 'error' });
    }
  };
  return { tryOut, isPending, blocked: isWriting && text.savingFirst };
}
