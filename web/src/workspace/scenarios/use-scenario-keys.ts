import { useNavigate } from 'react-router';
import { saidOf } from '../../shared/read-only.ts';
import { scenarios as text } from '../../text/modes.ts';
import { useCommand } from '../../ui/commands.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import { freeName } from './scenario-name.ts';
import { type Scenario, useScenarioChange } from './scenario-queries.ts';

/**
 * The keys of the scenarios: `[` and `]` go to the one before and after, `b` copies the open one to try something in.
 * Answers that copying, for who has no keys.
 */
export function useScenarioKeys(scenarios: readonly Scenario[]) {
  const { record } = useWork();
  const navigate = useNavigate();
  const change = useScenarioChange((made) => {
    if (made !== null) void navigate(`/Cases/${made.Id}`);
  });
  const at = scenarios.findIndex((scenario) => scenario.record.Id === record.Id);
  const go = (by: 1 | -1) => {
    const next = scenarios.at((at + by) % scenarios.length);
    if (next !== undefined) void navigate(`/Cases/${next.record.Id}`);
  };
  const copy = () => {
    if (scenarios.length === 0 || change.isPending) return;
    const name = freeName(scenarios.map((scenario) => scenario.name));
    change.mutate(
      { kind: 'create', name, from: record },
      { onError: (failure) => showToast({ message: saidOf(failure, text.failed), tone: 'error' }) },
    );
  };
  useCommand({ label: text.previous, key: '[', run: () => go(-1) });
  useCommand({ label: text.next, key: ']', run: () => go(1) });
  useCommand({ label: text.tryIn, key: 'b', run: copy });
  return { copy, copying: change.isPending };
}
