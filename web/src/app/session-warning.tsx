import { useInterval } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storedToken, storedUser } from '../api/session.ts';
import { sessionEnd } from '../api/session-end.ts';
import { LoginForm } from '../login/login-form.tsx';
import { WorkAccountButton } from '../login/work-account-button.tsx';
import { settingsQuery } from '../shared/case/case-queries.ts';
import { common } from '../text/common.ts';
import { timeOfDay } from '../ui/dates.ts';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';

const text = common.sessionEnds;
const warnBeforeMs = 120_000;
const tickMs = 5_000;

/**
 * Two minutes before the session ends, the way to stay signed in without leaving the work (WCAG 2.2, criterion 2.2.1).
 * Whoever closes it keeps the rest of the time.
 */
export function SessionWarning() {
  const { data: settings } = useQuery(settingsQuery);
  const [now, setNow] = useState(() => Date.now());
  const [closed, setClosed] = useState<number>();
  useInterval(() => setNow(Date.now()), tickMs, { autoInvoke: true });
  const end = settings === undefined ? null : sessionEnd(storedToken() ?? '', settings);
  const [user] = useState(storedUser);
  if (end === null || user === null) return null;
  const left = end.getTime() - now;
  const stay = () => {
    // a work account may be somebody else's: nothing of the former user stays in the page
    if (storedUser()?.id !== user.id) return window.location.assign('/Cases');
    setNow(Date.now());
    const next = sessionEnd(storedToken() ?? '', settings ?? null);
    // a device whose clock is wrong is not asked twice
    if (next !== null && next.getTime() - Date.now() <= warnBeforeMs) setClosed(next.getTime());
    showToast({ message: text.stays, stay: 5_000 });
  };
  return (
    <Dialog
      opened={left > 0 && left <= warnBeforeMs && closed !== end.getTime()}
      onClose={() => setClosed(end.getTime())}
      title={text.title}
    >
      <div className="form">
        <p role="status">{text.at(timeOfDay(end))}</p>
        {settings?.EnforceMicrosoftSignOn ? (
          <WorkAccountButton onLoggedIn={stay} />
        ) : (
          <LoginForm email={user.email} submitLabel={text.stay} onLoggedIn={stay} />
        )}
      </div>
    </Dialog>
  );
}
