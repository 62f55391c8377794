import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#src/settings/secrets.ts';
import type { Settings } from '#src/settings/settings.ts';

/** What a link in an email does to a subscription. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** Signs a link for an email to a subscriber; only its recipient knows the code. */
export function signNewsletterLink(kind: NewsletterLinkKind, id: string, settings: Settings): string {
  return `${settings.publicOrigin}/newsletter/${kind}?id=${id}&code=${signCode(kind, id, settings.sessionKeys[0] ?? '')}`;
}

/** Whether the code of a link was signed with one of the session keys. */
export function hasValidNewsletterCode(kind: NewsletterLinkKind, id: string, code: string, { sessionKeys }: Settings): boolean {
  const received = Buffer.from(code);
  return sessionKeys.some((key) => {
    const expected = Buffer.from(signCode(kind, id, key));
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

function signCode(kind: NewsletterLinkKind, id: string, key: string): string {
  return keyedHash(`newsletter ${kind} ${id}`, key);
}
