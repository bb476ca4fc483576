import { useQuery } from '@tanstack/react-query';
import { storedToken } from '../api/session.ts';
import { sessionEnd } from '../api/session-end.ts';
import { settingsQuery } from '../shared/case/case-queries.ts';
import { useLogOut } from '../shared/sign-in/use-log-out.ts';
import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { dayOf, longDate, timeOfDay } from '../ui/dates.ts';

const text = account.security;

/** How long this session lasts, and the end of all. */
export function Sessions() {
  const leave = useLogOut();
  const { data: settings } = useQuery(settingsQuery);
  const end = settings === undefined ? null : sessionEnd(storedToken() ?? '', settings);
  return (
    <div className="form account-form">
      <h3>{text.sessions}</h3>
      {end !== null && <p>{text.sessionsText(`${longDate(dayOf(end))}, ${timeOfDay(end)}`)}</p>}
      <div>
        <Button onClick={() => void leave()}>{text.everywhere}</Button>
      </div>
    </div>
  );
}
