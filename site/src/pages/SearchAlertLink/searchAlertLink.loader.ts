import type { LoaderFunctionArgs } from 'react-router-dom';

/** Reads the emailed link from the URL. */
export function loader({ request }: LoaderFunctionArgs): { id: string; code: string } {
  const query = new URL(request.url).searchParams;
  return { id: query.get('id') ?? '', code: query.get('code') ?? '' };
}
