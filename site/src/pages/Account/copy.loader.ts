import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { findReadyCopy } from '#src/account/dataRequests.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Redirects to the copy of one's data by a URL that is valid for five minutes, or to the account if there is none. */
export async function copyLoader({ context }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext);
  const { isAuthenticated, personType } = await api.get('/v3/users/current');
  if (!isAuthenticated) return redirect('/login/?return=/account/');
  const id = personType === 'traveler' ? await findReadyCopy(api, new Date()) : undefined;
  if (id === undefined) return redirect('/account/');
  const { url } = await api.get('/v3/privacy_requests/{id}/download_url', { params: { id } });
  return redirectDocument(url);
}
