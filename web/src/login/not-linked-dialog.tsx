import type { SignInPages } from '../shared/sign-in/sign-in-attempt.ts';
import { workAccountLogOut } from '../shared/sign-in/work-account.ts';
import { workAccount } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { copy } from '../ui/copy.ts';
import { Dialog } from '../ui/dialog.tsx';

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
  const words = () => `${text.title}\n${text.text}\n${email}\n${new Date().toISOString()}`;
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
          <Button onClick={() => void copy(words(), text.copied)}>{text.copy}</Button>
          <Button tone="primary" onClick={() => window.location.assign(workAccountLogOut(pages))}>
            {text.logOut}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
