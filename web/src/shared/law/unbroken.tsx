import './cite.css';

/** `PC 664/211(c)`, `15 CCR 3490(a)(5)`, `CRC 4.420`, `rule 4.452(a)`, `In re Mohammad`, `12 Cal.5th 518`. */
const citation =
  /(\b(?:[A-Z]{2}|\d+ CCR|CRC|CALCRIM|[Rr]ules?) \d(?:[\w./()–-]*[\w)])?|\bIn re \S+|\b\d+ Cal\.\S* \d+)/;

/** Running words in which no citation breaks. */
export const Unbroken = ({ children: words }: { readonly children: string }) =>
  words.split(citation).map((part, nth) =>
    nth % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a citation may stand twice, and none moves
      <span key={nth} className="citation">
        {part}
      </span>
    ),
  );
