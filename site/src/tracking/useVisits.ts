import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { setCurrentView } from '#src/shared/currentView.ts';
import { track } from '#src/shared/dataLayer.ts';
import { useSession } from '#src/shared/session.ts';
import { attention } from './attention.ts';
import { viewOf } from './viewOf.ts';
import { trackedVisitor } from './visitor.ts';

/** Tells analytics programs and the server of each page visited, and of the time and attention it got when it is left. */
export function useVisits(pageType: string): void {
  const { pathname } = useLocation();
  const { user } = useSession();
  useEffect(() => {
    const data = { pageId: pathname, contentType: pageType, contentCountry: null, ...trackedVisitor(user) };
    track('PageVisited', { type: 'PageVisited', data });
    // A session that changes is no new visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, pageType]);

  useEffect(() => {
    const watched = attention(window);
    const id = api.post('/v2/views', { body: viewOf(pageType, window) }).then(
      (view) => view.id,
      () => null, // a visit that cannot be recorded is still a visit
    );
    void id.then(setCurrentView);
    const leave = async () => {
      const view = await id;
      if (view === null) return;
      await api.patch('/v2/views/{id}', { params: { id: view }, body: watched.read(), keepalive: true }).catch(() => undefined);
    };
    const onLeave = () => void leave();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      void leave();
      watched.end();
    };
  }, [pathname, pageType]);
}
