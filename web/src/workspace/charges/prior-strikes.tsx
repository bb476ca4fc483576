import type { CaseRecord } from '@countwise/contract';
import { charges as text } from '../../text/workspace.ts';
import { SelectField } from '../../ui/fields.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useWork } from '../writes/work-context.tsx';
import { strikeWrites } from './strikes.ts';

const levels = [0, 1, 2, 3] as const satisfies readonly CaseRecord['NumberOfStrikes'][];

/** The prior strikes of the case, set on every charge; on a phone a list to choose from. */
export function PriorStrikes({ narrow = false }: { readonly narrow?: boolean }) {
  const { record, rows, run } = useWork();
  const set = (level: CaseRecord['NumberOfStrikes']) => run(strikeWrites(level, rows), text.strikes);
  if (narrow)
    return (
      <SelectField
        aria-label={text.strikes}
        value={String(record.NumberOfStrikes)}
        data={levels.map((level) => ({ value: String(level), label: text.strikeChoices[level] }))}
        onChange={(event) => set(levels[Number(event.currentTarget.value)] ?? 0)}
      />
    );
  return (
    <Segmented
      label={text.strikes}
      value={record.NumberOfStrikes}
      choices={levels.map((level) => ({ value: level, label: text.strikeChoices[level] }))}
      onChange={set}
    />
  );
}
