import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './git.ts';

/** Runs the command with options that end it before anything is built. */
function review(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}stories/review/run.ts`, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([
  [['--base', 'no-such-branch'], 'There is no commit “no-such-branch” to compare with. Name a branch, a tag or a commit: --base main'],
  [['--colour'], "Unknown option '--colour'"],
  [['--storybook', 'here'], '“here” is not an address. Write it like --storybook http://localhost:6006'],
  [['--mode', 'midnight'], 'There is no mode “midnight”. There are default, light-320'],
  [['--checklist', 'RatingStamp'], 'There is no docs page RatingStamp. Perhaps RatingBadge'],
])('%j is refused with what to do instead', (options, message) => {
  const { status, stderr } = review(...options);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

test('a folder that holds something else is not overwritten', () => {
  const folder = mkdtempSync(join(tmpdir(), 'farwend-review-out-'));
  writeFileSync(join(folder, 'thesis.txt'), 'years of work');
  const { status, stderr } = review('--out', folder);
  rmSync(folder, { recursive: true });
  expect(stderr).toContain(`The folder ${folder} holds something other than a report. Name an empty or a new folder: --out <folder>`);
  expect(status).toBe(2);
});

test('--help lists the options', () => {
  const { status, stdout } = review('--help');
  expect(stdout).toContain('npm run review -- --base v1.2');
  expect(status).toBe(0);
});
