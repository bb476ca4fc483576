import { expect, test } from 'vitest';
import { workspaceCommands } from '../text/workspace-commands.ts';
import type { Command } from '../ui/commands.tsx';
import { commandsMeant } from './palette-commands.ts';

const nothing = () => undefined;
const { charge, tools, enhancement, enhancementAlso } = workspaceCommands;
const commands: readonly Command[] = [
  ...tools.map(([, label, also]) => ({ label, also, run: nothing })),
  { label: enhancement('count 1'), also: enhancementAlso, run: nothing },
  ...charge.map(([, label, also]) => ({ label: label('count 1'), also, run: nothing })),
];

// the popups of the product that there was, and words a lawyer has for them
test.for([
  ['adjust', 'Adjust Count Numbers'],
  ['renumber', 'Adjust Count Numbers'],
  ['edit case', 'Edit Case Info'],
  ['defendant', 'Edit Case Info'],
  ['jail', 'Jail Time of count 1'],
  ['probation granted', 'Jail Time of count 1'],
  ['details', 'Charge Details of count 1'],
  ['replace', 'Charge Details of count 1'],
  ['enhancement', 'Add Enhancement to count 1'],
  ['gbi', 'Add Enhancement to count 1'],
  ['immigration', 'Collaterals of count 1'],
  ['statute', 'Law Text of count 1'],
] as const)('%s finds %s', ([typed, label]) => {
  expect(commandsMeant(typed, commands).map((command) => command.label)).toContain(label);
});

test('what is named so comes before what is only meant, and two letters mean no other word', () => {
  expect(commandsMeant('law', commands)[0]?.label).toBe('Law Text of count 1');
  expect(commandsMeant('gb', commands)).toEqual([]);
});
