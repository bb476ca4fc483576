import { addDays, type CaseFile, type IsoDate, type Sentence } from '@countwise/engine';

type Block = readonly [served: number, earned: number] | 'fifteen' | null;

/** A limit of the person: Pen. Code, §§ 2933.1, 2933.2. Undefined where there is none. */
function limitOf({ charges }: Sentence, date: IsoDate): Block | undefined {
  const isMurder = charges.some(({ statute }) => statute.startsWith('PC 187'));
  if (isMurder && date >= '1998-06-03') return null;
  return charges.some(({ violent }) => violent) && date >= '1994-09-21' ? 'fifteen' : undefined;
}

/** Former Pen. Code, § 2933(e): a prison sentence, of acts or in custody from September 28, 2010, to September 30, 2011. */
const isDayForDay = (date: IsoDate, day: IsoDate): boolean =>
  date >= '2010-09-28' || ('2010-09-28' <= day && day <= '2011-09-30');

/** A serious felony, present or prior, whatever became of the strike: People v. Lara (2012) 54 Cal.4th 896. */
const isBurdened = ({ strikes }: CaseFile, { charges }: Sentence): boolean =>
  strikes !== '0' || charges.some(({ serious }) => serious);

/** The form of Pen. Code, § 4019 for a day in custody, from the statutes alone: days served and days earned of a block. */
function blockOf(file: CaseFile, answer: Sentence, day: IsoDate): Block {
  const date = file.charges[0]?.date ?? '';
  const limit = limitOf(answer, date);
  if (limit !== undefined) return limit;
  if (date >= '2011-10-01') return [2, 2];
  if (isBurdened(file, answer)) return [4, 2];
  if (answer.summary.place === 'prison' && isDayForDay(date, day)) return [1, 1];
  return date <= '2010-09-27' && day >= '2010-01-25' ? [2, 2] : [4, 2];
}

/** Conduct credit day by day: days of one form together, then its whole blocks. */
export function conductOf(file: CaseFile, answer: Sentence): number {
  const forms = new Map<string, { days: number; block: ReturnType<typeof blockOf> }>();
  const seen = new Set<IsoDate>();
  for (const { in: first, out = first } of file.custody ?? []) {
    for (let day = first; day <= out; day = addDays(day, 1)) {
      if (seen.has(day)) continue;
      seen.add(day);
      const block = blockOf(file, answer, day);
      const key = String(block);
      forms.set(key, { days: (forms.get(key)?.days ?? 0) + 1, block });
    }
  }
  return [...forms.values()].reduce((sum, form) => {
    if (form.block === null) return sum;
    if (form.block === 'fifteen') return sum + Math.floor((form.days * 15) / 100);
    return sum + Math.floor(form.days / form.block[0]) * form.block[1];
  }, 0);
}
