import { createEmailValidation, validateEmail } from '@countwise/contract';
import { done } from '../platform/done.ts';
import { fault, notThere } from '../platform/problem.ts';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const createEmailValidationRoute = ({
  oneTime,
  messages,
  users,
}: Pick<Deps, 'oneTime' | 'messages' | 'users'>) =>
  openRoute(createEmailValidation, async ({ params }) => {
    const user = await users.get(params.userId);
    if (user === undefined) throw notThere('user');
    await oneTime.send('email', user.Email, (digits) =>
      messages.mail({
        to: user.Email,
        subject: 'Your Countwise verification code',
        text: `${digits} is your verification code. It is good for ten minutes.\n\nIf you did not ask for it, you can ignore this message.`,
      }),
    );
    return done;
  });

export const validateEmailRoute = ({ oneTime, users }: Pick<Deps, 'oneTime' | 'users'>) =>
  openRoute(validateEmail, async ({ body }) => {
    const user = await users.get(body.userId);
    if (user === undefined || !(await oneTime.check('email', user.Email, body.code)))
      throw fault('code', 'Invalid Code');
    return { emailConfirmed: true };
  });
