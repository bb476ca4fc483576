import { codeProblems, phoneNumber, sendVerificationSms, verifyCode } from '@countwise/contract';
import { done } from '../platform/done.ts';
import { Problem } from '../platform/problem.ts';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** Texts a code to a phone, for somebody who is no robot. */
export const sendVerificationSmsRoute = ({
  oneTime,
  messages,
  isHuman,
}: Pick<Deps, 'oneTime' | 'messages' | 'isHuman'>) =>
  openRoute(sendVerificationSms, async ({ body }) => {
    if (!(await isHuman(body.botToken))) throw new Problem(400, 'Please reload the page and try again.');
    await oneTime.send('phone', body.phoneNumber, (digits) =>
      messages.text(body.phoneNumber, `${digits} is your Countwise verification code. It is good for ten minutes.`),
    );
    return done;
  });

export const verifyCodeRoute = ({ oneTime }: Pick<Deps, 'oneTime'>) =>
  openRoute(verifyCode, async ({ body }) => {
    const phone = phoneNumber.safeParse(body.phoneNumber);
    if (!phone.success || body.code === '') throw new Problem(400, codeProblems.missing);
    if (!(await oneTime.check('phone', phone.data, body.code))) throw new Problem(400, 'Incorrect code');
    return done;
  });
