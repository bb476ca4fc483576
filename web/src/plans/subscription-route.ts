interface Failed {
  readonly status: number;
  readonly subscriptionStatus?: string | undefined;
}

/** What a failed subscription check does: `stay` shows the screen, `back` cancels the way to it, else an address. */
const byStatus: Readonly<Record<number, (failed: Failed) => string>> = {
  401: () => '/login',
  402: ({ subscriptionStatus }) =>
    subscriptionStatus === 'Expired' || subscriptionStatus === 'Create_Subscription' ? 'stay' : '/error?code=402',
  404: () => 'back',
  429: () => '/',
  500: () => '/error?code=500',
};

/** The one table of the subscription screens' guard. No answer counts as a failure of ours. */
export const subscriptionRoute = (failed: Failed): string => byStatus[failed.status]?.(failed) ?? '/error?code=500';
