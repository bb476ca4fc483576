import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { PriceCell } from './price-cell.tsx';

test('what falls with a row is named beside its price by its section, the strikes on a line of their own', () => {
  const price = {
    row: 'c1',
    days: { statute: 1970, department: 1545 },
    total: '13y 8m',
    strikes: 1,
    place: null,
    fallen: ['c2'],
    noChange: null,
  };
  render(
    <UiProvider>
      <PriceCell price={price} total="20y" alike={1} nameBy={(id) => id} statuteBy={() => '12022.53(b)'} />
    </UiProvider>,
  );
  for (const line of ['with 12022.53(b)', '1 strike fewer']) expect(screen.getByText(line)).toBeDefined();
});
