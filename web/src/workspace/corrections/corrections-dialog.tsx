import { rulesVersions } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { corrections as text } from '../../text/corrections.ts';
import { longDate } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Every correction of the rules, the newest version first, as CHANGELOG.md tells them. */
export function CorrectionsDialog({ opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={text.allTitle} size={720}>
      {rulesVersions.map(({ version, from, corrections }) => (
        <section key={version} className="corrections-version">
          <h3>{text.version(version, longDate(from))}</h3>
          <ul>
            {corrections.map(({ id, what, authority, example: { of, was, now } }) => (
              <li key={id}>
                <p>
                  {what} <Cite authority={authority} />
                </p>
                <p className="corrections-example">
                  {text.example}: {of}: <b>{text.became(was, now)}</b>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
