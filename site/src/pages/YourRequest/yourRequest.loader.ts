import { isProblem } from '@farwend/api-contract/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext } from '#src/shared/pageContext.ts';
import type { YourRequestData } from './yourRequest.data.ts';

/** The request of the link. A link that is wrong or past its time is a page that is not there. */
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
