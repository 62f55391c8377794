import { type WebhookEventType, webhookEventKinds } from '@farwend/api-contract';
import ipaddr from 'ipaddr.js';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { Settings } from '#src/settings/settings.ts';

/**
 * Rejects an address that cannot be reached from outside. Names are looked up with every delivery, which reaches no private address either, because
 * what they lead to can change.
 */
export function checkUrl(text: string, { isLocal }: Settings): void {
  if (isLocal) return;
  const { protocol, hostname } = new URL(text);
  if (protocol !== 'https:') throw fieldFailure('/url', 'notAllowed', 'Use an address that begins with https://');
  if (isPrivate(hostname)) throw fieldFailure('/url', 'notAllowed', 'Use an address of the public internet');
}

/** Rejects events that no company may hear of. */
export function checkEventTypes(types: readonly WebhookEventType[], partnerId: string | null): void {
  const index = partnerId === null ? -1 : types.findIndex((type) => !('forPartners' in webhookEventKinds[type]));
  if (index >= 0) throw fieldFailure(`/eventTypes/${index}`, 'notAllowed', `${types[index]} is for our own programs. Leave it out`);
}

function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  return ipaddr.isValid(host) ? ipaddr.parse(host).range() !== 'unicast' : /(?:^|\.)(?:localhost|local|internal)$/.test(host);
}
