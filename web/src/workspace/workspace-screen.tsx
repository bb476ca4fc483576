import './workspace.css';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { caseQuery } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { readWanted, type Wanted } from '../shared/crime/wanted.ts';
import { common } from '../text/common.ts';
import { keyboard } from '../text/keyboard.ts';
import { ledger } from '../text/ledger.ts';
import { reports as reportText } from '../text/reports.ts';
import { charges as text } from '../text/workspace.ts';
import { useCommand } from '../ui/commands.tsx';
import { today } from '../ui/dates.ts';
import { KeyboardSheet } from '../ui/keyboard-sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AddChargeOverlay } from './add-charge/add-charge-overlay.tsx';
import { Caption, PhoneCaption } from './caption.tsx';
import { CorrectionNotice } from './corrections/correction-notice.tsx';
import { KeyLine } from './key-line.tsx';
import { ChargesMode } from './ledger/charges-mode.tsx';
import { type Mode, modeOf } from './modes.tsx';
import { Rail } from './rail.tsx';
import { ReportOfCase } from './report-of-case.tsx';
import { CreateReports } from './reports/create-reports.tsx';
import { CompareDialog } from './scenarios/compare-dialog.tsx';
import { ManageDialog } from './scenarios/manage-dialog.tsx';
import { useFamily } from './scenarios/scenario-tabs.tsx';
import { BottomBar } from './sentence/bottom-bar.tsx';
import { SentencePanel } from './sentence/sentence-panel.tsx';
import { workOf } from './work/case-work.ts';
import { type Layout, useLayout } from './work/use-layout.ts';
import { ConflictDialog } from './writes/conflict-dialog.tsx';
import { useAgreement } from './writes/use-agreement.ts';
import { useFollowUps } from './writes/use-follow-ups.ts';
import { useKeptAnswer } from './writes/use-kept-answer.ts';
import { type SaveState, useWrites } from './writes/use-writes.ts';
import { type Work as OpenWork, useWork, WorkProvider } from './writes/work-context.tsx';

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
  const { run, change } = useFollowUps(computed, { run: write });
  const work = useMemo<OpenWork | undefined>(
    () => computed && { ...computed, run, undo, redo, change },
    [computed, run, undo, redo, change],
  );
  useKeptAnswer(caseId, computed, state);
  useAgreement(populated, computed, state.kind === 'saving' || state.kind === 'waiting');
  if (work === undefined) return <Loading title={record && caseTitle(record)} />;
  return (
    <WorkProvider value={work}>
      <title>{`${caseTitle(work.record)} · Countwise`}</title>
      <Desk state={state} />
      <ConflictDialog conflict={conflict} />
    </WorkProvider>
  );
}

/** `insertAt`: the search, to add to that count. */
type Popup = 'add' | { readonly insertAt: number } | 'reports' | 'keys' | 'scenarios' | 'compare' | null;

