import '@mantine/spotlight/styles.css';
import type { CrimeHit } from '@countwise/contract';
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMatch } from 'react-router';
import { casesQuery } from '../shared/case/case-queries.ts';
import { fromBest } from '../shared/crime/found.ts';
import { useCrimeSearch } from '../shared/crime/use-search.ts';
import { wantedQuery } from '../shared/crime/wanted.ts';
import { common } from '../text/common.ts';
import { useCommandList } from '../ui/commands.tsx';
import { today } from '../ui/dates.ts';
import { casesMeant, paletteTitle } from './palette-cases.ts';
import { commandsMeant } from './palette-commands.ts';

const [store, controls] = createSpotlight();
const crimesShown = 4;
/** Fewer letters name no crime yet. */
const fewestLetters = 4;

interface Props {
  /** What was typed before the field was there; from then on the field has the keys. */
  readonly typed: () => string;
  readonly onGo: (address: string) => void;
  readonly onClose: () => void;
}

/** Go anywhere, run anything: cases by name or number with their totals, crimes, and the commands of the open screen with their keys. */
export function Palette({ typed, onGo, onClose }: Props) {
  const [query, setQuery] = useState('');
  const [isEntered, setEntered] = useState(false);
  const commands = useCommandActions(query);
  const cases = useCaseActions(query, onGo);
  const { crimes, isSearching } = useCrimeActions(query, onGo);
  useEffect(() => {
    controls.open();
    return () => void typed();
  }, [typed]);
  const found = /\d/.test(query) ? [...cases, ...crimes, ...commands] : [...cases, ...commands, ...crimes];
  const first = found[0]?.id;
  useEffect(() => {
    // what was typed before the field, or found after it, is no press in it: the first is chosen here
    if (query === '' || first === undefined) return;
    const chosen = document.querySelector<HTMLElement>('[data-action][data-selected]') ?? chooseFirst();
    if (isEntered) chosen?.click();
  }, [query, first, isEntered]);
  return (
    <Spotlight
      store={store}
      query={query}
      onQueryChange={setQuery}
      actions={found}
      // each kind has found its own
      filter={(_, own) => own}
      limit={12}
      highlightQuery
      shortcut={null}
      overlayProps={{ blur: 0 }}
      nothingFound={isSearching ? common.command.searching : common.command.nothing}
      onSpotlightClose={onClose}
      attributes={{ content: { 'aria-label': common.command.field } }}
      searchProps={{
        placeholder: common.command.field,
        'aria-label': common.command.field,
        onFocus: () => {
          const early = typed();
          if (early === '') return;
          setQuery(early.trimEnd());
          setEntered(early.endsWith('\n'));
        },
      }}
    />
  );
}

/** As an arrow does. */
function chooseFirst(): HTMLElement | null {
  const first = document.querySelector<HTMLElement>('[data-action]');
  first?.setAttribute('data-selected', 'true');
  store.setState({ ...store.getState(), selected: 0 });
  return first;
}

/** A command without a key opens what has a button of its own, such as this palette: it is not listed. */
function useCommandActions(query: string): readonly SpotlightActionData[] {
  const found = commandsMeant(query, useCommandList());
  return found.flatMap(({ label, key, run }) =>
    label === undefined
      ? []
      : {
          id: label,
          label,
          rightSection: key && (
            <kbd className="palette-key">
              {key.replace('mod+', 'Ctrl ').replace('shift+', 'Shift ').replace(/^g /, 'g then ')}
            </kbd>
          ),
          onClick: run,
        },
  );
}

/** The user's cases, a case before its scenarios; the first pages are fetched where none was read yet. */
function useCaseActions(query: string, onGo: Props['onGo']): readonly SpotlightActionData[] {
  const { data = [] } = useInfiniteQuery(casesQuery);
  return casesMeant(query, data).map((row) => ({
    id: row.Id,
    label: paletteTitle(row),
    description: row.CaseNumber,
    rightSection: row.LastAnswer && <b>{row.LastAnswer.total}</b>,
    onClick: () => onGo(`/Cases/${row.Id}`),
  }));
}

/** A crime by its name; with its level where another of its section is called so too: `Second degree burglary, Misdemeanor`. */
function nameAmong(
  { Id, statuteDefinitionSection, Name, crmSeverityName }: CrimeHit,
  hits: readonly CrimeHit[],
): string {
  const isAlike = hits.some(
    (other) => other.Id !== Id && other.statuteDefinitionSection === statuteDefinitionSection && other.Name === Name,
  );
  return isAlike ? `${Name}, ${crmSeverityName}` : Name;
}

/** Crimes that answer what is typed: charged in the open case, or looked up; and whether they are still looked for. */
function useCrimeActions(query: string, onGo: Props['onGo']) {
  const open = useMatch('/Cases/:caseId')?.params.caseId;
  const isAsked = /\d/.test(query) || query.trim().length >= fewestLetters;
  const { hits, best, isSearching } = useCrimeSearch(isAsked ? query : '', today());
  const crimes = fromBest(hits, best, crimesShown).flatMap((hit): readonly SpotlightActionData[] => {
    const { Id, codeDefinitionCode, statuteDefinitionSection } = hit;
    const statute = `${codeDefinitionCode} ${statuteDefinitionSection}`;
    const description = nameAmong(hit, hits);
    const look = {
      id: `look ${Id}`,
      label: common.command.look(statute),
      description,
      onClick: () => onGo(`/singleSearch?${new URLSearchParams({ q: statute }).toString()}`),
    };
    if (open === undefined) return [look];
    const add = {
      id: `add ${Id}`,
      label: common.command.add(statute),
      description,
      onClick: () => onGo(`/Cases/${open}?${wantedQuery({ crime: Id, date: null }).toString()}`),
    };
    return [add, look];
  });
  return { crimes, isSearching };
}
