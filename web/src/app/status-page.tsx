import { Link } from 'react-router';
import { NoticePage } from '../shared/notice-page.tsx';
import { useLogOut } from '../shared/sign-in/use-log-out.ts';
import { common, statusPageActions as text } from '../text/common.ts';
import { Button } from '../ui/button.tsx';

/** A page for those whom the subscription does not let in: why, what to do, and whom to ask. */
export function StatusPage({ title, text: why }: { readonly title: string; readonly text: string }) {
  const leave = useLogOut();
  return (
    <NoticePage title={title} subject={title}>
      <p>{why}</p>
      <div className="notice-actions">
        <Link className="button" data-tone="primary" to="/Cases">
          {text.again}
        </Link>
        <Link className="button" to="/myaccount">
          {common.menu.account}
        </Link>
        <Button tone="quiet" onClick={() => void leave()}>
          {common.menu.logOut}
        </Button>
      </div>
    </NoticePage>
  );
}
