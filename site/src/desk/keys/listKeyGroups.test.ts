import { expect, test } from '@jest/globals';
import { listDeskScreens } from '#src/desk/frame/deskScreens.ts';
import { listKeyGroups } from './listKeyGroups.ts';

const screens = listDeskScreens(() => true);
const titles = (pathname: string, isOn = true) => listKeyGroups(pathname, screens, isOn).map(({ title }) => title);
const keys = (pathname: string, isOn: boolean) =>
  listKeyGroups(pathname, screens, isOn).flatMap((group) => group.keys.map((one) => one.keys));

test.each([
  ['/desk/inbox/mine', 'In a view of the inbox'],
  ['/desk/requests/1/', 'In a request'],
  ['/desk/notifications/', 'In the notifications'],
  ['/desk/travelers/', 'In the list of travelers'],
  ['/desk/search/', 'In the search'],
])('%s has its own keys first, then those of every screen', (pathname, title) => {
  expect(titles(pathname)).toEqual([title, 'Everywhere', 'Go to']);
});

test('single keys are left out while they are switched off', () => {
  expect(keys('/desk/inbox/mine', true)).toEqual(expect.arrayContaining(['/', '?', 'G I', 'G N', 'Ctrl+K']));
  const left = keys('/desk/inbox/mine', false);
  expect(left).toContain('Ctrl+K');
  expect(left.filter((one) => /^(?:\/|\?|G .)$/.test(one))).toEqual([]);
  expect(titles('/desk/inbox/mine', false)).not.toContain('Go to');
});

test('whoever may not see the inbox has no key for it', () => {
  const few = listKeyGroups(
    '/desk',
    listDeskScreens(() => false),
    true,
  ).flatMap((group) => group.keys.map((one) => one.keys));
  expect(few).toContain('G N');
  expect(few).not.toContain('G I');
});
