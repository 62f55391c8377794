import { isProblem } from '@farwend/api-contract/client';
import { data, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { portalOf } from '#src/shared/portalOf.ts';
import type { CurrentUser } from '#src/shared/session.ts';
import { currentUserQuery } from '#src/desk/shared/currentUserQuery.ts';
import { inboxCountsQuery } from '#src/desk/team/inbox/inboxQueries.ts';
import { notificationCountsQuery } from '#src/desk/team/notifications/notificationQueries.ts';
import { deskContext } from '#src/desk/shared/deskContext.ts';

/** What the frame shows around every screen. */
export interface DeskFrameData {
  user: CurrentUser;
}

/** Admits the team; everybody else is led to sign in, or to their own pages. Runs on the server only. */
export async function deskLoader({ request, context }: LoaderFunctionArgs): Promise<Response | DeskFrameData> {
  const { allowedCalls, api, queries, settings } = context.get(deskContext);
  const user = await queries.query({ ...currentUserQuery(api), staleTime: 'static' });
  const { pathname, search } = new URL(request.url);
  if (!user.isAuthenticated) return redirectDocument(`/login/?return=${encodeURIComponent(pathname + search)}`);
  if (user.personType !== 'teamMember') return redirectDocument(portalOf(user, settings.portals));
  try {
    await queries.query({ ...notificationCountsQuery(api), staleTime: 'static' });
  } catch (problem) {
    if (isProblem(problem) && problem.errorCode === 'auth.enrolmentRequired') return redirectDocument('/account/security/');
    throw problem;
  }
  if (allowedCalls.includes('POST /v3/trip_request_searches')) {
    await queries.query({ ...inboxCountsQuery(api, user.userId), staleTime: 'static' }); // the navigation shows them on every screen
  }
  return { user };
}

/** For addresses of the desk that lead nowhere. */
export function notThereLoader(): never {
  throw data(null, { status: 404 });
}
