import { everyLever, levers, needsOf } from '@countwise/engine';
import { useState } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { offersAsked as asking } from '../../text/offers-asked.ts';
import { openedOffer as openedText } from '../../text/opened-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { nameOf, nameWithStatute } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { type AskedOffers, ofCourtAlone } from './asked.ts';
import type { AskProps } from './asked-line.tsx';

/** What is open and what is fixed, in words, with the way to change it. */
export function SpaceLines({ asked, onAsk }: AskProps) {
  const [opened, setOpened] = useState(false);
  const { rows } = useWork();
  const fixed = rows.filter(({ charge }) => asked.fixed.includes(charge.Id)).map(nameOf);
  return (
    <dl className="offers-space">
      <dt>{asking.open}</dt>
      <dd>{asked.levers.map((lever) => asking.levers[lever]).join(', ') || asking.nothingOpen}</dd>
      <dt>{asking.fixed}</dt>
      <dd>
        {fixed.join(', ') || asking.nothingFixed}{' '}
        <button type="button" className="link" onClick={() => setOpened(true)}>
          {asking.change}
        </button>
        <Dialog opened={opened} onClose={() => setOpened(false)} title={asking.openTitle} size={620}>
          {opened && (
            <SpaceForm
              asked={asked}
              onAsk={(next) => {
                setOpened(false);
                onAsk(next);
              }}
            />
          )}
        </Dialog>
      </dd>
    </dl>
  );
}

const toggled = <Each,>(list: readonly Each[], each: Each): readonly Each[] =>
  list.includes(each) ? list.filter((other) => other !== each) : [...list, each];

/** Each lever with who must agree and on what authority; each row that may be kept as it is filed. */
function SpaceForm({ asked, onAsk }: AskProps) {
  const [draft, setDraft] = useState<AskedOffers>(asked);
  const { rows } = useWork();
  return (
    <div className="form offers-space-form">
      <fieldset>
        <legend>{asking.openLegend}</legend>
        <CheckboxField
          label={openedText.courtAlone}
          description={
            <>
              {openedText.openPlea} <Cite authority={openedText.openPleaLaw} />
            </>
          }
          checked={draft.courtAlone}
          onChange={() => setDraft(draft.courtAlone ? { ...draft, courtAlone: false } : ofCourtAlone(draft))}
        />
        {everyLever.map((lever) => (
          <CheckboxField
            key={lever}
            disabled={draft.courtAlone && !levers[lever].courtAlone}
            label={levers[lever].words}
            description={
              <>
                {openedText.who(needsOf(lever, draft.courtAlone), levers[lever].inExchange)}. {levers[lever].note}{' '}
                <Cite authority={levers[lever].authority} />
              </>
            }
            checked={draft.levers.includes(lever)}
            onChange={() =>
              setDraft({
                ...draft,
                levers: everyLever.filter((each) => toggled(draft.levers, lever).includes(each)),
              })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{asking.fixedLegend}</legend>
        {rows.map((row) => (
          <CheckboxField
            key={row.charge.Id}
            label={nameWithStatute(row)}
            checked={draft.fixed.includes(row.charge.Id)}
            onChange={() => setDraft({ ...draft, fixed: toggled(draft.fixed, row.charge.Id) })}
          />
        ))}
      </fieldset>
      <CheckboxField
        label={asking.order}
        description={asking.orderHint}
        checked={draft.yearsFirst}
        onChange={() => setDraft({ ...draft, yearsFirst: !draft.yearsFirst })}
      />
      <div className="form-foot">
        <Button tone="primary" onClick={() => onAsk(draft)}>
          {asking.done}
        </Button>
      </div>
    </div>
  );
}
