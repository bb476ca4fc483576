import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { CellMenu } from './cell-menu.tsx';

const nothing = () => undefined;
const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };

// of equal greatest terms either may be the principal one: rule 4.452(a)(2)
test('each choice of the principal term says whose it would be, where the total is the same', async () => {
  const work = testWork([{ crime: robbery }, { crime: robbery }]);
  const open = { rows: [testRow(work, 'c2')], columns: ['principal'], anchor: document.body } as const;
  render(
    <UiProvider>
      <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
        <CellMenu open={open} onClose={nothing} onChoose={nothing} />
      </WorkProvider>
    </UiProvider>,
  );
  const choices = within(await screen.findByRole('menu')).getAllByRole('menuitemradio', { hidden: true });
  expect(choices.map(({ textContent }) => textContent.trim())).toEqual([
    'Preferredas now, count 2 principal',
    'Unspecifiedas now, count 1 principal',
  ]);
});
