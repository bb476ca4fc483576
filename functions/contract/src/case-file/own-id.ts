/** The part of a child's id that stays its own when its case is copied: what follows the id of the case. */
export const ownId = (id: string): string => id.slice(id.indexOf('.') + 1);
