import { z } from 'zod';
import { operation } from '../../shared/aws-json.ts';
import { hashOf } from '../password.ts';
import { addUser, attributeList, attributesOf, existingUser, type Pool, signOutEverywhere } from '../pool.ts';
import type { User } from '../pool-state.ts';
import { attributes } from './sign-up.ts';

const named = z.object({ Username: z.string() });

const description = (user: User) => ({
  Username: user.username,
  UserStatus: user.status,
  Enabled: user.enabled,
  UserCreateDate: user.createdAt,
});

const setEnabled = (pool: Pool, name: string, enabled: boolean): void => {
  existingUser(pool, name).enabled = enabled;
  pool.state.save();
};

/** What the product's own functions do with a user. */
export const adminUserCalls = (pool: Pool) => ({
  AdminCreateUser: operation(
    z.object({ Username: z.email(), TemporaryPassword: z.string().optional(), UserAttributes: attributes }),
    ({ Username, TemporaryPassword, UserAttributes }) => {
      const user = addUser(pool, {
        email: Username,
        status: 'FORCE_CHANGE_PASSWORD',
        password: TemporaryPassword === undefined ? null : hashOf(TemporaryPassword),
        attributes: attributesOf(UserAttributes),
      });
      pool.state.save();
      return { User: { ...description(user), Attributes: attributeList(user) } };
    },
  ),
  AdminGetUser: operation(named, ({ Username }) => {
    const user = existingUser(pool, Username);
    return { ...description(user), UserAttributes: attributeList(user) };
  }),
  AdminConfirmSignUp: operation(named, ({ Username }) => {
    existingUser(pool, Username).status = 'CONFIRMED';
    pool.state.save();
  }),
  AdminSetUserPassword: operation(
    named.extend({ Password: z.string(), Permanent: z.boolean().default(false) }),
    ({ Username, Password, Permanent }) => {
      const user = existingUser(pool, Username);
      user.password = hashOf(Password);
      user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      pool.state.save();
    },
  ),
  AdminUpdateUserAttributes: operation(named.extend({ UserAttributes: attributes }), ({ Username, UserAttributes }) => {
    Object.assign(existingUser(pool, Username).attributes, attributesOf(UserAttributes));
    pool.state.save();
  }),
  AdminUserGlobalSignOut: operation(named, ({ Username }) => {
    signOutEverywhere(pool, existingUser(pool, Username));
    pool.state.save();
  }),
  AdminEnableUser: operation(named, ({ Username }) => setEnabled(pool, Username, true)),
  AdminDisableUser: operation(named, ({ Username }) => setEnabled(pool, Username, false)),
  AdminDeleteUser: operation(named, ({ Username }) => {
    const user = existingUser(pool, Username);
    signOutEverywhere(pool, user);
    pool.state.content.users = pool.state.content.users.filter((one) => one !== user);
    pool.state.save();
  }),
});
