import { charges as text } from '../text/workspace.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useLayout } from './work/use-layout.ts';

/** The frame of the real layout: what stands where is known before the numbers are. */
export function Loading({ title }: { readonly title: string | undefined }) {
  const layout = useLayout();
  return (
    <div aria-busy="true">
      <header className="caption">
        {title === undefined ? <Skeleton width="240px" height={28} /> : <h1>{title}</h1>}
      </header>
      <div className="workspace" data-layout={layout}>
        {layout !== 'phone' && <div className="rail" />}
        <main id="main" className="work" aria-label={text.loading}>
          {loadingRows.map((row) => (
            <Skeleton key={row} width="100%" height={44} />
          ))}
        </main>
        {layout === 'panel' && (
          <aside className="panel">
            <Skeleton width="60%" height={44} />
          </aside>
        )}
      </div>
    </div>
  );
}

const loadingRows = [1, 2, 3, 4, 5, 6] as const;
