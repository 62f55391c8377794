import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import { returnPath } from '#src/shared/returnPath.ts';
import { problemNotice } from './loginErrors.ts';

/** What the address of the sign-in says. */
export interface LoginAddress {
  /** What happened before; null: nothing. */
  notice: string | null;
  /** Why another way in failed; null: none did. */
  problem: string | null;
  /** The wish to go somewhere afterwards, as a query, or nothing. */
  wish: string;
}

const notices: Readonly<Record<string, string>> = {
  password: 'Your password is set. Sign in with it.',
  verified: 'Your email address is confirmed. Sign in to go on.',
};

/** Who is signed in already goes straight to where signing in would lead. */
export async function loginLoader({ request, context }: LoaderFunctionArgs): Promise<Response | LoginAddress> {
  const query = new URL(request.url).searchParams;
  const wish = query.get('return');
  const user = await context
    .get(apiContext)
    .get('/v3/users/current')
    .catch(() => null);
  if (user?.isAuthenticated) return redirectDocument(returnPath(wish, portalOf(user, context.get(settingsContext).portals)));
  return {
    notice: notices[query.get('notice') ?? ''] ?? null,
    problem: problemNotice(query.get('problem')),
    wish: wish === null ? '' : `?return=${encodeURIComponent(returnPath(wish, '/'))}`,
  };
}
