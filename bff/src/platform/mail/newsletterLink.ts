import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#src/settings/secrets.ts';
import type { Settings } from '#src/settings/settings.ts';

/** What a link in an email does to a subscription. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** Signs a link for an email to a subscriber; only its recipient knows the code. */
export function signNewsletterLink(kind: NewsletterLinkKind, id: string, settings: Settings): string {
  return `${settings.publicOrigin}/newsletter/${kind}?id=${id}&code=${signCode(kind, id, settings)}`;
}

/** Whether the code of a link is valid. */
export function hasValidNewsletterCode(kind: NewsletterLinkKind, id: string, code: string, settings: Settings): boolean {
  const expected = Buffer.from(signCode(kind, id, settings));
  const received = Buffer.from(code);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function signCode(kind: NewsletterLinkKind, id: string, { sessionKeys }: Settings): string {
  return keyedHash(`newsletter ${kind} ${id}`, sessionKeys.at(-1) ?? '');
}
