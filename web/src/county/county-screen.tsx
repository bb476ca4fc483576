import './county.css';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { storedUser, useStored } from '../api/session.ts';
import { county as text } from '../text/county.ts';
import { TabStrip } from '../ui/tab-strip.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { AnnouncementTab } from './announcement-tab.tsx';
import { LesserPleasTab } from './lesser-pleas-tab.tsx';
import { managerOf } from './manager.ts';
import { PrivacyTab } from './privacy-tab.tsx';
import { SignInTab } from './sign-in-tab.tsx';
import { UsageTab } from './usage-tab.tsx';
import { UsersTab } from './users-tab.tsx';

const panels = {
  users: UsersTab,
  privacy: PrivacyTab,
  signIn: SignInTab,
  pleas: LesserPleasTab,
  announcement: AnnouncementTab,
  activity: ActivityTab,
  usage: UsageTab,
} as const satisfies Record<string, ComponentType>;
type Tab = keyof typeof panels;
const allTabs: readonly Tab[] = ['users', 'privacy', 'signIn', 'pleas', 'announcement', 'activity', 'usage'];

/** `/county`: people for its managers; settings, log and usage for its administrators too. */
export function CountyScreen() {
  const [query, setQuery] = useSearchParams();
  const user = useStored(storedUser);
  const isCounty = user?.Subscriber?.SubscriptionType === 3;
  const tabs = isCounty && managerOf(user) === 'administrator' ? allTabs : allTabs.slice(0, 1);
  const title = isCounty ? text.title : text.people;
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'users';
  const Panel = panels[tab];
  return (
    <main id="main" className="page county">
      <title>{`${text.tabs[tab]} · ${title} · Countwise`}</title>
      <h1>{title}</h1>
      {tabs.length === 1 ? (
        <div className="county-panel">
          <Panel />
        </div>
      ) : (
        <>
          <div className="county-tabs">
            <TabStrip
              id="county"
              tabs={tabs.map((value) => ({ value, label: text.tabs[value] }))}
              value={tab}
              onChange={(next) => setQuery({ tab: next }, { replace: true })}
            />
          </div>
          <div id="county-panel" className="county-panel" role="tabpanel" aria-labelledby={`county-${tab}`}>
            <Panel />
          </div>
        </>
      )}
    </main>
  );
}
