import { type Lever, levers, needsOf } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { useWork } from '../writes/work-context.tsx';
import type { OfferProps } from './offer-props.ts';
import { officePairsOf } from './office-pairs.ts';

type Props = Pick<OfferProps, 'row' | 'courtAlone' | 'lesser'>;

const leversOf = ({ bargain }: Props['row']): readonly Lever[] => [...new Set(bargain.map(({ lever }) => lever))];

/** Who must agree to each thing that is changed, and what any plea asks for besides. */
export const Needs = ({ row, courtAlone, lesser }: Props) => (
  <div className="panel-block">
    <h3>{text.needs}</h3>
    <ul>
      {(courtAlone || row.bargain.length === 0) && (
        <li>
          {text.openPlea} <Cite authority={text.openPleaLaw} />
        </li>
      )}
      {leversOf(row).map((lever) => (
        <li key={lever}>
          <b>{text.who(needsOf(lever, courtAlone), !courtAlone && levers[lever].inExchange)}</b>
          <span>
            <Unbroken>{`${text.capital(levers[lever].words)}.`}</Unbroken> <Cite authority={levers[lever].authority} />
          </span>
        </li>
      ))}
      <OfficePairs row={row} lesser={lesser} />
    </ul>
    <details className="offers-any-plea">
      <summary>{text.anyPlea}</summary>
      <ul>
        {leversOf(row).map((lever) => (
          <li key={lever}>
            <b>
              <Unbroken>{text.capital(levers[lever].words)}</Unbroken>
            </b>
            <span>
              <Unbroken>{levers[lever].note}</Unbroken>
            </span>
          </li>
        ))}
        {text.alsoNeeds.map(({ words, authority }) => (
          <li key={words}>
            {words}. <Cite authority={authority} />
          </li>
        ))}
      </ul>
    </details>
  </div>
);

/** Lesser pleas that the office added, with what it asks for. */
function OfficePairs({ row, lesser }: Pick<Props, 'row' | 'lesser'>) {
  const { asked } = useWork();
  return officePairsOf(row, lesser, asked.caseFile).map(({ from, to, gives, office, authority }) => (
    <li key={`${from} ${to}`}>
      <b>{office.name}</b>: <Unbroken>{text.pairWords(from, to, gives)}</Unbroken>{' '}
      {office.needs !== '' && text.pairNeeds(office.needs)} <Cite authority={authority} />
    </li>
  ));
}
