import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import { resolveReturnPath } from '#src/shared/resolveReturnPath.ts';
import { signInWithForm } from './signInWithForm.ts';

/** Signs in, in the browser or for a plain form on the server, and redirects to the requested page or the user's portal. */
export async function loginAction({ request, context }: ActionFunctionArgs) {
  const outcome = await signInWithForm(await request.formData(), context.get(apiContext), context.get(settingsContext).portals);
  if ('result' in outcome) return data(outcome.result, { status: outcome.status });
  return redirectDocument(resolveReturnPath(new URL(request.url).searchParams.get('return'), outcome.portal));
}
