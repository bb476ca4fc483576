import { type FormEvent, useState } from 'react';
import { account } from '../../text/account.ts';
import { common } from '../../text/common.ts';
import { agencies, noAgency, notApplicable, otherAgency, signUp } from '../../text/sign-up.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { counties } from './counties.ts';

const { fields, hints, faults } = signUp;

/** Where somebody works; null for none. */
export interface Place {
  readonly WhichCounty: string | null;
  readonly WhichAgency: string | null;
}

interface Props {
  readonly place: Place;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSave: (place: Place) => void;
  readonly onClose: () => void;
}

/** An agency as it is chosen, and under which name where it is another. */
const chosenOf = (agency: string | null) => {
  if (agency === null) return { agency: noAgency, name: '' };
  return agencies.some((one) => one === agency && one !== otherAgency)
    ? { agency, name: '' }
    : { agency: otherAgency, name: agency };
};

const agencyOf = ({ agency, name }: ReturnType<typeof chosenOf>): string | null => {
  if (agency === noAgency) return null;
  return agency === otherAgency ? name.trim() : agency;
};

/** The county and agency of somebody who has an account. */
export function PlaceForm({ place, busy, error, onSave, onClose }: Props) {
  const [county, setCounty] = useState(place.WhichCounty ?? notApplicable);
  const [chosen, setChosen] = useState(chosenOf(place.WhichAgency));
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const WhichAgency = agencyOf(chosen);
    setFault(WhichAgency === '' ? faults.agencyName : undefined);
    if (WhichAgency !== '' && !busy) onSave({ WhichCounty: county === notApplicable ? null : county, WhichAgency });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <ChoiceField
        label={fields.county}
        nothingFoundMessage={hints.noCounty}
        size="md"
        data={[notApplicable, ...counties]}
        value={county}
        onChange={(next) => setCounty(next ?? notApplicable)}
      />
      <SelectField
        label={fields.agency}
        size="md"
        value={chosen.agency}
        onChange={(event) => setChosen({ agency: event.currentTarget.value, name: '' })}
        data={[noAgency, ...agencies]}
      />
      {chosen.agency === otherAgency && (
        <TextField
          label={fields.agencyName}
          autoComplete="organization"
          size="md"
          value={chosen.name}
          error={fault}
          onChange={(event) => setChosen({ ...chosen, name: event.currentTarget.value })}
        />
      )}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="form-actions">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" tone="primary" busy={busy}>
          {account.profile.save}
        </Button>
      </div>
    </form>
  );
}
