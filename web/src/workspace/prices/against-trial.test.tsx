import { blankSettings, type OrganizationSettings } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settingsQuery } from '../../shared/case/case-queries.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { AgainstTrial, type TrialOffer } from './against-trial.tsx';
import type { Outcome } from './trial.ts';

const served = (days: number) => ({
  statute: { kind: 'days' as const, days },
  department: { kind: 'days' as const, days },
});
const outcome = (total: string, days: number): Outcome => ({ total, place: 'prison', serve: served(days) });
const offerOf = (days: number): TrialOffer => ({ name: 'Offer 3', total: '1y', serve: served(days) });

/** What is said of an offer beside a trial whose only end is `proved` with count 1 and `without` it. */
function wordsOf(
  offer: number | null,
  { proved, without }: { readonly proved: number; readonly without: number },
  settings: OrganizationSettings | null = null,
  least: Outcome | null = null,
): string | undefined {
  const selected = outcome('2y', proved);
  const group = { ids: ['c1'], counts: [1], without: outcome('5y', without) };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery.queryKey, settings);
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <AgainstTrial
          offer={offer === null ? null : offerOf(offer)}
          trial={{ most: selected, selected, least, groups: [group] }}
          side="statute"
        />
      </UiProvider>
    </QueryClientProvider>,
  );
  return document.querySelector('li')?.textContent;
}

test.for([true, false])('an office that shows the break-even %s', (isShown) => {
  const words = wordsOf(2130, { proved: 5962, without: 112 }, { ...blankSettings, BreakEven: isShown });
  expect(words !== undefined).toBe(isShown);
  expect(document.querySelector('dl')?.textContent).toContain('All counts, as selected, 2y5,962');
  expect(screen.queryAllByRole('img', { name: '34 of 100 trials' })).toHaveLength(Number(isShown));
});

test('where no offer stands the trial is told alone, with what would stand beside it', () => {
  expect(wordsOf(null, { proved: 5962, without: 112 })).toBeUndefined();
  expect(document.querySelector('dl')?.textContent).toContain('All counts, as selected');
  expect(screen.getByText('An offer that is recorded on the case stands here beside a trial.')).toBeTruthy();
});

const isEven = (trials: number): string =>
  `Offer and trial come to the same days on average if count 1 would be proved in ${trials} of 100 such trials at 2y.`;

/** Proved 5,962 and without 112: (2,130 - 112) of 5,850. Proved 300 and without 800: (800 - 500) of 500. */
test.for([
  [
    2130,
    { proved: 5962, without: 112 },
    `${isEven(34)} Proved in more of them, the offer serves less; in fewer, the trial. (2,130 − 112) ÷ (5,962 − 112)`,
  ],
  [
    500,
    { proved: 300, without: 800 },
    `${isEven(60)} Proved in fewer of them, the offer serves less; in more, the trial. (800 − 500) ÷ (800 − 300)`,
  ],
  [300, { proved: 300, without: 800 }, 'At 2y the offer comes to no more days than a trial, whatever the chance.'],
  [800, { proved: 300, without: 800 }, 'At 2y the offer comes to no fewer days than a trial, whatever the chance.'],
] as const)('an offer of %i days beside a trial of %j', ([offer, trial, words]) => {
  expect(wordsOf(offer, trial)?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('both ends stand in one sentence, each with its bold figure, and their sums are one', () => {
  const words = wordsOf(2130, { proved: 5962, without: 112 }, null, outcome('12y', 3478));
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(words?.replaceAll('\u00a0', ' ')).toContain(
    'in 34 of 100 such trials at 2y, or 60 of 100 at 12y. Proved in more',
  );
  expect(words).toContain('(2,130 − 112) ÷ (5,962 − 112) and ÷ (3,478 − 112)');
  expect(document.querySelectorAll('li b')).toHaveLength(2);
});
