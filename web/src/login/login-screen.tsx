import './login.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { login as text } from '../text/login.ts';
import { Button } from '../ui/button.tsx';
import { LoginForm } from './login-form.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { WorkAccountButton } from './work-account-button.tsx';

/** `/login`: the form on paper to the left, what the product does to the right. */
export function LoginScreen() {
  const [resetting, setResetting] = useState(false);
  return (
    <div className="login">
      <title>Log In · Countwise</title>
      <main className="login-form">
        <p className="login-brand">Countwise</p>
        <h1>{text.title}</h1>
        <LoginForm />
        <Button tone="quiet" onClick={() => setResetting(true)}>
          {text.reset}
        </Button>
        <WorkAccountButton />
        <p className="login-hint">
          {text.firstTime} <Link to="/getstarted/individual">{text.create}</Link>
        </p>
      </main>
      <aside className="login-panel">
        <p className="login-lead">{text.panel.lead}</p>
        <dl>
          {text.panel.points.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <ResetDialog opened={resetting} onClose={() => setResetting(false)} />
    </div>
  );
}
