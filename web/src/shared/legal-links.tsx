import './legal-links.css';
import { Link } from 'react-router';
import { common } from '../text/common.ts';
import { legalPages } from '../text/legal.ts';

/** The pages that anybody may read, at the foot of those before the sign-in. */
export const LegalLinks = () => (
  <nav className="legal-links" aria-label={common.legal}>
    {Object.entries(legalPages).map(([name, { title }]) => (
      <Link key={name} to={`/${name}`}>
        {title}
      </Link>
    ))}
  </nav>
);
