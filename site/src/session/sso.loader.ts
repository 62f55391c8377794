import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/shared/pageContext.ts';
import { returnPath } from '#src/shared/returnPath.ts';

/** Leads to the identity provider of the team; back to the sign-in, with the reason, where there is none. */
export async function ssoLoader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const wish = new URL(request.url).searchParams.get('return');
  const returnTo = returnPath(wish, '/my-trips/');
  return context
    .get(apiContext)
    .post('/v3/saml/redirect', { body: { returnTo } })
    .then(
      ({ url }) => redirect(url),
      () => redirect('/login/?problem=sso'),
    );
}
