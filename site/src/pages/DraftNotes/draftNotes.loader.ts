import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';

/** The draft that the address names; without its code it is no page of ours. */
export function loader({ request }: LoaderFunctionArgs): { id: string; code: string } {
  const query = new URL(request.url).searchParams;
  const [id, code] = [query.get('id') ?? '', query.get('code') ?? ''];
  return id === '' || code === '' ? notFound() : { id, code };
}
