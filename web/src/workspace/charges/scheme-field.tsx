import type { CategoryCode } from '@countwise/engine';
import { charges as text } from '../../text/workspace.ts';
import { SelectField } from '../../ui/fields.tsx';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';

/** A category with a rule of its own that the court may choose, or that asks for a fact, in place of Pen. Code, § 1170.1(a) (R-A21). */
type Own = keyof typeof text.own;
export const isOwn = (category: CategoryCode): category is Own => category in text.own;

/** The full term of a manslaughter is chosen by the scheme or by asking for the full term of the count. */
export const isChosen = ({ charge, crime }: ChargeRow): boolean =>
  charge.SubSentenceNum === 1 || (crime.crime.category === 'MANSLAUGHTER_1170_16' && !charge.RunSTIRCalculation);

/** What is set to choose a rule of its own, or the usual one. */
export const schemeFields = (own: boolean): ChargeFields =>
  own ? { SubSentenceNum: 1 } : { SubSentenceNum: 0, RunSTIRCalculation: true };

/** The rule of a count that nobody chose one for: where the law itself gives a full term, that of the law, `PC 667.6(d), in full`. */
const usualOf = ({ answer }: ChargeRow): string =>
  answer?.role === 'full-term' ? text.inFull(answer.authority) : text.usual;

/** Which rule a consecutive count is sentenced under, where that may be chosen. */
export function SchemeField({ row }: { readonly row: ChargeRow }) {
  const { run } = useWork();
  const { category } = row.crime.crime;
  if (!isCrime(row) || !isOwn(category)) return null;
  const choose = (own: boolean) => run([{ kind: 'charge', id: row.charge.Id, fields: schemeFields(own) }], nameOf(row));
  return (
    <SelectField
      label={text.scheme}
      value={isChosen(row) ? 'own' : 'usual'}
      data={[
        { value: 'usual', label: isChosen(row) ? text.usual : usualOf(row) },
        { value: 'own', label: text.own[category] },
      ]}
      onChange={(event) => choose(event.currentTarget.value === 'own')}
    />
  );
}
