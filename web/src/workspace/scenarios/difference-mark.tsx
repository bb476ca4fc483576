import './compare.css';
import { IconArrowDown, IconArrowsLeftRight, IconArrowUp } from '@tabler/icons-react';
import type { Difference } from './difference.ts';

const marks = { less: IconArrowDown, more: IconArrowUp, other: IconArrowsLeftRight };

/** What differs, by an arrow and in words. */
export function DifferenceMark({ difference: { way, words } }: { readonly difference: Difference }) {
  const Icon = marks[way];
  return (
    <span className="compare-mark">
      <Icon size={14} aria-hidden="true" />
      {words}
    </span>
  );
}
