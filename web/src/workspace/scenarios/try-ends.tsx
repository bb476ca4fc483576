import type { RangeEnd } from '@countwise/engine';
import { ledger } from '../../text/ledger.ts';
import { Button } from '../../ui/button.tsx';
import { useWork } from '../writes/work-context.tsx';
import { chosenIn, chosenText, fieldsByCharge } from './chosen-fields.ts';
import { useTry } from './use-try.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly end: RangeEnd;
}

/** The choices that lead to an end of the range, and the way to try them; that the case is there, where it is. */
export function TryEnd({ label, name, end }: Props) {
  const { rows } = useWork();
  const { tryOut, isPending, blocked } = useTry();
  const chosen = chosenIn(end.choices, rows);
  const words = chosenText(chosen);
  if (chosen.length === 0) return <p>{ledger.asNow}</p>;
  return (
    <>
      <p>{words}</p>
      <Button
        busy={isPending}
        blocked={blocked}
        onClick={() => void tryOut({ name, changes: fieldsByCharge(chosen), words })}
      >
        {label}
      </Button>
    </>
  );
}
