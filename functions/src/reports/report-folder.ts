/** What the names of an owner's printed reports begin with: nobody reaches another's by its name. */
export const reportFolder = (ownerId: string): string => `reports/${ownerId}/`;
