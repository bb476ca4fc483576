import { ledger as text } from '../../text/ledger.ts';
import { Flag } from '../work/flag.tsx';
import { useDismissals } from './use-dismissals.ts';

/** How many checks are open, beside the number; pressed it goes to them. Nothing where there are none. */
export function ChecksChip({ onPress }: { readonly onPress: () => void }) {
  const { open } = useDismissals();
  if (open.length === 0) return null;
  return (
    <button type="button" className="checks-chip" onClick={onPress}>
      <Flag />
      {text.checks(open.length)}
    </button>
  );
}
