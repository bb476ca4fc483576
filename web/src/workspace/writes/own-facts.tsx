import './own-facts.css';
import { type CaseRecord, differingFacts, readCaseAttributes } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { scenarios as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { useWork } from './work-context.tsx';

/** The facts of the person that a scenario has otherwise than its original case, in words; empty where it has none. */
export const ownFactsText = (main: CaseRecord | undefined, record: CaseRecord): string =>
  main === undefined || main.Id === record.Id
    ? ''
    : differingFacts(main, record)
        .map((name) => text.personFacts[name])
        .join(', ');

/** Marks an open scenario that has other facts of the person than its original case, and takes over those. */
export function OwnFacts() {
  const { record, run } = useWork();
  const { data } = useQuery({ ...scenariosQuery(record.Id), enabled: record.ParentCaseId !== null });
  const main = data?.mainCase;
  const facts = ownFactsText(main, record);
  if (main === undefined || facts === '') return null;
  const { DefendantBirthdate, ViolentPriors } = main;
  const { crData } = readCaseAttributes(main.caseAttributes);
  const take = () =>
    run(
      [
        { kind: 'case', fields: { DefendantBirthdate, ViolentPriors } },
        { kind: 'attributes', fields: { crData } },
      ],
      text.tookFacts,
    );
  return (
    <div className="own-facts" role="note">
      <p>{text.ownFacts(record.ScenarioName ?? '', facts)}</p>
      <Button onClick={take}>{text.takeFacts}</Button>
    </div>
  );
}
