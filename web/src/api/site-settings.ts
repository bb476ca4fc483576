import { siteSettings } from '@countwise/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** Where the site runs, and whom to write to. It does not change while the site is open. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: () => request(siteSettings),
  staleTime: Number.POSITIVE_INFINITY,
});
