/** Words with the authority they rest on, and behind it the rows they concern, which are not to be read as a second authority. */
export const Cited = ({ text, authority, rows = '' }: CitedRow) => (
  <>
    {text} <cite>{authority}</cite>
    {rows !== '' && (
      <>
        {' · concerns '}
        <span className="quiet">{rows}</span>
      </>
    )}
  </>
);

export interface CitedRow {
  readonly text: string;
  readonly authority: string;
  /** The rows it holds for, by name. */
  readonly rows?: string;
}
