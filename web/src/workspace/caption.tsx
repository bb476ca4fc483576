import { totalText } from '@countwise/contract';
import { IconCheck, IconChevronLeft, IconCloudOff, IconCloudUpload, IconDotsVertical } from '@tabler/icons-react';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router';
import { caseTitle, hasNoPersonalData } from '../shared/case/case-title.ts';
import { caseList } from '../text/cases.ts';
import { common } from '../text/common.ts';
import { ledger } from '../text/ledger.ts';
import { reports } from '../text/reports.ts';
import { workspace as text } from '../text/workspace.ts';
import { Button } from '../ui/button.tsx';
import { longDate, timeOfDay } from '../ui/dates.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuButton, MenuItem, MenuLabel } from '../ui/menu-button.tsx';
import { LawDates } from './law-dates.tsx';
import { modeAddress, modes } from './modes.tsx';
import { ScenarioMenu, ScenarioTabs } from './scenarios/scenario-tabs.tsx';
import type { SaveState } from './writes/use-writes.ts';
import { Afterwards, useWork } from './writes/work-context.tsx';

interface Props {
  readonly state: SaveState;
  readonly onCompare: () => void;
}

/** One line over every mode: whose case this is, which law it stands under, its scenarios, and whether everything is saved. */
export const Caption = ({ state, onCompare }: Props) => (
  <section className="caption" aria-label={text.caption}>
    <CaseAndScenarios onCompare={onCompare} />
    <SaveStatus state={state} />
  </section>
);

const CaseAndScenarios = memo(({ onCompare }: Pick<Props, 'onCompare'>) => (
  <Afterwards>
    <CaseFacts />
    <ScenarioTabs onCompare={onCompare} />
  </Afterwards>
));

function CaseFacts() {
  const { record, sentence, asked } = useWork();
  return (
    <div className="caption-case">
      <h1>{caseTitle(record)}</h1>
      <span>{record.CaseNumber}</span>
      <span>{caseList.statuses[record.CaseStatus]}</span>
      {hasNoPersonalData(record) && <span>{caseList.noPersonalData}</span>}
      <LawDates />
      <span className="caption-computed">{ledger.computed(longDate(asked.today))}</span>
      <b className="caption-total">
        {ledger.total} {totalText(sentence.summary)}
      </b>
    </div>
  );
}

interface PhoneProps extends Props {
  readonly mode: string | undefined;
  readonly onReports: () => void;
  readonly onScenarios: () => void;
}

/** The same for a thumb: the way back, the case, its menu; beneath it the mode and the scenario, each a menu. */
export function PhoneCaption({ state, mode, onCompare, onReports, onScenarios }: PhoneProps) {
  const { record } = useWork();
  const navigate = useNavigate();
  return (
    <section className="phone-caption" aria-label={text.caption}>
      <div className="phone-head">
        <Link className="phone-back" to="/Cases" aria-label={text.back}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </Link>
        <h1>{caseTitle(record)}</h1>
        <span className="phone-number">{record.CaseNumber}</span>
        <SaveStatus state={state} />
        <MenuButton
          label={ledger.caseMenu}
          target={
            <IconButton label={ledger.caseMenu}>
              <IconDotsVertical size={20} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onClick={onReports}>{reports.title}</MenuItem>
          <MenuItem onClick={onScenarios}>{text.scenarios}</MenuItem>
          <MenuItem onClick={onCompare}>{ledger.compareAll}</MenuItem>
        </MenuButton>
      </div>
      <div className="phone-choices">
        <MenuButton
          label={text.rail}
          target={
            <button type="button" aria-label={`${ledger.mode}, ${mode ?? ''}`}>
              {mode}
            </button>
          }
        >
          <MenuLabel>{ledger.mode}</MenuLabel>
          {modes.map(({ id, label }) => (
            <MenuItem key={id} onClick={() => void navigate(modeAddress(id))}>
              {label}
            </MenuItem>
          ))}
        </MenuButton>
        <ScenarioMenu onScenarios={onScenarios} />
      </div>
    </section>
  );
}

/** Which law the case is read under, beneath the work: over it only the case stands. */
export const PhoneLaw = () => (
  <div className="phone-law">
    <LawDates />
  </div>
);

function SaveStatus({ state }: { readonly state: SaveState }) {
  return (
    <div
      className="save-status"
      role="status"
      data-kind={state.kind}
      // where its words have no room
      title={state.kind === 'saved' ? common.save.saved(timeOfDay(state.at)) : undefined}
    >
      {state.kind === 'saving' && (
        <>
          <IconCloudUpload size={16} aria-hidden="true" /> <span>{common.save.saving}</span>
        </>
      )}
      {state.kind === 'saved' && (
        <>
          <IconCheck size={16} aria-hidden="true" /> <span>{common.save.saved(timeOfDay(state.at))}</span>
        </>
      )}
      {state.kind === 'waiting' && (
        <>
          <IconCloudOff size={16} aria-hidden="true" />{' '}
          <span>
            {state.for === 'answer' ? common.save.unanswered : common.save.offline} {common.save.waiting(state.changes)}
          </span>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          {common.save.failed}
          <Button tone="quiet" onClick={state.retry}>
            {common.retry}
          </Button>
        </>
      )}
    </div>
  );
}
