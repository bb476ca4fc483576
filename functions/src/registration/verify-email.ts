import { createEmailValidation, sendVerificationEmail, validateEmail, verifyEmailCode } from '@countwise/contract';
import { fault, notThere, Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { openRoute, type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

type Needed = Pick<Deps, 'oneTime' | 'messages' | 'users' | 'isHuman' | 'quotas' | 'now'>;

/** Codes a day to addresses of nobody yet, to all together. The alarm of faults rings. */
const mostLetters = 5000;

const mailCode = ({ oneTime, messages }: Pick<Deps, 'oneTime' | 'messages'>, to: string): Promise<void> =>
  oneTime.send('email', to, (digits) =>
    messages.mail({
      to,
      subject: 'Your Countwise verification code',
      text: `${digits} is your verification code. It is good for ten minutes.\n\nIf you did not ask for it, you can ignore this message.`,
    }),
  );

/** The proof of an address: before an account is made of it, and of accounts from before that was asked. */
export const verifyEmailRoutes = ({ isHuman, users, quotas, now, ...codes }: Needed): readonly Route[] => [
  openRoute(sendVerificationEmail, async ({ body }) => {
    if (!(await isHuman(body.botToken))) throw new Problem(400, 'Please reload the page and try again.');
    if (!(await quotas.take('letters', 'all', mostLetters))) throw new Problem(503, 'Please try again later.');
    await mailCode(codes, body.email);
    return done;
  }),

  openRoute(verifyEmailCode, async ({ body }) => {
    const receipt = await codes.oneTime.check('email', body.email, body.code);
    if (receipt === undefined) throw new Problem(400, 'Incorrect code');
    return { ...done, receipt };
  }),

  route(createEmailValidation, async ({ params, session: { user } }) => {
    if (params.userId !== user.Id) throw notThere('user');
    await mailCode(codes, user.Email);
    return done;
  }),

  route(validateEmail, async ({ body, session: { user, byPassword } }) => {
    if (body.userId !== user.Id) throw notThere('user');
    if ((await codes.oneTime.check('email', user.Email, body.code)) === undefined) throw fault('code', 'Invalid Code');
    await users.proveEmail(user.Id, now(), { keepsLink: !byPassword });
    return { emailConfirmed: true };
  }),
];
