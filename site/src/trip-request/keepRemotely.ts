import type { TripRequestContext } from './context.ts';
import { payload } from './payload.ts';
import type { Storage30 } from '#src/shared/storage.ts';
import { REMOTE_NAME, isRemote } from './remoteEntry.ts';
import type { Sending } from './sendTripRequest.ts';

/** Keeps the form on the server as a draft, which opens on any device by the link we mail. Without a solved challenge nothing is kept. */
export async function keepRemotely(context: TripRequestContext, sending: Sending, storage: Storage30): Promise<void> {
  if (!sending.isOnline()) return;
  const captchaId = await sending.solve('tripRequest');
  if (captchaId === null) return; // what may be sent without one is needed for the request itself
  const { formId, formVersion, form } = context;
  const body = payload(form, { formId, formVersion, places: sending.places(), isDraft: true });
  const { resumeUrl, status } = await sending.api.post('/v3/trip_requests', { body, captchaId, signal: AbortSignal.timeout(20_000) });
  const [id, code] =
    URL.parse(resumeUrl ?? '')
      ?.searchParams.get('resume')
      ?.split('.') ?? [];
  if (status === 'DRAFT' && id && code) storage.write(REMOTE_NAME, { id, code });
}

/** Deletes the draft on the server, if there is one; its mails stop with it. */
export function eraseRemotely({ api }: Sending, storage: Storage30): void {
  const kept = storage.read(REMOTE_NAME, isRemote);
  storage.remove(REMOTE_NAME);
  if (!kept) return;
  const { id, code } = kept;
  api.post('/v3/trip_request_drafts/{id}/stops', { params: { id }, body: { code, erase: true }, keepalive: true }).catch(() => undefined);
}
