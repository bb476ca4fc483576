import type { CaseRecord } from '@countwise/contract';
import { strikeLevels } from '@countwise/engine';
import { IconInfoCircle } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { charges as text } from '../../text/workspace.ts';
import { today } from '../../ui/dates.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { foreseenTotal } from '../writes/foreseen.ts';
import { useWork } from '../writes/work-context.tsx';

const levels = [0, 1, 2, 3] as const satisfies readonly CaseRecord['NumberOfStrikes'][];

/** What each level of prior strikes does, on whose authority, and the total it would bring, before it is chosen. */
export const StrikesEffect = memo(() => {
  const [opened, setOpened] = useState(false);
  return (
    <PopoverButton
      opened={opened}
      onChange={setOpened}
      target={
        <IconButton label={text.strikesHelp} onClick={() => setOpened(!opened)}>
          <IconInfoCircle size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      {opened && <Effects />}
    </PopoverButton>
  );
});

function Effects() {
  const work = useWork();
  const totalAt = (level: (typeof levels)[number]) => {
    const fields = { NumberOfStrikes: strikeLevels[level] };
    const charges = Object.fromEntries(work.rows.map(({ charge }) => [charge.Id, fields]));
    return foreseenTotal(work, { record: { NumberOfStrikes: level }, charges }, today());
  };
  return (
    <section className="strikes-effect" aria-label={text.strikesHelp}>
      <PlainTable columns={text.strikesColumns}>
        {levels.map((level) => (
          <tr key={level} data-strong={work.record.NumberOfStrikes === level || undefined}>
            <th scope="row">{text.strikeChoices[level]}</th>
            <td>
              {text.strikesEffects[level].words} <Cite authority={text.strikesEffects[level].authority} />
            </td>
            <td>{totalAt(level)}</td>
          </tr>
        ))}
      </PlainTable>
      <p>{text.strikesCharges(work.rows.length)}</p>
    </section>
  );
}
