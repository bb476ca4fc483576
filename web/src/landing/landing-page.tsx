import './landing.css';
import { Link } from 'react-router';
import { landing as text } from '../text/landing.ts';
import { verification } from '../text/verification.ts';
import { OpenedCasesList } from './opened-cases-list.tsx';

/** `/landingPage`: the three things the product does. */
export function LandingPage() {
  return (
    <main id="main" className="page landing">
      <title>{`${text.title} · Countwise`}</title>
      <h1>{text.title}</h1>
      <OpenedCasesList />
      <div className="landing-tiles">
        {text.tiles.map(({ name, text: words, steps, action, to }) => (
          <section key={name} className="landing-tile">
            <h2>{name}</h2>
            <p>{words}</p>
            {steps.length > 0 && (
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            <Link className="button" data-tone="primary" to={to}>
              {action}
            </Link>
          </section>
        ))}
      </div>
      <p>
        <Link to="/verification">{verification.title}</Link>
      </p>
    </main>
  );
}
