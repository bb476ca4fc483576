import './legal-links.css';
import { Link } from 'react-router';
import { common } from '../text/common.ts';
import { legalNames } from '../text/legal-names.ts';

interface Props {
  /** They open beside the page: what is typed in its form stays. */
  readonly apart?: boolean;
}

/** The pages that anybody may read, at the foot of those before the sign-in. */
export const LegalLinks = ({ apart = false }: Props) => (
  <nav className="legal-links" aria-label={common.legal}>
    {Object.entries(legalNames).map(([name, title]) => (
      <Link key={name} to={`/${name}`} {...(apart && { target: '_blank', title: common.newTab })}>
        {title}
      </Link>
    ))}
  </nav>
);
