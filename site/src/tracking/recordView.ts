import { api } from '#src/shared/api.ts';
import { setCurrentView } from '#src/shared/currentView.ts';
import { buildView, type ViewedPage } from './buildView.ts';
import { trackAttention } from './trackAttention.ts';

/** A view that is being recorded. */
export interface RecordedView {
  /** Reports its duration and attention so far; synchronously once the server knows the view, because an unloading page does not wait. */
  report: () => Promise<void>;
  /** Stops measuring. */
  stop: () => void;
}

/** Records a view of the page, seen since a time of `performance.now()`, and measures its attention. */
export function recordView(page: ViewedPage, since: number, isSameVisitor: () => boolean): RecordedView {
  const attention = trackAttention(window, since);
  let view: string | null = null;
  const recorded = api.post('/v2/views', { body: buildView(page, window) }).then(
    ({ id }) => setCurrentView((view = id)),
    () => setCurrentView(null), // a view that cannot be recorded is not reported again
  );
  const send = async () => {
    if (view === null || !isSameVisitor()) return; // after signing in or out the visitor may no longer write to it
    await api.patch('/v2/views/{id}', { params: { id: view }, body: attention.read(), keepalive: true }).catch(() => undefined);
  };
  return { report: () => (view === null ? recorded.then(send) : send()), stop: attention.stop };
}
