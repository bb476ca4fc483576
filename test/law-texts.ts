import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two texts of one section in words of our own: one until the end of 2018, one from 2019 on. */
const texts = [
  {
    history:
      'Amended by Stats. 2012, Ch. 1, Sec. 1. Effective January 1, 2013. Repealed as of January 1, 2019, by its own provisions.',
    paragraphs: ['(a) The former head.', '(e) The former rule:', '(1) The former first case.'],
  },
  {
    history: 'Added by Stats. 2018, Ch. 2, Sec. 2. Effective January 1, 2019.',
    paragraphs: ['(a) The head.', '(e) The rule:', '(1) The first case.', '(2) The second case.'],
  },
];
const nothing = ['NULL', 'NULL', 'NULL', 'NULL'];

/** Runs the command that imports the Legislature's download on a made-up one of PC 667 alone; answers the folder of texts. */
export function importTexts(dir: string): string {
  const [download, law] = [join(dir, 'download'), join(dir, 'law')];
  mkdirSync(download, { recursive: true });
  const rows = texts.map(({ history, paragraphs }, nth) => {
    const body = paragraphs.map((words) => `<p>${words}</p>`).join('');
    const xml = `<caml:Content xmlns:caml="http://lc.ca.gov/legalservices/schemas/caml.1#">${body}</caml:Content>`;
    writeFileSync(join(download, `LAW_SECTION_TBL_${nth}.lob`), xml);
    const head = ['`PEN667`', '`PEN`', '`667.`', '`2024`', '`1`', '`2`', 'NULL', `\`id${nth}\``, '`1.`', ...nothing];
    return [...head, `\`${history}\``, `LAW_SECTION_TBL_${nth}.lob`, '`Y`', '`LEG`', '2025-12-01 10:00:00'].join('\t');
  });
  writeFileSync(join(download, 'LAW_SECTION_TBL.dat'), `${rows.join('\n')}\n`);
  const command = join(import.meta.dirname, '../seed/src/law-import/main.ts');
  execFileSync(process.execPath, [command, download, '--law', law, '--partial'], { stdio: 'pipe' });
  return law;
}
