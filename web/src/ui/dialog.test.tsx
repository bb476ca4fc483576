// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { UiProvider } from './ui-provider.tsx';

const Late = lazy(async () => ({ default: Dialog }));

function Opener() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Deleted</Button>
      <Suspense>{opened && <Kept />}</Suspense>
    </>
  );
}

/** A dialog that is fetched by the press that opens it, and stays. */
function Kept() {
  const [opened, setOpened] = useState(true);
  return (
    <Late opened={opened} onClose={() => setOpened(false)} title="Recently deleted">
      Nothing
    </Late>
  );
}

test('a dialog that was fetched by the press gives the focus back to its button', async () => {
  render(<Opener />, { wrapper: UiProvider });
  const button = screen.getByRole('button', { name: 'Deleted' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Recently deleted' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
