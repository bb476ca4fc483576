import { redirect } from 'react-router';
import { renewSession } from '../api/renewal.ts';
import { storedToken, storedUser } from '../api/session.ts';
import { managerOf } from './manager.ts';

const manages = (): boolean => {
  const user = storedUser();
  return user !== null && managerOf(user) !== null;
};

/**
 * The county's administration is for its administrators and managers; others find nothing at its address. Whoever was
 * none at the last answer of the server is asked for once more: a role may have been given since.
 */
export async function countyGuard(): Promise<null> {
  const token = storedToken();
  // without a session the guard of the frame leads to the sign-in
  if (token === null || manages()) return null;
  await renewSession(token).catch(() => false);
  if (storedToken() !== null && !manages()) throw redirect('/error?code=404');
  return null;
}
