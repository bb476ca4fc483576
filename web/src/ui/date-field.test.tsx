import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { UiProvider } from './ui-provider.tsx';

const fault = 'Date must be after the crime’s effective date.';

/** The day of a charge of a crime that is law since 2012. */
function Day() {
  const [day, setDay] = useState('2026-03-14');
  return (
    <UiProvider>
      <DateField label="Day" value={day} onChange={setDay} earliest={{ date: '2012-01-01', fault }} />
      <button type="button" onClick={() => setDay('2026-03-14')}>
        Undo
      </button>
    </UiProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Day');
function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
}

test.for([
  ['it is typed over', () => fireEvent.change(field(), { target: { value: '0' } })],
  ['another day takes its place', () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }))],
] as const)('what is wrong with a day stands beneath it until %s', ([, change]) => {
  vi.useFakeTimers();
  render(<Day />);
  type('1/1/1950');
  expect(field().value).toBe('01/01/2012');
  vi.advanceTimersByTime(60_000);
  expect(screen.queryByText(fault)).not.toBeNull();
  change();
  expect(screen.queryByText(fault)).toBeNull();
});
