import { parseArgs } from 'node:util';
import { codeBooks } from '../catalogue/codes.ts';
import { readCatalogue } from '../compiled/read-compiled.ts';
import { LawFolder } from '../law-text/law-folder.ts';
import { changesToReview } from './changes-to-review.ts';
import { importLaw } from './import-law.ts';
import { ArchiveRefused } from './refused.ts';

const usage = `npm run law:import -- <pubinfo zip or folder> [--law <folder>] [--partial]

Reads the Legislature's bulk download and stores the official text of the statutes where the app reads it:
the folder --law, else the environment's LAW_FOLDER, else .local/law.
--partial takes an archive that does not hold the whole law.`;

/** The whole law has about 162,000 sections. */
const wholeLaw = 150_000;
const tellEvery = 2000;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { law: { type: 'string' }, partial: { type: 'boolean', default: false } },
  });
  const [archive] = positionals;
  if (archive === undefined) {
    console.error(usage);
    return 2;
  }
  const folder = values.law ?? process.env['LAW_FOLDER'] ?? '.local/law';
  const summary = await importLaw({
    archive,
    folder,
    codes: new Set(codeBooks.map(({ legislature }) => legislature)),
    minimumSections: values.partial ? 1 : wholeLaw,
    onProgress: (stored, all) => {
      if (stored % tellEvery === 0) console.error(`${stored} of ${all} sections`);
    },
  });
  console.log(`${summary.sections.length} sections as of ${summary.asOf} stored in ${folder}.`);
  list('Text that could not be read; what was stored of it before stays', summary.damaged);
  list('New sections', summary.added);
  list('Sections whose text changed since the import before', summary.changed);
  list('Sections that are gone', summary.repealed);
  const changes = await changesToReview(new LawFolder(folder), readCatalogue().rows);
  list(
    'To review: sections amended since the facts of the catalogue were verified',
    changes.map(
      ({ section, from, history, statutes, verifiedOn }) =>
        `${section} from ${from} (facts of ${verifiedOn}): ${statutes.join(', ')}. ${history}`,
    ),
  );
  return summary.damaged.length > 0 ? 1 : 0;
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${heading} (${lines.length}):`, ...lines].join('\n  '));
}

try {
  process.exitCode = await main();
} catch (error) {
  const wrongOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof ArchiveRefused || wrongOption)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
