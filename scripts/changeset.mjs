// Asks what changed for those who use the design system, writes it to `.changeset/`, and keeps what they now see:
//   npm run changeset                    asks, writes
//   npm run changeset -- status          what waits for the next version
//   npm run changeset -- version         writes the next version and its part of the change log
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const run = (...command) => spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1;
const asked = process.argv.slice(2);
const status = run('node_modules/@changesets/cli/bin.js', ...(asked.length > 0 ? asked : ['add']));
process.exitCode = status !== 0 || asked.length > 0 ? status : run('stories/describe/face.ts');
