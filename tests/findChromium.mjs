// Finds the browser for the tests: the one of CHROMIUM_PATH, on Linux the one from npm, elsewhere an installed Chrome or Chromium.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundled = fileURLToPath(new URL('../node_modules/@sparticuz/chromium/bin/chromium.br', import.meta.url));
const applications = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];

/** `{}` for the browser from npm, `{ path }` for another one, `{ missing }` with what to do about it if there is none. */
export function findChromium({ platform = process.platform, path = process.env.CHROMIUM_PATH, exists = existsSync } = {}) {
  if (path) return exists(path) ? { path } : { missing: `There is no browser at CHROMIUM_PATH, ${path}. Correct the path or leave it out` };
  if (platform === 'linux' && exists(bundled)) return {};
  const installed = platform === 'darwin' ? listApplications().find((file) => exists(file)) : undefined;
  return installed
    ? { path: installed }
    : { missing: `There is no Chromium for ${platform} among the packages. Set CHROMIUM_PATH to an installed one` };
}

function listApplications() {
  return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => applications.map((name) => join(folder, name)));
}
