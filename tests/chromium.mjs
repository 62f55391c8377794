// The headless Chromium that comes from npm, unpacked once into .cache with the libraries and fonts it needs on a bare machine.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Ours, not the package's: its own flags hold --single-process (the second page hangs) and --disable-web-security.
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--hide-scrollbars', '--force-color-profile=srgb'];

// Unpacked in a child process: the package writes to os.tmpdir(), which jest freezes.
const unpack = `
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  await inflate(process.argv[1]);
`;

/** Options for playwright's `chromium.launch`; `CHROMIUM_PATH` chooses another browser. */
export async function launchOptions() {
  const folder = chromiumFolder();
  return {
    executablePath: process.env.CHROMIUM_PATH ?? join(folder, 'chromium'),
    args,
    headless: true,
    timeout: 180_000,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, join(folder, 'al2023/lib')].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** The folder of the unpacked browser, one per version: another version's leftovers are never run. */
function chromiumFolder() {
  const main = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8'));
  const cache = fileURLToPath(new URL('../.cache/chromium/', import.meta.url));
  const folder = join(cache, version);
  if (existsSync(join(folder, 'chromium'))) return folder;

  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'unpack-'));
  execFileSync(process.execPath, ['--input-type=module', '-e', unpack, join(dirname(main), '../bin/al2023.tar.br')], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: scratch },
    stdio: 'inherit',
  });
  writeFileSync(join(scratch, 'fonts.conf'), fontsConf(folder));
  try {
    renameSync(scratch, folder);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true }); // two workers raced and the other was first
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
  return folder;
}

function fontsConf(folder) {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts/fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`;
}
