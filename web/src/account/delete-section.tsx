import type { UserAttributes } from '@countwise/contract';
import { useState } from 'react';
import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AccountSection } from './account-section.tsx';
import { DeleteForm } from './delete-form.tsx';

const text = account.remove;

/** The way out: what goes with the account, then the question. */
export function DeleteSection({ user }: { readonly user: UserAttributes }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <AccountSection title={text.title}>
      <p>{text.text}</p>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      <Dialog opened={asking} onClose={close} title={text.question}>
        <DeleteForm user={user} onCancel={close} />
      </Dialog>
    </AccountSection>
  );
}
