import { IconMinus, IconPlus } from '@tabler/icons-react';
import { mostLicenses } from '../shared/plan/price.ts';
import { plans } from '../text/plans.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface Props {
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** How many licenses: never fewer than one. */
export function LicenseCounter({ count, onChange }: Props) {
  return (
    <div className="license-counter">
      <span>{plans.licenses}</span>
      <IconButton label={plans.fewer} aria-disabled={count === 1} onClick={() => onChange(Math.max(1, count - 1))}>
        <IconMinus size={18} aria-hidden="true" />
      </IconButton>
      <output aria-label={plans.licenses}>{count}</output>
      <IconButton
        label={plans.more}
        aria-disabled={count === mostLicenses}
        onClick={() => onChange(Math.min(mostLicenses, count + 1))}
      >
        <IconPlus size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
