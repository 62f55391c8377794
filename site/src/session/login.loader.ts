import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { portalOf } from '#src/shared/portalOf.ts';
import { resolveReturnPath } from '#src/shared/resolveReturnPath.ts';
import { findProblemNotice } from './loginErrors.ts';
import { parseFactors, type SecondStep } from './SecondStep.ts';

/** Data of the sign-in page. */
export interface LoginData {
  /** What happened before; null if nothing. */
  notice: string | null;
  /** Why single sign-on failed; null if it did not. */
  problem: string | null;
  /** Query that carries the return path to the other sign-in pages: `?return=…`, or empty. */
  returnQuery: string;
  /** The second step that single sign-on left to do; null without one. */
  secondStep: SecondStep | null;
}

const notices: Readonly<Record<string, string>> = {
  password: 'Your password is set. Sign in with it.',
  verified: 'Your email address is confirmed. Sign in to go on.',
};

/** Redirects a signed-in user to where signing in would lead. */
export async function loginLoader({ request, context }: LoaderFunctionArgs): Promise<Response | LoginData> {
  const query = new URL(request.url).searchParams;
  const returnTo = query.get('return');
  const challengeId = query.get('challenge');
  const user = await context
    .get(apiContext)
    .get('/v3/users/current')
    .catch(() => null);
  if (user?.isAuthenticated) return redirectDocument(resolveReturnPath(returnTo, portalOf(user, context.get(settingsContext).portals)));
  return {
    notice: notices[query.get('notice') ?? ''] ?? null,
    problem: findProblemNotice(query.get('problem')),
    secondStep: challengeId ? { challengeId, factors: parseFactors(query.get('factors') ?? '') } : null,
    returnQuery: returnTo === null ? '' : `?return=${encodeURIComponent(resolveReturnPath(returnTo, '/'))}`,
  };
}
