import type { CaseFile } from '@countwise/engine';
import { workedCustody } from './worked-custody.ts';
import type { WorkedCharge, WorkedLine } from './worked-line.ts';
import { workedSections } from './worked-sections.ts';
import { workedStrikes } from './worked-strikes.ts';

interface Worked {
  readonly name: string;
  readonly file: CaseFile;
  readonly sentence: string;
}

const slots = { l: 'lower', m: 'middle', u: 'upper' } as const;
const runs = { k: 'consecutive', c: 'concurrent' } as const;

export const fileOf = (charges: readonly WorkedCharge[], more: Partial<CaseFile> = {}): CaseFile => ({
  caseFile: 1,
  sentencingDate: '2026-08-01',
  ...more,
  charges: charges.map(([crime, term, run, fields], index) => ({
    id: `c${index + 1}`,
    count: index + 1,
    crime,
    date: '2025-03-01',
    term: slots[term],
    run: runs[run],
    ...fields,
  })),
});

const workedOf = ([name, sentence, charges, more]: WorkedLine): Worked => ({
  name,
  sentence,
  file: fileOf(charges, more),
});

/** Cases worked by hand: part 5 of the rule of terms that run together. */
export const worked: readonly Worked[] = [...workedSections, ...workedCustody, ...workedStrikes].map(workedOf);
