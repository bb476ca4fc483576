/** What a mode may ask of the workspace around it. */
export interface ModeProps {
  /** Opens the search to add to a count. */
  readonly onInsert: (count: number) => void;
  /** Opens the comparison of the scenarios. */
  readonly onCompare: () => void;
}
