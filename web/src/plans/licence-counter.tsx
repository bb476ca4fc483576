import { IconMinus, IconPlus } from '@tabler/icons-react';
import { plans } from '../text/plans.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { mostLicences } from './price.ts';

interface Props {
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** How many licences: never fewer than one. */
export function LicenceCounter({ count, onChange }: Props) {
  return (
    <div className="licence-counter">
      <span>{plans.licences}</span>
      <IconButton label={plans.fewer} aria-disabled={count === 1} onClick={() => onChange(Math.max(1, count - 1))}>
        <IconMinus size={18} aria-hidden="true" />
      </IconButton>
      <output aria-label={plans.licences}>{count}</output>
      <IconButton
        label={plans.more}
        aria-disabled={count === mostLicences}
        onClick={() => onChange(Math.min(mostLicences, count + 1))}
      >
        <IconPlus size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
