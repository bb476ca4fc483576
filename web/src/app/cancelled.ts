import { redirect } from 'react-router';

/** Cancels a navigation: one stays where one is, or begins at the start where the site was opened with this address. */
export function cancelled(request: Request): Response {
  const { pathname, search } = window.location;
  return redirect(new URL(request.url).pathname === pathname ? '/' : pathname + search);
}
