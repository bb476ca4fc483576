import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScrolledTable } from './scrolled-table.tsx';

const show = (count: number) => {
  const keys = Array.from({ length: count }, (_, index) => `count ${index + 1}`);
  render(
    <ScrolledTable
      lines={1}
      columns={['Count']}
      keys={keys}
      height={44}
      row={(index, place) => (
        <tr {...place}>
          <td>{keys[index]}</td>
        </tr>
      )}
    />,
  );
};
const shown = () => screen.queryAllByText(/^count /).length;

test('a table of a hundred stands whole, and says how many rows it has', () => {
  show(100);
  expect([shown(), screen.getByRole('table').getAttribute('aria-rowcount')]).toEqual([100, '101']);
  expect(screen.getByText('count 7').closest('tr')?.getAttribute('aria-rowindex')).toBe('8');
});

test('of a longer one what is in sight of its frame stands on the page, and all of it is printed', () => {
  show(250);
  const inSight = shown();
  expect(inSight).toBeLessThan(250);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('251');
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(shown()).toBe(250);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(shown()).toBe(inSight);
});
