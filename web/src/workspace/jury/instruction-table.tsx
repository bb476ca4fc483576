import './instruction-table.css';
import type { JuryInstructionRecord } from '@countwise/contract';
import { jury as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';

interface Props {
  readonly instructions: readonly JuryInstructionRecord[];
  /** Those left out of the report. */
  readonly left: ReadonlySet<string>;
  readonly onView: (instruction: JuryInstructionRecord) => void;
  readonly onToggle: (id: string) => void;
}

/** The instructions by number; every one goes into the report unless it is unticked. */
export function InstructionTable({ instructions, left, onView, onToggle }: Props) {
  return (
    <div className="jury-list">
      <PlainTable lines={1} columns={Object.values(text.columns)}>
        {instructions.map((instruction) => (
          <tr key={instruction.Id}>
            <th scope="row">{instruction.InstructionNumber}</th>
            <td data-name>{instruction.InstructionTitle}</td>
            <td>
              <Button aria-label={text.view(instruction.InstructionNumber)} onClick={() => onView(instruction)}>
                {text.columns.view}
              </Button>
            </td>
            <td data-label={text.columns.include}>
              <CheckboxField
                aria-label={text.include(instruction.InstructionNumber)}
                checked={!left.has(instruction.Id)}
                onChange={() => onToggle(instruction.Id)}
              />
            </td>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}
