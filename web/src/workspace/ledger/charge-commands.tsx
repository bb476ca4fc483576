import { useNavigate } from 'react-router';
import { workspaceCommands as text } from '../../text/workspace-commands.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { type Command, useCommand } from '../../ui/commands.tsx';
import { focusWhenThere } from '../sentence/focus-when-there.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';

interface ChargeProps {
  readonly opened: ChargeRow | null;
  /** Opens the search for what can hang on a count. */
  readonly onInsert: (count: number) => void;
}

/** Goes to an address, and there to an element by its id. */
export function useGoTo() {
  const navigate = useNavigate();
  return async (address: string, id: string) => {
    await navigate(address);
    afterDialog(() => {
      const present = document.getElementById(id);
      if (present === null) focusWhenThere(id);
      else present.focus();
    });
  };
}

/** Acts once no dialog holds the page still, as the palette does until it has gone. */
function afterDialog(act: () => void): void {
  afterPaint(() => (document.querySelector('[role=dialog]') === null ? act() : afterDialog(act)));
}

/** What stands under a charge: the one that is open, else the first. */
export function ChargeCommands({ opened, onInsert }: ChargeProps) {
  const goTo = useGoTo();
  const { rows } = useWork();
  const row = opened ?? rows[0];
  if (row === undefined) return null;
  const { Id, CountNumber } = row.charge;
  const name = nameOf(row);
  const commands: readonly Command[] = [
    ...(CountNumber > 0
      ? [{ label: text.enhancement(name), also: text.enhancementAlso, run: () => onInsert(CountNumber) }]
      : []),
    ...text.charge.map(([tab, label, also]) => ({
      label: label(name),
      also,
      run: () => void goTo(`?charge=${Id}&tab=${tab}`, `details-${tab}`),
    })),
  ];
  return commands.map((command) => <Offered key={command.label} command={command} />);
}

/** A command for as long as it stands; nothing is drawn. */
export function Offered({ command }: { readonly command: Command }) {
  useCommand(command);
  return null;
}
