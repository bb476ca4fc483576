import { givenUpWords, type Proved } from '@countwise/engine';
import { offers as text } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import type { Found } from './use-search.ts';

interface Props {
  readonly found: Found;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

/** How far what is shown is proved: complete, a true beginning, or stopped with what may lie beyond. */
export function ProvedLine({ found, onStop, onAgain }: Props) {
  const { state, proved, rows } = found;
  if (state === 'failed')
    return (
      <p role="alert">
        {text.failed(rows.length)} <Button onClick={onAgain}>{text.startAgain}</Button>
      </p>
    );
  if (state === 'done') return <Done found={found} />;
  const isGoing = state === 'searching';
  return (
    <p>
      <b>{isGoing ? text.searching : text.isStopped}</b> {proved && text.progress(proved.considered, proved.total)}{' '}
      {proved && beginning(proved)}{' '}
      <Button onClick={isGoing ? onStop : onAgain}>{isGoing ? text.cancel : text.again}</Button>
    </p>
  );
}

/** That all is considered, and how many bargains there are beside those that are shown. */
const Done = ({ found }: Pick<Props, 'found'>) => (
  <p>
    <b>{text.isComplete}</b> {found.proved && text.complete(found.proved.total, found.others?.bargains ?? null)}{' '}
    {found.rows.length > 0 && text.metBy(found.rows.length)} {bargainsOf(found)}
  </p>
);

/** What is no more missing, and the least that may lie beyond. */
function beginning({ upTo, bound }: Proved): string {
  const missing = upTo === null ? '' : text.upTo(givenUpWords(upTo));
  if (bound === null) return missing;
  const beyond = bound.kind === 'days' && bound.days === 0 ? text.boundServed : text.bound(text.serve(bound));
  return `${missing} ${beyond}`;
}

/** How many bargains meet what is asked, once the beaten ones are all counted. */
function bargainsOf({ rows, ways: { ways }, others }: Found): string {
  if (others === null || others.found === 0) return '';
  if (!others.isWhole) return text.bargainsSoFar(others.found);
  const kept = new Set([...rows, ...ways].map(({ bargain }) => JSON.stringify(bargain))).size;
  return text.bargains(kept + others.found, kept, others.found);
}
