import { subscriptionCheck } from '@countwise/contract';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { clearSession, storedStatus, storedToken, storedUser, storeStatus } from '../api/session.ts';
import { asksSupport } from '../plans/asks-support.ts';
import { subscriptionRoute } from '../plans/subscription-route.ts';
import { cancelled } from './cancelled.ts';

const letGo = 'Removed_From_County';
const supportAddress = '/ReactivateSubscription';

/** Whoever belongs to an organization pays nothing here, unless it let them go. */
const belongs = (): boolean => storedUser()?.Subscriber?.SubscriptionType === 3 && storedStatus() !== letGo;

/** Guards the screens that make or renew a subscription: for those who have none that holds. */
export async function subscriptionGuard({ request: asked }: LoaderFunctionArgs): Promise<Response | null> {
  const user_token = storedToken();
  if (user_token === null) return redirect('/login');
  if (belongs()) return redirect('/');
  try {
    await request(subscriptionCheck, { body: { user_token } });
    return redirect('/');
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return follow(failure, asked);
  }
}

function follow({ status, problem }: Failure, asked: Request): Response | null {
  const subscriptionStatus = problem?.subscriptionStatus;
  const way = subscriptionRoute({ status, subscriptionStatus });
  if (status === 401) clearSession();
  if (way === 'back') return cancelled(asked);
  if (way !== 'stay') return redirect(way);
  // the check calls all who have none alike: that an organization let somebody go is known, and is told them
  if (storedStatus() !== letGo || subscriptionStatus !== 'Create_Subscription') storeStatus(subscriptionStatus ?? '');
  const asks = asksSupport({ status: storedStatus(), user: storedUser() });
  return asks && new URL(asked.url).pathname !== supportAddress ? redirect(supportAddress) : null;
}
