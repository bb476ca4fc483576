import { useNavigate } from 'react-router';
import { ledger } from '../text/ledger.ts';
import { scenarios } from '../text/modes.ts';
import { workspaceCommands as text } from '../text/workspace-commands.ts';
import type { Command } from '../ui/commands.tsx';
import { ChargeCommands, Offered, useGoTo } from './ledger/charge-commands.tsx';
import { modeAddress, modes } from './modes.tsx';

interface Props {
  readonly onScenarios: () => void;
  readonly onCompare: () => void;
  readonly onInsert: (count: number) => void;
  /** The mode that is open has none of a charge. */
  readonly withCharge: boolean;
}

const modeWords: Readonly<Record<string, string>> = text.modes;

/** Where a lawyer can go in a case: its modes by their keys, the parts of Tools & Settings, its scenarios. */
export function WorkspaceCommands({ onScenarios, onCompare, onInsert, withCharge }: Props) {
  const navigate = useNavigate();
  const goTo = useGoTo();
  const commands: readonly Command[] = [
    ...modes.map(({ id, label, key }) => ({
      label,
      key: `g ${key}`,
      also: modeWords[id] ?? '',
      run: () => void navigate(modeAddress(id)),
    })),
    ...text.tools.map(([id, label, also]) => ({
      label,
      also,
      run: () => void goTo(modeAddress('tools'), `tools-${id}`),
    })),
    { label: scenarios.manage, also: text.scenariosAlso, run: onScenarios },
    { label: ledger.compareAll, also: text.compareAlso, run: onCompare },
  ];
  return (
    <>
      {commands.map((command) => (
        <Offered key={command.label} command={command} />
      ))}
      {withCharge && <ChargeCommands opened={null} onInsert={onInsert} />}
    </>
  );
}
