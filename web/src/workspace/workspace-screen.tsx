import './workspace.css';
import './caption.css';
import './law-dates.css';
import './rail.css';
import './key-line.css';
import './phone-caption.css';
import { offenseDays } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { caseQuery } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { chargesQuery } from '../shared/case/charges-query.ts';
import { rememberOpened } from '../shared/case/opened-cases.ts';
import { OffenseDay } from '../shared/law/offense-day.ts';
import { common } from '../text/common.ts';
import { keyboard } from '../text/keyboard.ts';
import { ledger } from '../text/ledger.ts';
import { reports as reportText } from '../text/reports.ts';
import { workspaceCommands } from '../text/workspace-commands.ts';
import { useCommand } from '../ui/commands.tsx';
import { Caption, PhoneCaption, PhoneLaw } from './caption.tsx';
import { CorrectionNotice } from './corrections/correction-notice.tsx';
import { KeyLine } from './key-line.tsx';
import { ChargesMode } from './ledger/charges-mode.tsx';
import { Loading } from './loading.tsx';
import { type Mode, modeOf } from './modes.tsx';
import { Popups, usePopup } from './popups.tsx';
import { Rail } from './rail.tsx';
import { ReportOfCase } from './report-of-case.tsx';
import { BottomBar } from './sentence/bottom-bar.tsx';
import { SentencePanel } from './sentence/sentence-panel.tsx';
import type { CaseWork } from './work/case-work.ts';
import { FootProvider } from './work/number-at-foot.tsx';
import { PanelPlace, PanelProvider } from './work/panel-of-mode.tsx';
import { useComputed } from './work/use-computed.ts';
import { type Layout, useLayout, useLayoutOfPage } from './work/use-layout.ts';
import { WorkspaceCommands } from './workspace-commands.tsx';
import { ConflictDialog } from './writes/conflict-dialog.tsx';
import { newsKeeper } from './writes/news.ts';
import { useAgreement } from './writes/use-agreement.ts';
import { useFollowUps } from './writes/use-follow-ups.ts';
import { useKeptAnswer } from './writes/use-kept-answer.ts';
import { type SaveState, useWrites } from './writes/use-writes.ts';
import { Afterwards, type Work as OpenWork, useWork, WorkProvider } from './writes/work-context.tsx';

/** `/Cases/{id}`: one case. Every change computes the whole sentence here, at once; the server hears of it after. */
export function WorkspaceScreen() {
  const { caseId = '' } = useParams();
  return <OpenCase key={caseId} caseId={caseId} />;
}

function OpenCase({ caseId }: { readonly caseId: string }) {
  const { data: record, fetchStatus } = useQuery(caseQuery(caseId));
  const { data: populated, fetchStatus: charges } = useQuery(chargesQuery(caseId));
  const [keeper] = useState(newsKeeper);
  const { state, conflict, ...writes } = useWrites(caseId, record !== undefined && populated !== undefined, keeper);
  const isThere = record !== undefined;
  useEffect(() => {
    if (isThere) rememberOpened(caseId);
  }, [caseId, isThere]);
  const computed = useComputed(record, populated);
  const { run, undo, redo, change, still } = useFollowUps(computed, writes, keeper);
  const work = useMemo<OpenWork | undefined>(
    () => computed && { ...computed, run, undo, redo, change, still },
    [computed, run, undo, redo, change, still],
  );
  useKeptAnswer(caseId, computed, state);
  useAgreement(populated, computed, state.kind === 'saving' || state.kind === 'waiting');
  if (work === undefined)
    return <Loading title={record && caseTitle(record)} waits={fetchStatus === 'paused' || charges === 'paused'} />;
  return (
    <WorkProvider value={work}>
      <FootProvider>
        <PanelProvider>
          <OffenseDay value={firstLawDay(work)}>
            <Desk state={state} title={caseTitle(work.record)} />
          </OffenseDay>
        </PanelProvider>
      </FootProvider>
      <ConflictDialog conflict={conflict} />
    </WorkProvider>
  );
}

/** The first day whose law the case is read under. */
const firstLawDay = ({ rows }: Pick<CaseWork, 'rows'>): IsoDate | null =>
  offenseDays(rows.map(({ charge }) => charge))[0] ?? null;

