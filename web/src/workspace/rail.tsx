import { IconGavel } from '@tabler/icons-react';
import { workspace as text } from '../text/workspace.ts';
import { useWork } from './work-context.tsx';

/** The modes of a case. */
export function Rail() {
  const { rows } = useWork();
  return (
    <nav className="rail" aria-label={text.rail}>
      <a href="#main" aria-current="page">
        <IconGavel size={18} aria-hidden="true" />
        <span>{text.modes.charges}</span>
        <b>{rows.length}</b>
      </a>
    </nav>
  );
}
