// Uploads the built Storybook to Chromatic if a token is set.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('skipped: no CHROMATIC_PROJECT_TOKEN');
} else {
  const chromatic = fileURLToPath(new URL('../node_modules/chromatic/dist/bin.cjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../stories/', import.meta.url));
  const { status } = spawnSync(process.execPath, [chromatic, '-d', 'dist', '--no-interactive', '--exit-once-uploaded'], {
    cwd,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
