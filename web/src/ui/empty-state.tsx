import type { ReactNode } from 'react';

/** One sentence and at most one action. */
export function EmptyState({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <p>{text}</p>
      {children}
    </div>
  );
}
