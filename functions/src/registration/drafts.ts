import {
  blankSettings,
  createOrganizationSettings,
  createSubscriber,
  createUser,
  organizationSettings,
} from '@countwise/contract';
import { fault, notThere, Problem } from '../base/problem.ts';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { settingsId } from './settings-id.ts';

export const createOrganizationSettingsRoute = () =>
  openRoute(createOrganizationSettings, async ({ body }) => ({
    Id: settingsId(organizationSettings.parse({ ...blankSettings, ...body })),
  }));

/**
 * Refuses what is taken before the password goes to the user pool; the transaction that completes asks once more. A
 * sign-up that was not completed makes way for nobody but whoever proved its address once more.
 */
export const createUserRoute = ({
  drafts,
  users,
  accounts,
  oneTime,
}: Pick<Deps, 'drafts' | 'users' | 'accounts' | 'oneTime'>) =>
  openRoute(
    createUser,
    async ({ body: { HashedPassword, PhoneReceipt, EmailReceipt, SendEmailToNewUser: _, ...User } }) => {
      const [emailTaken, phoneTaken, phoneProved, emailProved] = await Promise.all([
        users.idByEmail(User.Email),
        users.idByPhone(User.PhoneNumber),
        oneTime.proved('phone', User.PhoneNumber, PhoneReceipt),
        oneTime.proved('email', User.Email, EmailReceipt),
      ]);
      if (emailTaken !== undefined || phoneTaken !== undefined)
        throw new Problem(409, '*User already created. Please log in.');
      if (!phoneProved) throw fault('PhoneNumber', 'Verify the phone number first.');
      if (!emailProved) throw fault('Email', 'Verify the e-mail address first.');
      const PoolId = await accounts.make(User.Email, HashedPassword);
      await drafts.add(PoolId, { Kind: 'user', User, PoolId });
      return { id: PoolId };
    },
  );

export const createSubscriberRoute = ({ drafts, newId }: Pick<Deps, 'drafts' | 'newId'>) =>
  openRoute(createSubscriber, async ({ body }) => {
    const user = await drafts.get(body.JWTUserId);
    if (user?.Kind !== 'user') throw notThere('sign-up');
    const Id = newId();
    await drafts.add(Id, { Kind: 'subscriber', Subscriber: body });
    return { Id };
  });
