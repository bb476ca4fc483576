/** How many random cases are computed a second time: in every run of the tests, and by `npm run prove` at length. */
export const everyRun = { sentences: 700, ranges: 40, offers: 200, cutParts: 100, offerLaws: 40 };
export const atLength = { sentences: 100_000, ranges: 500, offers: 1000 };
