import './read-page.css';
import type { ReactNode } from 'react';
import { LegalLinks } from './legal-links.tsx';
import { Mark } from './mark.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that anybody may read, with or without an account. */
export const ReadPage = ({ title, children }: Props) => (
  <main id="main" className="page read-page">
    <title>{`${title} · Countwise`}</title>
    <Mark leadsOn />
    <h1>{title}</h1>
    {children}
    <LegalLinks />
  </main>
);
