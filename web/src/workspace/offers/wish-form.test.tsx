import { noGroundOfDeportation, noRegistration, type Wish } from '@countwise/engine';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { firstAsked, noWorseThan, readAsked, wishWords, withWish } from './asked.ts';
import { WishForm } from './wish-form.tsx';

test('a length is read as it is written, or the field says how', () => {
  const added: Wish[] = [];
  render(
    <UiProvider>
      <WishForm onAdd={(wish) => added.push(wish)} />
    </UiProvider>,
  );
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: 'soon' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('Give a length such as 8y or 16m.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: '7y 8m' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(added).toEqual([{ kind: 'at-most', days: 2760 }]);
});

test('a wish over what a conviction brings is asked whole, and fines in whole dollars', () => {
  const added: Wish[] = [];
  render(
    <UiProvider>
      <WishForm onAdd={(wish) => added.push(wish)} />
    </UiProvider>,
  );
  const ask = (kind: string) => fireEvent.change(screen.getByLabelText('Wish'), { target: { value: kind } });
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  ask('fines');
  fireEvent.change(screen.getByLabelText('Dollars'), { target: { value: 'few' } });
  add();
  expect(screen.getByText('Give whole dollars such as 5,000.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Dollars'), { target: { value: '$5,000' } });
  add();
  ask('no-registration');
  expect(screen.getByText(/PC 290\.006/)).toBeTruthy();
  add();
  ask('no-deportation');
  fireEvent.click(screen.getByLabelText('Crimes of moral turpitude count'));
  add();
  expect(added).toEqual([{ kind: 'fines', most: 5000 }, noRegistration, noGroundOfDeportation(false)]);
  const { wishes } = added.reduce(withWish, firstAsked);
  expect(wishes.map(wishWords)).toEqual([
    'Fines $5,000 at most',
    'No registration',
    'No ground of deportation in our table but moral turpitude',
  ]);
  expect(withWish({ ...firstAsked, wishes }, noGroundOfDeportation(true)).wishes).toEqual([
    { kind: 'fines', most: 5000 },
    noRegistration,
    noGroundOfDeportation(true),
  ]);
});

test('no worse than an offer is no longer and no more new strikes', () => {
  const summary = { totalDays: 2760, misdemeanorDays: 0, strikes: 1 };
  const { wishes } = noWorseThan(firstAsked, { summary, card: { probationJail: null } });
  expect(wishes.map(wishWords)).toEqual(['At most 7y 8m', '1 new strike at most']);
  const onProbation = { summary: { ...summary, totalDays: 0 }, card: { probationJail: 180 } };
  expect(noWorseThan(firstAsked, onProbation).wishes[0]).toEqual({ kind: 'at-most', days: 180 });
});

test('a wish kept from before whose consequences are not at hand is asked no more', () => {
  const kept = (wish: Wish) => readAsked(JSON.stringify({ ...firstAsked, wishes: [wish] })).wishes;
  expect(kept(noRegistration)).toEqual([noRegistration]);
  expect(kept({ kind: 'without', consequences: ['passport'] })).toEqual([]);
});
