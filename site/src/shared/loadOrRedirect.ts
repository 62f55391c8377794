import { isProblem } from '@farwend/api-contract/client';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from './notFound.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Loads a page's data. If it is missing, throws the URL's redirect, 410, or the 404 page; other failures are rethrown. */
export async function loadOrRedirect<Data>(args: LoaderFunctionArgs, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    if (isProblem(error) && (error.httpStatus === 404 || error.httpStatus === 410)) return redirectOrNotFound(args);
    throw error;
  }
}

/** For a URL without a page: throws its redirect, 410 if the page is gone for good, else the 404 page. */
export async function redirectOrNotFound({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { pathname } = new URL(request.url);
  const [redirection] = await context
    .get(apiContext)
    .get('/v3/redirects', { query: { fromPath: pathname } })
    .then(
      ({ items }) => items,
      () => [], // the 404 page does not depend on the list of redirects
    );
  if (redirection?.code === 410) throw data(null, { status: 410, statusText: 'Gone' });
  if (redirection?.location) throw redirect(redirection.location, redirection.code);
  return notFound();
}
