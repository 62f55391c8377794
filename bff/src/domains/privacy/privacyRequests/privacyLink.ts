import { timingSafeEqual } from 'node:crypto';
import type { PrivacyLinkKind } from '@farwend/api-contract';
import { keyedHash } from '#src/settings/secrets.ts';
import type { Settings } from '#src/settings/settings.ts';

/** Signs a link for the mail about a privacy request; only its recipient knows the code. */
export function signPrivacyLink(kind: PrivacyLinkKind, id: string, settings: Settings): string {
  return `${settings.publicOrigin}/privacy-requests/${kind}?id=${id}&code=${signCode(kind, id, settings.sessionKeys[0] ?? '')}`;
}

/** Whether the code of a link was signed with one of the session keys. */
export function hasValidPrivacyCode(kind: PrivacyLinkKind, id: string, code: string, { sessionKeys }: Settings): boolean {
  const received = Buffer.from(code);
  return sessionKeys.some((key) => {
    const expected = Buffer.from(signCode(kind, id, key));
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

function signCode(kind: PrivacyLinkKind, id: string, key: string): string {
  return keyedHash(`privacy ${kind} ${id}`, key);
}
