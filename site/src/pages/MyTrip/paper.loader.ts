import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { isProblem } from '@farwend/api-contract/client';
import { found } from '#src/shared/found.ts';
import { apiContext } from '#src/shared/pageContext.ts';

/** Leads to the file of a paper by an address of five minutes; who is not signed in goes to the sign-in first. */
export async function paperLoader(args: LoaderFunctionArgs): Promise<Response> {
  const id = args.params['id'] ?? '';
  try {
    const { url } = await found(args, () => args.context.get(apiContext).get('/v3/documents/{id}/download_url', { params: { id } }));
    return redirectDocument(url);
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 401) return redirect('/login/?return=/my-trips/');
    throw problem;
  }
}
