import './workspace.css';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { caseQuery } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { readWanted } from '../shared/crime/wanted.ts';
import { common } from '../text/common.ts';
import { keyboard } from '../text/keyboard.ts';
import { reports as reportText } from '../text/reports.ts';
import { sentence as sentenceText, charges as text } from '../text/workspace.ts';
import { useCommand } from '../ui/commands.tsx';
import { today } from '../ui/dates.ts';
import { KeyboardSheet } from '../ui/keyboard-sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDesk } from '../ui/use-width.ts';
import { AddChargeOverlay } from './add-charge/add-charge-overlay.tsx';
import { Caption } from './caption.tsx';
import { ChargesMode } from './charges/charges-mode.tsx';
import { CorrectionNotice } from './corrections/correction-notice.tsx';
import { modeOf } from './modes.tsx';
import { Rail } from './rail.tsx';
import { CreateReports } from './reports/create-reports.tsx';
import { ScenarioTabs } from './scenarios/scenario-tabs.tsx';
import { BottomBar } from './sentence/bottom-bar.tsx';
import { SentencePanel } from './sentence/sentence-panel.tsx';
import { workOf } from './work/case-work.ts';
import { ConflictDialog } from './writes/conflict-dialog.tsx';
import { useAgreement } from './writes/use-agreement.ts';
import { useFollowUps } from './writes/use-follow-ups.ts';
import { useKeptAnswer } from './writes/use-kept-answer.ts';
import { useWrites } from './writes/use-writes.ts';
import { useWork, type Work, WorkProvider } from './writes/work-context.tsx';

/** `/Cases/{id}`: one case. Every change computes the whole sentence here, at once; the server hears of it after. */
export function WorkspaceScreen() {
  const { caseId = '' } = useParams();
  return <OpenCase key={caseId} caseId={caseId} />;
}

function OpenCase({ caseId }: { readonly caseId: string }) {
  const { data: record } = useQuery(caseQuery(caseId));
  const { data: populated } = useQuery(chargesQuery(caseId));
  const {
    run: write,
    undo,
    redo,
    state,
    conflict,
  } = useWrites(caseId, record !== undefined && populated !== undefined);
  const computed = useMemo(
    () => (record && populated ? workOf(record, populated, today()) : undefined),
    [record, populated],
  );
  const run = useFollowUps(computed, { run: write, undo });
  const work = useMemo<Work | undefined>(
    () => computed && { ...computed, run, undo, redo },
    [computed, run, undo, redo],
  );
  useKeptAnswer(caseId, computed, state);
  useAgreement(populated, computed, state.kind === 'saving' || state.kind === 'waiting');
  if (work === undefined) return <Loading title={record && caseTitle(record)} />;
  return (
    <WorkProvider value={work}>
      <title>{`${caseTitle(work.record)} · Countwise`}</title>
      <Caption state={state} />
      <ScenarioTabs />
      <CorrectionNotice />
      <Desk />
      <ConflictDialog conflict={conflict} />
    </WorkProvider>
  );
}

/** `insertAt`: the search, to add to that count. */
type Popup = 'add' | { readonly insertAt: number } | 'reports' | 'keys' | null;

/** Rail, work and sentence, and the one popup that may stand before them. */
function Desk() {
  const desk = useDesk();
  const { undo, redo } = useWork();
  const [query, setQuery] = useSearchParams();
  const mode = modeOf(query);
  const [narrow, setNarrow] = useLocalStorage({
    key: 'case_menu_narrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [wanted] = useState(() => readWanted(query));
  const [popup, setPopup] = useFirstPopup(query.has('showReportModal'), wanted !== null);
  const insertAt = popup !== null && typeof popup === 'object' ? popup.insertAt : null;
  const close = () => {
    setPopup(null);
    if (query.has('showReportModal') || readWanted(query) !== null) setQuery({}, { replace: true });
  };
  useCommand({ label: common.undo, key: 'mod+z', run: undo });
  useCommand({ label: common.redo, key: 'mod+shift+z', run: redo });
  useCommand({ label: reportText.title, key: 'r', run: () => setPopup('reports') });
  useCommand({ label: keyboard.title, key: '?', run: () => setPopup('keys') });
  useCommand({ label: sentenceText.why, key: 'y', run: () => document.getElementById('why')?.focus() });
  return (
    <div className="workspace" data-narrow={narrow || undefined}>
      <Rail open={mode?.id} narrow={narrow} onNarrow={() => setNarrow(!narrow)} />
      <main id="main" className="work" aria-label={mode?.label}>
        {mode?.Screen ? (
          <mode.Screen onInsert={(count) => setPopup({ insertAt: count })} />
        ) : (
          <ChargesMode onAdd={() => setPopup('add')} onReports={() => setPopup('reports')} />
        )}
      </main>
      {desk ? <SentencePanel /> : <BottomBar />}
      <AddChargeOverlay
        opened={popup === 'add' || insertAt !== null}
        insertAt={insertAt}
        wanted={wanted}
        onClose={close}
      />
      <CreateReports opened={popup === 'reports'} onClose={close} />
      <KeyboardSheet opened={popup === 'keys'} onClose={close} />
    </div>
  );
}

/** A case without charges opens the search, as does a crime to add; `?showReportModal=1` the reports. */
function useFirstPopup(reports: boolean, adding: boolean) {
  const { rows } = useWork();
  return useState<Popup>(reports ? 'reports' : adding || rows.length === 0 ? 'add' : null);
}

function Loading({ title }: { readonly title: string | undefined }) {
  return (
    <div aria-busy="true">
      <div className="caption">{title === undefined ? <Skeleton width="240px" height={30} /> : <h1>{title}</h1>}</div>
      <div className="scenario-tabs" />
      <div className="workspace">
        <div className="rail" />
        <main id="main" className="work" aria-label={text.loading}>
          <Skeleton width="100%" height={220} />
        </main>
        <aside className="panel">
          <Skeleton width="60%" height={44} />
        </aside>
      </div>
    </div>
  );
}
