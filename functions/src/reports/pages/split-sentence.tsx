import { daysOfTerm } from '@countwise/contract';
import { determinateText, type SplitTerm } from '@countwise/engine';
import { dateText } from '../words.ts';
import { Table } from './table.tsx';

/** How a felony term in county jail is divided, or why it is not. */
export const SplitSentence = ({ split }: { readonly split: SplitTerm }) => (
  <>
    <h3>Split sentence</h3>
    {split.kind === 'split' ? (
      <Parts split={split} />
    ) : (
      <p>
        {split.reason} <cite>{split.authority}</cite>
      </p>
    )}
  </>
);

function Parts({ split }: { readonly split: Extract<SplitTerm, { kind: 'split' }> }) {
  const { custodyDays, supervisionDays, working } = split;
  return (
    <>
      <Table
        caption={`The term of ${determinateText(split.termDays)}, an estimate`}
        columns={['Part', 'Length', 'Ends', 'Authority']}
        rows={[
          ['Custody', determinateText(custodyDays), dateText(split.custodyEnds), split.custodyAuthority],
          supervisionDays === 0
            ? ['Mandatory supervision', 'None: a straight term', '', split.authority]
            : [
                'Mandatory supervision',
                determinateText(supervisionDays),
                dateText(split.supervisionEnds),
                split.authority,
              ],
        ]}
      />
      {working.excessDays > 0 && supervisionDays > 0 && (
        <p>
          {working.suspendedDays} days suspended, less {working.excessDays} days of credit beyond the custody part:{' '}
          {working.actualDays} days of supervision. <cite>{working.authority}</cite>
        </p>
      )}
      <p className="quiet">{daysOfTerm}</p>
    </>
  );
}
