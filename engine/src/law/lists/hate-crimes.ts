import { listed, type UndatedList } from '../statute-list.ts';

/** Who is punished under § 422.6 is not punished under § 422.7, which raises other misdemeanors, its own lesser form not again. */
export const notRaised: UndatedList = [listed('PC 422.7', ['PC 422.6', 'PC 422.7'])];

/** A crime that § 422.7 has made a felony gets no more years for the same hate. */
export const raisedAlready: UndatedList = [listed('PC 422.75(a), (b)', ['PC 422.7'])];
