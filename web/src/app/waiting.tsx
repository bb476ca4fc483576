import './waiting.css';
import { useMatch } from 'react-router';
import { common } from '../text/common.ts';
import { NumberSkeleton } from '../ui/number-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The frame while the first screen is on its way: of a case its menu, rows and number, else a title and what is listed, each where it will stand. */
export function Waiting() {
  const isCase = useMatch('/Cases/:caseId') !== null;
  return (
    <div aria-busy="true">
      <div className="top-bar">
        <span className="brand">{common.product}</span>
      </div>
      {isCase ? <CaseFrame /> : <ListFrame />}
    </div>
  );
}

const CaseFrame = () => (
  <>
    <div className="waiting-caption">
      <Skeleton width="240px" height={28} />
    </div>
    <div className="waiting-case">
      <div className="waiting-menu">
        <Rows count={8} height={34} />
      </div>
      <div className="waiting-rows">
        <Rows count={6} height={52} />
      </div>
      <div className="waiting-number">
        <NumberSkeleton />
      </div>
    </div>
  </>
);

const ListFrame = () => (
  <div className="page waiting-list">
    <Skeleton width="240px" height={28} />
    <Rows count={6} height={28} />
  </div>
);

const Rows = ({ count, height }: { readonly count: number; readonly height: number }) =>
  Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there yet have no other name
    <Skeleton key={row} width="100%" height={height} />
  ));
