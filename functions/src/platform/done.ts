/** What a call answers that has nothing to tell but that it was done. */
export const done = { success: true } as const;
