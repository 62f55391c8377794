import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** The page itself loads results for other filters; only another company needs new loader data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.searchParams.get('company') !== nextUrl.searchParams.get('company');
}
