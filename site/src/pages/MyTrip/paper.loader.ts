import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { isProblem } from '@farwend/api-contract/client';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Redirects to a document by a URL that is valid for five minutes, or to the sign-in page without a session. */
export async function paperLoader(args: LoaderFunctionArgs): Promise<Response> {
  const id = args.params['id'] ?? '';
  try {
    const { url } = await loadOrRedirect(args, () =>
      args.context.get(apiContext).get('/v3/documents/{id}/download_url', { params: { id } }),
    );
    return redirectDocument(url);
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 401) return redirect('/login/?return=/my-trips/');
    throw problem;
  }
}
