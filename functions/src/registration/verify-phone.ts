import { codeProblems, phoneNumber, sendVerificationSms, verifyCode } from '@countwise/contract';
import { fault, Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { openRoute } from '../platform/route.ts';
import { isAmericanPhone } from './american-phone.ts';
import type { Deps } from './deps.ts';

/** Texts a day, to all together: far above what signs up, far below what could be run up. The alarm of faults rings. */
const mostTexts = 2000;

/** Texts a code to a phone, for somebody who is no robot. */
export const sendVerificationSmsRoute = ({
  oneTime,
  messages,
  isHuman,
  quotas,
}: Pick<Deps, 'oneTime' | 'messages' | 'isHuman' | 'quotas'>) =>
  openRoute(sendVerificationSms, async ({ body }) => {
    if (!(await isHuman(body.botToken))) throw new Problem(400, 'Please reload the page and try again.');
    if (!isAmericanPhone(body.phoneNumber))
      throw fault('phoneNumber', 'Only telephone numbers of the United States can be texted to.');
    if (!(await quotas.take('texts', 'all', mostTexts))) throw new Problem(503, 'Please try again later.');
    await oneTime.send('phone', body.phoneNumber, (digits) =>
      messages.text(body.phoneNumber, `${digits} is your Countwise verification code. It is good for ten minutes.`),
    );
    return done;
  });

export const verifyCodeRoute = ({ oneTime }: Pick<Deps, 'oneTime'>) =>
  openRoute(verifyCode, async ({ body }) => {
    const phone = phoneNumber.safeParse(body.phoneNumber);
    if (!phone.success || body.code === '') throw new Problem(400, codeProblems.missing);
    const receipt = await oneTime.check('phone', phone.data, body.code);
    if (receipt === undefined) throw new Problem(400, 'Incorrect code');
    return { ...done, receipt };
  });
