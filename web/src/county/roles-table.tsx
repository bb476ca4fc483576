import './roles-table.css';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { users as text } from '../text/county.ts';

/** What each role may do: the server refuses the rest. */
export function RolesTable({ ofCounty }: { readonly ofCounty: boolean }) {
  const rows = ofCounty ? [...text.rolesRows, ...text.rolesRowsOfCounty] : text.rolesRows;
  return (
    <table className="county-table county-roles">
      <caption className="visually-hidden">{text.rolesTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{text.rolesMay}</th>
          {text.rolesColumns.map((role) => (
            <th key={role} scope="col">
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, ...may]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {may.map((allowed, place) => (
              <td key={text.rolesColumns[place]}>
                <May allowed={allowed} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const May = ({ allowed }: { readonly allowed: boolean }) => (
  <>
    {allowed ? <IconCheck size={16} aria-hidden="true" /> : <IconMinus size={16} aria-hidden="true" />}
    <span className="visually-hidden">{allowed ? text.yes : text.no}</span>
  </>
);
