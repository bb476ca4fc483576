import {
  countyTrial,
  createEnterpriseSignup,
  customQuote,
  sendNewSubscriptionEmail,
  sendSubscriptionConfirmation,
} from '@countwise/contract';
import { centsOf } from '../base/plans.ts';
import { notThere, Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { quoted } from '../platform/mail.ts';
import { openRoute, route } from '../platform/route.ts';
import type { Quotas } from '../store/quotas.ts';
import type { User } from '../store/users.ts';
import type { Deps } from './deps.ts';

type Post = Pick<Deps, 'messages' | 'sentLetters'>;

/** Welcomes a new user and, where the invitation asks for it, tells the county's administrators. */
export async function tellOfNewUser(
  { messages, sentLetters }: Post,
  user: Omit<User, 'Version'>,
  administrators: readonly string[],
): Promise<void> {
  if (!(await sentLetters.first('welcome', user.Id))) return;
  await messages.mail({
    to: user.Email,
    subject: 'Welcome to Countwise',
    text: 'Your account is ready. Log in with this address and the password you chose.',
  });
  await tellAdministrators({ messages }, user, administrators);
}

/** Tells a county's administrators who came to it. */
export async function tellAdministrators(
  { messages }: Pick<Deps, 'messages'>,
  { FirstName, LastName, Email, Membership }: Omit<User, 'Version'>,
  administrators: readonly string[],
): Promise<void> {
  const text = `${quoted(`${FirstName} ${LastName}`)} (${Email}) signed up${Membership === 'pending' ? ' and waits for your approval' : ''}.`;
  for (const to of administrators) await messages.mail({ to, subject: 'A new user signed up', text });
}

const once =
  (kind: string, subject: string, text: string) =>
  async ({ messages, sentLetters }: Post, user: User, about: string): Promise<{ success: true }> => {
    if (await sentLetters.first(kind, about)) await messages.mail({ to: user.Email, subject, text });
    return { success: true };
  };

const confirmPayment = once(
  'payment',
  'Your Countwise subscription is confirmed',
  'Thank you. Your payment details are set up; receipts and canceling are in My Account.',
);
const welcomeSubscriber = once(
  'subscription',
  'Your Countwise subscription has begun',
  'Your free trial has begun. Everything is open to you; the first charge follows when the trial ends.',
);

export const sendSubscriptionConfirmationRoute = (deps: Post) =>
  route(sendSubscriptionConfirmation, ({ session: { user, subscriber } }) =>
    confirmPayment(deps, user, subscriber?.StripeSubscriptionId ?? user.Id),
  );

export const sendNewSubscriptionEmailRoute = (deps: Post) =>
  route(sendNewSubscriptionEmail, ({ session: { user, subscriber } }) =>
    welcomeSubscriber(deps, user, subscriber?.StripeSubscriptionId ?? user.Id),
  );

/** The words of a letter that the form wrote as HTML; it escapes no more than `&` and `<`. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .trim();

/** Letters a day that one user writes to us by a form. */
const mostToUs = 5;
async function countLetter(quotas: Quotas, { Id }: User): Promise<void> {
  if (!(await quotas.take('to-us', Id, mostToUs)))
    throw new Problem(429, 'You have written to us several times today. We answer by e-mail.');
}

/** What so many licenses cost a year by our list, as who asks saw it. */
const figureOf = (licenses: number | undefined): readonly string[] =>
  licenses === undefined
    ? []
    : [`Licenses: ${licenses}, by our list $${(centsOf('annual', licenses) / 100).toLocaleString('en-US')} a year`];

/** A request for a quote, to us and to nobody the request may name. */
export const customQuoteRoute = ({
  messages,
  quotas,
  supportEmail,
}: Pick<Deps, 'messages' | 'quotas' | 'supportEmail'>) =>
  route(customQuote, async ({ body, session: { user } }) => {
    await countLetter(quotas, user);
    const text = [
      `From ${user.Email}, answer to ${body.from}`,
      ...figureOf(body.licenses),
      '',
      wordsOf(body.html),
    ].join('\n');
    await messages.mail({ to: supportEmail, subject: `Quote: ${body.subject}`, text });
    return done;
  });

export const countyTrialRoute = ({
  messages,
  quotas,
  supportEmail,
}: Pick<Deps, 'messages' | 'quotas' | 'supportEmail'>) =>
  route(countyTrial, async ({ body, session: { user } }) => {
    await countLetter(quotas, user);
    await messages.mail({
      to: supportEmail,
      subject: `County trial: ${user.WhichCounty ?? user.Email}`,
      text: [`Asked for by ${user.FirstName} ${user.LastName}, ${user.Email}`, ...linesOf(body.trial)].join('\n'),
    });
    return done;
  });

/** What the first user of an organization tells of it, to us: one letter a sign-up. */
export const createEnterpriseSignupRoute = ({
  drafts,
  messages,
  sentLetters,
  supportEmail,
}: Pick<Deps, 'drafts' | 'messages' | 'sentLetters' | 'supportEmail'>) =>
  openRoute(createEnterpriseSignup, async ({ body: { SubscriberId, ...told } }) => {
    const draft = await drafts.get(SubscriberId);
    if (draft?.Kind !== 'subscriber') throw notThere('sign-up');
    if (await sentLetters.first('organization', draft.Subscriber.JWTUserId))
      await messages.mail({
        to: supportEmail,
        subject: `An organization signs up: ${told.County}, ${told.Agency}`,
        text: linesOf(told).join('\n'),
      });
    return { Id: SubscriberId };
  });

const linesOf = (told: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(told).map(([field, value]) => `${field}: ${value}`);
