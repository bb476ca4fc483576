import './sentence-shape.css';
import { sentenceBands } from '@countwise/contract';
import { sentence as text } from '../../text/workspace.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { useWork } from '../writes/work-context.tsx';

/** More parts than this are too narrow for a line between them. */
const mostApart = 16;
const shapeOf = { 'subordinate-enhancement': 'enhancement' } as const;

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
          data-kind={kind in shapeOf ? 'enhancement' : kind}
          style={{ flexGrow: days }}
          aria-label={`${label}, ${length}`}
          title={`${label}, ${length}`}
          onClick={() => onOpen(id.replace(/-life$/, ''))}
        />
      ))}
    </div>
  );
}
