import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import { returnPath } from '#src/shared/returnPath.ts';

/** Who is signed in already goes straight to where signing in would lead. */
export async function loginLoader({ request, context }: LoaderFunctionArgs): Promise<Response | null> {
  const user = await context
    .get(apiContext)
    .get('/v3/users/current')
    .catch(() => null);
  if (!user?.isAuthenticated) return null;
  const portal = portalOf(user, context.get(settingsContext).portals);
  return redirectDocument(returnPath(new URL(request.url).searchParams.get('return'), portal));
}
