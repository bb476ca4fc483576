import './notice-page.css';
import { Link } from 'react-router';
import { common } from '../text/common.ts';
import { login } from '../text/login.ts';

/** A page for those whom the subscription does not let in: why, and whom to ask. */
export function StatusPage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main className="notice-page">
      <title>{`${title} · Countwise`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="button" to="/login">
        {login.title}
      </Link>
      <p>
        <Link to="/myaccount">{common.menu.account}</Link>
      </p>
    </main>
  );
}
