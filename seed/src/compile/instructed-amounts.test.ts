import { expect, test } from 'vitest';
import { catalogue, referenceArtefact } from './compiled.fixture.ts';

/** Amounts of dollars that rows name: `over $400, before 2011`. */
const amountsIn = (words: string): readonly string[] => words.match(/\$\d+(?:,\d{3})*/g) ?? [];

// a felony by value was one above $400 until Stats. 2009-2010, 3d Ex. Sess., ch. 28, and Stats. 2010, ch. 693
test('an instruction that names an amount names that of each day whose rows it is for', () => {
  const told = referenceArtefact.instructions
    .map(({ number, proof }) => ({ number, amounts: amountsIn(proof.join(' ')) }))
    .filter(({ amounts }) => amounts.includes('$950'));
  expect(told.map(({ number }) => number)).toContain('1801');
  const missing = told.flatMap(({ number, amounts }) => {
    const rows = catalogue.rows.filter(
      (row) => row.calcrim.includes(number) && /over|more than|or more/.test(row.name),
    );
    const named = new Set(rows.flatMap(({ name }) => amountsIn(name)));
    return [...named]
      .filter((amount) => ['$200', '$400', '$950'].includes(amount) && !amounts.includes(amount))
      .map((amount) => `${number} ${amount}`);
  });
  expect(missing).toEqual([]);
});
