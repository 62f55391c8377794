import type { Client } from '@farwend/api-contract/client';

type PrivacyRequest = Awaited<ReturnType<typeof loadRequests>>[number];

/** How far somebody's request for a copy of their data is. */
export type CopyState =
  { state: 'none' } | { state: 'asked'; id: string } | { state: 'making' } | { state: 'ready'; until: string; mayAskAgain: boolean };

/** How far their request to be forgotten is; when it is confirmed, the account is closed and nobody sees this. */
export type ErasureState = { state: 'none' } | { state: 'asked'; id: string };

const CONFIRM_MS = 72 * 3_600_000;
const DOWNLOAD_MS = 7 * 86_400_000;
const ONE_DAY_MS = 86_400_000;

/** The requests of the signed-in person about their data, as of a time. */
export async function loadDataRequests(api: Client, now: Date): Promise<{ copy: CopyState; erasure: ErasureState }> {
  const requests = await loadRequests(api);
  return { copy: findCopyState(requests, now), erasure: findErasureState(requests, now) };
}

async function loadRequests(api: Client) {
  return (await api.get('/v3/privacy_requests', { query: { limit: '25', sort: '-createdAt' } })).items;
}

/** The id of the newest copy that can be downloaded; undefined without one. */
export async function findReadyCopy(api: Client, now: Date): Promise<string | undefined> {
  return (await loadRequests(api)).find((request) => isReady(request, now))?.id;
}

function findCopyState(requests: readonly PrivacyRequest[], now: Date): CopyState {
  const copies = requests.filter(({ kind }) => kind === 'EXPORT');
  const asked = copies.find((request) => isAsked(request, now));
  if (asked) return { state: 'asked', id: asked.id };
  if (copies.some(({ status }) => status === 'CONFIRMED' || status === 'RUNNING')) return { state: 'making' };
  const ready = copies.find((request) => isReady(request, now));
  if (!ready) return { state: 'none' };
  const until = new Date(Date.parse(ready.statusChangedAt) + DOWNLOAD_MS).toISOString();
  return { state: 'ready', until, mayAskAgain: now.getTime() - Date.parse(ready.createdAt) > ONE_DAY_MS };
}

function findErasureState(requests: readonly PrivacyRequest[], now: Date): ErasureState {
  const asked = requests.find((request) => request.kind === 'ERASE' && isAsked(request, now));
  return asked ? { state: 'asked', id: asked.id } : { state: 'none' };
}

function isAsked({ status, createdAt }: PrivacyRequest, now: Date): boolean {
  return status === 'RECEIVED' && now.getTime() - Date.parse(createdAt) < CONFIRM_MS;
}

function isReady({ kind, status, statusChangedAt }: PrivacyRequest, now: Date): boolean {
  return kind === 'EXPORT' && status === 'DONE' && now.getTime() - Date.parse(statusChangedAt) < DOWNLOAD_MS;
}
