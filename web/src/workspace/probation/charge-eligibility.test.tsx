import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { type Work, WorkProvider } from '../writes/work-context.tsx';
import { ProbationMode } from './probation-mode.tsx';

const nothing = () => undefined;
const robbery: TestRow = { crime: { statute: 'PC 211', terms: { upper: '5y' } } };
const knife: TestRow = {
  crime: { statute: 'PC 12022(b)(1)', kind: 'conduct', attachesTo: ['FEL_ANY'], terms: { upper: '1y' } },
  charge: { CountNumber: 1 },
};
const theft: TestRow = { crime: { statute: 'PC 487(a)', terms: { upper: '3y' } }, charge: { CountNumber: 2 } };

function show(rows: readonly TestRow[], limitations: Work['limitations'] = []) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MemoryRouter>
        <UiProvider>
          <WorkProvider value={{ ...testWork(rows), limitations, run: nothing, undo: nothing, redo: nothing }}>
            <ProbationMode />
          </WorkProvider>
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

// who used a deadly weapon has probation in an unusual case alone: PC 1203(e)(2)
test('what is found on a charge stands against it as in the verdict, and a charge beside it is eligible', async () => {
  show([robbery, knife, theft]);
  const unusual = 'Only in an unusual case: Used or tried to use a deadly weapon on a person. PC 1203(e)(2)';
  const limits = screen.getByRole('heading', { name: 'Charge-based Limitations' }).closest('section');
  if (limits === null) throw new Error('The limitations have no section.');
  expect(within(limits).getByRole('row', { name: /PC 211/ }).textContent).toContain(unusual);
  expect(within(limits).queryByRole('row', { name: /PC 487/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Charge Eligibility' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Eligibility of Charges' }));
  expect(panel.getByRole('row', { name: /PC 211/ }).textContent).toContain(unusual);
  expect(panel.getByRole('row', { name: /PC 487/ }).textContent).toContain(
    'Eligible. This crime is not statutorily ineligible for probation.',
  );
});

const bar = { id: 'PC 1203.065(a)', level: 1 } as const;
const rapeOn = (day: '1979-12-31' | '1980-01-01'): TestRow => ({
  crime: { statute: 'PC 261(a)(2)', terms: { upper: '8y' }, probationLimit: bar },
  charge: { Date: day },
});
const limitsShown = () =>
  screen.getByRole('heading', { name: 'Charge-based Limitations' }).closest('section')?.textContent;

// the bar is of January 1, 1980; the evaluation of PC 1203.067 is asked for in every grant (J-52)
test('the limit that a crime brings by itself is told by the law of its day', () => {
  show([rapeOn('1979-12-31')]);
  expect(limitsShown()).toContain('PC 1203.067');
  expect(limitsShown()).not.toContain('PC 1203.065');
});

test('on its first day the bar stands', () => {
  show([rapeOn('1980-01-01')]);
  expect(limitsShown()).toContain('PC 1203.065(a)');
});

test.for([
  ['1979-12-31', 'PC 1203.067'],
  ['1980-01-01', 'PC 1203.065(a)'],
] as const)(
  'of a dismissed charge of %s what its crime would bar is told by the law of that day',
  async ([day, told]) => {
    const { charge, ...rape } = rapeOn(day);
    show([{ ...rape, charge: { ...charge, ChargeStatus: 2 } }, theft]);
    fireEvent.click(screen.getByRole('button', { name: 'Charge Eligibility' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Eligibility of Charges' }));
    expect(panel.getByRole('row', { name: /PC 261/ }).textContent).toContain(told);
  },
);

test.for([
  ['PC 462(a)', 2, 'Only in an unusual case: First degree burglary of a dwelling, not of a vessel.'],
  ['PC 9', 3, 'Only in an unusual case, with the findings of section 1203.067: Limitation of PC 211.'],
  [
    'PC 1203.067',
    4,
    'Only with the findings of section 1203.067: Sex felony that needs an evaluation and a threat hearing.',
  ],
  [
    'PC 1203.066(d)',
    5,
    'Only with the findings of sections 1203.066(d) and 1203.067: Lewd act or continuous abuse with no barring factor pleaded and proved.',
  ],
] as const)('what a crime of %s does to probation by itself is told in words', ([id, level, words]) => {
  show([{ crime: { ...robbery.crime, probationLimit: { id, level } } }]);
  const row = screen.getByRole('row', { name: /PC 211/ });
  expect(row.textContent).toContain(`${words} ${id}`);
});

// PC 1210.1(a): no incarceration is a condition of the probation that possession of drugs has
test('what is to be granted is told under the verdict, and no jail beside it', () => {
  const crime = { statute: 'HS 11377(a)', severity: 'misdemeanor', place: 'jail', terms: { upper: '364d' } } as const;
  show([{ crime }]);
  expect(screen.getByText(/^Probation with drug treatment is to be granted/)).toBeTruthy();
  expect(screen.getByRole('table', { name: '' }).textContent).toContain('None; up to 364 days where');
});

const noneIneligible = 'None of the charges in this case are statutorily ineligible for probation.';

// PC 667(c)(2): a strike bars probation of a felony that by itself bars nothing
test('that no charge is ineligible is told where the table of charges says so, and not over a bar that strikes bring', () => {
  show([{ ...robbery, charge: { NumberOfStrikes: '1' } }, theft]);
  expect(limitsShown()).toContain('Ineligible: a current felony with a prior strike.');
  expect(limitsShown()).not.toContain(noneIneligible);
});

// PC 1203(e)(2): presumptively ineligible is not eligible without more
test('over charges that have it in an unusual case alone that is told, and of which', () => {
  show([theft, { ...robbery, charge: { CountNumber: 3 } }, { ...knife, charge: { CountNumber: 3 } }]);
  expect(limitsShown()).not.toContain(noneIneligible);
  expect(limitsShown()?.replaceAll('\u00a0', ' ')).toContain(
    'No charge in this case is barred from probation. Only in an unusual case: count 3.',
  );
});

test('over charges that nothing limits it is told', () => {
  show([theft]);
  expect(limitsShown()).toContain(noneIneligible);
});

// PC 462(a) reaches burglary alone, not an attempt of it
test('a limit that does not stand, as of an attempt, is told of no charge', () => {
  const house = { ...theft.crime, statute: 'PC 459/460(a)', probationLimit: { id: 'PC 462(a)', level: 2 } } as const;
  show([{ crime: house, charge: { CrimeState: 'Attempt' } }]);
  expect(limitsShown()).toBe(`Charge-based Limitations${noneIneligible}`);
});

const ofStrikes = {
  Id: 'l',
  CaseId: 'case',
  ProbationLimitationId: 'PC 667(c)(2)',
  IsTrue: true,
  IsPled: false,
  Version: 1,
} as const;

test('the limitation of strikes that are set on a charge stands as pled', () => {
  show([{ ...robbery, charge: { NumberOfStrikes: '1' } }], [ofStrikes]);
  expect(screen.getByRole('button', { name: 'Pled' }).getAttribute('aria-pressed')).toBe('true');
});
