/** Milliseconds that a caller waits for a neighbour that hangs, all tries together at most: far below every function's own end. */
export const patience = 5000;

/** How a client waits for a service of the cloud: a call that hangs is given up, and tried again while there is time. */
const waiting = (requestTimeout: number, maxAttempts: number) => ({
  requestHandler: { connectionTimeout: 1000, requestTimeout, throwOnRequestTimeout: true },
  maxAttempts,
});

/** Of what answers in milliseconds: the table. Where every twentieth request fails, one of 160,000 fails four times. */
export const quick = waiting(1200, 4);
/** Of what may take a second, and may be asked twice: the pool, the bucket. */
export const slow = waiting(2500, 2);
/** Of what reaches a person, and would reach them twice: letters and texts. */
export const once = waiting(patience, 1);
