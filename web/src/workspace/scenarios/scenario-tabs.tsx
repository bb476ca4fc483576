import './scenarios.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { scenarios as text } from '../../text/modes.ts';
import { useWork } from '../writes/work-context.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { useScenarios } from './scenario-queries.ts';
import { useScenarioKeys } from './use-scenario-keys.ts';

/** The variants of a case under its caption, each with its total; and the ways to make and compare them. */
export function ScenarioTabs() {
  const { record } = useWork();
  const { data } = useQuery(scenariosQuery(record.Id));
  const family = data === undefined ? [record] : [data.mainCase, ...data.scenarios];
  const scenarios = useScenarios(family);
  const { copy, copying } = useScenarioKeys(scenarios);
  const [popup, setPopup] = useState<'manage' | 'compare' | null>(null);
  return (
    <nav className="scenario-tabs" aria-label={text.tabs}>
      {scenarios.map((scenario) => (
        <Link
          key={scenario.record.Id}
          to={`/Cases/${scenario.record.Id}`}
          aria-current={scenario.record.Id === record.Id ? 'page' : undefined}
        >
          {scenario.name} <b>{scenario.total?.total}</b>
        </Link>
      ))}
      {scenarios.length > 1 && (
        <button type="button" onClick={() => setPopup('compare')}>
          {text.compare}
        </button>
      )}
      <button type="button" onClick={() => setPopup('manage')}>
        {text.title}
      </button>
      <button type="button" aria-disabled={copying || undefined} onClick={copy}>
        {text.tryShort}
      </button>
      <ManageDialog opened={popup === 'manage'} onClose={() => setPopup(null)} scenarios={scenarios} />
      <CompareDialog opened={popup === 'compare'} onClose={() => setPopup(null)} scenarios={scenarios} />
    </nav>
  );
}
