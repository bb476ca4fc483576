import '../../shared/mode.css';
import './modes.css';
import { Cite } from '../../shared/law/cite.tsx';

interface Props {
  readonly authority: string;
  /** What it says; without it the name stands alone. */
  readonly text: string | undefined;
}

/** The statute or rule behind a row; pressing it opens what it says, under the row. */
export function Authority({ authority, text }: Props) {
  if (!text) return <Cite authority={authority} />;
  return (
    <details className="authority">
      <summary>{authority}</summary>
      <p>
        {text} <Cite authority={authority} />
      </p>
    </details>
  );
}
