import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import { returnPath } from '#src/shared/returnPath.ts';
import { signInWith } from './signInWith.ts';

/** Signs in, in the browser or for a plain form on the server, and leads to the wished page or the person's portal. */
export async function loginAction({ request, context }: ActionFunctionArgs) {
  const signedIn = await signInWith(await request.formData(), context.get(apiContext), context.get(settingsContext).portals);
  if ('answer' in signedIn) return data(signedIn.answer, { status: signedIn.status });
  return redirectDocument(returnPath(new URL(request.url).searchParams.get('return'), signedIn.portal));
}
