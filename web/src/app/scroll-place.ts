/** What is scrolled by itself: a screen, and each mode of a case. What is opened within one moves nothing. */
export const scrollPlace = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('mode') ?? ''}`;
