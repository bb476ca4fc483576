import type { UserAttributes } from '@countwise/contract';
import { account } from '../text/account.ts';
import { formatPhone } from '../ui/phone-number.ts';
import { AccountSection } from './account-section.tsx';
import { VerifyEmail } from './verify-email.tsx';

const text = account.profile;

/** Who is signed in. */
export function Profile({ user }: { readonly user: UserAttributes }) {
  const facts = [
    [text.name, `${user.FirstName} ${user.LastName}`],
    [text.email, user.email],
    [text.phone, formatPhone(user.PhoneNumber ?? '')],
    [text.county, user.WhichCounty],
    [text.agency, user.WhichAgency],
    [text.role, text.roles[user.Role]],
  ] as const;
  return (
    <AccountSection title={text.title}>
      <dl className="account-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || text.none}</dd>
          </div>
        ))}
      </dl>
      <VerifyEmail userId={user.id} email={user.email} />
    </AccountSection>
  );
}
