import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { SchemeField } from './scheme-field.tsx';

const nothing = () => undefined;
const rape: TestRow['crime'] = {
  statute: 'PC 261(a)(2)',
  terms: { lower: '3y', middle: '6y', upper: '8y' },
  groups: ['SEX6676'],
  category: 'SEX_667_6',
};

// PC 667.6(d): of separate victims the law gives the full term, which nobody has to choose
test.for([
  [{}, 'PC 1170.1(a)'],
  [{ VictimId: 'V2' }, 'PC 667.6(d), in full'],
  [{ SubSentenceNum: 1 as const }, 'PC 667.6(c), in full'],
] as const)('with %j the scheme that holds is %s', ([charge, scheme]) => {
  const work = testWork([
    { crime: rape, charge: { VictimId: 'V1' } },
    { crime: rape, charge },
  ]);
  render(
    <UiProvider>
      <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
        <SchemeField row={testRow(work, 'c2')} />
      </WorkProvider>
    </UiProvider>,
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sentencing scheme' });
  expect(field.selectedOptions[0]?.textContent).toBe(scheme);
});
