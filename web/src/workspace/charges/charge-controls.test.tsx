import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { FactFields } from './fact-fields.tsx';
import { FindingsField } from './findings-field.tsx';
import { SchemeField } from './scheme-field.tsx';
import { SettingFields } from './setting-fields.tsx';

const felony = (statute: string, more: Partial<TestRow['crime']> = {}): TestRow['crime'] => ({
  statute,
  terms: { lower: '2y', middle: '3y', upper: '4y' },
  ...more,
});
const theft = felony('PC 487(a)');
const dissuasion = felony('PC 136.1(b)(1)', { category: 'WITNESS_1170_15' });
const onBail = felony('PC 12022.1(b)', { kind: 'status', terms: { upper: '2y' } });

/** The fields of the last charge of a case, and what is written to it. */
function show(rows: readonly TestRow[]) {
  const written: Write[] = [];
  const work = testWork(rows);
  const row = testRow(work, `c${rows.length}`);
  const unused = () => undefined;
  const run = (writes: readonly Write[]) => void written.push(...writes);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <WorkProvider value={{ ...work, run, undo: unused, redo: unused }}>
          <SchemeField row={row} />
          <FactFields row={row} />
          <SettingFields row={row} />
          <FindingsField row={row} />
        </WorkProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { written, id: row.charge.Id };
}

const select = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const choose = (name: string, option: string) => {
  const value = within(select(name)).getByRole<HTMLOptionElement>('option', { name: option }).value;
  fireEvent.change(select(name), { target: { value } });
};

afterEach(() => vi.unstubAllGlobals());

test.for([
  ['SEX_667_6', 'PC 667.6(c), in full'],
  ['MANSLAUGHTER_1170_16', 'PC 1170.16, in full'],
  ['KIDNAP_1170_1B', 'PC 1170.1(b), separate victims'],
  ['WITNESS_1170_15', 'PC 1170.15, of another count'],
] as const)('a count of %s may be sentenced under its own rule: %s', ([category, own]) => {
  const { written, id } = show([{ crime: theft }, { crime: felony('PC 1', { category }) }]);
  expect(optionsOf('Sentencing scheme')).toEqual(['PC 1170.1(a)', own]);
  expect(select('Sentencing scheme')).toHaveProperty('value', 'usual');
  choose('Sentencing scheme', own);
  expect(written).toEqual([{ kind: 'charge', id, fields: { SubSentenceNum: 1 } }]);
});

test.for([
  [{ SubSentenceNum: 1 }, 'own'],
  [{ RunSTIRCalculation: false }, 'own'],
  [{}, 'usual'],
] as const)('a manslaughter with %j is under its %s rule, and goes back to that of every count', ([charge, value]) => {
  const { written, id } = show([{ crime: felony('PC 192(a)', { category: 'MANSLAUGHTER_1170_16' }), charge }]);
  expect(select('Sentencing scheme')).toHaveProperty('value', value);
  choose('Sentencing scheme', 'PC 1170.1(a)');
  expect(written).toEqual([{ kind: 'charge', id, fields: { SubSentenceNum: 0, RunSTIRCalculation: true } }]);
});

test('a count that no section excepts has no scheme to choose', () => {
  show([{ crime: theft }]);
  expect(screen.queryByRole('combobox', { name: 'Sentencing scheme' })).toBeNull();
});

test('a dissuasion names the count whose victim or witness it was of', () => {
  const misdemeanor = felony('PC 242', { severity: 'misdemeanor', terms: { upper: '364d' } });
  const { written, id } = show([{ crime: theft }, { crime: misdemeanor }, { crime: dissuasion }]);
  expect(optionsOf('Victim or witness of')).toEqual(['Not said', 'Count 1, PC 487(a)']);
  choose('Victim or witness of', 'Count 1, PC 487(a)');
  expect(written).toEqual([{ kind: 'charge', id, fields: { WitnessOf: 'c1' } }]);
});

test.for([
  ['c1', 'c1'],
  ['gone', ''],
] as const)('a count named as %s stands in the field as %j', ([WitnessOf, value]) => {
  const { written, id } = show([{ crime: theft }, { crime: dissuasion, charge: { WitnessOf } }]);
  expect(select('Victim or witness of')).toHaveProperty('value', value);
  if (value === '') return;
  choose('Victim or witness of', 'Not said');
  expect(written).toEqual([{ kind: 'charge', id, fields: { WitnessOf: null } }]);
});

