import type { CaseRecord } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { caseTitle } from '../shared/case/case-title.ts';
import { openedCases } from '../shared/case/opened-cases.ts';
import { useCases } from '../shared/case/use-cases.ts';
import { wantedQuery } from '../shared/crime/wanted.ts';
import { addToCase as text } from '../text/add-charge.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly crime: string;
  readonly date: IsoDate;
}

/** To which case a crime is added. That case opens with the crime chosen: its options are asked for there. */
export function AddToCase({ opened, onClose, crime, date }: Props) {
  const { cases, isWhole } = useCases({ enabled: opened, page: false });
  return (
    <Dialog opened={opened} onClose={onClose} title={text.title}>
      {!isWhole && <Skeleton width="100%" height={60} />}
      {isWhole && cases?.length === 0 && (
        <p>
          {text.none} <Link to="/Cases">{text.toList}</Link>
        </p>
      )}
      {isWhole && cases !== undefined && cases.length > 0 && <CaseChoice cases={cases} crime={crime} date={date} />}
    </Dialog>
  );
}

type ChoiceProps = Pick<Props, 'crime' | 'date'> & { readonly cases: readonly CaseRecord[] };

function CaseChoice({ cases, crime, date }: ChoiceProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => openedCases().find((id) => cases.some(({ Id }) => Id === id)) ?? null);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    if (chosen !== null) void navigate(`/Cases/${chosen}?${wantedQuery({ crime, date }).toString()}`);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <ChoiceField
        label={text.case}
        description={text.hint}
        data={cases.map((one) => ({ value: one.Id, label: labelOf(one) }))}
        value={chosen}
        error={missing && chosen === null && text.missing}
        onChange={setChosen}
      />
      <div className="form-foot">
        <Button type="submit" tone="primary">
          {text.go}
        </Button>
      </div>
    </form>
  );
}

const labelOf = (record: CaseRecord): string =>
  [caseTitle(record), record.CaseNumber, record.ScenarioName ?? ''].filter((part) => part !== '').join(' · ');
