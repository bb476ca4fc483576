import {
  type AuditFilter,
  getCountyAnnouncement,
  getUsage,
  listAudit,
  listInvitations,
  listMembers,
} from '@countwise/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../api/request.ts';

export type Member = z.output<typeof listMembers.answer>['members'][number];

/** The people of the county and its seats. */
export const membersQuery = queryOptions({
  queryKey: ['county', 'members'],
  meta: { page: true },
  queryFn: ({ signal }) => request(listMembers, { signal }),
});

export const invitationsQuery = queryOptions({
  queryKey: ['county', 'invitations'],
  queryFn: ({ signal }) => request(listInvitations, { signal }),
});

export const announcementQuery = queryOptions({
  queryKey: ['county', 'announcement'],
  queryFn: async ({ signal }) => (await request(getCountyAnnouncement, { signal })).announcement,
});

export const usageQuery = queryOptions({
  queryKey: ['county', 'usage'],
  // counted anew whenever it is looked at
  staleTime: 0,
  queryFn: ({ signal }) => request(getUsage, { signal }),
});

/** The activity log, page by page. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['county', 'audit', filter],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      request(listAudit, { query: { ...filter, ...(pageParam !== '' && { next: pageParam }) }, signal }),
    getNextPageParam: ({ next }) => next,
  });
