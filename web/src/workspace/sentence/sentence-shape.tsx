import './sentence-shape.css';
import { type Band, sentenceBands } from '@countwise/contract';
import { useId } from 'react';
import { ledger } from '../../text/ledger.ts';
import { sentence as text } from '../../text/workspace.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { useListView } from '../charges/list-view.tsx';
import { useModeId } from '../work/mode-id.ts';
import { useLayout } from '../work/use-layout.ts';
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

interface ThumbProps {
  /** Whether the steps stand open. */
  readonly whole: boolean;
  readonly onWhole: () => void;
}

/** The same bar for a thumb, for which its parts are too small: one button that tells them and opens Why, in a line named as the number is. */
export function ThumbShape({ whole, onWhole }: ThumbProps) {
  const told = useId();
  const bands = sentenceBands(useWork().sentence);
  if (bands.length < 2) return null;
  const isMany = bands.length > mostApart;
  const parts = isMany ? text.bands(bands.length) : bands.map(({ label, length }) => `${label}, ${length}`).join('; ');
  return (
    <dl className="foot-lines">
      <div className="thumb-line">
        <dt>{ledger.total}</dt>
        <dd>
          <button
            type="button"
            className="thumb-shape"
            aria-label={`${text.ladder}, ${ledger.why}`}
            aria-describedby={told}
            aria-expanded={whole}
            onClick={onWhole}
          >
            <Picture bands={bands} />
            <span id={told} hidden>
              {parts}
            </span>
          </button>
        </dd>
      </div>
    </dl>
  );
}

/** The bar along the upper edge of the number at the foot, in the modes whose screen has it nowhere else. */
export function EdgeShape() {
  const bands = sentenceBands(useWork().sentence);
  const mode = useModeId();
  return mode === 'charges' || bands.length < 2 ? null : <Picture bands={bands} />;
}

/** The bar over the steps, which tell its parts: where neither the foot of the ledger nor the panel has it in sight. */
export function StepsShape() {
  const bands = sentenceBands(useWork().sentence);
  const layout = useLayout();
  const { view } = useListView();
  const isInSight = layout === 'panel' || (layout === 'bar' && view === 'compact');
  return isInSight || bands.length < 2 ? null : <Picture bands={bands} />;
}

const Picture = ({ bands }: { readonly bands: readonly Band[] }) => (
  <span className="shape" aria-hidden="true" data-fine={bands.length > mostApart || undefined}>
    {bands.map((band) => (
      <span key={band.id} className="band" {...lookOf(band)} />
    ))}
  </span>
);
