import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of My Account. */
export function AccountSection({ title, children }: Props) {
  return (
    <section className="account-section" aria-label={title}>
      <h2>{title}</h2>
      <div className="account-content">{children}</div>
    </section>
  );
}
