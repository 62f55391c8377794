import type { DeskScreen } from '#src/desk/frame/deskScreens.ts';
import { deskKeyGroups, type DeskKey } from './deskKeys.data.ts';

/** The keys that work at an address, by where they work; single ones only while they are switched on. */
export function listKeyGroups(
  pathname: string,
  screens: readonly DeskScreen[],
  hasSingleKeys: boolean,
): readonly { title: string; keys: readonly DeskKey[] }[] {
  const goTo = screens.flatMap(({ name, inboxView, goKey }): DeskKey[] =>
    goKey === null ? [] : [{ keys: `G ${goKey}`, does: inboxView === null ? name : `Inbox: ${name}`, isSingle: true }],
  );
  return [...deskKeyGroups.filter(({ at }) => at.test(pathname)), { title: 'Go to', keys: goTo }]
    .map(({ title, keys }) => ({ title, keys: keys.filter(({ isSingle }) => hasSingleKeys || !isSingle) }))
    .filter(({ keys }) => keys.length > 0);
}
