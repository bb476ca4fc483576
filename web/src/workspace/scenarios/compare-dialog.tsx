import { scenarios as text } from '../../text/modes.ts';
import { Overlay } from '../../ui/dialog.tsx';
import { comparison } from './comparison.ts';
import type { Scenario } from './scenario-queries.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly scenarios: readonly Scenario[];
}

const mostColumns = 4;

/** Up to four variants side by side, the original first; differences carry a word. */
export function CompareDialog({ opened, onClose, scenarios }: Props) {
  const shown = scenarios
    .flatMap(({ name, work }) => (work === undefined ? [] : [{ name, work }]))
    .slice(0, mostColumns);
  const rows = opened ? comparison(shown.map(({ work }) => work)) : [];
  return (
    <Overlay opened={opened} onClose={onClose} title={text.compareTitle}>
      <div className="compare">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{text.name}</span>
              </th>
              {shown.map(({ name, work }) => (
                <th key={work.record.Id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={shown[index]?.work.record.Id} data-differs={cell.difference !== null || undefined}>
                    {cell.text} {cell.difference !== null && <span className="tag">{cell.difference}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Overlay>
  );
}
