import { isProblem } from '@farwend/api-contract/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import type { YourRequestData } from './yourRequest.data.ts';

/** Loads the request of an emailed link; 404 if the link is invalid or expired. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ id: string; code: string; request: YourRequestData }> {
  const query = new URL(request.url).searchParams;
  const [id, code] = [query.get('id') ?? '', query.get('code') ?? ''];
  if (id === '' || code === '') return notFound();
  try {
    return { id, code, request: await context.get(apiContext).get('/v3/guest_trip_requests/{id}', { params: { id }, query: { code } }) };
  } catch (problem) {
    if (isProblem(problem) && [404, 410, 422].includes(problem.httpStatus)) return notFound();
    throw problem;
  }
}
