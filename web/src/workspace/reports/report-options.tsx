import { type CaseRecord, mostVariants } from '@countwise/contract';
import { scenarios } from '../../text/modes.ts';
import { reports as text } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { isOffered, parts } from './parts.ts';
import { printsAnything, type ReportChoices, settingNames } from './report-choices.ts';

interface Props {
  readonly choices: ReportChoices;
  readonly onChange: (choices: ReportChoices) => void;
  /** The original case and its scenarios, and the ids of those that are printed. */
  readonly family: readonly CaseRecord[];
  readonly printed: ReadonlySet<string>;
  readonly onPrinted: (ids: ReadonlySet<string>) => void;
}

/** The parts of the report, which variants of the case it tells of, and how it is printed. */
export function ReportOptions(props: Props) {
  const { choices, onChange } = props;
  const chosen = new Set(choices.parts);
  const all = chosen.size === parts.length;
  return (
    <>
      <fieldset className="report-group">
        <legend>{text.parts}</legend>
        {parts
          .filter((part) => isOffered(part, chosen))
          .map((part) => (
            <CheckboxField
              key={part}
              label={text.modules[part]}
              checked={chosen.has(part)}
              onChange={() => onChange({ ...choices, parts: [...chosen.symmetricDifference(new Set([part]))] })}
            />
          ))}
        <Button tone="quiet" onClick={() => onChange({ ...choices, parts: all ? [] : [...parts] })}>
          {all ? text.uncheckAll : text.selectAll}
        </Button>
        {!printsAnything(choices) && <p className="mode-note">{text.noPart}</p>}
      </fieldset>
      <ScenarioChoice {...props} />
      <fieldset className="report-group">
        <legend>{text.settings}</legend>
        <CheckboxField
          label={text.crimeDetails}
          description={text.crimeDetailsHint}
          checked={choices.crimeDetails}
          onChange={(event) => onChange({ ...choices, crimeDetails: event.currentTarget.checked })}
        />
        {settingNames.map((name) => (
          <CheckboxField
            key={name}
            label={text.ofSettings[name].label}
            description={text.ofSettings[name].hint}
            checked={choices.settings[name]}
            onChange={(event) =>
              onChange({ ...choices, settings: { ...choices.settings, [name]: event.currentTarget.checked } })
            }
          />
        ))}
      </fieldset>
    </>
  );
}

/** Which variants of the case are printed; of several, each under its name. */
function ScenarioChoice({ family, choices, onChange, printed, onPrinted }: Props) {
  if (family.length < 2) return null;
  const only = printed.size === 1 ? family.find(({ Id }) => printed.has(Id)) : undefined;
  return (
    <fieldset className="report-group">
      <legend>{scenarios.title}</legend>
      {family.map(({ Id, ScenarioName }) => (
        <CheckboxField
          key={Id}
          label={ScenarioName ?? scenarios.original}
          checked={printed.has(Id)}
          disabled={printed.size >= mostVariants && !printed.has(Id)}
          onChange={() => onPrinted(printed.symmetricDifference(new Set([Id])))}
        />
      ))}
      {printed.size > 1 && <p className="mode-note">{text.several(printed.size)}</p>}
      {printed.size === 0 && <p className="mode-note">{text.noScenario}</p>}
      {only?.ParentCaseId != null && (
        <CheckboxField
          label={text.printScenarioName}
          checked={choices.printScenarioName}
          onChange={(event) => onChange({ ...choices, printScenarioName: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
