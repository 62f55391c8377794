import { type Call, insertPromises } from '@farwend/api-contract';
import { type Actor, isStaff } from '#src/kernel/actor.ts';
import type { Services } from '#src/kernel/context.ts';
import { loadPromises } from '#src/domains/site/siteSettings/loadPromises.ts';
import type { OutgoingReply } from './outgoingReply.ts';

/** Who reads a reply, and how. */
export interface Reader {
  call: Call;
  actor: Actor;
  query: Readonly<Record<string, string>>;
  /** Whether a page is rendered with the reply. */
  isForPage: boolean;
}

/**
 * Inserts the promises of the site into the texts of a reply, which then has a tag of its own: a promise changes without a new version of
 * the text. Our team gets its texts as written, because it edits them, except in what it reads as visitors do.
 */
export async function insertPromisesInReply(reply: OutgoingReply, reader: Reader, services: Services): Promise<OutgoingReply> {
  const { text } = reply;
  if (text === undefined || !text.includes('{promise:') || isForEditing(reader)) return reply;
  const { ETag: _, ...headers } = reply.headers;
  return { ...reply, headers, body: undefined, text: insertPromises(text, await loadPromises(services)) };
}

function isForEditing({ call, actor, query, isForPage }: Reader): boolean {
  return isStaff(actor) && !isForPage && query['published'] !== 'true' && !/_pages\/\{/.test(call.path);
}
