import { counties } from '../shared/place/counties.ts';
import { agencies, noAgency, notApplicable, otherAgency, signUp } from '../text/sign-up.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { AgencyTaken, type AskToJoin } from './agency-taken.tsx';
import type { DraftChange } from './draft.ts';
import { agencyIsTaken, type Faults, type Taken, type YouField } from './faults.ts';

const { fields, hints } = signUp;
const countyChoices = [notApplicable, ...counties];

interface Props extends AskToJoin {
  readonly kind: 'individual' | 'enterprise';
  readonly onChange: DraftChange;
  readonly faults: Faults<YouField>;
  readonly taken: Taken;
}

/** County and agency, by the rules that join them. */
export function PlaceFields({ kind, draft, bot, onChange, faults, taken }: Props) {
  const choices = kind === 'individual' ? [noAgency, ...agencies] : agencies;
  return (
    <>
      <ChoiceField
        id="sign-up-county"
        label={fields.county}
        placeholder={hints.choose}
        description={hints.county}
        nothingFoundMessage={hints.noCounty}
        size="md"
        data={countyChoices}
        value={draft.county === '' ? null : draft.county}
        onChange={(county) => onChange({ county: county ?? '' })}
      />
      <SelectField
        id="sign-up-agency"
        label={fields.agency}
        size="md"
        value={draft.agency}
        error={faults.agency}
        onChange={(event) => onChange({ agency: event.currentTarget.value })}
        data={[{ value: '', label: hints.choose }, ...choices.map((agency) => ({ value: agency, label: agency }))]}
      />
      {draft.agency === otherAgency && (
        <TextField
          id="sign-up-agencyName"
          label={fields.agencyName}
          autoComplete="organization"
          size="md"
          value={draft.agencyName}
          error={faults.agencyName}
          onChange={(event) => onChange({ agencyName: event.currentTarget.value })}
        />
      )}
      {agencyIsTaken(kind, draft, taken.agencies) && <AgencyTaken draft={draft} bot={bot} />}
    </>
  );
}
