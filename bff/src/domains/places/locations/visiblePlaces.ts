import type { CallContext } from '#src/kernel/context.ts';
import type { PublishedCache } from '#src/kernel/publishedCache.ts';
import { selectVisiblePlaces, type VisiblePlace } from './visiblePlaces.sql.ts';

const LIFETIME_MS = 5_000;
/** Keyed by the published cache: a test process runs several products, each with its own database. */
const cached = new WeakMap<PublishedCache, { at: number; places: Promise<readonly VisiblePlace[]> }>();

/** All locations that visitors see, served and popular ones first. Cached for five seconds; concurrent callers share one query. */
export function loadVisiblePlaces({ db, published }: CallContext): Promise<readonly VisiblePlace[]> {
  const entry = cached.get(published);
  if (entry && Date.now() - entry.at < LIFETIME_MS) return entry.places;
  const places = db.run(selectVisiblePlaces, {});
  cached.set(published, { at: Date.now(), places });
  places.catch(() => cached.delete(published));
  return places;
}

/** Clears the cache after a location was changed. */
export function invalidateVisiblePlaces({ published }: CallContext): void {
  cached.delete(published);
}
