import { useEffect, useRef } from 'react';
import { api } from '#src/shared/api.ts';
import { setCurrentView } from '#src/shared/currentView.ts';
import { track } from '#src/shared/dataLayer.ts';
import { useSession } from '#src/shared/session.ts';
import { reportBeforeSignOut } from '#src/shared/pendingReports.ts';
import { usePage } from '#src/startup/page.ts';
import { findContentCountry } from './findContentCountry.ts';
import { trackAttention } from './trackAttention.ts';
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
    const attention = trackAttention(window);
    const visitor = userId.current;
    let view: string | null = null;
    const record = async () => {
      const { buildView } = await import('./buildView.ts'); // in a chunk of its own: nothing on the page waits for it
      return api.post('/v2/views', { body: buildView({ pageType, contentCountry }, window) });
    };
    const recorded = record().then(
      ({ id }) => setCurrentView((view = id)),
      () => setCurrentView(null), // a view that cannot be recorded is not reported again
    );
    const report = async () => {
      if (view === null || userId.current !== visitor) return; // after signing in or out the visitor may no longer write to it
      await api.patch('/v2/views/{id}', { params: { id: view }, body: attention.read(), keepalive: true }).catch(() => undefined);
    };
    /** Synchronously if possible, because an unloading page does not wait. */
    const leave = () => reportBeforeSignOut(view === null ? recorded.then(report) : report());
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      attention.stop();
    };
  }, [pathname, pageType, contentCountry]);
}
