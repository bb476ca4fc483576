import Stripe from 'stripe';
import { z } from 'zod';
import type { Secret } from '../platform/secrets.ts';

const event = z.object({ id: z.string().min(1), type: z.string(), data: z.object({ object: z.unknown() }) });

/** The event in a request of the payment provider, where its signature is genuine and it is one. */
export type PaymentEvents = (body: string, signature: string) => Promise<z.output<typeof event> | undefined>;

/** While its secret is turned the provider signs with both, so either is genuine until the old one is ended there. */
export const paymentEvents =
  (secret: Secret): PaymentEvents =>
  async (body, signature) => {
    const current = await secret();
    try {
      // what is signed may still be no event: text, a number, an object without one
      return event.safeParse(Stripe.webhooks.constructEvent(body, signature, current)).data;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
      throw error;
    }
  };
