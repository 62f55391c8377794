import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';
import type { NewsletterLinkKind } from '#src/newsletter/NewsletterLinkView.tsx';

/** Reads the emailed link from the URL; 404 for an unknown kind. */
export function loader({ params, request }: LoaderFunctionArgs): { kind: NewsletterLinkKind; id: string; code: string } {
  const { kind } = params;
  if (kind !== 'confirm' && kind !== 'unsubscribe') return notFound();
  const query = new URL(request.url).searchParams;
  return { kind, id: query.get('id') ?? '', code: query.get('code') ?? '' };
}
