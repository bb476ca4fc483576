import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { CommandsProvider, useCommandList } from '../ui/commands.tsx';
import { testWork } from './work/work.fixture.ts';
import { WorkspaceCommands } from './workspace-commands.tsx';
import { WorkProvider } from './writes/work-context.tsx';

const nothing = () => undefined;

const Listed = () => (
  <output>
    {useCommandList()
      .flatMap(({ label }) => label ?? [])
      .join('; ')}
  </output>
);

test('from every mode each part of Tools and each popup of a charge is gone to by a command', () => {
  const work = testWork([{ crime: { statute: 'PC 211', terms: { upper: '5y' } } }]);
  const page = () => (
    <MemoryRouter>
      <CommandsProvider>
        <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
          <WorkspaceCommands onAdd={nothing} onScenarios={nothing} onCompare={nothing} onInsert={nothing} withCharge />
          <Listed />
        </WorkProvider>
      </CommandsProvider>
    </MemoryRouter>
  );
  // what a screen can do is known once it stands
  render(page()).rerender(page());
  const offered = screen.getByRole('status').textContent.split('; ');
  for (const label of [
    'Adjust Count Numbers',
    'Edit Case Info',
    'Manage Scenarios',
    'Charge Details of count 1',
    'Jail Time of count 1',
    'Add Enhancement to count 1',
  ])
    expect(offered).toContain(label);
});
