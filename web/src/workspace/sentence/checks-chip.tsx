import './checks-chip.css';
import { ledger as text } from '../../text/ledger.ts';
import { Flag } from '../work/flag.tsx';

interface Props {
  readonly checks: number;
  readonly onPress: () => void;
}

/** How many checks are open, beside the number; pressed it goes to them. Nothing where there are none. */
export const ChecksChip = ({ checks, onPress }: Props) =>
  checks > 0 && (
    <button type="button" className="checks-chip" onClick={onPress}>
      <Flag />
      {text.checks(checks)}
    </button>
  );
