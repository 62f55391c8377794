import type { LoaderFunctionArgs } from 'react-router-dom';
import { isProblem } from '@farwend/api-contract/client';
import type { PrivacyLinkKind } from '#src/privacy/PrivacyLinkView.tsx';
import { apiContext } from '#src/startup/loaderContext.ts';
import { notFound } from '#src/shared/notFound.ts';

const kinds: readonly PrivacyLinkKind[] = ['erase', 'copy', 'cancel', 'download'];

interface PrivacyLink {
  kind: PrivacyLinkKind;
  id: string;
  code: string;
  /** Address of the copy, for a download. */
  downloadUrl?: string | undefined;
  isExpired: boolean;
}

/** Reads the mailed link from the URL, and finds the copy that it leads to; 404 for an unknown kind. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<PrivacyLink> {
  const kind = kinds.find((one) => one === params['kind']);
  if (!kind) return notFound();
  const query = new URL(request.url).searchParams;
  const link = { kind, id: query.get('id') ?? '', code: query.get('code') ?? '' };
  if (kind !== 'download') return { ...link, isExpired: link.id === '' || link.code === '' };
  try {
    const { url } = await context
      .get(apiContext)
      .get('/v3/privacy_requests/{id}/download_url', { params: { id: link.id }, query: { token: link.code } });
    return { ...link, downloadUrl: url, isExpired: false };
  } catch (problem) {
    if (isProblem(problem) && problem.status >= 400 && problem.status < 429) return { ...link, isExpired: true };
    throw problem;
  }
}
