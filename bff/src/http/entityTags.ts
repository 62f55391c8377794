import { NO_VERSION } from '#src/kernel/context.ts';
import { contentETag } from '#src/kernel/jsonReply.ts';
import type { OutgoingReply } from './outgoingReply.ts';

/** The version of If-Match; null without one, and NO_VERSION, which no record has, for any other tag. */
export function parseIfMatch(header: string | undefined): number | null {
  const tag = header?.trim() ?? '';
  if (tag === '' || tag === '*') return null;
  const match = /^(?:W\/)?"v(\d{1,9})"$/.exec(tag);
  return match ? Number(match[1]) : NO_VERSION;
}

/** Tags the reply with the version of its record, if it is one. */
export function addVersionETag(reply: OutgoingReply): OutgoingReply {
  const { body } = reply;
  const version = typeof body === 'object' && body !== null && 'version' in body && 'id' in body ? body.version : undefined;
  return typeof version === 'number' ? { ...reply, headers: { ETag: `"v${version}"`, ...reply.headers } } : reply;
}

/** Tags the reply by its content unless it has a tag, and makes it a 304 if the caller has it already. */
export function applyIfNoneMatch(reply: OutgoingReply, ifNoneMatch: string | undefined): OutgoingReply {
  if (reply.text === undefined) return reply;
  const tag = reply.headers['ETag'] ?? contentETag(reply.text);
  const headers = { ...reply.headers, ETag: tag };
  const isUnchanged = ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
  if (isUnchanged) return { status: 304, headers, body: undefined };
  return { ...reply, headers };
}
