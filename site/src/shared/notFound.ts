import { data } from 'react-router-dom';

/** Thrown by loaders of pages that are not there: answers the 404 page with its status. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}
