import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#src/settings/secrets.ts';
import type { Settings } from '#src/settings/settings.ts';

/** Signs the link that ends a search alert, for its mails; only their recipient knows the code. */
export function signSearchAlertLink(id: string, settings: Settings): string {
  return `${settings.publicOrigin}/search-alerts/stop/?id=${id}&code=${signCode(id, settings.sessionKeys[0] ?? '')}`;
}

/** Whether the code of a link was signed with one of the session keys. */
export function hasValidSearchAlertCode(id: string, code: string, { sessionKeys }: Settings): boolean {
  const received = Buffer.from(code);
  return sessionKeys.some((key) => {
    const expected = Buffer.from(signCode(id, key));
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

function signCode(id: string, key: string): string {
  return keyedHash(`search alert ${id}`, key);
}
