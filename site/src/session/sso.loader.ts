import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';
import { resolveReturnPath } from '#src/shared/resolveReturnPath.ts';

/** Redirects to the team's identity provider, or back to the sign-in with an error code if there is none. */
export async function ssoLoader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const returnTo = resolveReturnPath(new URL(request.url).searchParams.get('return'), '/my-trips/');
  return context
    .get(apiContext)
    .post('/v3/saml/redirect', { body: { returnTo } })
    .then(
      ({ url }) => redirect(url),
      () => redirect('/login/?problem=sso'),
    );
}
