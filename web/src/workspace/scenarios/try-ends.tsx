import type { ExposureRange, RangeEnd } from '@countwise/engine';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { writesKey } from '../../shared/case/send-gesture.ts';
import { scenarios as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import { chosenIn, chosenText, fieldsByCharge } from './chosen-fields.ts';
import { freeNameOf } from './scenario-name.ts';
import { useScenarioChange } from './scenario-queries.ts';

/** The ways to the ends of the range: each opens a scenario of the case with what is chosen there. */
export const TryEnds = ({ range }: { readonly range: ExposureRange }) => (
  <div className="range-tries">
    <TryEnd label={text.tryLeast} name={text.leastName} end={range.minimum} />
    <TryEnd label={text.tryMost} name={text.mostName} end={range.maximum} />
  </div>
);

interface Props {
  readonly label: string;
  readonly name: string;
  readonly end: RangeEnd;
}

/**
 * One of them; none where the case is at that end. What is copied is what the server has: a change that is on its way there
 * comes first.
 */
function TryEnd({ label, name, end }: Props) {
  const { record, rows } = useWork();
  const navigate = useNavigate();
  const { data } = useQuery(scenariosQuery(record.Id));
  const isWriting = useIsMutating({ mutationKey: writesKey(record.Id) }) > 0;
  const { mutateAsync, isPending } = useScenarioChange((made) => {
    if (made !== null) void navigate(`/Cases/${made.Id}`);
  });
  const chosen = chosenIn(end.choices, rows);
  if (chosen.length === 0) return null;
  const open = async () => {
    const free = freeNameOf(name, data?.scenarios.map(({ ScenarioName }) => ScenarioName ?? '') ?? []);
    try {
      await mutateAsync({ kind: 'create', name: free, from: record, changes: fieldsByCharge(chosen) });
      showToast({ message: text.tried(free, chosenText(chosen)) });
    } catch {
      showToast({ message: text.failed, tone: 'error' });
    }
  };
  return (
    <Button busy={isPending} blocked={isWriting && text.savingFirst} onClick={() => void open()}>
      {label}
    </Button>
  );
}
