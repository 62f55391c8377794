import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

/** Redirects the former URL of a review to the current one. */
export function oldReviewLoader({ params }: LoaderFunctionArgs): Response {
  return redirect(`/reviews/${encodeURIComponent(params['id'] ?? '')}/`, 301);
}
