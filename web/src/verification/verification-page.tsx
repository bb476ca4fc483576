import './verification.css';
import { dayInWords } from '@countwise/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { storedUser, useStored } from '../api/session.ts';
import { Unbroken } from '../shared/law/unbroken.tsx';
import { ReadPage } from '../shared/read-page.tsx';
import { errorPageActions } from '../text/common.ts';
import { verification as text } from '../text/verification.ts';
import { longDate } from '../ui/dates.ts';
import { PlainTable } from '../ui/plain-table.tsx';
import figures from './figures.json';

const said = (count: number): string => count.toLocaleString('en-US');
/** Words that were counted from tables and notes, with their days and their spelling as the site has them. */
const asShown = (words: string): string =>
  dayInWords(words)
    .replaceAll(/(catalog)ue/gi, '$1')
    .replaceAll("'", '’');
const cases = figures.workedCases.reduce((sum, each) => sum + each.cases, 0);
const { everyRun, atLength } = figures.randomCases;
const { title: waysTitle, columns: wayColumns, ...wayNames } = text.catalogue.ways;
const ways: Readonly<Record<string, string>> = wayNames;
const trusts: Readonly<Record<string, string>> = text.catalogue.trust;

/** `/verification`: what each kind of number was compared with, and what is left to a person. Anyone may read it. */
export function VerificationPage() {
  const isVisitor = useStored(storedUser) === null;
  return (
    <ReadPage title={text.title}>
      <p>{text.rules(figures.engine, longDate(figures.catalogue))}</p>
      <Part title={text.worked.title} words={text.worked.text(said(cases))}>
        <PlainTable columns={text.worked.columns}>
          {figures.workedCases.map((each) => (
            <Row key={each.part} name={asShown(each.part)} counts={[each.cases]} />
          ))}
        </PlainTable>
      </Part>
      <Part
        title={text.random.title}
        words={text.random.text(
          said(everyRun.sentences),
          said(everyRun.ranges),
          said(atLength.sentences),
          said(atLength.ranges),
        )}
      />
      <Part title={text.catalogue.title} words={text.catalogue.text}>
        <PlainTable columns={text.catalogue.columns}>
          {figures.rowsBySource.map(({ source, trust, inForce, former }) => (
            <Row key={source + trust} name={asShown(source)} more={trusts[trust]} counts={[inForce, former]} />
          ))}
        </PlainTable>
      </Part>
      <Part title={waysTitle}>
        <PlainTable columns={wayColumns}>
          {figures.rowsByCheck.map(({ how, inForce, former, last }) => (
            <Row
              key={how}
              name={ways[how] ?? how}
              more={text.catalogue.last(longDate(last))}
              counts={[inForce, former]}
            />
          ))}
        </PlainTable>
      </Part>
      <Part title={text.facts.title}>
        <PlainTable columns={text.facts.columns}>
          {figures.facts.map(({ what, count }) => (
            <Row key={what} name={asShown(what)} counts={[count]} />
          ))}
        </PlainTable>
      </Part>
      <Part title={text.left.title} words={text.left.text}>
        <PlainTable columns={text.left.columns} lines>
          {figures.notModelled.map(({ rule, left }) => (
            <Row key={rule} name={asShown(rule)} words={asShown(left)} />
          ))}
        </PlainTable>
      </Part>
      <Link className="button" to="/">
        {isVisitor ? errorPageActions.home : errorPageActions.back}
      </Link>
    </ReadPage>
  );
}

function Part({ title, words, children }: { title: string; words?: string; children?: ReactNode }) {
  return (
    <section className="verification">
      <h2>{title}</h2>
      {words !== undefined && <p>{words}</p>}
      {children}
    </section>
  );
}

interface RowProps {
  readonly name: string;
  /** A second line under the name. */
  readonly more?: string | undefined;
  readonly words?: string;
  readonly counts?: readonly number[];
}

function Row({ name, more, words, counts = [] }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Unbroken>{name}</Unbroken>
        {more !== undefined && <small>{more}</small>}
      </th>
      {words !== undefined && (
        <td>
          <Unbroken>{words}</Unbroken>
        </td>
      )}
      {counts.map((count, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row stand
        <td key={place} className="verification-count">
          {said(count)}
        </td>
      ))}
    </tr>
  );
}
