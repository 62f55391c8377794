// Adds a changeset for the design system to `.changeset/` and records the public API it describes:
//   npm run changeset                    asks for the change and writes the changeset
//   npm run changeset -- status          lists the changesets for the next version
//   npm run changeset -- version         bumps the version and updates the change log
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const run = (...command) => spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1;
const args = process.argv.slice(2);
const status = run('node_modules/@changesets/cli/bin.js', ...(args.length > 0 ? args : ['add']));
process.exitCode = status !== 0 || args.length > 0 ? status : run('stories/describe/publicApi.ts');
