import type { CardCrime } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';
import type { CatalogueRow, CrimeCatalogue, Reference } from '@countwise/seed';
import type { Counted } from './disposition.ts';

type Row = Pick<Sentence['charges'][number] | Sentence['caseEnhancements'][number], 'id' | 'statute' | 'name'>;

/** Pen. Code, §§ 182, 664: what stands before the crime that was not completed. */
const incomplete = [
  { section: 'PC 664', en: 'Attempt', es: 'Intento' },
  { section: 'PC 182', en: 'Plan with others (conspiracy)', es: 'Acuerdo con otros (conspiración)' },
] as const;

/** The rows of the law of a case by the ids of what is filed. */
function filedRows({ measured }: Pick<Counted, 'measured'>, catalogue: CrimeCatalogue): Map<string, CatalogueRow> {
  const { counts, priors } = measured.record;
  const filed = [
    ...counts.flatMap((count) => [count.filed, ...count.attachments.map((row) => row.filed)]),
    ...priors.map((prior) => prior.filed),
  ];
  return new Map(
    filed.flatMap(({ id, crime }) => {
      const row = catalogue.row(crime.id);
      return row === undefined ? [] : [[id, row] as const];
    }),
  );
}

/** Names a crime as people who are no lawyers do: blank where it has no such name, and the statute's own stands. */
export function plainNamer(
  counted: Counted,
  { catalogue, reference }: { readonly catalogue: CrimeCatalogue; readonly reference: Reference },
): (row: Row) => Pick<CardCrime, 'plainEn' | 'plainEs'> {
  const filed = filedRows(counted, catalogue);
  return ({ id, statute, name }) => {
    const row = filed.get(id);
    const plain = row && reference.plainNameOf(row);
    const state = row && stateOf(statute, row);
    if (state === undefined) return written(plain ?? { en: '', es: '' });
    // the statute's own name is English: in Spanish the statute stands for it
    return written({
      en: `${state.en}: ${plain?.en ?? name}`,
      es: plain === undefined ? state.es : `${state.es}: ${plain.es}`,
    });
  };
}

/** What a statute says beside that of its row; undefined of a crime that was completed. */
const stateOf = (statute: string, row: CatalogueRow) =>
  statute === row.statute ? undefined : incomplete.find(({ section }) => statute.startsWith(section));

const written = ({ en, es }: { readonly en: string; readonly es: string }) => ({ plainEn: en, plainEs: es });
