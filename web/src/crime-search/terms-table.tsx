import '../ui/plain-table.css';
import { termSlots } from '@countwise/engine';
import { Cite } from '../shared/law/cite.tsx';
import { crimeSearch as text } from '../text/add-charge.ts';
import type { StateTerms } from './alone.ts';

/** The terms of a crime completed, attempted and conspired, each line with its authority. */
export function TermsTable({ states }: { readonly states: readonly StateTerms[] }) {
  return (
    <table className="plain-table crime-terms-table">
      <caption>{text.terms.title}</caption>
      <thead>
        <tr>
          <td />
          {text.terms.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map(({ state, terms, authority }) => (
          <tr key={state}>
            <th scope="row">{text.terms.states[state]}</th>
            {termSlots.map((slot) => (
              <td key={slot}>{terms[slot]}</td>
            ))}
            <td>
              <Cite authority={authority} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
