import { plans as text } from '../text/plans.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/fields.tsx';
import type { Address, AddressFaults } from './use-shipping.ts';

const fields = [
  ['Address', 'address-line1'],
  ['Address2', 'address-line2'],
  ['City', 'address-level2'],
  ['State', 'address-level1'],
  ['Zip', 'postal-code'],
] as const;

interface Props {
  readonly address: Address;
  readonly onChange: (change: Partial<Address>) => void;
  readonly faults: AddressFaults;
}

/** Where the booklet goes. */
export function ShippingFields({ address, onChange, faults }: Props) {
  return (
    <>
      <p className="plan-lead">{text.booklet}</p>
      <ErrorSummary
        errors={Object.entries(faults).map(([field, message]) => ({ field: `shipping-${field}`, message }))}
      />
      <div className="shipping-fields">
        {fields.map(([field, autoComplete]) => (
          <TextField
            key={field}
            id={`shipping-${field}`}
            label={text.address[field]}
            autoComplete={`shipping ${autoComplete}`}
            size="md"
            value={address[field]}
            error={faults[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </>
  );
}
