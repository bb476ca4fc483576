import { account } from '../text/account.ts';
import { AccountSection } from './account-section.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { ChangePassword } from './change-password.tsx';
import { Sessions } from './sessions.tsx';

/** Password, second factor, and the sessions they opened. */
export function Security() {
  return (
    <AccountSection title={account.security.title}>
      <ChangePassword />
      <AuthenticatorApp />
      <Sessions />
    </AccountSection>
  );
}
