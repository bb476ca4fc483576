/** A grey shape where text will stand. It shows after 150 ms, so that a quick answer never flickers. */
export function Skeleton({ width, height = 16 }: { readonly width: string; readonly height?: number }) {
  return <div className="skeleton" style={{ width, height }} aria-hidden="true" />;
}
