import { probationLimitations } from '@countwise/engine';
import { useState } from 'react';
import { common } from '../../text/common.ts';
import { probation as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/fields.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { useAllege } from './use-allege.ts';

const pleadable = probationLimitations.filter(({ pleadable: isPleadable, end }) => isPleadable && end === null);

interface Props {
  readonly rows: readonly ChargeRow[];
  /** What was pleaded, if anything was. */
  readonly onDone: () => void;
}

/** Add Limitation to Selections: pleads a limitation of probation on each of the selected charges that can bear it. */
export function LimitSelections({ rows, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const [statute, setStatute] = useState('');
  const allege = useAllege();
  const close = () => {
    setAsking(false);
    setStatute('');
    allege.reset();
  };
  const plead = () =>
    allege.mutate(
      { statute, on: rows },
      {
        onSuccess: (write) => {
          if (write === null) return;
          close();
          onDone();
        },
      },
    );
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.addOne}</Button>
      <Dialog opened={asking} onClose={close} title={text.toSelections}>
        <div className="form">
          <SelectField
            label={text.limitation}
            value={statute}
            data={[
              { value: '', label: text.choose },
              ...pleadable.map((each) => ({ value: each.statute, label: `${each.name}, ${each.statute}` })),
            ]}
            error={allege.data === null ? text.noneBears(statute) : undefined}
            onChange={(event) => {
              allege.reset();
              setStatute(event.currentTarget.value);
            }}
          />
          <div className="form-actions">
            <Button onClick={close}>{common.cancel}</Button>
            <Button tone="primary" blocked={statute === ''} busy={allege.isPending} onClick={plead}>
              {text.addOne}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
