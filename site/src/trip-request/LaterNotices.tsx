import { soon } from '#src/shared/soon.tsx';
import type { NoticesProps } from './Notices.tsx';

/** The notices; in a file of their own, fetched ahead, for most visits need none. */
export const Notices = soon(async () => (await import('./Notices.tsx')).Notices);

/** What stands above the form when there is something to know. */
export function LaterNotices(props: NoticesProps) {
  const { isOffline, isStorageBlocked, restoredFrom, isChangedElsewhere, isLinkGone = false, offered = null } = props;
  const isWanted = isOffline || isStorageBlocked || restoredFrom !== null || isChangedElsewhere || isLinkGone || offered !== null;
  return isWanted ? <Notices {...props} /> : null;
}
