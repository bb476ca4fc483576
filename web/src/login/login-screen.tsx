import './login.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { LegalLinks } from '../shared/legal-links.tsx';
import { Mark } from '../shared/mark.tsx';
import { enterDevice } from '../shared/sign-in/enter-device.ts';
import { afterLogIn } from '../shared/sign-in/left-address.ts';
import { isSharedDevice, setSharedDevice } from '../shared/whose-device.ts';
import { login as text } from '../text/login.ts';
import { verification } from '../text/verification.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/fields.tsx';
import { LoginForm } from './login-form.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { WorkAccountButton } from './work-account-button.tsx';

/** `/login`: the form on paper to the left, what the product does to the right. */
export function LoginScreen() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const enter = () => void enterDevice().then(() => navigate(afterLogIn(client)));
  const [shared, setShared] = useState(isSharedDevice);
  const [resetting, setResetting] = useState(false);
  const [known, setKnown] = useState('');
  return (
    <div className="login">
      <title>Log In · Countwise</title>
      <main className="login-form">
        <Mark />
        <h1>{text.title}</h1>
        <LoginForm key={known} email={null} known={known} submitLabel={text.submit} onLoggedIn={enter}>
          <CheckboxField
            label={text.shared}
            description={text.sharedHint}
            checked={shared}
            onChange={(event) => {
              setShared(event.currentTarget.checked);
              setSharedDevice(event.currentTarget.checked);
            }}
          />
        </LoginForm>
        <Button tone="quiet" onClick={() => setResetting(true)}>
          {text.reset}
        </Button>
        <WorkAccountButton onLoggedIn={enter} />
        <p className="login-hint">
          {text.firstTime} <Link to="/getstarted/individual">{text.create}</Link>
        </p>
        <p className="login-hint">
          <Link to="/verification">{verification.title}</Link>
        </p>
        <LegalLinks />
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
        <section className="login-news" aria-labelledby="login-news">
          <h2 id="login-news">{text.panel.news}</h2>
          <ul>
            {text.panel.newest.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      </aside>
      <ResetDialog opened={resetting} onClose={() => setResetting(false)} onChanged={setKnown} />
    </div>
  );
}
