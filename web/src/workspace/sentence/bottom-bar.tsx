import './bottom-bar.css';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ledger as text } from '../../text/ledger.ts';
import { checks, sentence } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { type FootNumber, useFootNumber } from '../work/number-at-foot.tsx';
import { useLowScreen } from '../work/use-layout.ts';
import { useWork } from '../writes/work-context.tsx';
import { CheckList } from './check-list.tsx';
import { ChecksChip } from './checks-chip.tsx';
import { Range } from './range.tsx';
import { releaseLines } from './release-lines.ts';
import { EdgeShape } from './sentence-shape.tsx';
import { Total, WasLine } from './total.tsx';
import { useDismissals } from './use-dismissals.ts';

const longFigure = 8;

interface Props {
  readonly phone: boolean;
  readonly onWhy: () => void;
}

/** The number at the foot of a screen that has no room for the panel: what it was, its checks, and Why. Nothing stands over it. */
export function BottomBar({ phone, onWhy }: Props) {
  const { key } = useLocation();
  const carried = useFootNumber();
  const { open } = useDismissals();
  const isLow = useLowScreen();
  // a check in the sheet leads to what lies behind it
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <>
      <aside className="bottom-bar" aria-label={sentence.label} data-phone={phone || undefined}>
        {carried === null && <EdgeShape phone={phone} />}
        {phone ? (
          <>
            <PhoneNumber carried={carried} />
            {isLow && carried === null && <Range />}
          </>
        ) : (
          <div className="bar-facts">
            <TotalAndWas phone={false} />
            <ReleaseDates />
          </div>
        )}
        {phone && carried !== null ? (
          <Button tone="primary" onClick={carried.onOpen}>
            {text.open}
          </Button>
        ) : (
          <>
            <ChecksChip checks={open.length} onPress={() => setOpenedAt(key)} />
            <Button tone="primary" onClick={onWhy}>
              {text.why}
            </Button>
          </>
        )}
      </aside>
      <Sheet opened={openedAt === key} onClose={() => setOpenedAt(null)} title={checks.title}>
        <CheckList />
      </Sheet>
    </>
  );
}

const TotalAndWas = ({ phone }: Pick<Props, 'phone'>) => (
  <div className="bar-number">
    <Total />
    <WasLine short={phone} />
  </div>
);

/** The case's number, or that of the open mode with whose it is. */
function PhoneNumber({ carried }: { readonly carried: FootNumber | null }) {
  if (carried === null) return <TotalAndWas phone />;
  const { whose, figure, beside } = carried;
  return (
    <p className="bar-number">
      <span className="total-beside">{whose}</span>{' '}
      <span className="total-figure" data-long={figure.length > longFigure || undefined}>
        {figure}
      </span>{' '}
      <span className="total-beside">{beside}</span>
    </p>
  );
}

function ReleaseDates() {
  const found = releaseLines(useWork().sentence);
  if (found === null) return null;
  return (
    <p className="bar-release">
      {found.short}{' '}
      {found.lines.slice(0, 2).map(({ rate, date }, nth) => (
        <span key={rate}>
          {nth > 0 && ', '}
          <b>{longDate(date)}</b> {rate}
        </span>
      ))}
    </p>
  );
}
