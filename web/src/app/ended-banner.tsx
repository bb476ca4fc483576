import './ended-banner.css';
import { Link } from 'react-router';
import { storedReadUntil, storedUser, useStored } from '../api/session.ts';
import { ended as text } from '../text/common.ts';
import { longDate } from '../ui/dates.ts';

/** Over every screen of a subscription that has ended: what can still be done, until when, and how to go on. */
export function EndedBanner() {
  const until = useStored(storedReadUntil);
  const user = useStored(storedUser);
  if (until === null || user === null) return null;
  const isCounty = user.Subscriber?.SubscriptionType === 3;
  return (
    <aside className="ended-banner" aria-label={text.label}>
      <p>{text.says(longDate(until))}</p>
      {user.isAdmin ? (
        <Link className="button" data-tone="primary" to={isCounty ? '/myaccount' : '/ReactivateSubscription'}>
          {text.renew}
        </Link>
      ) : (
        <p>{text.ask}</p>
      )}
    </aside>
  );
}
