interface FailedCall {
  readonly status: number;
  readonly subscriptionStatus?: string | undefined;
  /** The server's name of the call, which our support finds it by. */
  readonly requestId?: string | undefined;
}

/** Where a 402 leads, by the status of the subscription. */
const bySubscription: Readonly<Record<string, string>> = {
  County_Expired: '/CountyExpired',
  No_Stripe_ID: '/CreateSubscription',
  No_Subscription: '/CreateSubscription',
  Removed_From_County: '/CreateSubscription',
  Expired: '/reactivateSubscription',
  'Pending Invitation Status': '/invitation/pending',
  Email_Not_Proved: '/verifyEmail',
};

/** Where a failed call leads (section 8); null: the caller says what failed and the user stays. */
const byStatus: Readonly<Record<number, (call: FailedCall) => string>> = {
  401: () => '/login',
  402: ({ subscriptionStatus }) => bySubscription[subscriptionStatus ?? ''] ?? '/error?code=402',
  403: () => '/login',
  404: () => '/error?code=404',
  410: () => '/error?code=410',
  429: () => '/error?code=429',
  500: () => '/error?code=500',
  503: () => '/error?code=503',
};

/** The one routing table of failures: the address to go to, or null where the status (409, 400, no answer) keeps the user. */
export function failureRoute(call: FailedCall): string | null {
  const address = byStatus[call.status]?.(call) ?? null;
  const told = address?.startsWith('/error') && call.requestId;
  return told ? `${address}&request=${encodeURIComponent(told)}` : address;
}

/** Statuses after which the stored session is worthless. */
export const endsSession = (status: number): boolean => status === 401 || status === 403;
