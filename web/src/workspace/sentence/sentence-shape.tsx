import './sentence-shape.css';
import { type Band, sentenceBands } from '@countwise/contract';
import { sentence as text } from '../../text/workspace.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { useListView } from '../charges/list-view.tsx';
import { useModeId } from '../work/mode-id.ts';
import { useWork } from '../writes/work-context.tsx';

/** More parts than this are too narrow for a line between them. */
const mostApart = 16;
const shapeOf = { 'subordinate-enhancement': 'enhancement' } as const;

/** What a part looks like: its kind, and as long as its days. */
const lookOf = ({ kind, days }: Pick<Band, 'kind' | 'days'>) => ({
  'data-kind': kind in shapeOf ? 'enhancement' : kind,
  style: { flexGrow: days },
});

/** The shape of the sentence as a bar over the total: pointing at a part names it and its row, pressing it opens the row. */
export function SentenceShape({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { sentence } = useWork();
  const bands = sentenceBands(sentence);
  if (bands.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture whose parts are pressed, not a form
    <div className="shape" role="group" aria-label={text.ladder} data-fine={bands.length > mostApart || undefined}>
      {bands.map(({ id, kind, days, label, length }) => (
        <button
          key={id}
          type="button"
          {...stop}
          className="band"
          {...lookOf({ kind, days })}
          aria-label={`${label}, ${length}`}
          title={`${label}, ${length}`}
          onClick={() => onOpen(id.replace(/-life$/, ''))}
        />
      ))}
    </div>
  );
}

/** The same bar along the upper edge of the number at the foot, told in words: its parts are too small to press, and Why stands beneath it. */
export function EdgeShape({ phone }: { readonly phone: boolean }) {
  const bands = sentenceBands(useWork().sentence);
  const mode = useModeId();
  const { view } = useListView();
  const isOverTotal = !phone && mode === 'charges' && view === 'compact';
  if (isOverTotal || bands.length < 2) return null;
  const isMany = bands.length > mostApart;
  const parts = isMany ? text.bands(bands.length) : bands.map(({ label, length }) => `${label}, ${length}`).join('; ');
  return (
    <span className="shape" role="img" aria-label={`${text.ladder}: ${parts}`} data-fine={isMany || undefined}>
      {bands.map((band) => (
        <span key={band.id} className="band" {...lookOf(band)} />
      ))}
    </span>
  );
}
