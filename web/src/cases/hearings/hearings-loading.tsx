import { Skeleton } from '../../ui/skeleton.tsx';

/** A day and its hearings, before they are there. */
export const HearingsLoading = () => (
  <div className="case-list-loading" aria-busy="true">
    <Skeleton width="220px" height={24} />
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} width="100%" height={28} />
    ))}
  </div>
);
