import { addSubscriberToUser } from '@countwise/contract';
import type { z } from 'zod';
import { notThere, Problem } from '../base/problem.ts';
import { openRoute } from '../platform/route.ts';
import { usedCode } from '../store/codes.ts';
import type { Draft } from '../store/drafts.ts';
import { transact } from '../store/transact.ts';
import { newUser, type User } from '../store/users.ts';
import type { Deps } from './deps.ts';
import { found } from './found.ts';
import { join } from './join.ts';
import { tellOfNewUser } from './letters.ts';
import type { Place } from './place.ts';

type UserDraft = Extract<Draft, { Kind: 'user' }>['User'];
const alreadyCreated = () => new Problem(409, '*User already created. Please log in.');

/** Makes the account out of its drafts in one transaction. Asked again, also at the same time, it answers the account that was made. */
export const addSubscriberToUserRoute = (deps: Deps) =>
  openRoute(addSubscriberToUser, async ({ body }) => {
    const standing = await deps.users.get(body.id);
    if (standing !== undefined) return answerOf(standing);
    return complete(deps, body).catch(async (refusal: unknown) => {
      const made = refusal instanceof Problem ? await deps.users.get(body.id) : undefined;
      if (made === undefined) throw refusal;
      return answerOf(made);
    });
  });

async function complete(deps: Deps, { id, SubscriberId, guid, accessCode }: z.output<typeof addSubscriberToUser.body>) {
  const draft = await deps.drafts.get(id);
  if (draft?.Kind !== 'user') throw notThere('sign-up');
  if ((await deps.accounts.subOf(draft.User.Email)) !== draft.PoolId) throw alreadyCreated();
  const invitation = guid ?? accessCode;
  if (invitation === undefined) {
    const place = await found(deps, id, draft.User, SubscriberId);
    return make(deps, userOf(id, draft.User, SubscriberId, place, deps.now()), place);
  }
  const place = await join(deps, invitation, draft.User.Email);
  return make(deps, userOf(id, draft.User, place.subscriberId, place, deps.now()), place);
}

async function make(deps: Deps, fields: Omit<User, 'Version'>, place: Place) {
  const { parts, taken } = newUser(fields);
  const inTheWay = await transact(deps.table, [
    ...parts,
    ...place.parts,
    ...place.log(fields.Id),
    ...(fields.PhoneNumber === null ? [] : [usedCode('phone', fields.PhoneNumber)]),
    usedCode('email', fields.Email),
  ]);
  if (taken(inTheWay).length > 0) throw alreadyCreated();
  if (inTheWay.length > 0) throw place.refusal((inTheWay[0] ?? 0) - parts.length);
  await tellOfNewUser(deps, fields, place.tell);
  return answerOf(fields);
}

const answerOf = ({ Id, SubscriberId, Membership }: Omit<User, 'Version'>) => ({
  id: Id,
  SubscriberId: SubscriberId ?? '',
  pending: Membership === 'pending',
});

const userOf = (
  Id: string,
  draft: UserDraft,
  SubscriberId: string,
  { membership }: Place,
  now: Date,
): Omit<User, 'Version'> => ({
  Id,
  Email: draft.Email,
  FirstName: draft.FirstName,
  LastName: draft.LastName,
  PhoneNumber: draft.PhoneNumber,
  WhichCounty: draft.WhichCounty,
  WhichAgency: draft.WhichAgency,
  SubscriberId,
  ...membership,
  firstLoginMessage: true,
  AdPopUpId: null,
  MicrosoftId: null,
  SignedOut: null,
  // a draft is made of nothing less
  EmailProvedAt: now.toISOString(),
  Confirmed: null,
  DeletionBegunAt: null,
  ...(draft.TermsVersion && { TermsAccepted: { version: draft.TermsVersion, at: now.toISOString() } }),
  CreatedDate: now.toISOString(),
});
