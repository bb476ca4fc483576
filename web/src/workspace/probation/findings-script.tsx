import type { Probation } from '@countwise/engine';
import { probation } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from '../../ui/copy.ts';

const { script: text } = probation;

interface Props extends Pick<Probation, 'reasons'> {
  /** The findings that are ticked, in the order of their tabs. */
  readonly found: Probation['findings'];
}

/** What is said on the record for a grant: why it asks for findings, then each that is made, with its section. */
const linesOf = ({ reasons, found }: Props): readonly string[] => [
  ...reasons.map((reason) => text.barred(reason.text.replace(/\.$/, ''), reason.authority)),
  ...found.map((finding) => text.finds(finding.text, finding.authority)),
];

/** The findings as sentences to read aloud; not there while none is made. */
export function FindingsScript(props: Props) {
  if (props.found.length === 0) return null;
  const lines = linesOf(props);
  return (
    <details className="findings-script">
      <summary>{text.title}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button onClick={() => void copy(lines.join('\n'), text.copied)}>{text.copy}</Button>
    </details>
  );
}
