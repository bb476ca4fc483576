import { IconChevronsLeft, IconChevronsRight, IconFileText, IconVersions } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { modeCounts as counted } from '../text/modes.ts';
import { workspace as text } from '../text/workspace.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { type Mode, modeAddress, modes } from './modes.tsx';
import { Afterwards, useWork, type Work } from './writes/work-context.tsx';

interface Props {
  readonly open: string | undefined;
  /** The menu shows its icons only. */
  readonly narrow: boolean;
  readonly onNarrow: () => void;
  readonly onScenarios: () => void;
  readonly onReports: () => void;
}

/** The modes of a case, each by its name and by `g` and a letter; over them its scenarios and reports. */
export const Rail = memo((props: Props) => (
  <Afterwards>
    <Menu {...props} />
  </Afterwards>
));

function Menu({ open, narrow, onNarrow, onScenarios, onReports }: Props) {
  const counts = countsOf(useWork());
  return (
    <nav className="rail" aria-label={text.rail}>
      <div className="rail-actions">
        <Button title={text.scenarios} icon={<IconVersions size={18} aria-hidden="true" />} onClick={onScenarios}>
          <span>{text.scenarios}</span>
        </Button>
        <IconButton label={narrow ? text.expand : text.collapse} aria-expanded={!narrow} onClick={onNarrow}>
          {narrow ? (
            <IconChevronsRight size={16} aria-hidden="true" />
          ) : (
            <IconChevronsLeft size={16} aria-hidden="true" />
          )}
        </IconButton>
        <Button title={text.reports} icon={<IconFileText size={18} aria-hidden="true" />} onClick={onReports}>
          <span>{text.reports}</span>
        </Button>
      </div>
      {modes.map((mode) => (
        <RailLink key={mode.id} mode={mode} current={mode.id === open} {...counts[mode.id]} />
      ))}
    </nav>
  );
}

interface ModeCount {
  readonly count: number;
  /** What is counted, in words: a number alone says neither days nor charges. */
  readonly words: string;
}

const countsOf = ({ rows, sentence, circumstances, limitations }: Work): Readonly<Record<string, ModeCount>> => ({
  charges: { count: rows.length, words: counted.charges(rows.length) },
  factors: { count: circumstances.length, words: counted.factors(circumstances.length) },
  credits: { count: sentence.credits.total, words: counted.credits(sentence.credits.total) },
  probation: { count: limitations.length, words: counted.probation(limitations.length) },
});

interface LinkProps extends Partial<ModeCount> {
  readonly mode: Mode;
  readonly current: boolean;
}

/** Drawn anew where its own count changed, and not with each change of the case. */
const RailLink = memo(({ mode: { id, label, Icon }, current, count = 0, words }: LinkProps) => (
  <Link to={modeAddress(id)} title={label} aria-current={current ? 'page' : undefined}>
    <Icon size={18} aria-hidden={true} />
    <span>{label}</span>
    {count > 0 && (
      <b title={words}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{words}</span>
      </b>
    )}
  </Link>
));
