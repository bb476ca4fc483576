import { memo } from 'react';
import { useNavigate } from 'react-router';
import { ledger } from '../text/ledger.ts';
import { scenarios } from '../text/modes.ts';
import { charges } from '../text/workspace.ts';
import { workspaceCommands as text } from '../text/workspace-commands.ts';
import { type Command, useCommand } from '../ui/commands.tsx';
import { ChargeCommands, Offered, useGoTo } from './ledger/charge-commands.tsx';
import { nextChecked } from './ledger/next-checked.ts';
import { modeAddress, modes } from './modes.tsx';
import { checksByRow, openChecks } from './work/row-checks.ts';
import { useWork } from './writes/work-context.tsx';

interface Props {
  readonly onAdd: () => void;
  readonly onScenarios: () => void;
  readonly onCompare: () => void;
  readonly onInsert: (count: number) => void;
  /** The mode that is open has none of a charge. */
  readonly withCharge: boolean;
}

const modeWords: Readonly<Record<string, string>> = text.modes;

/** Where a lawyer can go in a case: its modes by their keys, the parts of Tools & Settings, its scenarios. */
export const WorkspaceCommands = memo(({ onAdd, onScenarios, onCompare, onInsert, withCharge }: Props) => {
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
      {withCharge && (
        <>
          <ChargeCommands opened={null} onInsert={onInsert} />
          <LedgerKeys onAdd={onAdd} />
        </>
      )}
    </>
  );
});

/** What the ledger's own keys do in the other modes: a charge is added, and the row of a check opens in the ledger. */
function LedgerKeys({ onAdd }: Pick<Props, 'onAdd'>) {
  const work = useWork();
  const navigate = useNavigate();
  useCommand({ label: charges.add, key: 'a', also: text.addAlso, run: onAdd });
  useCommand({
    label: ledger.keys.check,
    key: '.',
    run: () => {
      const row = nextChecked(work.rows, checksByRow(openChecks(work), work.rows), null);
      if (row !== undefined) void navigate(`?charge=${encodeURIComponent(row.charge.Id)}`);
    },
  });
  return null;
}
