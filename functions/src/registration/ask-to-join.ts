import { askToJoin } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { quoted } from '../platform/mail.ts';
import { openRoute } from '../platform/route.ts';
import { oneSpelling } from '../store/agencies.ts';
import { administers } from '../store/members.ts';
import type { Deps } from './deps.ts';
import { ofNoCounty } from './place.ts';
import { holds } from './registered.ts';

/** Letters a day: of one address, and to one office from all. */
const most = { address: 1, office: 5 } as const;

/** Our own words; what somebody calls themselves is their free choice, and nothing here is to press. */
const letterOf = (name: string, email: string) => ({
  subject: 'Somebody asks to join your organization in Countwise',
  text: [
    `Somebody who calls themselves ${quoted(name)} asks to join your organization in Countwise, with the address ${email}.`,
    'If you know them and the address is theirs, invite it under County, Users. Nobody has shown yet that it is. If you do nothing, nobody is let in.',
  ].join('\n\n'),
});

/** Writes to the administrators of an agency that is registered. Whether there was anybody to write to is not told. */
export const askToJoinRoute = ({
  isHuman,
  agencies,
  quotas,
  users,
  messages,
  ...deps
}: Pick<Deps, 'isHuman' | 'agencies' | 'subscribers' | 'quotas' | 'users' | 'messages' | 'now'>) =>
  openRoute(askToJoin, async ({ body: { county, agency, FirstName, LastName, email, botToken } }) => {
    if (!(await isHuman(botToken))) throw new Problem(400, 'Please reload the page and try again.');
    const marks = await agencies.ofCounty(county ?? ofNoCounty);
    const named = marks.filter(({ Agency }) => oneSpelling(Agency) === oneSpelling(agency));
    const held = await Promise.all(named.map((mark) => holds(deps, mark)));
    const office = named.find((_, nth) => held[nth])?.SubscriberId;
    if (office === undefined) return done;
    if (!(await quotas.take('asks-to-join', email, most.address)))
      throw new Problem(429, 'You have asked today. An administrator of your office can invite you.');
    if (!(await quotas.take('asked-to-join', office, most.office)))
      throw new Problem(429, 'This office has been asked several times today. Please ask its administrator yourself.');
    for (const { Email: to } of (await users.ofSubscriber(office)).filter(administers))
      await messages.mail({ to, ...letterOf(`${FirstName} ${LastName}`, email) });
    return done;
  });
