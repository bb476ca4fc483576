import './legal.css';
import { termsVersion } from '@countwise/contract';
import { Link } from 'react-router';
import { LegalLinks } from '../shared/legal-links.tsx';
import { legalNote, legalPages } from '../text/legal.ts';
import type { LegalPageName } from '../text/legal-names.ts';

/** `/terms`, `/privacy`, `/security`, `/accessibility`: anybody may read them. */
export function LegalPage({ name }: { readonly name: LegalPageName }) {
  const { title, parts } = legalPages[name];
  return (
    <main id="main" className="legal">
      <title>{`${title} · Countwise`}</title>
      <p className="brand">
        <Link to="/login">Countwise</Link>
      </p>
      <h1>{title}</h1>
      <p className="notice">{legalNote.draft}</p>
      <p className="legal-version">{legalNote.version(termsVersion)}</p>
      {parts.map(([heading, paragraphs]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      ))}
      <LegalLinks />
    </main>
  );
}
