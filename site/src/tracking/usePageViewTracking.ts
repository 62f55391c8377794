import { useEffect, useRef } from 'react';
import { track } from '#src/shared/dataLayer.ts';
import { useSession } from '#src/shared/session.ts';
import { reportBeforeSignOut } from '#src/shared/pendingReports.ts';
import { usePage } from '#src/startup/page.ts';
import { findContentCountry } from './findContentCountry.ts';
import type { RecordedView } from './recordView.ts';
import { toTrackedVisitor } from './toTrackedVisitor.ts';

/** Reports each page view to analytics and the server, and its duration and attention when the page is left. */
export function usePageViewTracking(pageType: string): void {
  const { location, data: content } = usePage();
  const { pathname } = location;
  const contentCountry = findContentCountry(content);
  const { user } = useSession();
  useEffect(() => {
    const data = { pageId: pathname, contentType: pageType, contentCountry, ...toTrackedVisitor(user) };
    track('PageVisited', { type: 'PageVisited', data });
    // A changed session is not a new view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, pageType, contentCountry]);

  const userId = useRef(user.userId);
  useEffect(() => {
    userId.current = user.userId;
  }, [user.userId]);

  useEffect(() => {
    const [visitor, since] = [userId.current, performance.now()];
    let view: RecordedView | undefined;
    const record = async () => {
      const { recordView } = await import('./recordView.ts'); // in a chunk of its own: nothing on the page waits for it
      view = recordView({ pageType, contentCountry }, since, () => userId.current === visitor);
    };
    const recording = record().catch(() => undefined);
    const leave = () => reportBeforeSignOut(view ? view.report() : recording.then(() => view?.report()));
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      void recording.then(() => view?.stop());
    };
  }, [pathname, pageType, contentCountry]);
}
