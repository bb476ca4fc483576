import './account.css';
import { storedUser, useStored } from '../api/session.ts';
import { ExportButton } from '../shared/case/export-button.tsx';
import { LegalLinks } from '../shared/legal-links.tsx';
import { account as text } from '../text/account.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { Display } from './display.tsx';
import { OwnActivity } from './own-activity.tsx';
import { PlanSection } from './plan-section.tsx';
import { Profile } from './profile.tsx';
import { Security } from './security.tsx';
import { ThisDevice } from './this-device.tsx';
import { WorkAccountSection } from './work-account-section.tsx';

/** `/myaccount`. */
export function AccountScreen() {
  const user = useStored(storedUser);
  return (
    <main id="main" className="page account">
      <title>{`${text.title} · Countwise`}</title>
      <h1>{text.title}</h1>
      {user !== null && (
        <>
          <Profile user={user} />
          <WorkAccountSection user={user} />
          <Security />
          <OwnActivity />
          <PlanSection user={user} />
          <AccountSection title={text.data.title}>
            <p>{text.data.text}</p>
            <ExportButton />
          </AccountSection>
        </>
      )}
      <Display />
      {user !== null && <ThisDevice />}
      {user !== null && <DeleteSection user={user} />}
      <LegalLinks />
    </main>
  );
}
