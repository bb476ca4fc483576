import './legal-links.css';
import { Link } from 'react-router';
import { common } from '../text/common.ts';
import { legalNames } from '../text/legal-names.ts';

/** The pages that anybody may read, at the foot of those before the sign-in. */
export const LegalLinks = () => (
  <nav className="legal-links" aria-label={common.legal}>
    {Object.entries(legalNames).map(([name, title]) => (
      <Link key={name} to={`/${name}`}>
        {title}
      </Link>
    ))}
  </nav>
);
