import type { Wish } from '@countwise/engine';
import { nothingMeets as noneText } from '../../text/nothing-meets.ts';
import { offers as text } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { wishWords } from './asked.ts';
import type { AskProps } from './asked-line.tsx';
import { HeldRows } from './held-rows.tsx';
import { Openings } from './openings-table.tsx';
import type { Least, Question } from './shown.ts';
import type { Found } from './use-search.ts';

type Props = AskProps & {
  readonly found: Found;
  /** What is answered by what was found. */
  readonly answered: Question;
};

/** Where nothing meets what is asked: the least there is and what holds it, what would open more, and what to ask for less. */
export function NothingMeets({ found, asked, onAsk, answered }: Props) {
  const { least, isWhole } = found;
  const isLife = least !== null && least.serve.kind !== 'days';
  return (
    <section className="offers-none">
      <h3>
        {noneWords(asked.wishes)} {least !== null && noneText.least(text.serve(least.serve), least.total)}
      </h3>
      {isLife && <p>{noneText.lifeOnly}</p>}
      {least !== null && <HeldRows held={found.held} least={least} answered={answered} />}
      <Openings found={found} asked={asked} onAsk={onAsk} answered={answered} />
      <AskLess found={found} asked={asked} onAsk={onAsk} />
      {!isWhole && <p className="quiet">{noneText.computing}</p>}
    </section>
  );
}

/** That nothing meets what is asked, by name where it is one thing. */
function noneWords([wish, ...more]: readonly Wish[]): string {
  if (wish === undefined || more.length > 0) return noneText.none;
  const words = wishWords(wish);
  const isMeasure = wish.kind === 'at-most' || wish.kind === 'out-by';
  return isMeasure ? noneText.noneIs(`${words.charAt(0).toLowerCase()}${words.slice(1)}`) : noneText.noneMeets(words);
}

/** The same wish, asked for less, so that the least there is without it meets it; null where it has no measure. */
function nearest(wish: Wish, { days, strikes, release }: Least): Wish | null {
  if (wish.kind === 'at-most') return days === null ? null : { kind: 'at-most', days };
  if (wish.kind === 'strikes') return { kind: 'strikes', most: strikes };
  return wish.kind === 'out-by' && release !== null ? { kind: 'out-by', date: release } : null;
}

function AskLess({ found: { without }, asked, onAsk }: Omit<Props, 'answered'>) {
  if (asked.wishes.length === 0) return null;
  return (
    <>
      <h4>{noneText.askLess}</h4>
      <ul className="offers-less">
        {without.flatMap(({ wish: place, least: rest }) => {
          const wish = asked.wishes[place];
          if (wish === undefined) return [];
          const instead = rest && nearest(wish, rest);
          return (
            <li key={wishWords(wish)}>
              {instead !== null && (
                <Button onClick={() => onAsk({ ...asked, wishes: asked.wishes.with(place, instead) })}>
                  {wishWords(instead)}
                </Button>
              )}{' '}
              {rest === null
                ? noneText.withoutNone(wishWords(wish))
                : noneText.without(wishWords(wish), text.serve(rest.serve), rest.total)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