/** Caption, rail, work and sentence, and the one popup that may stand before them. */
const Desk = memo(({ state, title }: { readonly state: SaveState; readonly title: string }) => {
  const layout = useLayout();
  useLayoutOfPage(layout);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const mode = modeOf(query);
  const [narrow, setNarrow] = useLocalStorage({
    key: 'case_menu_narrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { opens, popups } = usePopup();
  const isCharges = mode?.Screen === null;
  const onWhy = useCallback(() => void navigate('?why', { replace: isCharges }), [navigate, isCharges]);
  const onNarrow = useCallback(() => setNarrow((before) => !before), [setNarrow]);
  const head = { state, mode: mode?.label, ...opens };
  const isPhone = layout === 'phone';
  return (
    <>
      <title>{[title, ...(mode === undefined || isCharges ? [] : [mode.label]), 'Countwise'].join(' · ')}</title>
      {isPhone ? <PhoneCaption {...head} /> : <Caption {...head} />}
      <Correction />
      <div className="workspace" data-narrow={narrow || undefined} data-layout={layout}>
        {!isPhone && (
          <Rail
            open={mode?.id}
            narrow={narrow}
            onNarrow={onNarrow}
            onScenarios={opens.onScenarios}
            onReports={opens.onReports}
          />
        )}
        <Work mode={mode} layout={layout} {...opens} />
        {layout === 'panel' && <Panel onCompare={opens.onCompare} onWhy={onWhy} />}
      </div>
      <Foot layout={layout} mode={mode} onKeys={opens.onKeys} onWhy={onWhy} />
      <DeskKeys onReports={opens.onReports} onKeys={opens.onKeys} onWhy={onWhy} />
      <WorkspaceCommands {...opens} withCharge={!isCharges} />
      <Popups {...popups} />
    </>
  );
});

interface WorkProps {
  readonly mode: Mode | undefined;
  readonly layout: Layout;
  readonly onAdd: () => void;
  readonly onInsert: (count: number) => void;
  readonly onCompare: () => void;
}

/** What a correction made of the case, until it is understood. */
const Correction = memo(() => (
  <Afterwards>
    <CorrectionNotice />
  </Afterwards>
));

/** The number and what is to be known of it, beside the work; or what the open mode puts there. */
const Panel = memo((on: { readonly onCompare: () => void; readonly onWhy: () => void }) => (
  <PanelPlace foot={<ReportOfCase />}>
    <Afterwards>
      <SentencePanel {...on}>
        <ReportOfCase />
      </SentencePanel>
    </Afterwards>
  </PanelPlace>
));

/** The open mode; what the panel has beneath it stands here where there is none. */
const Work = memo(({ mode, layout, onAdd, onInsert, onCompare }: WorkProps) => (
  <main id="main" className="work" aria-label={mode?.label}>
    {mode?.Screen ? (
      <mode.Screen onInsert={onInsert} onCompare={onCompare} />
    ) : (
      <ChargesMode onAdd={onAdd} onInsert={onInsert} />
    )}
    {layout === 'phone' && <PhoneLaw />}
    {layout !== 'panel' && <ReportOfCase />}
  </main>
));

interface FootProps {
  readonly layout: Layout;
  readonly mode: Mode | undefined;
  readonly onKeys: () => void;
  readonly onWhy: () => void;
}

/** At the foot of the window: the keys, or where there is no panel the number. */
const Foot = memo(({ layout, mode, onKeys, onWhy }: FootProps) =>
  layout === 'panel' ? (
    <KeyLine mode={mode?.id} onKeys={onKeys} />
  ) : (
    <Afterwards>
      <BottomBar phone={layout === 'phone'} onWhy={onWhy} />
    </Afterwards>
  ),
);

interface DeskKeysProps {
  readonly onReports: () => void;
  readonly onKeys: () => void;
  readonly onWhy: () => void;
}

/** The keys of every mode. */
function DeskKeys({ onReports, onKeys, onWhy }: DeskKeysProps) {
  const { undo, redo } = useWork();
  useCommand({ label: common.undo, key: 'mod+z', run: undo });
  useCommand({ label: common.redo, key: 'mod+shift+z', run: redo });
  useCommand({ label: reportText.title, key: 'r', also: workspaceCommands.reportsAlso, run: onReports });
  useCommand({ label: keyboard.title, key: '?', run: onKeys });
  useCommand({ label: ledger.why, key: 'y', also: workspaceCommands.whyAlso, run: onWhy });
  return null;
}
