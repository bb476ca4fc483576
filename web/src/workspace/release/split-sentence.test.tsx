import { daysOfTerm, readCaseAttributes } from '@countwise/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { SplitSentence } from './split-sentence.tsx';

const theft: TestRow['crime'] = {
  statute: 'PC 487(a)',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
  place: 'jail1170h',
};
const robbery: TestRow['crime'] = { statute: 'PC 211', terms: { upper: '5y' }, serious: true, violent: true };

/** The split of a case from 1 August 2026, and what is written to it. */
function show(rows: readonly TestRow[], attributes: object = {}) {
  const written: (readonly Write[])[] = [];
  const work = testWork(rows, { caseAttributes: JSON.stringify({ sentencingDate: '2026-08-01', ...attributes }) });
  const unused = () => undefined;
  const run = (writes: readonly Write[]) => void written.push(writes);
  render(
    <UiProvider>
      <WorkProvider value={{ ...work, run, undo: unused, redo: unused }}>
        <SplitSentence />
      </WorkProvider>
    </UiProvider>,
  );
  return { written, work };
}

const slider = () => screen.getByRole('slider', { name: 'Custody part' });
const field = () => screen.getByRole('spinbutton', { name: 'Custody part in days' });
const type = (value: string) => {
  fireEvent.change(field(), { target: { value } });
  fireEvent.blur(field());
};
const parts = () => [...document.querySelectorAll('.dates > div')].map(({ textContent }) => textContent);
const attributes = (custodyPart: number | undefined) => [[{ kind: 'attributes', fields: { custodyPart } }]];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a prison term has no split, and nothing is said of one', () => {
  show([{ crime: theft }, { crime: robbery }]);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText(/split/i)).toBeNull();
});

test('an undecided split is counted in custody whole', () => {
  show([{ crime: theft }]);
  expect(slider().getAttribute('aria-valuetext')).toBe('No split is stated');
  expect(slider().getAttribute('aria-valuemax')).toBe('1080');
  expect(field()).toHaveProperty('value', '');
  expect(screen.getByText(/^No split is stated\. The whole term/).textContent).toContain('PC 1170(h)(5)(A)');
});

test('a split shows both parts, the day each ends and its authority', () => {
  show([{ crime: theft }], { custodyPart: 360 });
  expect(slider().getAttribute('aria-valuetext')).toBe('1y in custody, 2y on mandatory supervision');
  expect(field()).toHaveProperty('value', '360');
  expect(screen.getByText(daysOfTerm)).toBeDefined();
  expect(parts()).toEqual([
    expect.stringMatching(/^Custody1y, until 01\/31\/2027 estimate, a Sunday PC 4019\(a\)\(6\)/),
    expect.stringMatching(/^Mandatory supervision2y, until 01\/31\/2029 estimate PC 1170\(h\)\(5\)\(B\)$/),
  ]);
});

test('credit beyond the custody part is told', () => {
  const crData = [{ dateIn: '2026-01-05', dateOut: '2026-07-23', creditRatio: 'auto' }];
  show([{ crime: theft }], { custodyPart: 360, crData });
  expect(screen.getByText(/731 days suspended, less 35 days of credit/).textContent).toContain('PC 2900.5(a)');
});

test('a straight term has no supervision', () => {
  show([{ crime: theft }], { custodyPart: 1080 });
  expect(parts()).toEqual([expect.stringMatching(/^Custody3y, until/)]);
  expect(screen.getByText(/A straight term/).textContent).toContain('CRC 4.415');
});

test('a key held moves by months on the screen, and the case has where it is let go, at once and once', () => {
  const { written } = show([{ crime: theft }], { custodyPart: 360 });
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect(slider().getAttribute('aria-valuetext')).toBe('14m in custody, 1y 10m on mandatory supervision');
  expect(parts()[0]).toContain('14m, until 03/02/2027');
  expect(written).toEqual([]);
  fireEvent.keyUp(slider(), { key: 'ArrowRight' });
  expect(written).toEqual(attributes(420));
  fireEvent.blur(slider());
  expect(written).toEqual(attributes(420));
});

test('a slider that is left with its key down has settled', () => {
  const { written } = show([{ crime: theft }], { custodyPart: 360 });
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  fireEvent.blur(slider());
  expect(written).toEqual(attributes(390));
});

test('a pointer that is let go before the slider has followed it writes where it was let go', () => {
  const { written } = show([{ crime: theft }], { custodyPart: 360 });
  const track = slider().closest('.mantine-Slider-trackContainer');
  if (track === null) throw new Error('The slider has no track.');
  track.getBoundingClientRect = () => new DOMRect(0, 0, 1080, 8);
  fireEvent.mouseDown(track, { clientX: 720 });
  fireEvent.pointerUp(window);
  fireEvent.mouseUp(document);
  expect(written).toEqual([]);
  act(() => void vi.advanceTimersToNextFrame());
  expect(written).toEqual(attributes(720));
});

test.for([
  ['Home', 0],
  ['End', 1080],
] as const)('%s is the limit of %i', ([key, days]) => {
  const { written } = show([{ crime: theft }], { custodyPart: 360 });
  fireEvent.keyDown(slider(), { key });
  fireEvent.keyUp(slider(), { key });
  expect(written).toEqual(attributes(days));
});

test.for([
  ['0', 0],
  ['1080', 1080],
  ['365', 365],
  ['', undefined],
] as const)('the field takes %j', ([typed, days]) => {
  const { written } = show([{ crime: theft }], { custodyPart: 360 });
  type(typed);
  expect(written).toEqual(attributes(days));
});

test.for(['-1', '1081', '1.5'])('the field refuses %s and says the limits', (typed) => {
  const { written } = show([{ crime: theft }], { custodyPart: 360 });
  type(typed);
  expect(written).toEqual([]);
  expect(screen.getByText('Give a whole number of days from 0 to 1080, the term.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('days that are refused give way to what is chosen by the slider', () => {
  show([{ crime: theft }], { custodyPart: 360 });
  type('2000');
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(field()).toHaveProperty('value', '330');
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
});

test('what is left as it was is not written', () => {
  const { written } = show([{ crime: theft }], { custodyPart: 360 });
  type('360');
  expect(written).toEqual([]);
});

test('a custody part that the term no longer reaches stands refused, the term counted whole', () => {
  const { work } = show([{ crime: theft, charge: { SelectedTerm: 1 } }], { custodyPart: 720 });
  expect(readCaseAttributes(work.record.caseAttributes).custodyPart).toBe(720);
  expect(field()).toHaveProperty('value', '720');
  expect(screen.getByText(/A custody part of 2y is longer than the term of 16m/)).toBeTruthy();
});
