import { useState } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf, statuteOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { SchemeField } from './scheme-field.tsx';
import { SettingFields } from './setting-fields.tsx';

const { sex: text } = chargeDetails;
const listed = 'SEX6676';
const oneStrike = new Set(['SEX1STRIKE_C', 'SEX1STRIKE_J', 'SEX1STRIKE_N']);

const isListed = ({ crime }: ChargeRow): boolean => crime.crime.groups.includes(listed);
const mayBeOneStrike = ({ crime }: ChargeRow): boolean => crime.crime.groups.some((group) => oneStrike.has(group));
const isSexCrime = (row: ChargeRow): boolean => isCrime(row) && (isListed(row) || mayBeOneStrike(row));

/** Sex Sentencing: the rules for counts of the lists of sections 667.6 and 667.61, and what each count says for them. */
export function SexSentencing({ row }: { readonly row: ChargeRow }) {
  const [opened, setOpened] = useState(false);
  if (!isSexCrime(row)) return null;
  return (
    <>
      <Button onClick={() => setOpened(true)}>{text.open}</Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={text.title} size={720}>
        {opened && <Counts />}
      </Dialog>
    </>
  );
}

function Counts() {
  const rows = useWork().rows.filter(isSexCrime);
  const { chosen, must, oneStrike: life } = text.rules;
  const rules = [...(rows.some(isListed) ? [chosen, must] : []), ...(rows.some(mayBeOneStrike) ? [life] : [])];
  return (
    <div className="form">
      <ul className="reason-list">
        {rules.map(({ words, authority }) => (
          <li key={authority}>
            {words} <Cite authority={authority} />
          </li>
        ))}
      </ul>
      {rows.map((row) => (
        <fieldset key={row.charge.Id} className="sex-count">
          <legend>
            {nameOf(row)}, {statuteOf(row)} {row.crime.Name}
          </legend>
          <div className="controls">
            <SettingFields row={row} />
            <SchemeField row={row} />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
