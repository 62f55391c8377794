import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';

/** Reads id and code of the draft from the URL; 404 if either is missing. */
export function loader({ request }: LoaderFunctionArgs): { id: string; code: string } {
  const query = new URL(request.url).searchParams;
  const [id, code] = [query.get('id') ?? '', query.get('code') ?? ''];
  return id === '' || code === '' ? notFound() : { id, code };
}