/** Caption, rail, work and sentence, and the one popup that may stand before them. */
function Desk({ state }: { readonly state: SaveState }) {
  const layout = useLayout();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const mode = modeOf(query);
  const [narrow, setNarrow] = useLocalStorage({
    key: 'case_menu_narrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const wanted = readWanted(query);
  const [chosen, setPopup] = useFirstPopup(query.has('showReportModal'));
  const popup = chosen ?? (wanted === null ? null : 'add');
  const close = () => {
    setPopup(null);
    if (query.has('showReportModal') || wanted !== null) setQuery({}, { replace: true });
  };
  const opens = {
    onReports: () => setPopup('reports'),
    onScenarios: () => setPopup('scenarios'),
    onCompare: () => setPopup('compare'),
  };
  const why = () => void navigate('?why', { replace: mode?.id === 'charges' });
  const onInsert = (count: number) => setPopup({ insertAt: count });
  useDeskKeys({ onReports: opens.onReports, onKeys: () => setPopup('keys'), onWhy: why });
  const head = { state, mode: mode?.label, ...opens };
  const isPhone = layout === 'phone';
  return (
    <>
      {isPhone ? <PhoneCaption {...head} /> : <Caption {...head} />}
      <CorrectionNotice />
      <div className="workspace" data-narrow={narrow || undefined} data-layout={layout}>
        {!isPhone && <Rail open={mode?.id} narrow={narrow} onNarrow={() => setNarrow(!narrow)} {...opens} />}
        <Work mode={mode} layout={layout} onAdd={() => setPopup('add')} onInsert={onInsert} />
        {layout === 'panel' && (
          <SentencePanel onCompare={opens.onCompare}>
            <ReportOfCase />
          </SentencePanel>
        )}
      </div>
      <Foot layout={layout} isCharges={mode?.Screen === null} onKeys={() => setPopup('keys')} onWhy={why} />
      <Popups popup={popup} wanted={wanted} onClose={close} />
    </>
  );
}

interface WorkProps {
  readonly mode: Mode | undefined;
  readonly layout: Layout;
  readonly onAdd: () => void;
  readonly onInsert: (count: number) => void;
}

/** The open mode; what the panel has beneath it stands here where there is none. */
const Work = ({ mode, layout, onAdd, onInsert }: WorkProps) => (
  <main id="main" className="work" aria-label={mode?.label}>
    {mode?.Screen ? <mode.Screen onInsert={onInsert} /> : <ChargesMode onAdd={onAdd} onInsert={onInsert} />}
    {layout !== 'panel' && <ReportOfCase />}
  </main>
);

interface FootProps {
  readonly layout: Layout;
  readonly isCharges: boolean;
  readonly onKeys: () => void;
  readonly onWhy: () => void;
}

/** At the foot of the window: the keys, or where there is no panel the number. */
const Foot = ({ layout, isCharges, onKeys, onWhy }: FootProps) =>
  layout === 'panel' ? (
    <KeyLine isCharges={isCharges} onKeys={onKeys} />
  ) : (
    <BottomBar phone={layout === 'phone'} onWhy={onWhy} />
  );

interface DeskKeys {
  readonly onReports: () => void;
  readonly onKeys: () => void;
  readonly onWhy: () => void;
}

function useDeskKeys({ onReports, onKeys, onWhy }: DeskKeys) {
  const { undo, redo } = useWork();
  useCommand({ label: common.undo, key: 'mod+z', run: undo });
  useCommand({ label: common.redo, key: 'mod+shift+z', run: redo });
  useCommand({ label: reportText.title, key: 'r', run: onReports });
  useCommand({ label: keyboard.title, key: '?', run: onKeys });
  useCommand({ label: ledger.why, key: 'y', run: onWhy });
}

interface PopupProps {
  readonly popup: Popup;
  readonly wanted: Wanted | null;
  readonly onClose: () => void;
}

function Popups({ popup, wanted, onClose }: PopupProps) {
  const scenarios = useFamily();
  const insertAt = popup !== null && typeof popup === 'object' ? popup.insertAt : null;
  return (
    <>
      <AddChargeOverlay
        opened={popup === 'add' || insertAt !== null}
        insertAt={insertAt}
        wanted={wanted}
        onClose={onClose}
      />
      <ManageDialog opened={popup === 'scenarios'} onClose={onClose} scenarios={scenarios} />
      <CompareDialog opened={popup === 'compare'} onClose={onClose} scenarios={scenarios} />
      <CreateReports opened={popup === 'reports'} onClose={onClose} />
      <KeyboardSheet opened={popup === 'keys'} onClose={onClose} />
    </>
  );
}

/** A case without charges opens the search; `?showReportModal=1` the reports. */
function useFirstPopup(reports: boolean) {
  const { rows } = useWork();
  return useState<Popup>(reports ? 'reports' : rows.length === 0 ? 'add' : null);
}

/** The frame of the real layout: what stands where is known before the numbers are. */
function Loading({ title }: { readonly title: string | undefined }) {
  const layout = useLayout();
  return (
    <div aria-busy="true">
      <header className="caption">
        {title === undefined ? <Skeleton width="240px" height={28} /> : <h1>{title}</h1>}
      </header>
      <div className="workspace" data-layout={layout}>
        {layout !== 'phone' && <div className="rail" />}
        <main id="main" className="work" aria-label={text.loading}>
          {loadingRows.map((row) => (
            <Skeleton key={row} width="100%" height={44} />
          ))}
        </main>
        {layout === 'panel' && (
          <aside className="panel">
            <Skeleton width="60%" height={44} />
          </aside>
        )}
      </div>
    </div>
  );
}

const loadingRows = [1, 2, 3, 4, 5, 6] as const;
