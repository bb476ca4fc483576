import { offline } from '../text/common.ts';
import { charges as text, workspace } from '../text/workspace.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { NumberSkeleton } from '../ui/number-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { modes } from './modes.tsx';
import { useLayout } from './work/use-layout.ts';

interface Props {
  readonly title: string | undefined;
  /** There is no connection to read the case by, and this device has not read it. */
  readonly waits: boolean;
}

/** The frame of the real layout: what stands where is known before the numbers are. */
export function Loading({ title, waits }: Props) {
  const layout = useLayout();
  const name = title === undefined ? <Skeleton width="240px" height={28} /> : <h1>{title}</h1>;
  return (
    <div aria-busy={!waits}>
      {layout === 'phone' ? (
        <section className="phone-caption" aria-label={workspace.caption}>
          <div className="phone-head">{name}</div>
        </section>
      ) : (
        <section className="caption" aria-label={workspace.caption}>
          <div className="caption-case">{name}</div>
        </section>
      )}
      <div className="workspace" data-layout={layout}>
        {layout !== 'phone' && <LoadingRail />}
        <main id="main" className="work" aria-label={text.loading}>
          {waits ? (
            <EmptyState text={offline.unreadCase} />
          ) : (
            <div className="loading-rows">
              {loadingRows.map((row) => (
                <Skeleton key={row} width="100%" height={layout === 'phone' ? 56 : 52} />
              ))}
            </div>
          )}
        </main>
        {layout === 'panel' && (
          <aside className="panel">
            <NumberSkeleton />
          </aside>
        )}
      </div>
    </div>
  );
}

const loadingRows = [1, 2, 3, 4, 5, 6] as const;

const LoadingRail = () => (
  <div className="rail" aria-hidden="true">
    {modes.map(({ id }) => (
      <Skeleton key={id} width="100%" height={34} />
    ))}
  </div>
);
