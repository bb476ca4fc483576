import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { CellMenu } from './cell-menu.tsx';

const nothing = () => undefined;
const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };

const menuOf = async (
  work: ReturnType<typeof testWork>,
  ids: readonly [string, ...string[]],
  column: 'run' | 'principal',
) => {
  const [first, ...others] = ids;
  const rows = [testRow(work, first), ...others.map((id) => testRow(work, id))] as const;
  render(
    <UiProvider>
      <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
        <CellMenu open={{ rows, columns: [column], anchor: document.body }} onClose={nothing} onChoose={nothing} />
      </WorkProvider>
    </UiProvider>,
  );
  const choices = within(await screen.findByRole('menu')).getAllByRole('menuitemradio', { hidden: true });
  return choices.map(({ textContent }) => textContent.trim());
};

// of equal greatest terms either may be the principal one: rule 4.452(a)(2)
test('each choice of the principal term says whose it would be, where the total is the same', async () => {
  const work = testWork([{ crime: robbery }, { crime: robbery }]);
  expect(await menuOf(work, ['c2'], 'principal')).toEqual([
    'Preferredas now, count 2 principal',
    'Unspecifiedas now, count 1 principal',
  ]);
});

/** Felonies of a striker, each of its occasion: PC 667(c)(6) binds those of different ones alone. */
const ofOccasions = (...occasions: readonly (string | null)[]) =>
  testWork(occasions.map((Occasion) => ({ crime: robbery, charge: { Occasion, NumberOfStrikes: '1' } })));

test('concurrent says toward which counts it is not followed, and why', async () => {
  expect(await menuOf(ofOccasions('A', 'A', 'B', 'C'), ['c2'], 'run')).toEqual([
    expect.stringMatching(/^c Consecutive(?!Not)/),
    expect.stringMatching(/^o ConcurrentNot to counts 3, 4: mandatory consecutive, PC 667\(c\)\(6\)/),
  ]);
});

test('of several rows it names every count that one of them is bound to', async () => {
  const [, concurrent] = await menuOf(ofOccasions('A', 'B', 'C', null), ['c1', 'c2', 'c3'], 'run');
  expect(concurrent).toMatch(/^o ConcurrentNot to counts 1–3: mandatory consecutive, PC 667\(c\)\(6\)/);
});

test.for([
  ['bound to none', ['A', 'A', null], /^o Concurrent→ |^o Concurrentas now/],
  ['bound to all', ['A', 'B', 'C'], /^o ConcurrentMandatory consecutive, PC 667\(c\)\(6\)/],
] as const)('a count %s says that alone', async ([, occasions, says]) => {
  expect((await menuOf(ofOccasions(...occasions), ['c2'], 'run'))[1]).toMatch(says);
});
