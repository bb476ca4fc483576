import type { CaseRecord } from '@countwise/contract';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { caseTitle } from '../shared/case/case-title.ts';
import { caseList as text } from '../text/cases.ts';
import { MenuButton, MenuItem, MenuLabel } from '../ui/menu-button.tsx';
import { CaseSentence } from './case-sentence.tsx';

interface Props {
  readonly record: CaseRecord;
  readonly scenarios: readonly CaseRecord[];
  /** The button that opens it. */
  readonly target: ReactElement;
}

/** Which of a case to view: the original or one of its scenarios, each with its total. */
export function ScenarioMenu({ record, scenarios, target }: Props) {
  const navigate = useNavigate();
  const name = text.scenariosOf(caseTitle(record));
  return (
    <MenuButton label={name} target={target}>
      <MenuLabel>{name}</MenuLabel>
      {[record, ...scenarios].map((one) => (
        <MenuItem
          key={one.Id}
          rightSection={<CaseSentence record={one} />}
          onClick={() => void navigate(`/Cases/${one.Id}`)}
        >
          {one.ScenarioName ?? text.originalCase}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
