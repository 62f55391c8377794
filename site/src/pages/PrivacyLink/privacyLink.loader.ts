import type { PrivacyLinkKind } from '@farwend/api-contract';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { type DeadLinkState, deadLinkStatuses, readLinkFailure } from '#src/privacy/readLinkFailure.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { notFound } from '#src/shared/notFound.ts';

const kinds: readonly PrivacyLinkKind[] = ['erase', 'copy', 'cancel', 'download'];

interface PrivacyLink {
  kind: PrivacyLinkKind;
  id: string;
  code: string;
  state: 'asking' | DeadLinkState;
  /** Address of the copy, for a download. */
  downloadUrl?: string | undefined;
}

/** Reads the mailed link from the URL, asks whether it still has an effect, and finds the copy that it leads to; 404 for an unknown kind. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const kind = kinds.find((one) => one === params['kind']);
  if (!kind) return notFound();
  const query = new URL(request.url).searchParams;
  const link = { kind, id: query.get('id') ?? '', code: query.get('code') ?? '' };
  const respondDead = (state: DeadLinkState) => data<PrivacyLink>({ ...link, state }, { status: deadLinkStatuses[state] });
  if (link.id === '' || link.code === '') return respondDead('unknown');
  const api = context.get(apiContext);
  try {
    const mailed = await api.get('/v3/privacy_requests/{id}/links/{token}', { params: { id: link.id, token: link.code } });
    if (mailed.kind !== kind) return respondDead('unknown');
    if (kind !== 'download') return data<PrivacyLink>({ ...link, state: 'asking' }, { status: 200 });
    const { url } = await api.get('/v3/privacy_requests/{id}/download_url', { params: { id: link.id }, query: { token: link.code } });
    return data<PrivacyLink>({ ...link, state: 'asking', downloadUrl: url }, { status: 200 });
  } catch (problem) {
    return respondDead(readLinkFailure(problem));
  }
}
