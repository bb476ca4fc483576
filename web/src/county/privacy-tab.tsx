import type { OrganizationSettings } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { openFields } from '../cases/case-form.ts';
import { CaseForm } from '../cases/case-panel.tsx';
import { settingsQuery } from '../cases/case-queries.ts';
import { caseForm } from '../text/cases.ts';
import { privacy as text } from '../text/county.ts';
import { CheckboxField } from '../ui/fields.tsx';
import { useChangeSettings } from './use-change-settings.ts';

const fields = [
  'DefendantFirstName',
  'DefendantMiddleName',
  'DefendantLastName',
  'DefendantDOB',
  'ReferenceNumber',
  'AutoGenerateReferenceNumber',
] as const;

/** Which fields of a case the county keeps, beside the form as it then looks. */
export function PrivacyTab() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  return (
    <div className="county-pair">
      <div className="form">
        <h2>{text.title}</h2>
        <p className="county-lead">{text.lead}</p>
        <Switches settings={settings} />
      </div>
      <figure className="county-picture">
        <figcaption>{text.picture}</figcaption>
        {/* a picture: it takes no focus and no click */}
        <div inert>
          <h3>{caseForm.newTitle}</h3>
          <CaseForm record={null} open={openFields(settings)} onSaved={() => undefined} />
        </div>
      </figure>
    </div>
  );
}

function Switches({ settings }: { readonly settings: OrganizationSettings }) {
  const change = useChangeSettings();
  return (
    <fieldset className="county-switches">
      <legend className="visually-hidden">{text.legend}</legend>
      {fields.map((field) => (
        <CheckboxField
          key={field}
          label={text.fields[field]}
          checked={settings[field]}
          onChange={(event) => change.mutate({ [field]: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
