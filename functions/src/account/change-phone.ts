import { changePhone } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { fault, Problem } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import { isAmericanPhone } from '../registration/american-phone.ts';
import { usedCode } from '../store/codes.ts';
import { withPhone } from '../store/other-address.ts';
import { transact } from '../store/transact.ts';
import type { Deps } from './deps.ts';
import { tellNewNumber } from './letters.ts';
import { trialOf } from './trial-of.ts';

/** Another telephone number, proved by the code that was texted to it. */
export const changePhoneRoute = ({
  table,
  oneTime,
  mail,
  supportEmail,
  now,
}: Pick<Deps, 'table' | 'oneTime' | 'mail' | 'supportEmail' | 'now'>) =>
  route(changePhone, async ({ body: { PhoneNumber, PhoneReceipt }, session }) => {
    const { user, subscriber } = session;
    if (PhoneNumber === user.PhoneNumber) return { user_attr: userAttributesOf(session) };
    if (!isAmericanPhone(PhoneNumber) || !(await oneTime.proved('phone', PhoneNumber, PhoneReceipt)))
      throw fault('PhoneNumber', 'Verify the phone number first.');
    const [first] = await transact(table, [
      ...withPhone(user, subscriber, PhoneNumber),
      usedCode('phone', PhoneNumber),
      ...trialOf(session, now()),
      ...recorded(session, { at: now(), act: 'phone.changed', target: user.Id }),
    ]);
    if (first !== undefined)
      throw new Problem(409, first === 1 ? 'This number belongs to an account already.' : 'Too Late');
    await tellNewNumber(mail, user.Email, supportEmail);
    return { user_attr: userAttributesOf({ ...session, user: { ...user, PhoneNumber } }) };
  });
