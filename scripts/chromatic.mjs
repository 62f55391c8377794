// Builds Storybook and publishes it on Chromatic if a token is set: what `npm run review` compares here, compared there.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../stories/', import.meta.url));
const tool = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('skipped: no CHROMATIC_PROJECT_TOKEN');
} else {
  // the statistics tell Chromatic which stories a changed file can affect; pictures and icons are served without an import
  const built = run(tool('storybook/dist/bin/dispatcher.js'), 'build', '-o', 'dist', '--stats-json', '--quiet');
  const options = ['--storybook-build-dir', 'dist', '--storybook-base-dir', 'stories', '--no-interactive', '--exit-once-uploaded'];
  const onlyChanged = ['--only-changed', '--externals', '{stories,site}/public/**'];
  process.exitCode = built || run(tool('chromatic/dist/bin.cjs'), ...options, ...onlyChanged);
}

/** Runs a program and returns its exit code. */
function run(...command) {
  return spawnSync(process.execPath, command, { cwd, stdio: 'inherit' }).status ?? 1;
}
