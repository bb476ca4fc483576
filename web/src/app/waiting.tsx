import { Skeleton } from '../ui/skeleton.tsx';

/** The frame while the first screen is on its way. */
export function Waiting() {
  return (
    <div aria-busy="true">
      <div className="top-bar" />
      <div style={{ padding: 20 }}>
        <Skeleton width="240px" height={28} />
      </div>
    </div>
  );
}
