import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { casesKnown } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { common } from '../text/common.ts';
import { useCommandList } from '../ui/commands.tsx';

const [store, controls] = createSpotlight();

interface Props {
  readonly onGo: (address: string) => void;
  readonly onClose: () => void;
}

/** Go anywhere, run anything: the commands of the open screen with their keys, and cases by name or number. */
export function Palette({ onGo, onClose }: Props) {
  const cases = casesKnown(useQueryClient());
  const commands = useCommandList();
  useEffect(() => controls.open(), []);
  const actions: SpotlightActionData[] = [
    ...commands.map(({ label, key, run }) => ({
      id: label,
      label,
      rightSection: key && (
        <kbd className="palette-key">{key.replace('mod+', 'Ctrl ').replace('shift+', 'Shift ')}</kbd>
      ),
      onClick: run,
    })),
    ...cases.map((row) => ({
      id: row.Id,
      label: caseTitle(row),
      description: row.CaseNumber,
      onClick: () => onGo(`/Cases/${row.Id}`),
    })),
  ];
  return (
    <Spotlight
      store={store}
      actions={actions}
      limit={12}
      highlightQuery
      shortcut={null}
      nothingFound={common.command.nothing}
      onSpotlightClose={onClose}
      searchProps={{ placeholder: common.command.field, 'aria-label': common.command.field }}
    />
  );
}
