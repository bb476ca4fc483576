import type { CaseRecord } from '@countwise/contract';
import { memo, type RefObject } from 'react';
import { charges as text } from '../../text/workspace.ts';
import { SelectField } from '../../ui/fields.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useWork } from '../writes/work-context.tsx';
import { strikeWrites } from './strikes.ts';

type Level = CaseRecord['NumberOfStrikes'];

const levels = [0, 1, 2, 3] as const satisfies readonly Level[];
const choices = levels.map((level) => ({ value: level, label: text.strikeChoices[level] }));

interface Props {
  /** A list to choose from. */
  readonly narrow?: boolean;
  /** With its name over it. */
  readonly named?: boolean;
}

/** The prior strikes of the case, set on every charge; on a phone and among the facts a list to choose from. */
export function PriorStrikes({ narrow = false, named = false }: Props) {
  const { record, rows, run } = useWork();
  const set = (level: Level) => run(strikeWrites(level, rows), text.strikes);
  const latest = useLatest(set);
  const { NumberOfStrikes } = record;
  if (narrow)
    return (
      <SelectField
        {...(named ? { label: text.strikes } : { 'aria-label': text.strikes })}
        value={String(NumberOfStrikes)}
        data={levels.map((level) => ({ value: String(level), label: text.strikeChoices[level] }))}
        onChange={(event) => set(levels[Number(event.currentTarget.value)] ?? 0)}
      />
    );
  return <Levels value={NumberOfStrikes} set={latest} />;
}

interface LevelsProps {
  readonly value: Level;
  readonly set: Readonly<RefObject<(level: Level) => void>>;
}

const Levels = memo(({ value, set }: LevelsProps) => (
  <Segmented label={text.strikes} value={value} choices={choices} onChange={(level) => set.current(level)} />
));
