import { redirect } from 'react-router';
import { storedUser } from '../api/session.ts';
import { managerOf } from './manager.ts';

/** The county's administration is for its administrators and managers; others find nothing at its address. */
export function countyGuard(): null {
  const user = storedUser();
  // without a session the guard of the frame leads to the sign-in
  if (user !== null && managerOf(user) === null) throw redirect('/error?code=404');
  return null;
}
