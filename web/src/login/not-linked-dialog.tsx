import type { SignInPages } from '../shared/sign-in/sign-in-attempt.ts';
import { workAccountLogOut } from '../shared/sign-in/work-account.ts';
import { workAccount } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';

const text = workAccount.notLinked;

interface Props {
  /** Of the work account that is signed in. */
  readonly email: string;
  readonly pages: SignInPages;
  readonly supportEmail: string;
  readonly onClose: () => void;
}

/** A work account that no account here is linked to: what to do about it. */
export function NotLinkedDialog({ email, pages, supportEmail, onClose }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(`${text.title}\n${text.text}\n${email}\n${new Date().toISOString()}`);
    showToast({ message: text.copied });
  };
  return (
    <Dialog opened onClose={onClose} title={text.title}>
      <div className="form">
        <p>{text.text}</p>
        <ul>
          <li>
            <b>{email}</b>
          </li>
        </ul>
        <ol className="not-linked-steps">
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
        <div className="form-actions">
          <Button onClick={() => void copy()}>{text.copy}</Button>
          <Button tone="primary" onClick={() => window.location.assign(workAccountLogOut(pages))}>
            {text.logOut}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
