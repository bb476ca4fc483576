/** Faults of the search for offers: each a text that stands once in a file of the engine, and what is put in its place. */
export const offerFaults = [
  {
    what: 'a part is cut by a bound without any future credit',
    file: 'offers/bound.ts',
    text: 'Math.max(0, balance - futureCredit(balance, rate) - 1)',
    instead: 'balance',
  },
  {
    what: 'a stay is left behind by the count it rests on',
    file: 'offers/one-act.ts',
    text: 'isStayed(charge) && restsOn(charge, charges).length === 0',
    instead: 'charges.length < 0',
  },
  {
    what: 'a lesser crime gives up the whole term of the charge',
    file: 'offers/pleas.ts',
    text: 'Math.max(0, yearsOfCrime(filed) - yearsOfCrime(pleaded))',
    instead: 'yearsOfCrime(filed)',
  },
  {
    what: 'a count dismissed before gives up its years again',
    file: 'offers/pleas.ts',
    text: "if (filed.standing === 'inactive') return 0;",
    instead: '',
  },
  {
    what: 'points that serve as long as one that gives up less are told',
    file: 'offers/bargains.ts',
    text: 'if (amount >= least) return false;',
    instead: 'if (amount > least) return false;',
  },
  {
    what: 'of equal terms the one with the smaller gain is the principal one',
    file: 'offers/sums.ts',
    text: 'item.head < head.whole || item.part >= head.part',
    instead: 'item.head <= head.whole',
  },
  {
    what: 'items are left out that a shorter subordinate share needs',
    file: 'offers/sums.ts',
    text: 'other.head <= item.head && other.part <= item.part',
    instead: 'other.head <= item.head || other.part <= item.part',
  },
  {
    what: 'two strikes dismissed give up one',
    file: 'offers/settings.ts',
    text: 'strikes: gone, changes: gone',
    instead: 'strikes: 1, changes: gone',
  },
  {
    what: 'to punish another count of an act is no step of the court',
    file: 'offers/pleas.ts',
    text: 'first.court + Number(isFiledPunished)',
    instead: 'first.court',
  },
  {
    what: 'every count of an act may be stayed',
    file: 'offers/one-act.ts',
    text: 'filter(({ isPunished }) => isPunished).length === 1',
    instead: 'filter(({ isPunished }) => isPunished).length <= 1',
  },
] as const;
