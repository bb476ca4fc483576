import type { OrganizationSettings } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CaseForm } from '../shared/case/case-panel.tsx';
import { settingsQuery } from '../shared/case/case-queries.ts';
import { caseForm } from '../text/cases.ts';
import { privacy as text } from '../text/county.ts';
import { CheckboxField } from '../ui/fields.tsx';
import { useChangeSettings } from './use-change-settings.ts';

type Switch = 'BreakEven' | (typeof text.switches)[number][0];

/** Which fields of a case the county keeps, beside the form as it then looks. */
export function PrivacyTab() {
  const { data: settings } = useQuery(settingsQuery);
  return settings ? <Privacy standing={settings} /> : null;
}

function Privacy({ standing }: { readonly standing: OrganizationSettings }) {
  const change = useChangeSettings();
  /** What was switched and is on its way: shown at once, and gone when the server has answered. */
  const [switched, setSwitched] = useState<Partial<OrganizationSettings>>({});
  const settings = { ...standing, ...switched };
  const turn = (field: Switch, on: boolean) => {
    setSwitched({ ...switched, [field]: on });
    change.mutate({ [field]: on }, { onSettled: () => setSwitched({}) });
  };
  return (
    <div className="county-pair">
      <div className="form">
        <h2>{text.title}</h2>
        <p className="county-lead">{text.lead}</p>
        <fieldset className="county-switches">
          <legend className="visually-hidden">{text.legend}</legend>
          {text.switches.map(([field, label]) => (
            <CheckboxField
              key={field}
              label={label}
              checked={settings[field]}
              onChange={(event) => turn(field, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        <fieldset className="county-switches">
          <legend>{text.offers}</legend>
          <CheckboxField
            label={text.breakEven}
            checked={settings.BreakEven}
            onChange={(event) => turn('BreakEven', event.currentTarget.checked)}
          />
        </fieldset>
      </div>
      <figure className="county-picture">
        <figcaption>{text.picture}</figcaption>
        {/* a picture: it takes no focus and no click */}
        <div inert>
          <h3>{caseForm.newTitle}</h3>
          <CaseForm record={null} settings={settings} onSaved={() => undefined} />
        </div>
      </figure>
    </div>
  );
}
