import './sentence-panel.css';
import {
  caseTotalOf,
  indeterminateFact,
  lengthText,
  misdemeanorText,
  placeText,
  probationJailText,
  totalText,
} from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { ledger } from '../../text/ledger.ts';
import { sentence as text } from '../../text/workspace.ts';
import { useListView } from '../charges/list-view.tsx';
import { storedDifference } from '../scenarios/difference.ts';
import { useScenarios } from '../scenarios/scenario-queries.ts';
import { type ModeId, useModeId } from '../work/mode-id.ts';
import { useWork } from '../writes/work-context.tsx';
import { CheckList } from './check-list.tsx';
import { ChecksChip } from './checks-chip.tsx';
import { Range } from './range.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import { SentenceShape } from './sentence-shape.tsx';
import { Total, WasLine } from './total.tsx';
import { useDismissals } from './use-dismissals.ts';

interface Props {
  readonly onCompare: () => void;
  /** Opens all steps of the sentence, under the charges. */
  readonly onWhy: () => void;
  /** What stands at its foot. */
  readonly children?: ReactNode;
}

/** Selected Sentence: the number with its checks, what it was, where and until when it is served, and what else is to be known. */
export function SentencePanel({ onCompare, onWhy, children }: Props) {
  const { sentence } = useWork();
  const { open } = useDismissals();
  const mode = useModeId();
  const { view } = useListView();
  const isOverTotal = mode === 'charges' && view === 'compact';
  return (
    <aside className="panel" aria-label={text.label}>
      <h2 className="panel-title">{text.label}</h2>
      <div className="panel-number">
        <Total />
        <ChecksChip checks={open.length} onPress={() => document.getElementById('checks')?.focus()} />
      </div>
      {/* the ledger has it over its total */}
      {!isOverTotal && <SentenceShape onOpen={onWhy} />}
      <WasLine />
      <p className="panel-place">
        {placeText(sentence.summary)}
        <button type="button" className="link" onClick={onWhy}>
          {ledger.why}
        </button>
      </p>
      {mode !== 'release' && <ReleaseFacts sentence={sentence} />}
      <div className="panel-block">
        <Range />
        <Facts mode={mode} />
      </div>
      <OtherScenarios onCompare={onCompare} />
      <CheckList />
      {children}
    </aside>
  );
}

/** What is neither zero nor none, and not what the mode itself shows; determinate and indeterminate only where the total is not the one or the other. */
function Facts({ mode }: { readonly mode: ModeId }) {
  const { rows, sentence } = useWork();
  const { summary, probation } = sentence;
  const isBoth = summary.totalDeterminate > 0 && (summary.totalIndeterminate > 0 || summary.life);
  const jail = summary.exposureDaysMisdemeanor;
  const probationJail = probationJailText(sentence);
  const facts: readonly (readonly [name: string, value: string, shown: boolean])[] = [
    [ledger.determinate, lengthText(summary.totalDeterminate), isBoth],
    [ledger.indeterminate, indeterminateFact(summary), isBoth],
    [ledger.misdemeanor, misdemeanorText(summary), jail > 0 && totalText(summary) !== `${jail}d`],
    [
      ledger.probationTitle,
      probationJail ?? '',
      probationJail !== null && totalText(summary) !== `${summary.probationJailDays}d`,
    ],
    [ledger.other, summary.special ?? '', summary.special !== null && summary.totalDeterminate > 0],
    [ledger.probationRow, probation.verdict, rows.length > 0 && mode !== 'probation'],
  ];
  return (
    <dl className="facts">
      {facts
        .filter(([, , shown]) => shown)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What the case's other scenarios come to, each of them: of many the tabs have room for a few. */
function OtherScenarios({ onCompare }: Pick<Props, 'onCompare'>) {
  const { record, sentence } = useWork();
  const { data } = useQuery(scenariosQuery(record.Id));
  const now = caseTotalOf(sentence.summary);
  const scenarios = useScenarios(data === undefined ? [record] : [data.mainCase, ...data.scenarios]);
  const others = scenarios.filter((scenario) => scenario.record.Id !== record.Id);
  if (others.length === 0) return null;
  return (
    <div className="panel-block">
      <h3>
        {ledger.otherScenarios}
        <button type="button" className="link" onClick={onCompare}>
          {ledger.compare}
        </button>
      </h3>
      <dl className="facts">
        {others.map(({ record: { Id }, name, total }) => (
          <div key={Id}>
            <dt>
              <Link to={`/Cases/${Id}`}>{name}</Link>
            </dt>
            <dd>
              {total?.total}
              {total !== undefined && <small> {storedDifference(now, total)?.words}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
