import type { ExpiringStorage } from '#src/shared/storage.ts';
import { REMOTE_DRAFT_KEY, isRemoteDraftReference } from './remoteDraftReference.ts';
import type { FormServices } from './sendTripRequest.ts';

/** Deletes the draft on the server, if there is one, and stops its emails. */
export function deleteRemoteDraft({ api }: FormServices, storage: ExpiringStorage): void {
  const reference = storage.read(REMOTE_DRAFT_KEY, isRemoteDraftReference);
  storage.remove(REMOTE_DRAFT_KEY);
  if (!reference) return;
  const { id, code } = reference;
  api.post('/v3/trip_request_drafts/{id}/stops', { params: { id }, body: { code, erase: true }, keepalive: true }).catch(() => undefined);
}
