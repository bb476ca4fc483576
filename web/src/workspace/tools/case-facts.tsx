import { type CaseRecord, readCaseAttributes } from '@countwise/contract';
import { tools as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { DateField } from '../../ui/date-field.tsx';
import { CheckboxField, SelectField } from '../../ui/fields.tsx';
import { PriorStrikes } from '../charges/prior-strikes.tsx';
import { strikeWrites } from '../charges/strikes.ts';
import { useWork } from '../writes/work-context.tsx';

const termCounts = [0, 1, 2, 3] as const satisfies readonly CaseRecord['ViolentPriors'][];

/** What the sentence rests on beside the charges: the day of sentence, whose law some rules ask for, and prior prison terms. */
export function CaseFacts() {
  const { record, rows, run } = useWork();
  const { sentencingDate } = readCaseAttributes(record.caseAttributes);
  const { facts } = text;
  return (
    <>
      <div className="form-row case-facts">
        <DateField
          label={facts.sentencing}
          value={sentencingDate ?? null}
          ahead
          onChange={(date) => run([{ kind: 'attributes', fields: { sentencingDate: date } }], facts.sentencing)}
          onClear={() => run([{ kind: 'attributes', fields: { sentencingDate: undefined } }], facts.sentencing)}
        />
        <PriorStrikes narrow named />
        <SelectField
          label={facts.violentPriors}
          value={String(record.ViolentPriors)}
          data={termCounts.map((terms) => ({ value: String(terms), label: facts.terms[terms] }))}
          onChange={(event) => {
            const ViolentPriors = termCounts.find((terms) => String(terms) === event.currentTarget.value);
            if (ViolentPriors !== undefined) run([{ kind: 'case', fields: { ViolentPriors } }], facts.violentPriors);
          }}
        />
        <DateField
          label={facts.complaint}
          value={record.ComplaintDate}
          onChange={(ComplaintDate) => run([{ kind: 'case', fields: { ComplaintDate } }], facts.complaint)}
          onClear={() => run([{ kind: 'case', fields: { ComplaintDate: null } }], facts.complaint)}
        />
        <DateField
          label={facts.surrender}
          value={record.SurrenderDate}
          ahead
          onChange={(SurrenderDate) => run([{ kind: 'case', fields: { SurrenderDate } }], facts.surrender)}
          onClear={() => run([{ kind: 'case', fields: { SurrenderDate: null } }], facts.surrender)}
        />
      </div>
      <CheckboxField
        className="case-gang"
        label={facts.superStrike}
        checked={record.HasSuperStrike}
        onChange={(event) => run(strikeWrites(event.currentTarget.checked ? 3 : 2, rows), charges.strikes)}
      />
      <CheckboxField
        className="case-gang"
        label={facts.gang}
        checked={record.IsGang}
        onChange={(event) => run([{ kind: 'case', fields: { IsGang: event.currentTarget.checked } }], facts.gang)}
      />
      <p className="mode-note">{facts.hint}</p>
    </>
  );
}
