import './lesser-pleas.css';
import type { OfficeReductions, OwnReduction } from '@countwise/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lesserPleas as text } from '../text/lesser-pleas.ts';
import { Button } from '../ui/button.tsx';
import { SidePanel } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LesserPleaForm } from './lesser-plea-form.tsx';
import { LesserPleaRow, type ListedPair } from './lesser-plea-row.tsx';
import { isPair, lesserPleasQuery } from './lesser-pleas-query.ts';

/** The county's own pairs, then the table's. */
const listOf = (
  table: readonly Omit<OwnReduction, 'needs'>[],
  { own, off }: OfficeReductions,
): readonly ListedPair[] => [
  ...own.map((pair) => ({ ...pair, isOwn: true, isUsed: true })),
  ...table.map((pair) => ({
    ...pair,
    needs: '',
    isOwn: false,
    isUsed: !off.some((each) => isPair(each, pair)),
  })),
];

const hasWords = ({ from, to, kind, gives, authority }: ListedPair, words: string): boolean =>
  [from, to, text.kinds[kind], gives, authority].join(' ').toLowerCase().includes(words.trim().toLowerCase());

/** What charges may be pleaded as in this county: the table's pairs, turned off or not, and its own. */
export function LesserPleasTab() {
  const { data, isError } = useQuery(lesserPleasQuery);
  const [words, setWords] = useState('');
  /** The pair whose form is open; null for a new one. */
  const [edited, setEdited] = useState<OwnReduction | null>();
  const all = data === undefined ? [] : listOf(data.table, data.office);
  const shown = all.filter((pair) => hasWords(pair, words));
  return (
    <section className="form" aria-busy={data === undefined}>
      <div className="county-head">
        <h2>{text.title}</h2>
        {data && <p className="county-seats">{text.counted(data.office.own.length, data.office.off.length)}</p>}
        <Button tone="primary" icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEdited(null)}>
          {text.add}
        </Button>
      </div>
      <p className="county-lead">{text.lead}</p>
      {isError && <p className="field-error">{text.failed}</p>}
      {data === undefined && !isError && <Skeleton width="100%" height={180} />}
      {data !== undefined && (
        <>
          <div className="pleas-search">
            <TextField
              label={text.search}
              type="search"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <p className="county-seats" role="status">
              {shown.length === 0 ? text.none : text.shown(shown.length, all.length)}
            </p>
          </div>
          <ul className="county-rows" aria-label={text.list}>
            {shown.map((pair) => (
              <LesserPleaRow key={`${pair.from} ${pair.to}`} pair={pair} onChange={setEdited} />
            ))}
          </ul>
        </>
      )}
      <SidePanel
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === null ? text.addTitle : text.changeTitle}
      >
        <LesserPleaForm standing={edited ?? null} onDone={() => setEdited(undefined)} />
      </SidePanel>
    </section>
  );
}
