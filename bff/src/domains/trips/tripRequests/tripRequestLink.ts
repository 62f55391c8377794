import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#src/settings/secrets.ts';
import type { Settings } from '#src/settings/settings.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** What an emailed link opens: a draft, or a submitted request. */
export type TripRequestLinkKind = 'draft' | 'guest';

type LinkTarget = Pick<TripRequestRow, 'id' | 'travelers'>;

/** The link that resumes a draft on any device. */
export function buildResumeUrl(row: LinkTarget, settings: Settings): string {
  return `${settings.publicOrigin}/trip-request/?resume=${row.id}.${buildCode('draft', row, settings)}`;
}

/** The page to unsubscribe from emails about a draft and to delete it. */
export function buildStopUrl(row: LinkTarget, settings: Settings): string {
  return `${settings.publicOrigin}/trip-request/notes/?id=${row.id}&code=${buildCode('draft', row, settings)}`;
}

/** The page to read, change and cancel a submitted request without an account. */
export function buildGuestUrl(row: LinkTarget, settings: Settings): string {
  return `${settings.publicOrigin}/trip-request/yours/?id=${row.id}&code=${buildCode('guest', row, settings)}`;
}

/** Whether one of the session keys made the code for this request and the email address of its primary traveler. */
export function isLinkCode(kind: TripRequestLinkKind, row: LinkTarget, code: string, settings: Settings): boolean {
  const actual = Buffer.from(code);
  return settings.sessionKeys.some((key) => {
    const expected = Buffer.from(hashLink(kind, row, key));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

function buildCode(kind: TripRequestLinkKind, row: LinkTarget, { sessionKeys }: Settings): string {
  return hashLink(kind, row, sessionKeys[0] ?? '');
}

function hashLink(kind: TripRequestLinkKind, { id, travelers }: LinkTarget, key: string): string {
  return keyedHash(`trip request ${kind} ${id} ${travelers.find((member) => member.isPrimary)?.email ?? ''}`, key);
}
