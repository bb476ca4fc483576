import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWindowed } from './use-windowed.ts';

function List({ count }: { readonly count: number }) {
  const keys = Array.from({ length: count }, (_, index) => `case ${index + 1}`);
  const { list, rows } = useWindowed({ keys, height: 44, focused: 'a' });
  return (
    <ul ref={list}>
      {rows.map(({ index }) => (
        <li key={keys[index]}>{keys[index]}</li>
      ))}
    </ul>
  );
}

test('a list of a hundred stands whole', () => {
  render(<List count={100} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
});

test('of a longer list only what is in sight stands on the page, and all of it is printed', () => {
  render(<List count={250} />);
  const inSight = screen.queryAllByRole('listitem').length;
  expect(inSight).toBeLessThan(250);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(250);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(screen.queryAllByRole('listitem')).toHaveLength(inSight);
});
