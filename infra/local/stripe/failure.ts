interface Details {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/** An error as Stripe answers it: https://docs.stripe.com/api/errors */
export class StripeFailure extends Error {
  readonly status: number;
  readonly details: Details;
  constructor(status: number, details: Details) {
    super(details.message);
    this.status = status;
    this.details = details;
  }
}

export const invalid = (message: string, status = 400): StripeFailure =>
  new StripeFailure(status, { type: 'invalid_request_error', message });

export const declined = (): StripeFailure =>
  new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
