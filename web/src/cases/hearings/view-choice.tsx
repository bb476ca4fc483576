import { hearings as text } from '../../text/hearings.ts';
import { Segmented } from '../../ui/segmented.tsx';

interface Props {
  readonly byHearing: boolean;
  readonly onChange: (byHearing: boolean) => void;
}

/** All cases as a list, or by the days of their next hearings. */
export const ViewChoice = ({ byHearing, onChange }: Props) => (
  <Segmented
    label={text.choose}
    choices={[
      { value: 'all', label: text.all },
      { value: 'hearing', label: text.byDay },
    ]}
    value={byHearing ? 'hearing' : 'all'}
    onChange={(value) => onChange(value === 'hearing')}
  />
);
