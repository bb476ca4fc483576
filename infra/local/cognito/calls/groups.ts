import { z } from 'zod';
import { AwsFailure, operation } from '../../shared/aws-json.ts';
import { existingUser, type Pool } from '../pool.ts';

const membership = z.object({ Username: z.string(), GroupName: z.string() });

export const groupCalls = (pool: Pool) => {
  const { content, save } = pool.state;
  return {
    CreateGroup: operation(z.object({ GroupName: z.string() }), ({ GroupName }) => {
      if (content.groups.includes(GroupName)) throw new AwsFailure('GroupExistsException', 'The group exists.');
      content.groups.push(GroupName);
      save();
      return { Group: { GroupName } };
    }),
    AdminAddUserToGroup: operation(membership, ({ Username, GroupName }) => {
      if (!content.groups.includes(GroupName)) throw new AwsFailure('ResourceNotFoundException', 'Group not found.');
      const user = existingUser(pool, Username);
      user.groups = [...new Set([...user.groups, GroupName])];
      save();
    }),
    AdminRemoveUserFromGroup: operation(membership, ({ Username, GroupName }) => {
      const user = existingUser(pool, Username);
      user.groups = user.groups.filter((name) => name !== GroupName);
      save();
    }),
    AdminListGroupsForUser: operation(z.object({ Username: z.string() }), ({ Username }) => ({
      Groups: existingUser(pool, Username).groups.map((GroupName) => ({ GroupName })),
    })),
  };
};
