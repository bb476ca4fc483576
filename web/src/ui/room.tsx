import './room.css';

interface Props {
  /** In pixels. */
  readonly height: number;
  /** How many columns the table has. */
  readonly width: number;
}

/** In a table that holds the rows in sight alone, the room of those that are not. */
export const Room = ({ height, width }: Props) => (
  <tr>
    <td colSpan={width} className="room" style={{ height }} />
  </tr>
);
