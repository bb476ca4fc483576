import { Link, useNavigate } from 'react-router';
import { storedUser } from '../api/session.ts';
import { NoticePage } from '../shared/notice-page.tsx';
import { useLogOut } from '../shared/sign-in/use-log-out.ts';
import { account } from '../text/account.ts';
import { common } from '../text/common.ts';
import { login } from '../text/login.ts';
import { Button } from '../ui/button.tsx';
import { VerifyEmail } from './verify-email.tsx';

const text = account.verifyEmail;

/** `/verifyEmail`: an account from before addresses were proved does so here, and nothing else before. */
export function VerifyEmailPage() {
  const user = storedUser();
  const navigate = useNavigate();
  const leave = useLogOut();
  return (
    <NoticePage title={text.title} subject={text.title}>
      {user === null ? (
        <>
          <p>{text.logIn}</p>
          <Link className="button" data-tone="primary" to="/login">
            {login.title}
          </Link>
        </>
      ) : (
        <>
          <p>{text.why(user.email)}</p>
          <div className="notice-actions">
            <VerifyEmail userId={user.id} email={user.email} onProved={() => void navigate('/Cases')} />
            <Button tone="quiet" onClick={() => void leave()}>
              {common.menu.logOut}
            </Button>
          </div>
        </>
      )}
    </NoticePage>
  );
}
