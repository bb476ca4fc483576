import { turnOffAnnouncement, type UserAttributes, updateFirstLoginMessage } from '@countwise/contract';
import { lazy, Suspense, useState } from 'react';
import { request } from '../api/request.ts';
import { storedUser, storeUser, useStored } from '../api/session.ts';

const Welcome = lazy(async () => ({ default: (await import('./welcome.tsx')).Welcome }));
const Announcement = lazy(async () => ({ default: (await import('../shared/announcement.tsx')).Announcement }));

/** What waits for a user who comes to the cases: the welcome, then the announcement. They queue, and never stack. */
export function Greetings() {
  const standing = useStored(storedUser);
  const [closed, setClosed] = useState<Partial<UserAttributes>>({});
  if (standing === null) return null;
  // an answer that is older than the press does not bring it back
  const user = { ...standing, ...closed };
  /** Once seen it is gone from this device at once; where the server does not hear of it, it comes once more. */
  const seen = (part: Partial<UserAttributes>, tell: () => Promise<unknown>) => {
    storeUser({ ...user, ...part });
    setClosed({ ...closed, ...part });
    void tell().catch(() => undefined);
  };
  if (user.firstLoginMessage)
    return (
      <Suspense>
        <Welcome onStart={() => seen({ firstLoginMessage: false }, () => request(updateFirstLoginMessage))} />
      </Suspense>
    );
  if (user.AdPopUpId === null) return null;
  return (
    <Suspense>
      <Announcement id={user.AdPopUpId} onClose={() => seen({ AdPopUpId: null }, () => request(turnOffAnnouncement))} />
    </Suspense>
  );
}
