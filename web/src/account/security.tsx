import { account } from '../text/account.ts';
import { AccountSection } from './account-section.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { ChangePassword } from './change-password.tsx';

/** Password and second factor. */
export function Security() {
  return (
    <AccountSection title={account.security.title}>
      <ChangePassword />
      <AuthenticatorApp />
    </AccountSection>
  );
}
