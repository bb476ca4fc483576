import './legal-links.css';
import { Link } from 'react-router';
import { common } from '../text/common.ts';
import { agreement, legalNames } from '../text/legal-names.ts';

interface Props {
  /** They open beside the page: what is typed in its form stays. */
  readonly apart?: boolean;
}

const beside = { target: '_blank', title: common.newTab };

/** The words of the box that is checked for the terms, which open beside the form. */
export const Agreement = () => (
  <>
    {agreement.before}
    <Link to="/terms" {...beside}>
      {agreement.terms}
    </Link>
    {agreement.after}
  </>
);

/** The pages that anybody may read, at the foot of those before the sign-in. */
export const LegalLinks = ({ apart = false }: Props) => (
  <nav className="legal-links" aria-label={common.legal}>
    {Object.entries(legalNames).map(([name, title]) => (
      <Link key={name} to={`/${name}`} {...(apart && beside)}>
        {title}
      </Link>
    ))}
  </nav>
);
