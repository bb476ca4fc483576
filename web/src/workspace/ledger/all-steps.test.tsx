import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, drawn, grave, prepare, robbery, show } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

test('Escape closes the steps of all rows and leads back to the total', async () => {
  show([{ crime: grave }, { crime: robbery }]);
  fireEvent.click(button('Total 21y, show all steps'));
  expect(document.getElementById('why')).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(document.getElementById('why')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('Total 21y, show all steps')));
});

test.for([
  ['a desk', false],
  ['a phone', true],
] as const)('asked why on %s, the steps of all rows have the focus and are brought into sight', ([, isPhone]) => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    shown.push(this.getAttribute('aria-label'));
  };
  drawn([{ crime: grave }, { crime: robbery }], {}, isPhone, '/?why');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Why 21y' }));
  expect(shown.at(-1)).toBe('Why 21y');
});

test('the steps of all rows tell what is served, each length once, and what is not last and folded', () => {
  show([{ crime: robbery, charge: { ChargeStatus: 2 } }, { crime: grave }]);
  fireEvent.click(button('Total 20y, show all steps'));
  const why = screen.getByRole('region', { name: 'Why 20y' });
  const named = [...why.querySelectorAll('li h3')].map(({ textContent }) => textContent);
  expect(named).toEqual([expect.stringMatching(/^Count 2/), expect.stringMatching(/^Count 1/)]);
  const folded = within(why).getByText('1 not served').closest('details');
  expect([folded?.open, folded?.contains(screen.getByText(named[1] ?? ''))]).toEqual([false, true]);
  const amounts = [...why.querySelectorAll('ol:first-of-type .steps th')].map(({ textContent }) => textContent);
  expect(amounts).not.toContain('+20y');
});
