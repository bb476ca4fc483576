import './scenarios.css';
import { IconChevronDown, IconCopyPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FocusEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { scenarios as text } from '../../text/modes.ts';
import { MenuButton, MenuItem, MenuRule } from '../../ui/menu-button.tsx';
import { useWork } from '../writes/work-context.tsx';
import { type Scenario, useScenarios } from './scenario-queries.ts';
import { useScenarioKeys } from './use-scenario-keys.ts';

/** The case and its variants, the original first. */
export function useFamily(): readonly Scenario[] {
  const { record } = useWork();
  const { data } = useQuery(scenariosQuery(record.Id));
  return useScenarios(data === undefined ? [record] : [data.mainCase, ...data.scenarios]);
}

/** Tabs that have no room lie beneath the row in sight; a row that the keyboard reaches takes its place. */
function showFirstRow(link: HTMLElement | null): void {
  if (link?.parentElement) link.parentElement.scrollTop = 0;
}

/** The row of the open one is in sight again once the keyboard has left; where the window was left, it comes back. */
function onLeave({ currentTarget: link, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!link.parentElement?.contains(relatedTarget) && document.activeElement !== link) showFirstRow(link);
}

/** The variants of a case in its caption, each with its total; and the ways to make and compare them. */
export function ScenarioTabs({ onCompare }: { readonly onCompare: () => void }) {
  const { record } = useWork();
  const scenarios = useFamily();
  const { copy, copying } = useScenarioKeys(scenarios);
  return (
    <nav className="scenario-tabs" aria-label={text.tabs}>
      <div className="scenario-links">
        {scenarios.map((scenario) => (
          <Link
            key={scenario.record.Id}
            to={`/Cases/${scenario.record.Id}`}
            ref={scenario.record.Id === record.Id ? showFirstRow : undefined}
            onBlur={onLeave}
            aria-current={scenario.record.Id === record.Id ? 'page' : undefined}
          >
            {scenario.name} <b>{scenario.total?.total}</b>
          </Link>
        ))}
      </div>
      {scenarios.length > 1 && (
        <>
          <MenuButton
            label={text.tabs}
            target={
              <button type="button" className="scenario-all" title={text.all} aria-label={text.all}>
                <IconChevronDown size={18} aria-hidden="true" />
              </button>
            }
          >
            <Choices scenarios={scenarios} />
          </MenuButton>
          <button type="button" onClick={onCompare}>
            {text.compare}
          </button>
        </>
      )}
      <button
        type="button"
        className="scenario-try"
        title={text.tryShort}
        aria-label={text.tryShort}
        aria-disabled={copying || undefined}
        onClick={copy}
      >
        <IconCopyPlus size={18} aria-hidden="true" />
        <span>{text.tryShort}</span>
      </button>
    </nav>
  );
}

/** The same as one menu that says which variant is open and what it comes to. */
export function ScenarioMenu({ onScenarios }: { readonly onScenarios: () => void }) {
  const { record } = useWork();
  const scenarios = useFamily();
  const { copy } = useScenarioKeys(scenarios);
  const open = scenarios.find((scenario) => scenario.record.Id === record.Id);
  return (
    <MenuButton
      label={text.tabs}
      target={
        <button type="button" className="scenario-open">
          <span>{open?.name}</span> <b>{open?.total?.total}</b>
        </button>
      }
    >
      <Choices scenarios={scenarios} />
      <MenuRule />
      <MenuItem onClick={copy}>{text.tryShort}</MenuItem>
      <MenuItem onClick={onScenarios}>{text.title}</MenuItem>
    </MenuButton>
  );
}

/** In a menu every variant with its total, and a press goes there. */
function Choices({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  const { record } = useWork();
  const navigate = useNavigate();
  return scenarios.map(({ record: { Id }, name, total }) => (
    <MenuItem
      key={Id}
      aria-current={Id === record.Id ? 'page' : undefined}
      onClick={() => void navigate(`/Cases/${Id}`)}
      rightSection={<b>{total?.total}</b>}
    >
      {name}
    </MenuItem>
  ));
}
