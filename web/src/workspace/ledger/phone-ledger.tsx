import './phone-ledger.css';
import type { Notice } from '@countwise/engine';
import { Fragment, type ReactNode, type Ref, useMemo } from 'react';
import { useReadOnly } from '../../shared/read-only.ts';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { useWindow } from '../../ui/use-window.ts';
import { PriorStrikes } from '../charges/prior-strikes.tsx';
import { rowId } from '../charges/use-selected.ts';
import type { Costs } from '../prices/costs.ts';
import { Range } from '../sentence/range.tsx';
import { releaseLines } from '../sentence/release-lines.ts';
import { useWork } from '../writes/work-context.tsx';
import type { DrawerProps } from './drawer.tsx';
import { FoldToggle } from './fold-toggle.tsx';
import { Besides } from './ledger-foot.tsx';
import type { LedgerActions, Moved } from './line-props.ts';
import { headsOf, isLast, type Line, lineKey } from './lines.ts';
import { PhoneDrawer } from './phone-drawer.tsx';
import { FindingButton, FoldButton, RowButton } from './phone-rows.tsx';
import { useMoved } from './use-moved.ts';

const rowHeight = 56;

interface Props {
  readonly lines: readonly Line[];
  readonly checks: ReadonlyMap<string, readonly Notice[]>;
  readonly all: boolean;
  readonly onAll: () => void;
  readonly opened: string | null;
  readonly actions: LedgerActions;
  readonly details: Omit<DrawerProps, 'row'>;
  readonly onAdd: () => void;
  /** What each row costs, in a line beneath it; null where nobody asks. */
  readonly costs: Costs | null;
  /** The button that asks. */
  readonly priced: ReactNode;
}

/** The ledger for a thumb: each row one button of one line, what can be chosen beneath the one that is opened. */
export function PhoneLedger({ lines, checks, opened, actions, details, onAdd, costs, priced, ...fold }: Props) {
  const readOnly = useReadOnly();
  const moved = useMoved();
  const keys = useMemo(() => lines.map(lineKey), [lines]);
  const { list, rows: shown, roomAfter, measure } = useWindow({ keys, height: rowHeight, kept: 0 });
  return (
    <section className="phone-ledger" aria-label={charges.region}>
      <ul ref={list}>
        {shown.map(({ index, roomBefore }) => {
          const line = lines[index];
          if (line === undefined) return null;
          return (
            <Fragment key={keys[index]}>
              {roomBefore > 0 && <li aria-hidden="true" style={{ height: roomBefore }} />}
              <PhoneLine
                {...{ line, index, checks, opened, actions, details, measure, costs }}
                moved={moved(headsOf(line))}
              />
            </Fragment>
          );
        })}
        {roomAfter > 0 && <li aria-hidden="true" style={{ height: roomAfter }} />}
      </ul>
      <div className="phone-add">
        <Button tone="primary" size="large" blocked={readOnly} onClick={onAdd}>
          {charges.add}
        </Button>
        <PriorStrikes narrow />
        <FoldToggle lines={lines} {...fold} />
        {priced}
      </div>
      <PhoneFoot />
    </section>
  );
}

interface LineProps extends Pick<Props, 'checks' | 'opened' | 'actions' | 'details' | 'costs'> {
  readonly line: Line;
  readonly moved: Moved;
  readonly index: number;
  readonly measure: Ref<HTMLLIElement> | undefined;
}

function PhoneLine({ line, moved, index, checks, opened, actions, details, measure, costs }: LineProps) {
  const [row] = headsOf(line);
  const isOpen = line.kind === 'row' && row.charge.Id === opened;
  return (
    <li
      ref={measure}
      data-index={index}
      data-last={isLast(line) || undefined}
      data-open={isOpen || undefined}
      data-moved={moved}
      id={line.kind === 'row' ? rowId(row.charge.Id) : undefined}
    >
      {line.kind === 'fold' && (
        <FoldButton blocks={line.blocks} open={line.open} checks={checks} onToggle={actions.onToggle} />
      )}
      {line.kind === 'row' && (
        <RowButton row={row} open={isOpen} checks={checks.get(row.charge.Id) ?? []} actions={actions} />
      )}
      {line.kind === 'finding' && <FindingButton row={line.row} onOpen={() => actions.onToggleRow(row)} />}
      <PhoneCost line={line} costs={costs} />
      {isOpen && <PhoneDrawer row={row} {...details} />}
    </li>
  );
}

/** The days to serve less without the row, or the counts folded into it. */
function PhoneCost({ line, costs }: Pick<LineProps, 'line' | 'costs'>) {
  if (line.kind === 'finding') return null;
  const cell = costs?.cellOf(headsOf(line).map(({ charge }) => charge.Id)) ?? null;
  return (
    cell !== null && (
      <div className="phone-cost">
        {text.withoutIt} {cell}
      </div>
    )
  );
}

/** Beneath the rows: the range, what is not in the total, and the days of release. */
function PhoneFoot() {
  const found = releaseLines(useWork().sentence);
  return (
    <div className="phone-foot">
      <Range scaled />
      {found !== null && (
        <dl className="foot-lines">
          <div>
            <dt>{found.short}</dt>
            <dd>
              {found.lines.map(({ rate, date }) => (
                <span key={rate}>
                  {longDate(date)} {rate}
                </span>
              ))}
            </dd>
          </div>
        </dl>
      )}
      <Besides />
    </div>
  );
}
