import type { CaseChange, OrganizationSettings } from '@countwise/contract';
import { otherThan } from '../../shared/case/case-form.ts';
import { CaseEntry } from '../../shared/case/case-panel.tsx';
import { unlessEnded } from '../../shared/read-only.ts';
import { tools as text } from '../../text/modes.ts';
import { useTimedText } from '../../ui/use-timed-text.ts';
import { useWork } from '../writes/work-context.tsx';

const savedMs = 3_000;

/** Edit Case Info: what is saved is one gesture, told and taken back as any other change of the case. */
export function CaseInfo({ settings }: { readonly settings: OrganizationSettings | null }) {
  const { record, run } = useWork();
  const saved = useTimedText();
  const save = (said: CaseChange, forget: () => void) =>
    unlessEnded(() => {
      const fields = otherThan(record, said);
      const isOther = Object.keys(fields).length > 0;
      if (isOther) run([{ kind: 'case', fields }], text.infoWhat);
      forget();
      saved.show(isOther ? text.saved : text.nothingToSave, { ms: savedMs, about: text.info });
    });
  return (
    <>
      <CaseEntry record={record} settings={settings} onSave={save} />
      <p className="mode-note" role="status" {...saved.hold}>
        {saved.text}
      </p>
    </>
  );
}
