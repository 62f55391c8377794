import { lazyComponent } from '#src/startup/lazyComponent.tsx';
import type { NoticesProps } from './Notices.tsx';

/** The notices in a chunk of their own, since most visits need none. */
export const Notices = lazyComponent(async () => (await import('./Notices.tsx')).Notices);

/** Notices above the form; loaded only when there is one to show. */
export function LazyNotices(props: NoticesProps) {
  const { isOffline, isStorageBlocked, restoredFrom, isChangedElsewhere, isLinkGone = false, offered = null, sentBefore } = props;
  const isNeeded =
    isOffline || isStorageBlocked || restoredFrom !== null || isChangedElsewhere || isLinkGone || offered !== null || !!sentBefore;
  return isNeeded ? <Notices {...props} /> : null;
}
