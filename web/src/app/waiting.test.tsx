import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Waiting } from './waiting.tsx';

/** What stands on the page before the screen of an address is there: the classes of its parts. */
function framed(address: string) {
  const never = { loader: () => new Promise<never>(() => undefined), hydrateFallbackElement: <Waiting /> };
  const router = createMemoryRouter(
    [
      { path: '/Cases', ...never },
      { path: '/Cases/:caseId', ...never },
    ],
    { initialEntries: [address] },
  );
  const { container, unmount } = render(<RouterProvider router={router} />);
  const parts = [...container.querySelectorAll('[class*=waiting]')].map((part) => [
    part.className,
    part.querySelectorAll(':scope > .skeleton').length,
  ]);
  expect(container.querySelector('.top-bar')?.textContent).toBe('Countwise');
  unmount();
  router.dispose();
  return parts;
}

test('before a case there is the frame of the workspace stands, before any other screen a title and a list', () => {
  expect(framed('/Cases/one')).toEqual([
    ['waiting-caption', 1],
    ['waiting-case', 0],
    ['waiting-menu', 8],
    ['waiting-rows', 6],
    ['waiting-number', 3],
  ]);
  expect(framed('/Cases')).toEqual([['page waiting-list', 7]]);
});
