import { z } from 'zod';
import { AwsFailure, operation } from '../../shared/aws-json.ts';
import { hashOf } from '../password.ts';
import {
  addUser,
  attributeList,
  customAttribute,
  existingUser,
  findUser,
  type Pool,
  signOutEverywhere,
} from '../pool.ts';
import type { User } from '../pool-state.ts';

const named = z.object({ Username: z.string() });
const attributes = z.array(z.object({ Name: z.string(), Value: z.string().default('') })).default([]);

const description = (user: User) => ({
  Username: user.username,
  UserStatus: user.status,
  Enabled: true,
  UserCreateDate: user.createdAt,
});

/** What the product's own functions do with a user. */
export const adminUserCalls = (pool: Pool) => ({
  AdminCreateUser: operation(
    z.object({ Username: z.email(), UserAttributes: attributes }),
    ({ Username, UserAttributes }) => {
      for (const { Name } of UserAttributes) customAttribute(pool, Name);
      const given = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
      const user = addUser(pool, Username, given);
      pool.state.save();
      return { User: { ...description(user), Attributes: attributeList(user) } };
    },
  ),
  AdminGetUser: operation(named, ({ Username }) => {
    const user = existingUser(pool, Username);
    return { ...description(user), UserAttributes: attributeList(user) };
  }),
  // of an attribute that stays as it was until it is proved, `email_verified` with it says that it is
  AdminUpdateUserAttributes: operation(named.extend({ UserAttributes: attributes }), ({ Username, UserAttributes }) => {
    const user = existingUser(pool, Username);
    for (const { Name } of UserAttributes) customAttribute(pool, Name);
    const given = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    const address = given['email']?.toLowerCase();
    const other = address === undefined ? undefined : findUser(pool, address);
    if (other !== undefined && other !== user)
      throw new AwsFailure('AliasExistsException', 'An account with the given email already exists.');
    Object.assign(user.attributes, given, address !== undefined && { email: address });
    pool.state.save();
  }),
  AdminSetUserPassword: operation(
    named.extend({ Password: z.string(), Permanent: z.literal(true) }),
    ({ Username, Password }) => {
      const user = existingUser(pool, Username);
      user.password = hashOf(Password);
      user.status = 'CONFIRMED';
      pool.state.save();
    },
  ),
  AdminDeleteUser: operation(named, ({ Username }) => {
    const user = existingUser(pool, Username);
    signOutEverywhere(pool, user);
    pool.state.content.users = pool.state.content.users.filter((one) => one !== user);
    pool.state.save();
  }),
});
