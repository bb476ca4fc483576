import { type Finding, findings, mayBeInJail, type Notice } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails as text } from '../../text/workspace.ts';
import { CheckboxField, hintBelow, SelectField } from '../../ui/fields.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { isFelony } from './editors.ts';

/** Facts of a felony committed while a term is being served. */
const ofPrisoners: readonly Finding[] = ['in-prison', 'outside-term-ended'];
/** Of two places a crime is committed in one; where both were said once, the prison counts. */
const places = ['in-prison', 'in-jail'] as const satisfies readonly Finding[];
const inPrisonOrJail: readonly Finding[] = [...places, 'outside-term-ended'];

/** Those of them that stand at hand: the crime is a prisoner's, a check of the sentence asks for them, or one is proved. Where there are two places, both stay whichever is chosen. */
function askedOf({ charge, crime }: ChargeRow, notices: readonly Notice[]): readonly Finding[] {
  if (mayBeInJail(crime.crime.statute) || charge.Findings.includes('in-jail')) return inPrisonOrJail;
  const isAsked =
    crime.crime.category === 'PRISON_1170_1C' ||
    ofPrisoners.some((finding) => charge.Findings.includes(finding)) ||
    notices.some(({ code, charges }) => code === 'PRISON_1170_1C_NEEDS_FACTS' && charges.includes(charge.Id));
  return isAsked ? ofPrisoners : [];
}

/** Facts pleaded and proved that a rule asks for, each with the rule; those that are ticked are counted. */
export function FindingsField({ row }: { readonly row: ChargeRow }) {
  const { notices } = useWork().sentence;
  const proved = new Set<string>(row.charge.Findings);
  const asked = isFelony(row) ? askedOf(row, notices) : [];
  const isOfTwo = asked.includes('in-jail');
  const alone = isOfTwo ? asked.filter((finding) => !isPlace(finding)) : asked;
  const others = findings.filter((each) => !asked.includes(each) && (isFelony(row) || !inPrisonOrJail.includes(each)));
  return (
    <>
      {isOfTwo && <PlaceField row={row} />}
      {alone.map((finding) => (
        <FindingField key={finding} row={row} finding={finding} proved={proved} />
      ))}
      <details className="findings">
        <summary>{text.findings(others.filter((finding) => proved.has(finding)).length)}</summary>
        <div className="check-list">
          {others.map((finding) => (
            <FindingField key={finding} row={row} finding={finding} proved={proved} />
          ))}
        </div>
      </details>
    </>
  );
}

const isPlace = (finding: string): boolean => places.some((place) => place === finding);
const beside = ({ charge }: ChargeRow) => charge.Findings.filter((finding) => !isPlace(finding));

/** In which of the two places a crime was committed, or that it is not said. */
function PlaceField({ row }: { readonly row: ChargeRow }) {
  const { run } = useWork();
  const place = places.find((finding) => row.charge.Findings.includes(finding));
  return (
    <SelectField
      className="place-field"
      label={text.place}
      description={<Cite authority={text.placeLaw} />}
      inputWrapperOrder={hintBelow}
      value={place ?? ''}
      data={[{ value: '', label: text.noPlace }, ...places.map((value) => ({ value, label: text.places[value] }))]}
      onChange={({ currentTarget: { value } }) => {
        const Findings = [...beside(row), ...places.filter((finding) => finding === value)];
        run([{ kind: 'charge', id: row.charge.Id, fields: { Findings } }], nameOf(row));
      }}
    />
  );
}

interface Props {
  readonly row: ChargeRow;
  readonly finding: Finding;
  readonly proved: ReadonlySet<string>;
}

function FindingField({ row, finding, proved }: Props) {
  const { run } = useWork();
  const isNewPlace = isPlace(finding) && !proved.has(finding);
  const Findings = isNewPlace ? [...beside(row), finding] : [...proved.symmetricDifference(new Set([finding]))];
  return (
    <CheckboxField
      label={text.findingNames[finding].name}
      description={text.findingNames[finding].authority}
      checked={proved.has(finding)}
      onChange={() => run([{ kind: 'charge', id: row.charge.Id, fields: { Findings } }], nameOf(row))}
    />
  );
}
