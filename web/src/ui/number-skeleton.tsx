import { Skeleton } from './skeleton.tsx';

/** Where the number of a case will stand, with what is told of it, until it is known. */
export const NumberSkeleton = () => (
  <>
    <Skeleton width="40%" height={18} />
    <Skeleton width="60%" height={44} />
    <Skeleton width="100%" height={72} />
  </>
);
