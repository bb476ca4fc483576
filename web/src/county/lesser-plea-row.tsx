import type { OwnReduction } from '@countwise/contract';
import { useState } from 'react';
import { Cite } from '../shared/law/cite.tsx';
import { common } from '../text/common.ts';
import { lesserPleas as text } from '../text/lesser-pleas.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/fields.tsx';
import { Tag } from '../ui/tag.tsx';
import { showToast } from '../ui/toast.tsx';
import { isPair, useChangeLesserPleas } from './lesser-pleas-query.ts';

/** A pair as it stands in the list: of the table, or the county's own. */
export interface ListedPair extends Omit<OwnReduction, 'needs'> {
  readonly needs: string;
  readonly isOwn: boolean;
  readonly isUsed: boolean;
}

interface Props {
  readonly pair: ListedPair;
  readonly onChange: (pair: OwnReduction) => void;
}

/** One lesser plea of the list: of the table it is turned off or on, the county's own is changed or deleted. */
export function LesserPleaRow({ pair, onChange }: Props) {
  const { from, to, kind, gives, needs, authority, isOwn } = pair;
  return (
    <li className="pleas-row">
      <div className="pleas-pair">
        {!isOwn && <Used pair={pair} />}
        <span>
          <b>{from}</b> <span aria-hidden="true">→</span>
          <span className="visually-hidden">to</span> <b>{to}</b> {isOwn && <Tag>{text.own}</Tag>}
        </span>
      </div>
      <p>
        {text.kinds[kind]}. {text.gives(gives)} {needs !== '' && text.needs(needs)} <Cite authority={authority} />
      </p>
      {isOwn && <Acts pair={pair} onChange={onChange} />}
    </li>
  );
}

function Used({ pair: { from, to, isUsed } }: Pick<Props, 'pair'>) {
  const change = useChangeLesserPleas();
  /** What was switched and is on its way: shown at once, and gone when the server has answered. */
  const [switched, setSwitched] = useState<boolean>();
  const turn = (on: boolean) => {
    setSwitched(on);
    const pair = { from, to };
    change.mutate(
      ({ own, off }) => {
        const others = off.filter((each) => !isPair(each, pair));
        return { own, off: on ? others : [...others, pair] };
      },
      { onSettled: () => setSwitched(undefined) },
    );
  };
  return (
    <CheckboxField
      aria-label={text.use(from, to)}
      checked={switched ?? isUsed}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  );
}

function Acts({ pair: { isOwn: _, isUsed: __, ...pair }, onChange }: Props) {
  const change = useChangeLesserPleas();
  const { from, to } = pair;
  const bringBack = () => change.mutate(({ own, off }) => ({ own: [...own, pair], off }));
  const remove = () =>
    change.mutate(({ own, off }) => ({ own: own.filter((each) => !isPair(each, pair)), off }), {
      onSuccess: () => showToast({ message: text.removed(from, to), action: { label: common.undo, run: bringBack } }),
    });
  return (
    <div className="county-actions">
      <Button aria-label={text.changeOf(from, to)} onClick={() => onChange(pair)}>
        {text.change}
      </Button>
      <Button aria-label={text.removeOf(from, to)} busy={change.isPending} onClick={remove}>
        {text.remove}
      </Button>
    </div>
  );
}
