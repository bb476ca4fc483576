/** The whole seconds from 1970 to an instant: how the table and a token tell time. */
export const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
