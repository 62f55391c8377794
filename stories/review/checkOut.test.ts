import { existsSync, realpathSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { appearanceFingerprints } from '../affected/storyFingerprints.ts';
import { checkOut } from './checkOut.ts';
import { git, root } from './git.ts';

const checkout = checkOut('HEAD');
afterAll(() => checkout.remove());

test('another checkout uses the packages installed here, and its own workspaces', () => {
  expect(realpathSync(`${checkout.folder}node_modules/react`)).toBe(realpathSync(`${root}node_modules/react`));
  expect(realpathSync(`${checkout.folder}node_modules/@farwend/design-system`)).toBe(realpathSync(`${checkout.folder}design-system`));
});

test('its stories have the same fingerprints as here where nothing that they show differs', () => {
  const committed = git('status', '--porcelain', 'design-system', 'site', 'stories', 'api-contract') === '';
  const [there, here] = [appearanceFingerprints(checkout.folder), appearanceFingerprints()];
  expect(Object.keys(there).length).toBeGreaterThan(50);
  if (committed) expect(there).toEqual(here);
});

test('nothing is left of it', () => {
  checkout.remove();
  expect(existsSync(checkout.folder)).toBe(false);
  expect(git('worktree', 'list')).not.toContain(checkout.folder.slice(0, -1));
});
