import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from './shared/pageContext.ts';
import { visitor, type CurrentUser } from './shared/session.ts';

/** What every page shows around itself. */
export interface RootData {
  user: CurrentUser;
  /** Published reviews; null when the count cannot be had. */
  reviewCount: number | null;
}

/** Reads who is signed in and how many reviews there are. Never fails: a page is worth more than its frame. */
export async function rootLoader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const api = context.get(apiContext);
  const [user, reviewCount] = await Promise.all([
    api.get('/v3/users/current').catch(() => visitor),
    api.get('/v2/review_histogram').then(
      ({ total }) => total,
      () => null,
    ),
  ]);
  return { user, reviewCount };
}
