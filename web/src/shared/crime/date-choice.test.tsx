import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { DateChoice, type OffenseDates } from './date-choice.tsx';

test('an end before the first day takes the first day, and says why', () => {
  const changes: OffenseDates[] = [];
  const Chosen = () => {
    const [dates, setDates] = useState<OffenseDates>({ date: '2026-03-14', end: '2026-03-20' });
    const choose = (next: OffenseDates) => {
      changes.push(next);
      setDates(next);
    };
    return <DateChoice dates={dates} onChange={choose} />;
  };
  const screen = render(
    <UiProvider>
      <Chosen />
    </UiProvider>,
  );
  const end = screen.getByLabelText('End Date');
  fireEvent.change(end, { target: { value: '03/01/2026' } });
  fireEvent.blur(end);
  expect(changes).toEqual([{ date: '2026-03-14', end: '2026-03-14' }]);
  expect(screen.queryByText('The end date cannot be before the begin date.')).not.toBeNull();
});
