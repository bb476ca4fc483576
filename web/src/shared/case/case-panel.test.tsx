import { blankSettings, type CaseRecord, type OrganizationSettings } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { CaseForm } from './case-panel.tsx';
import { casesQuery } from './case-queries.ts';
import { storedCase } from './stored-case.fixture.ts';

const other: CaseRecord = { ...storedCase, Id: 'one' };
const rivera: CaseRecord = {
  ...other,
  CaseNumber: '26F-1',
  CaseStatus: 0,
  DefendantLastName: 'Rivera',
  DefendantFirstName: 'Ben',
  DefendantBirthdate: '1990-03-07',
  NextHearingDate: '2027-01-05',
};
const closed: OrganizationSettings = { ...blankSettings, DefendantDOB: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

function shownForm(record: CaseRecord | null, settings: OrganizationSettings | null = null) {
  const client = new QueryClient();
  const rules = { engine: '1', catalogue: '1' };
  client.setQueryData(casesQuery.queryKey, { pages: [{ cases: [rivera], next: null, rules }], pageParams: [''] });
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <CaseForm record={record} settings={settings} onSaved={() => undefined} />
      </UiProvider>
    </QueryClientProvider>,
  );
}
const type = (label: string, ...said: readonly string[]) => {
  for (const value of said) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.blur(screen.getByLabelText(label));
  }
};
const standsAs = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
/** What the form sends as its button is pressed. */
const savedBy = async (press: string) => {
  const sent = new Promise<object>((resolve) => {
    vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string }) => {
      resolve(JSON.parse(body));
      return Response.json({ ...rivera, ...JSON.parse(body) });
    });
  });
  fireEvent.click(screen.getByRole('button', { name: press }));
  return sent;
};

test('the form of a case says that another has the number, and takes it all the same', () => {
  shownForm(null);
  type('Case number', '26F-2');
  expect(screen.queryByText(/Another case has this number/)).toBeNull();
  type('Case number', '26f-1');
  expect(screen.getByText('Another case has this number: Rivera, Ben. You may keep it.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create' })).not.toHaveProperty('disabled', true);
});

test('a hint stands under its field, so that fields beside one another keep their line', () => {
  shownForm(null);
  const hint = screen.getByText('If left blank, a unique case number will be generated');
  const place = screen.getByLabelText('Case number').compareDocumentPosition(hint);
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a number that the county closed is not asked to be left blank', () => {
  shownForm(null, { ...blankSettings, ReferenceNumber: false });
  expect(screen.getByLabelText('Case number')).toHaveProperty('disabled', true);
  expect(screen.queryByText(/^If left blank/)).toBeNull();
});

test('a field of a new case that is typed and emptied again is blank, and its number is left to the server', async () => {
  shownForm(null);
  type('First name', 'Ana');
  type('Last name', 'AB1', 'AB', 'A', '', 'Rivera');
  type('Middle name', 'A', '');
  type('Case number', 'C-1', '');
  type('Month', '03', '');
  expect(['Middle name', 'Case number', 'Month'].map(standsAs)).toEqual(['', '', '']);
  const sent = await savedBy('Create');
  expect(sent).toMatchObject({ DefendantMiddleName: '', DefendantLastName: 'Rivera', DefendantBirthdate: null });
  expect(sent).not.toHaveProperty('CaseNumber');
});

test('a field of a case that is put back to what stood there is saved so, and no draft of it is left', async () => {
  shownForm(rivera);
  type('Last name', 'Rivers', 'Rivera');
  type('Case number', '26F-1x', '26F-1');
  type('Case status', '1', '0');
  type('Month', '04', '03');
  type('Next hearing', '02/01/2027', '01/05/2027');
  type('Court', 'Dept. 4');
  expect(sessionStorage.getItem('case_drafts')).toMatch(/"typed":\{"NextHearingCourt":"Dept. 4"\}/);
  expect(await savedBy('Save Changes')).toMatchObject({
    DefendantLastName: 'Rivera',
    CaseNumber: '26F-1',
    CaseStatus: 0,
    DefendantBirthdate: '1990-03-07',
    NextHearingDate: '2027-01-05',
    NextHearingCourt: 'Dept. 4',
  });
});

test('what was typed and not saved stands there as the form opens again, and is said not to be saved', () => {
  shownForm(rivera);
  type('Court', 'Dept. 4');
  expect(screen.queryByText(/not saved yet/)).toBeNull();
  cleanup();
  shownForm(rivera);
  expect(standsAs('Court')).toBe('Dept. 4');
  expect(screen.getByText(/not saved yet/)).toBeTruthy();
});

test('what is wrong with a field is told as the form is sent, and no longer once it is put right', () => {
  shownForm(rivera);
  type('Month', '02');
  type('Day', '30');
  expect(screen.queryByText('That day does not exist.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(screen.getByText('That day does not exist.')).toBeTruthy();
  type('Day', '28');
  type('Last name', '');
  expect(screen.queryByText('That day does not exist.')).toBeNull();
  expect(screen.queryByText('Required')).toBeNull();
});

test('a day of birth that the county closed shows its lock as any other field does', () => {
  shownForm(null, closed);
  expect(screen.getByRole('group', { name: 'Date of birth' }).querySelectorAll('.tabler-icon-lock')).toHaveLength(3);
});
