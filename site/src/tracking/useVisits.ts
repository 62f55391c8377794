import { useEffect, useRef } from 'react';
import { api } from '#src/shared/api.ts';
import { setCurrentView } from '#src/shared/currentView.ts';
import { track } from '#src/shared/dataLayer.ts';
import { useSession } from '#src/shared/session.ts';
import { tellVisit } from '#src/shared/visitsTold.ts';
import { useWay } from '#src/shared/way.ts';
import { attention } from './attention.ts';
import { trackedVisitor } from './visitor.ts';

/** Tells analytics programs and the server of each page visited, and of the time and attention it got when it is left. */
export function useVisits(pageType: string): void {
  const { pathname } = useWay().place;
  const { user } = useSession();
  useEffect(() => {
    const data = { pageId: pathname, contentType: pageType, contentCountry: null, ...trackedVisitor(user) };
    track('PageVisited', { type: 'PageVisited', data });
    // A session that changes is no new visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, pageType]);

  const person = useRef(user.userId);
  useEffect(() => {
    person.current = user.userId;
  }, [user.userId]);

  useEffect(() => {
    const watched = attention(window);
    const visitor = person.current;
    let view: string | null = null;
    const record = async () => {
      const { viewOf } = await import('./viewOf.ts'); // by itself: nothing of the page waits for it
      return api.post('/v2/views', { body: viewOf(pageType, window) });
    };
    const recorded = record().then(
      ({ id }) => setCurrentView((view = id)),
      () => setCurrentView(null), // a visit that cannot be recorded is still a visit
    );
    const tell = async () => {
      if (view === null || person.current !== visitor) return; // whoever signs in or out meanwhile may not write to it any more
      await api.patch('/v2/views/{id}', { params: { id: view }, body: watched.read(), keepalive: true }).catch(() => undefined);
    };
    /** At once where it can be: a page that goes away waits for nothing. */
    const leave = () => tellVisit(view === null ? recorded.then(tell) : tell());
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      watched.end();
    };
  }, [pathname, pageType]);
}
