import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { done } from '../schemas/basics.ts';
import { emailAddress } from '../schemas/registration.ts';

/** More than the form for a county's trial has. */
const mostFields = 40;

export const sendSubscriptionConfirmation = defineCall({
  id: 'registration.sendSubscriptionConfirmation',
  resource: 'registration',
  method: 'POST',
  path: '/registration/sendSubscriptionConfirmation',
  caller: 'signed-in',
  summary: 'Sends the caller the confirmation of their payment, once a payment.',
  answer: done,
});

export const sendNewSubscriptionEmail = defineCall({
  id: 'registration.sendNewSubscriptionEmail',
  resource: 'registration',
  method: 'POST',
  path: '/registration/sendNewSubscriptionEmail',
  caller: 'signed-in',
  summary: 'Welcomes the caller as a new subscriber, once.',
  answer: done,
});

export const customQuote = defineCall({
  id: 'registration.customQuote',
  resource: 'registration',
  method: 'POST',
  path: '/registration/customQuote',
  caller: 'signed-in',
  summary: 'Asks us for a quote for a county. Who receives it is ours to say, not the request.',
  body: z.object({
    from: emailAddress,
    to: z.string().max(254).optional(),
    subject: z.string().trim().min(1).max(200),
    html: z.string().min(1).max(20_000),
    /** For how many people: the letter says what they cost by our list. */
    licenses: z.number().int().min(1).max(10_000).optional(),
  }),
  answer: done,
});

export const countyTrial = defineCall({
  id: 'registration.countyTrial',
  resource: 'registration',
  method: 'POST',
  path: '/registration/countyTrial',
  caller: 'signed-in',
  summary: 'Asks for the trial of a county.',
  body: z.object({
    user: z.unknown().optional(),
    trial: z
      .record(z.string().max(100), z.string().max(2000))
      .refine((trial) => Object.keys(trial).length <= mostFields, { error: `At most ${mostFields} fields` }),
  }),
  answer: done,
});

export const letterCalls = [sendSubscriptionConfirmation, sendNewSubscriptionEmail, customQuote, countyTrial];
