import { isProblem } from '@farwend/api-contract/client';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';

interface SearchAlertLink {
  id: string;
  code: string;
  state: 'asking' | 'expired';
  /** Of the search; null if the link leads to none. */
  name: string | null;
}

/** Reads the emailed link from the URL, and asks which search it is about. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const link = { id: query.get('id') ?? '', code: query.get('code') ?? '' };
  const expired = data<SearchAlertLink>({ ...link, state: 'expired', name: null }, { status: 404 });
  if (link.id === '' || link.code === '') return expired;
  try {
    const { name } = await context.get(apiContext).get('/v3/search_alerts/{id}/links/{code}', { params: link });
    return data<SearchAlertLink>({ ...link, state: 'asking', name }, { status: 200 });
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 404) return expired;
    throw problem;
  }
}
