import type { Notice } from '@countwise/engine';
import { IconAlertTriangle } from '@tabler/icons-react';
import { sentence as text } from '../../text/workspace.ts';

/** What the reader should look at again. A check never changes a number and never blocks. */
export function Checks({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-label={text.checks} className="checks">
      {notices.map(({ code, charges, authority, text: words }) => (
        <p key={`${code} ${charges.join(' ')}`} className="check">
          <IconAlertTriangle size={16} aria-hidden="true" />
          <span>
            <b>{text.check}:</b> {words} <cite>{authority}</cite>
          </span>
        </p>
      ))}
    </section>
  );
}