test.for([
  ['Committed on release', 'parentCharge'],
  ['Primary offense', 'PrimaryCharge'],
] as const)('an enhancement for a crime on bail says: %s', ([name, field]) => {
  const { written, id } = show([{ crime: theft }, { crime: theft }, { crime: onBail, charge: { CountNumber: 0 } }]);
  expect(optionsOf(name)).toEqual(['Not said', 'Count 1, PC 487(a)', 'Count 2, PC 487(a)']);
  choose(name, 'Count 2, PC 487(a)');
  expect(written).toEqual([{ kind: 'charge', id, fields: { [field]: 'c2' } }]);
});

test('a felony says of which judgment it is', () => {
  const { written, id } = show([{ crime: theft }]);
  expect(optionsOf('Judgment')).toEqual(['This case', 'Earlier, being served', 'Earlier, not being served']);
  choose('Judgment', 'Earlier, not being served');
  expect(written).toEqual([{ kind: 'charge', id, fields: { EarlierJudgment: 2 } }]);
});

test('the facts that counts share are marked beside the occasion', () => {
  const { written, id } = show([{ crime: theft }]);
  const field = screen.getByRole('textbox', { name: 'Operative facts' });
  fireEvent.change(field, { target: { value: ' F1 ' } });
  fireEvent.blur(field);
  expect(written).toEqual([{ kind: 'charge', id, fields: { OperativeFacts: 'F1' } }]);
});

const inPrison = () => screen.getByRole('checkbox', { name: 'Committed in state prison' });
const isAtHand = () => inPrison().closest('details') === null;

const prisoners: readonly (readonly [string, TestRow['crime'], NonNullable<TestRow['charge']>, boolean])[] = [
  ['contraband beside another felony', felony('PC 4573.6(a)'), {}, true],
  ['a prisoner’s crime', felony('PC 4501(a)', { category: 'PRISON_1170_1C' }), {}, true],
  ['what is found so', theft, { Findings: ['in-prison'] }, true],
  ['any other felony', theft, {}, false],
];
test.for(prisoners)('of %s it may be said that it was committed in prison', ([, crime, charge, atHand]) => {
  const { written, id } = show([{ crime: theft }, { crime, charge }]);
  expect(isAtHand()).toBe(atHand);
  fireEvent.click(inPrison());
  const Findings = 'Findings' in charge ? [] : ['in-prison'];
  expect(written).toEqual([{ kind: 'charge', id, fields: { Findings } }]);
});

const weapon = felony('PC 4502(a)', { category: 'PRISON_1170_1C' });
const place = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where it was committed' });

test('of a crime that is committed in a prison alone the jail is not at hand, and said takes its place', () => {
  const crime = felony('PC 4501(a)', { category: 'PRISON_1170_1C' });
  const { written, id } = show([{ crime: theft }, { crime, charge: { Findings: ['in-prison'] } }]);
  const inJail = screen.getByRole('checkbox', { name: 'Committed in a county jail or camp' });
  expect(inJail.closest('details')).not.toBeNull();
  fireEvent.click(inJail);
  expect(written).toEqual([{ kind: 'charge', id, fields: { Findings: ['in-jail'] } }]);
});

test.for([
  [[], '', 'in-jail', ['in-jail']],
  [['in-prison'], 'in-prison', 'in-jail', ['in-jail']],
  [['in-jail', 'outside-term-ended'], 'in-jail', 'in-prison', ['outside-term-ended', 'in-prison']],
  [['outside-term-ended'], '', 'in-prison', ['outside-term-ended', 'in-prison']],
  [['in-prison', 'in-jail'], 'in-prison', '', []],
] as const)(
  'of a prison and a jail one is chosen: with %j it is %s, and %s leaves %j',
  ([proved, shown, chosen, left]) => {
    const { written, id } = show([{ crime: theft }, { crime: weapon, charge: { Findings: [...proved] } }]);
    expect(place().value).toBe(shown);
    expect([...place().options].map(({ text }) => text)).toEqual(['Not said', 'State prison', 'A county jail or camp']);
    expect(screen.queryByRole('checkbox', { name: /^Committed in/ })).toBeNull();
    fireEvent.change(place(), { target: { value: chosen } });
    expect(written).toEqual([{ kind: 'charge', id, fields: { Findings: left } }]);
  },
);

test('an enhancement is not committed in prison, its crime is', () => {
  show([{ crime: theft }, { crime: onBail, charge: { CountNumber: 0 } }]);
  expect(screen.queryByRole('checkbox', { name: 'Committed in state prison' })).toBeNull();
});

test('each new field says the section it rests on', () => {
  show([{ crime: theft }, { crime: dissuasion }]);
  for (const section of ['PC 667(c)(8)', 'PC 1170.15', 'PC 667(c)(6)', 'PC 1170.1(c)'])
    expect(screen.getAllByText(section, { exact: true }).length).toBeGreaterThan(0);
});
