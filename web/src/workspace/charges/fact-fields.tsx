import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails as text } from '../../text/workspace.ts';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { CheckboxField, hintBelow, SelectField } from '../../ui/fields.tsx';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf, slotNumbers } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';
import { isFelony } from './editors.ts';
import { NamedCharges } from './named-charges.tsx';
import { useSetDays } from './use-set-days.ts';
import { latestDay } from './versions.ts';

const judgments = [0, 1, 2] as const;
const namesDeath = ({ crime }: ChargeRow): boolean => crime.crime.terms.upper === 'DEATH';

interface Props {
  readonly row: ChargeRow;
}

/** The last day of a crime that went on. */
export function EndDate({ row }: Props) {
  const setDays = useSetDays();
  return (
    <DateField
      label={text.rangeEnd}
      value={row.charge.DateRangeEnd}
      earliest={{ date: row.charge.Date, fault: text.endBeforeBegin }}
      latest={latestDay(row)}
      onChange={(DateRangeEnd) => void setDays(row, { DateRangeEnd })}
      onClear={() => void setDays(row, { DateRangeEnd: null })}
    />
  );
}

function useSetFields(row: ChargeRow) {
  const { run } = useWork();
  return (fields: ChargeFields) => run([{ kind: 'charge', id: row.charge.Id, fields }], nameOf(row));
}

/** The further facts a rule may ask of a row: of which judgment it is, which charges it names, the day of a prior. */
export function FactFields({ row }: Props) {
  const set = useSetFields(row);
  return (
    <>
      {isFelony(row) && (
        <SelectField
          label={text.judgment}
          description={<Cite authority={text.judgmentLaw} />}
          inputWrapperOrder={hintBelow}
          value={String(row.charge.EarlierJudgment)}
          data={text.judgments.map((label, value) => ({ value: String(value), label }))}
          onChange={(event) => set({ EarlierJudgment: judgments[Number(event.currentTarget.value)] ?? 0 })}
        />
      )}
      <NamedCharges row={row} />
      {row.crime.crime.kind === 'status' && (
        <DateField
          label={text.priorDate}
          value={row.charge.PriorDate}
          latest={{ date: today(), fault: text.dateInFuture }}
          onChange={(PriorDate) => set({ PriorDate })}
          onClear={() => set({ PriorDate: null })}
        />
      )}
    </>
  );
}

/** A verdict of death, where the crime or what is alleged on it may bring one. */
export function DeathField({ row }: Props) {
  const { rows } = useWork();
  const set = useSetFields(row);
  const mayBeDeath = isCrime(row) && [row, ...rows.filter(({ under }) => under === row.charge.Id)].some(namesDeath);
  return (
    mayBeDeath && (
      <CheckboxField
        label={text.death}
        checked={row.charge.IsDeathSentence}
        onChange={({ currentTarget: { checked } }) =>
          set({ IsDeathSentence: checked, ...(checked && { SelectedTerm: slotNumbers.upper }) })
        }
      />
    )
  );
}
