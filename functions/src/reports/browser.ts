import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

export interface Chromium {
  readonly executablePath: string;
  /** Variables the browser needs beside those of the process: where its libraries and fonts are. */
  readonly env: Readonly<Record<string, string>>;
}

const packageFolder = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
const ownNetworkLibraries = ['/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib64/libnss3.so', '/usr/lib/libnss3.so'];

/**
 * The Chromium of the npm package, unpacked once into a folder of its own version under the temporary one.
 * The package itself would take any older copy it finds there. Several processes may unpack at once: the first wins.
 */
export async function chromium(): Promise<Chromium> {
  const folder = join(tmpdir(), `countwise-chromium-${fingerprint()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const fonts = join(folder, 'fonts.conf');
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      FONTCONFIG_FILE: fonts,
      ...(!ownNetworkLibraries.some((path) => existsSync(path)) && {
        LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      }),
    },
  };
}

/** The version of the package, as its description file says it in full. */
const fingerprint = (): string =>
  createHash('sha256')
    .update(readFileSync(join(packageFolder, 'package.json')))
    .digest('hex')
    .slice(0, 12);

async function unpackInto(folder: string): Promise<void> {
  const outside = process.env['TMPDIR'];
  const inside = mkdtempSync(`${folder}-`);
  process.env['TMPDIR'] = inside; // `inflate` writes to the temporary folder and nowhere else
  try {
    await Promise.all(archives.map((archive) => inflate(join(packageFolder, 'bin', archive))));
  } finally {
    if (outside === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = outside;
  }
  mkdirSync(join(inside, 'font-cache'));
  writeFileSync(join(inside, 'fonts.conf'), fontConfiguration(folder));
  try {
    renameSync(inside, folder);
  } catch {
    rmSync(inside, { recursive: true, force: true });
  }
}

const fontConfiguration = (folder: string): string => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`;
