import './row-box.css';
import { ledger as text } from '../../text/ledger.ts';
import { stop } from '../../ui/use-roving-cells.ts';

interface Props {
  /** What it selects. */
  readonly name: string;
  readonly marked: boolean;
  readonly onMark: () => void;
}

/** In the margin of a row the box that selects it; the press is not the row's. */
export const RowBox = ({ name, marked, onMark }: Props) => (
  <input
    type="checkbox"
    className="row-box"
    {...stop}
    aria-label={text.select(name)}
    checked={marked}
    onClick={(event) => event.stopPropagation()}
    onChange={onMark}
  />
);
