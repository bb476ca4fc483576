import './asked.css';
import type { Wish } from '@countwise/engine';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { offersAsked as text } from '../../text/offers-asked.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import { MenuButton, MenuItem } from '../../ui/menu-button.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { recordQuery } from '../work/recorded-offers-query.ts';
import { useWork } from '../writes/work-context.tsx';
import { type AskedOffers, noWorseThan, presets, wishWords, withWish } from './asked.ts';
import { WishForm } from './wish-form.tsx';

export interface AskProps {
  readonly asked: AskedOffers;
  readonly onAsk: (asked: AskedOffers) => void;
}

interface LineProps extends AskProps {
  /** The credit that counts the days, where there is room for it. */
  readonly credit: ReactNode;
}

/** What is asked of an offer, the choices that go with it, and what is often asked. */
export const AskedLine = ({ asked, onAsk, credit }: LineProps) => (
  <div className="offers-asked">
    <span className="offers-label">{text.asked}</span>
    <ul className="offers-wishes" aria-label={text.asked}>
      {asked.wishes.length === 0 && <li className="quiet">{text.nothingAsked}</li>}
      {asked.wishes.map((wish) => (
        <Chip key={wishWords(wish)} wish={wish} asked={asked} onAsk={onAsk} />
      ))}
      <li>
        <AddWish asked={asked} onAsk={onAsk} />
      </li>
    </ul>
    {credit}
    <MenuButton label={text.presets} target={<Button>{text.presets}</Button>}>
      {presets.map(({ id, of }) => (
        <MenuItem key={id} onClick={() => onAsk(of(asked))}>
          {text.presetNames[id]}
        </MenuItem>
      ))}
      <LastOffer asked={asked} onAsk={onAsk} />
    </MenuButton>
  </div>
);

/** Asks for no worse than the offer that was made last; none where no offer stands, or its term is for life. */
function LastOffer({ asked, onAsk }: AskProps) {
  const { record } = useWork();
  const { data = [] } = useQuery(recordQuery(record.Id));
  const last = data.findLast(({ kind, state, summary }) => {
    const isLasting = state === 'made' || state === 'countered' || state === 'refused';
    return kind === 'offer' && isLasting && summary.serveDays.statute.kind === 'days';
  });
  if (last === undefined) return null;
  return <MenuItem onClick={() => onAsk(noWorseThan(asked, last))}>{text.noWorse(last.number)}</MenuItem>;
}

const Chip = ({ wish, asked, onAsk }: AskProps & { readonly wish: Wish }) => (
  <li className="offers-wish">
    {wishWords(wish)}
    <button
      type="button"
      aria-label={text.remove(wishWords(wish))}
      onClick={() => onAsk({ ...asked, wishes: asked.wishes.filter((each) => each !== wish) })}
    >
      <IconX size={14} aria-hidden="true" />
    </button>
  </li>
);

function AddWish({ asked, onAsk }: AskProps) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useCommand({
    label: text.addWish,
    key: 'w',
    run: () => {
      // asked far below, it would open out of sight
      target.current?.scrollIntoView({ block: 'center' });
      setOpened(true);
    },
  });
  return (
    <PopoverButton
      opened={opened}
      onChange={setOpened}
      fromStart
      target={
        <button ref={target} type="button" className="link" onClick={() => setOpened(!opened)}>
          {text.addWish}
        </button>
      }
    >
      {opened && (
        <WishForm
          onAdd={(wish) => {
            setOpened(false);
            onAsk(withWish(asked, wish));
          }}
        />
      )}
    </PopoverButton>
  );
}
