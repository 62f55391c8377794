import { isProblem } from '@farwend/api-contract/client';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from './notFound.ts';
import { apiContext } from './pageContext.ts';

/** What a page shows, or, when it is not there, where its address leads: throws the redirect, 410 or the 404 page. Other failures pass on. */
export async function found<Answer>(args: LoaderFunctionArgs, read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (isProblem(error) && (error.httpStatus === 404 || error.httpStatus === 410)) return moved(args);
    throw error;
  }
}

/** For an address without a page: throws the redirect it has, 410 when its page is gone for good, else the 404 page. */
export async function moved({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { pathname } = new URL(request.url);
  const [leads] = await context
    .get(apiContext)
    .get('/v3/redirects', { query: { fromPath: pathname } })
    .then(
      ({ items }) => items,
      () => [], // a page that cannot be found is not found, whatever else fails
    );
  if (leads?.code === 410) throw data(null, { status: 410, statusText: 'Gone' });
  if (leads?.location) throw redirect(leads.location, leads.code);
  return notFound();
}
