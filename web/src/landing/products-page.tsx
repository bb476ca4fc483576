import './landing.css';
import { Link } from 'react-router';
import { products as text } from '../text/landing.ts';

/** `/products`. */
export function ProductsPage() {
  return (
    <main id="main" className="page landing">
      <title>{`${text.title} · Countwise`}</title>
      <h1>{text.title}</h1>
      <div className="landing-tiles">
        {text.list.map(({ name, text: words, to, action }) => (
          <section key={name} className="landing-tile">
            <h2>{name}</h2>
            <p>{words}</p>
            <Link className="button" to={to}>
              {action}
            </Link>
          </section>
        ))}
      </div>
    </main>
  );
}
