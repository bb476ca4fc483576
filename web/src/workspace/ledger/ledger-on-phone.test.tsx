import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, drawn, grave, prepare, robbery, show, theft } from './ledger.fixture.tsx';

beforeEach(prepare);
afterEach(() => vi.unstubAllGlobals());

test('on a phone a row is one button, and what can be chosen opens beneath it', () => {
  const written = show([{ crime: grave }, { crime: robbery }], true);
  fireEvent.click(button(/^2PC 211/));
  expect(screen.getByRole('region', { name: 'Why count 2 is 1y' })).toBeTruthy();
  fireEvent.click(button(/^Concurrent/));
  expect(written).toEqual([{ kind: 'charge', id: 'c2', fields: { Concurrency: 1 } }]);
  expect(screen.getByText('Term, used only if count 2 is the principal')).toBeTruthy();
  // a phone has no keys to press
  expect(document.querySelector('kbd')).toBeNull();
});

// PC 667(c)(6) binds a striker's felonies of different occasions alone
test('on a phone the choice of how a count runs says which counts it must run consecutively to', () => {
  const of = (Occasion: string) => ({ crime: robbery, charge: { Occasion, NumberOfStrikes: '1' as const } });
  show([of('A'), of('A'), of('B')], true);
  fireEvent.click(button(/^2PC 211/));
  expect(screen.getByText('Mandatory consecutive only to count 3, PC 667(c)(6)')).toBeTruthy();
});

test('on a phone the shape of the sentence stands at the edge of the number alone, not among the rows or steps', () => {
  drawn([{ crime: grave }, { crime: robbery }], {}, true, '/?why');
  expect(screen.getByRole('region', { name: 'Why 21y' })).toBeTruthy();
  expect(document.querySelectorAll('.band')).toHaveLength(0);
});

test('on a phone the choices stand before what else would change the total', async () => {
  show([{ crime: grave }, { crime: robbery }], true);
  fireEvent.click(button(/^2PC 211/));
  const further = await screen.findByRole('heading', { name: 'What would change the total' });
  const before = (text: string) =>
    screen.getByText(text).compareDocumentPosition(further) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(before('Runs')).toBeTruthy();
  expect(before('Term, used only if count 2 is the principal')).toBeTruthy();
});

test('on a phone a folded line says its counts and its checks in words', () => {
  show(
    [{ crime: grave }, ...Array.from({ length: 4 }, () => ({ crime: theft, charge: { ChargeStatus: 3 as const } }))],
    true,
  );
  const fold = button(/Counts 2 to 5, 4 counts/);
  expect(fold.textContent).toMatch(/\d checks? on Counts 2 to 5, 4 counts/);
});

test.for([
  [2, true],
  [0, null],
] as const)('on a phone the choices of a count of status %s are outlined: %s', ([ChargeStatus, isOut]) => {
  show([{ crime: grave }, { crime: robbery, charge: { ChargeStatus } }], true);
  fireEvent.click(button(/^2PC 211/));
  const outlined = screen.getAllByRole('group', { name: /^(Runs|Term), count 2/ }).map((each) => each.dataset['out']);
  expect(outlined).toEqual(outlined.map(() => (isOut === null ? undefined : 'true')));
  expect(outlined.length).toBeGreaterThan(0);
});
