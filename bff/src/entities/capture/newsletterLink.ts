import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#src/http/secrets.ts';
import type { Settings } from '#src/settings.ts';

/** What a link in a mail does to a subscription. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** The address of a link in a mail to a subscriber; only somebody who received it knows its code. */
export function newsletterLink(kind: NewsletterLinkKind, id: string, settings: Settings): string {
  return `${settings.publicOrigin}/newsletter/${kind}?id=${id}&code=${codeOf(kind, id, settings)}`;
}

/** Whether the code of a followed link belongs to it. */
export function isNewsletterCode(kind: NewsletterLinkKind, id: string, code: string, settings: Settings): boolean {
  const expected = Buffer.from(codeOf(kind, id, settings));
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function codeOf(kind: NewsletterLinkKind, id: string, { sessionKeys }: Settings): string {
  return keyedHash(`newsletter ${kind} ${id}`, sessionKeys.at(-1) ?? '');
}
