import { type CrimeRecord, matchGroupTexts } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { SelectField } from '../../ui/fields.tsx';
import { factorsQuery } from './factors-query.ts';

interface FactorProps {
  readonly crime: CrimeRecord;
  readonly value: string | null;
  readonly onChange: (crimeId: string | null) => void;
}

/** Asks for the crime that a frame is filled with, where the crime is such a frame (accessory, gang participation). */
export function FactorField({ crime, value, onChange }: FactorProps) {
  const { data } = useQuery(factorsQuery(crime.Id));
  if (data == null || data.factors.length === 0) return null;
  return (
    <SelectField
      label={data.prompt}
      value={value ?? ''}
      data={[
        { value: '', label: crime.Name },
        ...data.factors.map(({ CrimeId, FactorName }) => ({ value: CrimeId, label: FactorName })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}

/** What an enhancement needs of the crime it attaches to, in words. */
export function HelperTexts({ crime }: { readonly crime: CrimeRecord }) {
  const { data = [] } = useQuery({
    queryKey: ['match-group-texts', crime.Id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => request(matchGroupTexts, { params: { crimeId: crime.Id }, signal }),
  });
  return data
    .filter(({ HelperText }) => HelperText !== '')
    .map(({ Id, HelperText }) => (
      <p key={Id} className="helper-text">
        {HelperText}
      </p>
    ));
}
