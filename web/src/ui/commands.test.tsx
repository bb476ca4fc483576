import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { CommandsProvider, useCommand } from './commands.tsx';

const ran: string[] = [];
beforeEach(() => void ran.splice(0));
function Does({ name }: { readonly name: string }) {
  useCommand({ key: 'b', run: () => ran.push(name) });
  return null;
}

test('of two commands by one key the one that came last runs, and the first again once it is gone', () => {
  const screenOf = (isOpen: boolean) => (
    <CommandsProvider>
      <Does name="screen" />
      {isOpen && <Does name="panel" />}
    </CommandsProvider>
  );
  const { rerender } = render(screenOf(false));
  for (const isOpen of [false, true, false]) {
    rerender(screenOf(isOpen));
    fireEvent.keyDown(document.body, { key: 'b' });
  }
  expect(ran).toEqual(['screen', 'panel', 'screen']);
});

test('behind a dialog that is open, or opening, a key of the screen does nothing, wherever the focus is', () => {
  const screenOf = (isOpen: boolean) => (
    <CommandsProvider>
      <Does name="screen" />
      {isOpen && <div role="dialog" />}
    </CommandsProvider>
  );
  const { rerender } = render(screenOf(true));
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(ran).toEqual([]);
  rerender(screenOf(false));
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(ran).toEqual(['screen']);
});

test('a key pressed as soon as the screen stands does what the screen shows, not what it showed before', () => {
  function Order({ name }: { readonly name: string }) {
    useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: 'b' }));
    return <Does name={name} />;
  }
  const screenOf = (name: string) => (
    <CommandsProvider>
      <Order name={name} />
    </CommandsProvider>
  );
  const { rerender } = render(screenOf('ascending'));
  ran.splice(0);
  rerender(screenOf('descending'));
  expect(ran).toEqual(['descending']);
});
