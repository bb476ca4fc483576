import { createContext, type ReactNode, type RefCallback, useContext, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

/** Whose the panel is, while an open mode has it, and where it stands. */
interface Taken {
  readonly label: string | null;
  readonly place: RefCallback<HTMLElement>;
}

const TakenPanel = createContext<Taken>({ label: null, place: () => undefined });
const Take = createContext<(label: string | null) => void>(() => undefined);
const Place = createContext<HTMLElement | null>(null);

/** Lets an open mode have the panel beside the work for what it shows. */
export function PanelProvider({ children }: { readonly children: ReactNode }) {
  const [label, setLabel] = useState<string | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const taken = useMemo(() => ({ label, place: setElement }), [label]);
  return (
    <Take value={setLabel}>
      <TakenPanel value={taken}>
        <Place value={element}>{children}</Place>
      </TakenPanel>
    </Take>
  );
}

interface PanelProps {
  /** The case's panel. */
  readonly children: ReactNode;
  /** What stands at its foot, whosever it is. */
  readonly foot: ReactNode;
}

/** The panel: the case's, or while a mode has taken it that mode's. */
export function PanelPlace({ children, foot }: PanelProps) {
  const { label, place } = useContext(TakenPanel);
  if (label === null) return children;
  return (
    <aside className="panel" aria-label={label}>
      <div ref={place} />
      {foot}
    </aside>
  );
}

interface ModePanelProps {
  /** What the panel is called. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Stands in the place of the case's panel for as long as it is shown; nowhere where there is no panel. */
export function ModePanel({ label, children }: ModePanelProps) {
  const take = useContext(Take);
  const place = useContext(Place);
  useEffect(() => {
    take(label);
    return () => take(null);
  }, [take, label]);
  return place && createPortal(children, place);
}
