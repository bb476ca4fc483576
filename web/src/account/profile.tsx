import type { UserAttributes } from '@countwise/contract';
import { type ReactNode, useState } from 'react';
import { storeUser } from '../api/session.ts';
import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { formatPhone } from '../ui/phone-number.ts';
import { showToast } from '../ui/toast.tsx';
import { AccountSection } from './account-section.tsx';
import { byPassword } from './by-password.ts';
import type { Change } from './change.ts';
import { ChangeName } from './change-name.tsx';
import { ChangePlace } from './change-place.tsx';
import { ChangeProved } from './change-proved.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { VerifyEmail } from './verify-email.tsx';

const text = account.profile;

type What = 'name' | 'password' | 'email' | 'phone' | 'place';

/** Who is signed in, and what of it they change themselves. */
export function Profile({ user: before }: { readonly user: UserAttributes }) {
  const [user, setUser] = useState(before);
  const [changing, setChanging] = useState<What>();
  const store = (next: UserAttributes) => {
    storeUser(next);
    setUser(next);
  };
  const dialog = (what: What, said?: string): Change => ({
    opened: changing === what,
    onClose: () => setChanging(undefined),
    onChanged: (next) => {
      store(next);
      setChanging(undefined);
      if (said !== undefined) showToast({ message: said });
    },
  });
  // a log-in with a work account counts as the proof of an address
  const begin = (what: What) => setChanging(what === 'email' && byPassword() ? 'password' : what);
  const button = (what: What, label: string) => (
    <Button tone="quiet" aria-label={label} onClick={() => begin(what)}>
      {text.change}
    </Button>
  );
  const { email, EmailProved: proved, Subscriber } = user;
  const phone = formatPhone(user.PhoneNumber ?? '');
  const isOfCounty = Subscriber?.SubscriptionType === 3;
  return (
    <AccountSection title={text.title}>
      <dl className="account-facts">
        <Fact name={text.name} value={`${user.FirstName} ${user.LastName}`} action={button('name', text.changeName)} />
        <Fact
          name={text.email}
          value={proved ? text.provedEmail(email) : email}
          action={button('email', text.changeEmail)}
        />
        <Fact name={text.phone} value={phone} action={button('phone', text.changePhone)} />
        <Fact
          name={text.county}
          value={user.WhichCounty}
          action={isOfCounty ? undefined : button('place', text.changePlace)}
        />
        <Fact name={text.agency} value={user.WhichAgency} />
        {/* who works alone administers nobody */}
        {Subscriber?.SubscriptionType !== 2 && <Fact name={text.role} value={text.roles[user.Role]} />}
      </dl>
      {isOfCounty && <p>{user.isAdmin ? text.ofOtherAdministrator : text.ofCounty}</p>}
      <ChangeName user={user} {...dialog('name')} />
      <ConfirmDialog
        opened={changing === 'password'}
        onClose={() => setChanging(undefined)}
        onConfirmed={() => setChanging('email')}
      />
      <ChangeProved kind="email" now={email} {...dialog('email', account.other.email.done)} />
      <ChangeProved kind="phone" now={phone} {...dialog('phone', account.other.phone.done)} />
      <ChangePlace user={user} {...dialog('place')} />
      {!proved && <VerifyEmail userId={user.id} email={email} onProved={() => store({ ...user, EmailProved: true })} />}
    </AccountSection>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string | null;
  readonly action?: ReactNode;
}

function Fact({ name, value, action }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || text.none}</dd>
      {action && <dd>{action}</dd>}
    </div>
  );
}
