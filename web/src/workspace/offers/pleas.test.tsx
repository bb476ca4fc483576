import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { testWork } from '../work/work.fixture.ts';
import { WorkProvider } from '../writes/work-context.tsx';
import { Pleas } from './pleas.tsx';
import type { ShownPoint, ShownRow } from './shown.ts';

const nothing = () => undefined;
const work = testWork([{ crime: { id: 'burglary', statute: 'PC 459', terms: { upper: '3y' } } }]);
const point: ShownPoint = {
  caseFile: work.asked.caseFile,
  total: '180d',
  sum: '',
  mode: '',
  place: 'County jail',
  serve: { statute: { kind: 'days', days: 90 }, department: { kind: 'days', days: 90 } },
  release: { statute: null, department: null },
  hearing: null,
  rates: { statute: '20', department: '20' },
  strikes: 0,
  courtChoices: 0,
  counts: [{ id: 'c1', count: 1, words: 'PC 602.5(a)', isViolent: false, isMisdemeanor: true }],
};
const pair = { from: 'PC 459', to: 'PC 602.5(a)', kind: 'related', gives: 'the intent', authority: 'Manual' } as const;

const bargain = [{ row: 'c1', lever: 'lesser-crime', to: pair.to }] as const;

/** The words of a row, of which some counts are changed in this or another one. */
function show(of: Pick<ShownRow, 'bargain'>, changed: readonly string[], office?: Office, counts = point.counts) {
  render(
    <UiProvider>
      <WorkProvider value={{ ...work, run: nothing, undo: nothing, redo: nothing }}>
        <main>
          <Pleas
            row={{ ...of, givenUp: '', parts: [], points: [{ ...point, counts }], checks: [] }}
            changed={new Set(changed)}
            range={undefined}
            side="statute"
            lesser={{
              reductions: [{ ...pair, ...(office && { office }) }],
              named: [{ statute: pair.from, on: '2026-03-14', id: 'burglary' }],
              crimes: [],
              brought: [],
            }}
          />
        </main>
      </WorkProvider>
    </UiProvider>,
  );
  return screen.getByRole('main').textContent;
}

test('a row that changes nothing says once that it is as filed, and of others only beside what is changed', () => {
  expect(show({ bargain: [] }, [])).toBe('1 count as filed');
  cleanup();
  expect(show({ bargain }, ['c2'])).toBe('1 other count as filed');
  cleanup();
  expect(show({ bargain: [] }, ['c1'])).toContain('as filed');
});

interface Office {
  readonly name: string;
  readonly needs: string;
}

/** The tags of a plea to trespass, by a pair of the table or of an office's own. */
function tagsOf(office?: Office): string | null {
  show({ bargain }, ['c1'], office);
  return screen.getByText('PC 602.5(a)').closest('.offers-plea')?.parentElement?.textContent ?? null;
}

test('an offer by a pair of the county’s own carries its name, one by the table none', () => {
  expect(tagsOf({ name: 'Yolo County', needs: '' })).toContain('Yolo County’s own');
  cleanup();
  expect(tagsOf()).not.toContain('own');
});

test('counts that are pleaded to in the same words stand in one line', () => {
  const count = (at: number, words: string) => ({
    id: `c${at}`,
    count: at,
    words,
    isViolent: false,
    isMisdemeanor: true,
  });
  const counts = [count(1, 'PC 602.5(a)'), count(2, 'PC 459'), count(3, 'PC 602.5(a)')];
  show({ bargain }, ['c1', 'c2', 'c3'], undefined, counts);
  expect([...document.querySelectorAll('.offers-plea')].map(({ textContent }) => textContent)).toEqual([
    'PC 602.5(a)counts 1, 3misdemeanor',
    'PC 459count 2misdemeanor',
  ]);
});

test('what is true of the whole offer stands beside no plea of several', () => {
  const counts = [1, 2].map((at) => ({
    id: `c${at}`,
    count: at,
    words: at === 1 ? 'PC 459' : 'PC 602.5(a)',
    isViolent: false,
    isMisdemeanor: false,
  }));
  expect(show({ bargain: [] }, ['c1', 'c2'], undefined, counts)).toMatch(/count 2as filed$/);
  expect([...document.querySelectorAll('.offers-plea')].map(({ textContent }) => textContent)).toEqual([
    'PC 459count 1',
    'PC 602.5(a)count 2',
  ]);
});
