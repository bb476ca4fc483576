import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChoiceField } from './choice-field.tsx';
import { UiProvider } from './ui-provider.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.for([true, false])('Enter chooses the first county and sends no form, marked already: %s', async (isMarked) => {
  const onChange = vi.fn<(county: string | null) => void>();
  render(
    <UiProvider>
      <ChoiceField label="County" data={['Fresno']} onChange={onChange} />
    </UiProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'County' });
  await act(async () => fireEvent.focus(field));
  await act(async () => fireEvent.change(field, { target: { value: 'Fres' } }));
  const option = screen.getByRole('option', { name: 'Fresno', hidden: true });
  if (!isMarked) option.removeAttribute('data-combobox-selected');
  const goesOn = fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await act(() => new Promise((done) => setTimeout(done, 5)));
  expect(onChange.mock.calls.map(([county]) => county)).toEqual(['Fresno']);
  expect(goesOn).toBe(false);
});

test('the county that is chosen already stays chosen when it is pressed again', async () => {
  const onChange = vi.fn<(county: string | null) => void>();
  render(
    <UiProvider>
      <ChoiceField label="County" data={['Fresno', 'Mono']} value="Mono" onChange={onChange} />
    </UiProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'County' });
  await act(async () => fireEvent.focus(field));
  await act(async () => fireEvent.click(field));
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'Mono', hidden: true })));
  expect(onChange).not.toHaveBeenCalledWith(null);
  expect(field).toHaveProperty('value', 'Mono');
});
