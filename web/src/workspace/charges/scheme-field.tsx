import { charges as text } from '../../text/workspace.ts';
import { SelectField } from '../../ui/fields.tsx';
import { type ChargeRow, isCrime } from '../case-work.ts';
import { useWork } from '../work-context.tsx';
import type { ChargeFields } from '../writes.ts';
import { nameOf } from './charge-words.ts';

/** The categories whose own rule the court may choose in place of Pen. Code, § 1170.1(a) (R-A21). */
const ownRules = {
  SEX_667_6: { SubSentenceNum: 1 },
  MANSLAUGHTER_1170_16: { SubSentenceNum: 1, RunSTIRCalculation: false },
} as const satisfies Readonly<Record<string, ChargeFields>>;
const usual = { SubSentenceNum: 0, RunSTIRCalculation: true } as const satisfies ChargeFields;

/** Which rule a consecutive count is sentenced under, where the court may choose. */
export function SchemeField({ row }: { readonly row: ChargeRow }) {
  const { run } = useWork();
  const { category } = row.crime.crime;
  if (!isCrime(row) || (category !== 'SEX_667_6' && category !== 'MANSLAUGHTER_1170_16')) return null;
  return (
    <SelectField
      label={text.scheme}
      value={String(row.charge.SubSentenceNum)}
      data={[
        { value: '0', label: text.usual },
        { value: '1', label: text.own[category] },
      ]}
      onChange={(event) =>
        run(
          [
            {
              kind: 'charge',
              id: row.charge.Id,
              fields: event.currentTarget.value === '1' ? ownRules[category] : usual,
            },
          ],
          nameOf(row),
        )
      }
    />
  );
}
