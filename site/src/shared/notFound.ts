import { data } from 'react-router-dom';

/** Throws the 404 page from a loader. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}
