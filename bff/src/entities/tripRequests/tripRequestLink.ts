import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#src/http/secrets.ts';
import type { Settings } from '#src/settings.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** What a link in a mail leads to: a draft to go on with, or a sent request. */
export type TripRequestLinkKind = 'draft' | 'guest';

type Linked = Pick<TripRequestRow, 'id' | 'travelers'>;

/** Opens a draft on any device. */
export function resumeUrl(row: Linked, settings: Settings): string {
  return `${settings.publicOrigin}/trip-request/?resume=${row.id}.${codeOf('draft', row, settings)}`;
}

/** Where the mails about a draft are stopped and the draft is deleted. */
export function stopUrl(row: Linked, settings: Settings): string {
  return `${settings.publicOrigin}/trip-request/notes/?id=${row.id}&code=${codeOf('draft', row, settings)}`;
}

/** Where a sent request is read, changed and cancelled without an account. */
export function guestUrl(row: Linked, settings: Settings): string {
  return `${settings.publicOrigin}/trip-request/yours/?id=${row.id}&code=${codeOf('guest', row, settings)}`;
}

/** Whether the code of a followed link belongs to this request and to the address it was mailed to. */
export function isLinkCode(kind: TripRequestLinkKind, row: Linked, code: string, settings: Settings): boolean {
  const given = Buffer.from(code);
  return settings.sessionKeys.some((key) => {
    const expected = Buffer.from(hashOf(kind, row, key));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function codeOf(kind: TripRequestLinkKind, row: Linked, { sessionKeys }: Settings): string {
  return hashOf(kind, row, sessionKeys.at(-1) ?? '');
}

function hashOf(kind: TripRequestLinkKind, { id, travelers }: Linked, key: string): string {
  return keyedHash(`trip request ${kind} ${id} ${travelers.find((one) => one.isPrimary)?.email ?? ''}`, key);
}
