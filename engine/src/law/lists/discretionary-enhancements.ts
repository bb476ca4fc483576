import { listed, type UndatedList } from '../statute-list.ts';

/** Enhancements that the court may impose or leave, by their section's own words: "may be punished by an additional term". */
export const discretionaryEnhancements: UndatedList = [listed('PC 674', ['PC 674'])];
