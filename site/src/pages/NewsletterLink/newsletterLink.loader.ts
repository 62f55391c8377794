import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '#src/shared/notFound.ts';
import type { NewsletterLinkKind } from '#src/newsletter/NewsletterLinkView.tsx';

/** What the link in the mail says. Another word than confirm or unsubscribe is no page of ours. */
export function loader({ params, request }: LoaderFunctionArgs): { kind: NewsletterLinkKind; id: string; code: string } {
  const { kind } = params;
  if (kind !== 'confirm' && kind !== 'unsubscribe') return notFound();
  const query = new URL(request.url).searchParams;
  return { kind, id: query.get('id') ?? '', code: query.get('code') ?? '' };
}
