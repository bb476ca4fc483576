import { listed, type UndatedList } from '../statute-list.ts';

/** Crimes whose own section punishes those who conspire to commit them as it punishes the crime: no felony of § 182 is made. */
export const conspiraciesCovered: UndatedList = [listed('PC 337j(d)', ['PC 337j'])];
