import { expect, test } from 'vitest';
import { answerTo, type TestCharge } from '../case.fixture.ts';
import { limitsOfCharges } from './limits-of-charges.ts';
import { factsOf, firstDegreeBurglary, lewdAct } from './probation.fixture.ts';
import { probation } from './probation.ts';

const theft: TestCharge = { crime: 'PC 459/460(b)' };
const knife: TestCharge = { ...theft, enhancements: ['PC 12022(b)(1)'] };
const none = 'None of the charges in this case are statutorily ineligible for probation.';
const notBarred = 'No charge in this case is barred from probation.';

// PC 1203(e)(2): who used a deadly weapon has it in an unusual case alone; 12022.53(g), 667(c)(2): a gun or a strike bars it
test.for<readonly [string, readonly TestCharge[], object, string | undefined]>([
  ['no charge is limited', [theft], {}, none],
  ['one is limited', [theft, knife], {}, `${notBarred} Only in an unusual case: count 2.`],
  ['several are', [knife, theft, knife], {}, `${notBarred} Only in an unusual case: counts 1, 3.`],
  ['what is dismissed limits nothing', [theft, { ...knife, status: 'Dismissed' }], {}, none],
  ['a strike bars', [theft], { strikes: '1' }, undefined],
  ['a finding bars', [{ crime: 'PC 211/212.5(c)', enhancements: ['PC 12022.53(b)'] }], {}, undefined],
])('where %s', ([, charges, more, words]) => {
  expect(limitsOfCharges(answerTo(charges, more))).toBe(words);
});

test('each limit is told with its own counts, those of an unusual case first', () => {
  const answer = answerTo([theft, theft, theft, theft]);
  const rows = [
    { ...lewdAct, id: 'c4' },
    { ...firstDegreeBurglary, id: 'c2' },
  ];
  expect(limitsOfCharges({ ...answer, probation: probation(factsOf(rows)) })).toBe(
    `${notBarred} Only in an unusual case: count 2. Only with the findings of sections 1203.066(d) and 1203.067: count 4.`,
  );
});
