import { type DotsonOptions, determinateText, termSlots } from '@countwise/engine';
import { chargeDetails as text } from '../../text/workspace.ts';

const rows = [1, 2, 3] as const;

/** Third-strike sentencing: the three options of Pen. Code, § 667(e)(2)(A) by slot, the operative ones marked. */
export function DotsonTable({ options }: { readonly options: DotsonOptions }) {
  const textOf = (option: (typeof rows)[number], slot: number): string => {
    if (option === 2) return '25y - Life';
    const days = (option === 1 ? options.option1 : options.option3)[slot] ?? 0;
    return `${determinateText(days)} - Life`;
  };
  return (
    <table className="dotson">
      <caption>{text.thirdStrike}</caption>
      <thead>
        <tr>
          <th scope="col">{text.option}</th>
          {text.lowerMiddleUpper.map((name) => (
            <th key={name} scope="col">
              {name} Term
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((option) => (
          <tr key={option}>
            <th scope="row">
              {text.option} {option}
            </th>
            {termSlots.map((slot, index) => {
              const operative = options.operative.includes(`${option}:${slot}`);
              return (
                <td key={slot} data-operative={operative || undefined}>
                  {textOf(option, index)}
                  {operative && <small> {text.operative}</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
