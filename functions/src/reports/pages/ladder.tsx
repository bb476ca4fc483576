import { type Band, type BandKind, sentenceBands } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';

/** Each kind of stretch has a colour and a pattern: the picture must hold in black and white. */
const fills: Readonly<Record<BandKind, { readonly ground: string; readonly ink: string; readonly path: string }>> = {
  base: { ground: '#1C4B73', ink: '#1C4B73', path: '' },
  enhancement: { ground: '#B58A2A', ink: '#7A5A12', path: 'M0 2h8M0 6h8' },
  subordinate: { ground: '#8FB4D3', ink: '#3F74A3', path: 'M-2 2l4-4M0 8l8-8M6 10l4-4' },
  'subordinate-enhancement': { ground: '#E3CD94', ink: '#7A5A12', path: 'M-2 6l4 4M0 0l8 8M6 -2l4 4' },
  status: { ground: '#C9A2CF', ink: '#6B3273', path: 'M2 0v8M6 0v8' },
  life: { ground: '#6B3273', ink: '#F3E8F5', path: 'M2 2h1M6 6h1' },
};

const Patterns = () => (
  <defs>
    {Object.entries(fills).map(([name, { ground, ink, path }]) => (
      <pattern key={name} id={`band-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill={ground} />
        <path d={path} stroke={ink} strokeWidth="2" />
      </pattern>
    ))}
  </defs>
);

/** The sentence as a bar of its stretches, with a legend that says the same in words. */
export function Ladder({ sentence }: { readonly sentence: Sentence }) {
  const bands = sentenceBands(sentence);
  if (bands.length === 0) return null;
  const total = bands.reduce((sum, { days }) => sum + days, 0);
  const width = 1000;
  const startOf = (at: number) => (bands.slice(0, at).reduce((sum, { days }) => sum + days, 0) / total) * width;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`The sentence as a bar: ${bands.map(({ label, length }) => `${label}, ${length}`).join('; ')}`}
      >
        <Patterns />
        {bands.map(({ id, days, kind }, at) => (
          <rect
            key={id}
            x={startOf(at)}
            width={(days / total) * width}
            height="40"
            fill={`url(#band-${kind})`}
            stroke="#ffffff"
            strokeWidth="2"
          />
        ))}
      </svg>
      <ul className="legend">
        {bands.map((band) => (
          <Line key={band.id} band={band} />
        ))}
      </ul>
    </figure>
  );
}

const Line = ({ band: { label, length, kind } }: { readonly band: Band }) => (
  <li>
    <svg viewBox="0 0 14 14" aria-hidden="true">
      <rect width="14" height="14" rx="2" fill={`url(#band-${kind})`} />
    </svg>
    <span>{label}</span>
    <b>{length}</b>
  </li>
);
