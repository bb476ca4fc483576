import './cite.css';
import { cited } from './cited.ts';

/** The authority of a number, each section of it with the way to its text at the Legislature. */
export function Cite({ authority }: { readonly authority: string }) {
  return (
    <cite className="cite">
      {cited(authority).map(({ words, href }) =>
        href === null ? (
          words
        ) : (
          <a key={words} href={href} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      )}
    </cite>
  );
}
