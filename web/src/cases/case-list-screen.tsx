import './case-list.css';
import type { CaseRecord } from '@countwise/contract';
import { useLocalStorage } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { unlessEnded, useReadOnly, useUnlessReadOnly } from '../shared/read-only.ts';
import { caseList as text } from '../text/cases.ts';
import { corrections } from '../text/corrections.ts';
import { keyboard } from '../text/keyboard.ts';
import { Button } from '../ui/button.tsx';
import { useCommand } from '../ui/commands.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useWanted } from '../ui/use-wanted.ts';
import { CaseFilters } from './case-filters.tsx';
import { type CaseView, casesInView, columnsShown } from './case-order.ts';
import { CaseTable } from './case-table.tsx';
import { scenariosByCase } from './corrected.ts';
import { Greetings } from './greetings.tsx';
import { HearingsLoading } from './hearings/hearings-loading.tsx';
import { ViewChoice } from './hearings/view-choice.tsx';
import type { OverList } from './list-dialogs.tsx';
import { SamplesButton } from './samples-button.tsx';
import { useCheckedAnswers } from './use-checked-answers.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useShownCases } from './use-shown-cases.ts';
import { useView } from './use-view.ts';
import { useWaitingEdits } from './use-waiting-edits.ts';

const HearingsView = lazy(async () => ({ default: (await import('./hearings/hearings-view.tsx')).HearingsView }));
const ListDialogs = lazy(async () => ({ default: (await import('./list-dialogs.tsx')).ListDialogs }));

/** `/Cases`: find a case, open it, change it, delete it, make one. */
export function CaseListScreen() {
  const [view, setView] = useView();
  const { cases, isWhole } = useShownCases();
  const scenarios = useMemo(() => scenariosByCase(cases ?? []), [cases]);
  useWaitingEdits();
  useKeptScroll(cases !== undefined);
  useCheckedAnswers(cases ?? [], isWhole);
  const [open, setOpen] = useState<OverList>();
  const dialogs = useWanted(open !== undefined);
  const navigate = useNavigate();
  const [withSentence, setWithSentence] = useLocalStorage({
    key: 'case_list_sentences',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [withHearing, setWithHearing] = useLocalStorage({
    key: 'case_list_hearings',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const readOnly = useReadOnly();
  const unlessReadOnly = useUnlessReadOnly();
  const add = () => unlessReadOnly(() => setOpen({ kind: 'edit', record: 'new' }));
  useCommand({ label: text.add, key: 'n', run: add });
  useCommand({ label: keyboard.title, key: '?', run: () => setOpen({ kind: 'keys' }) });
  return (
    <main id="main" className="page case-list">
      <title>Cases · Countwise</title>
      <div className="case-list-head">
        <h1>{text.title}</h1>
        <Button tone="primary" icon={<IconPlus size={16} aria-hidden="true" />} blocked={readOnly} onClick={add}>
          {text.add}
        </Button>
      </div>
      <ViewChoice byHearing={view.byHearing} onChange={(byHearing) => setView({ byHearing })} />
      <CaseFilters
        cases={cases ?? []}
        scenarios={scenarios}
        view={view}
        onChange={setView}
        onOpenFirst={() => {
          const [first] = casesInView(cases ?? [], view, scenarios);
          if (first !== undefined) void navigate(`/Cases/${first.Id}`);
        }}
        withSentence={withSentence}
        onWithSentence={setWithSentence}
        withHearing={withHearing}
        onWithHearing={setWithHearing}
      />
      {cases === undefined ? (
        <Loading byHearing={view.byHearing} />
      ) : (
        <Found
          cases={cases}
          scenarios={scenarios}
          isWhole={isWhole}
          view={view}
          withSentence={withSentence}
          columns={columnsShown(withHearing)}
          onChange={setView}
          onAdd={add}
          onEdit={(record) => setOpen({ kind: 'edit', record })}
          onDelete={(record) =>
            unlessEnded(() => setOpen({ kind: 'delete', record, scenarios: scenarios.get(record.Id)?.length ?? 0 }))
          }
        />
      )}
      <Greetings />
      {dialogs && (
        <Suspense>
          <ListDialogs open={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </main>
  );
}

interface FoundProps {
  readonly cases: readonly CaseRecord[];
  readonly scenarios: ReturnType<typeof scenariosByCase>;
  /** Every case is there: one that is not found is not there. */
  readonly isWhole: boolean;
  readonly view: CaseView;
  readonly withSentence: boolean;
  readonly columns: ReturnType<typeof columnsShown>;
  readonly onChange: (change: Partial<CaseView>) => void;
  readonly onAdd: () => void;
  readonly onEdit: (record: CaseRecord) => void;
  readonly onDelete: (record: CaseRecord) => void;
}

/** Why a list shows no case. */
const noneText = ({ corrected, search, tag }: CaseView): string =>
  corrected && search === '' ? corrections.none : text.noMatch(search || tag);

function Found({ cases, scenarios, isWhole, view, columns, onChange, onAdd, ...actions }: FoundProps) {
  const readOnly = useReadOnly();
  const rows = useMemo(() => casesInView(cases, view, scenarios), [cases, view, scenarios]);
  if (view.statuses.length === 0) return <EmptyState text={text.noFilters} />;
  if (!cases.some(({ ParentCaseId }) => ParentCaseId === null)) {
    return (
      <EmptyState text={text.empty}>
        <Button tone="primary" blocked={readOnly} onClick={onAdd}>
          {text.add}
        </Button>
        <SamplesButton />
      </EmptyState>
    );
  }
  if (rows.length === 0 && !isWhole) return <Loading byHearing={view.byHearing} />;
  if (rows.length === 0) {
    return (
      <EmptyState text={noneText(view)}>
        <Button onClick={() => onChange({ search: '', statuses: [0, 1, 2], tag: '', corrected: false })}>
          {text.clear}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      {!isWhole && (
        <p className="case-list-more" role="status">
          {text.loading(cases.length)}
        </p>
      )}
      {view.byHearing ? (
        <Suspense fallback={<HearingsLoading />}>
          <HearingsView
            cases={cases}
            isWhole={isWhole}
            rows={rows}
            scenarios={scenarios}
            search={view.search.trim()}
            {...actions}
          />
        </Suspense>
      ) : (
        <CaseTable rows={rows} scenarios={scenarios} view={view} columns={columns} onChange={onChange} {...actions} />
      )}
      <p className="case-list-foot">
        <SamplesButton />
      </p>
    </>
  );
}

function Loading({ byHearing }: { readonly byHearing: boolean }) {
  if (byHearing) return <HearingsLoading />;
  return (
    <div className="case-list-loading" aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} width="100%" height={28} />
      ))}
    </div>
  );
}
