import { getLawText } from '@countwise/contract';
import { codeBook, statuteLink } from '@countwise/seed';
import { notThere } from '../base/problem.ts';
import { type Route, route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** The official text of a section on a day; 404 where none is stored. */
export const lawTextRoute = ({ lawText }: Pick<Deps, 'lawText'>): Route =>
  route(getLawText, async ({ params: { code, section }, query: { on } }) => {
    const book = codeBook(code);
    const [number = ''] = section.split('(');
    const official = book && (await lawText?.lawText(book.code, number, on));
    if (!official) throw notThere('text');
    return { ...official, code: book.code, section: number, address: statuteLink(book.code, number) };
  });
