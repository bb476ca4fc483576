/** The one table, as data: for the cloud's stack and for the twin on one machine alike. */
export const tableDefinition = {
  partitionKey: 'PK',
  sortKey: 'SK',
  indexes: [{ name: 'GSI1', partitionKey: 'GSI1PK', sortKey: 'GSI1SK' }],
  /** Seconds since 1970 after which an item counts as gone, whether or not it was swept. */
  timeToLive: 'ExpiresAt',
} as const;
