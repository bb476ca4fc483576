import type { CaseFile } from '@countwise/engine';
import { type Case, type Count, caseOf, has, isFelony } from './counts.ts';
import { isDeterminate, triggers } from './own-term.ts';
import { isActive } from './pairs.ts';
import { fileOf } from './worked.ts';
import { burglary, type WorkedCharge } from './worked-line.ts';

/**
 * A point on which the engine and this computation are known to differ. Its cases are left out of the comparison for as long
 * as its example differs; when that is settled the line goes.
 */
interface Open {
  /** What of its cases is left out: the sentence and the range, or the range alone. */
  readonly of: 'both' | 'range';
  readonly what: string;
  readonly authority: string;
  readonly reaches: (all: Case, file: CaseFile) => boolean;
  readonly example: CaseFile;
}

const bailOn = (primary: string) => ({ enhancements: [{ id: `e-${primary}`, crime: 'PC 12022.1(b)', primary }] });

/** The secondary offense of each enhancement of PC 12022.1 that is filed and stands. */
const bailsOf = ({ counts }: Case, { charges }: CaseFile): readonly (Count | undefined)[] =>
  charges.flatMap(({ id, enhancements = [] }) =>
    enhancements
      .filter(({ crime, status = 'Convicted' }) => crime === 'PC 12022.1(b)' && status === 'Convicted')
      .map(() => counts.find((count) => count.id === id)),
  );

const isLiveFelony = (count: Count | undefined): boolean => count !== undefined && isActive(count) && isFelony(count);
const isStruckLife = (count: Count): boolean =>
  isActive(count) && isFelony(count) && (count.strikes > 1 || (count.strikes === 1 && !isDeterminate(count)));

const theft: WorkedCharge = ['VC 10851(a)', 'm', 'k'];
const threat: WorkedCharge = ['PC 422(a)', 'm', 'k'];

export const open: readonly Open[] = [
  {
    of: 'both',
    what: 'several enhancements: two years for each primary offense, and each secondary count consecutive to its primary',
    authority: 'PC 12022.1(b), (e); People v. McClanahan (1992) 3 Cal.4th 860',
    reaches: (all, file) => bailsOf(all, file).length > 1,
    example: fileOf([theft, ['PC 422(a)', 'm', 'k', bailOn('c1')], ['PC 496(a)', 'm', 'k', bailOn('c2')]]),
  },
  {
    of: 'both',
    what: 'the secondary offense is a felony, of which the defendant is convicted and sentenced',
    authority: 'PC 12022.1(a)(2), (d)',
    reaches: (all, file) => bailsOf(all, file).some((secondary) => !isLiveFelony(secondary)),
    example: fileOf([threat, ['PC 148(a)(1)', 'u', 'k', bailOn('c1')]]),
  },
  {
    of: 'both',
    what: 'the two years stand once, also where a strike lengthens a life term',
    authority: 'PC 12022.1(b); People v. McClanahan (1992) 3 Cal.4th 860',
    reaches: (all, file) => bailsOf(all, file).length > 0 && all.counts.some(isStruckLife),
    example: fileOf([
      ['PC 211/212.5(c)', 'm', 'k', { strikes: '2+' }],
      ['VC 10851(a)', 'm', 'k', bailOn('c1')],
    ]),
  },
  {
    of: 'both',
    what: 'a prior serious felony bars jail: one of PC 667.6(a) that this case does not trigger, a strike of a stayed count',
    authority: 'PC 1170(h)(3)',
    reaches: (all, file) =>
      bailsOf(all, file).length > 0 &&
      (all.statuses.some(
        (status) => status.trigger === 'listed' && !all.counts.some((count) => triggers(count, status)),
      ) ||
        all.counts.some(({ standing, strikes }) => standing === 'stayed' && strikes > 0)),
    example: fileOf([theft, ['PC 496(a)', 'm', 'c', bailOn('c1')]], {
      caseEnhancements: [{ id: 's', crime: 'PC 667.6(a)' }],
    }),
  },
  {
    of: 'both',
    what: 'a prior that only a struck life term triggers is counted with every chain, when they are compared',
    authority: 'PC 1170.1(a); People v. Sasser (2015) 61 Cal.4th 1',
    reaches: (all) =>
      all.statuses.some((status) => {
        const triggering = all.counts.filter((count) => triggers(count, status));
        return triggering.length > 0 && triggering.every(isStruckLife);
      }),
    example: fileOf([theft, ['PC 287(c)(2)(A)', 'm', 'k'], ['PC 245(b)', 'u', 'c']], {
      strikes: '2+!',
      caseEnhancements: [
        { id: 's1', crime: 'PC 667(a)(1)' },
        { id: 's2', crime: 'PC 667.5(a)' },
      ],
    }),
  },
  {
    of: 'range',
    what: 'a count whose scheme says that it dissuaded a witness may be principal or subordinate as another',
    authority: 'PC 1170.15; 1170.1(a)',
    reaches: ({ counts }) => counts.some((count) => isActive(count) && has(count, 'dissuading') && count.own),
    example: fileOf([
      ['PC 136.1(c)(1)', 'm', 'k', { scheme: 'own' }],
      ['PC 137(a)', 'm', 'k'],
    ]),
  },
  {
    of: 'range',
    what: 'beside a struck life term that a prior is added to, a lower term of a count under PC 1170.15 may make the longest sum',
    authority: 'PC 1170.15; 1170.1(a); 667(a)',
    reaches: ({ counts, statuses }) =>
      statuses.length > 0 &&
      counts.some((count) => isActive(count) && has(count, 'dissuading')) &&
      counts.some((count) => isStruckLife(count) && statuses.some((status) => triggers(count, status))),
    example: fileOf(
      [
        [burglary, 'm', 'k', { state: 'Attempt', strikes: '0' }],
        ['PC 137(a)', 'm', 'k', { witnessOf: 'c3' }],
        ['PC 187 first degree', 'u', 'k'],
      ],
      { strikes: '1', caseEnhancements: [{ id: 's', crime: 'PC 667(a)(1)' }] },
    ),
  },
];

/** Whether the sentence of a case, or its range, is left out. */
export function isOpen(file: CaseFile, what: 'sentence' | 'range'): boolean {
  const all = caseOf(file);
  return open.some(({ of, reaches }) => (of === 'both' || of === what) && reaches(all, file));
}
