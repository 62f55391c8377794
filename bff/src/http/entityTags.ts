import { NO_VERSION } from '#src/kernel/context.ts';
import { contentETag, recordETag } from '#src/kernel/jsonReply.ts';
import type { OutgoingReply } from './outgoingReply.ts';

/** The version of If-Match; null without one, and NO_VERSION, which no record has, for any other tag. */
export function parseIfMatch(header: string | undefined): number | null {
  const tag = header?.trim() ?? '';
  if (tag === '' || tag === '*') return null;
  const match = /^(?:W\/)?"v(\d{1,9})(?:-[\w-]+)?"$/.exec(tag);
  return match ? Number(match[1]) : NO_VERSION;
}

/** Tags the reply to a write with the version of its record, if it is one. */
export function addVersionETag(reply: OutgoingReply): OutgoingReply {
  const version = readVersion(reply);
  return version === null ? reply : { ...reply, headers: { ETag: `"v${version}"`, ...reply.headers } };
}

/** The version of the record that a reply is; null for other replies. */
export function readVersion({ body }: OutgoingReply): number | null {
  const version = typeof body === 'object' && body !== null && 'version' in body && 'id' in body ? body.version : undefined;
  return typeof version === 'number' ? version : null;
}

/**
 * Tags the reply by its content and the version of its record, if any, unless it has a tag, and makes it a 304 if the caller has it already.
 * The version alone would not do: due times, counts and names of related records change without a new one, and what is shown depends on the
 * reader.
 */
export function applyIfNoneMatch(reply: OutgoingReply, version: number | null, ifNoneMatch: string | undefined): OutgoingReply {
  const { text } = reply;
  if (text === undefined) return reply;
  const tag = reply.headers['ETag'] ?? (version === null ? contentETag(text) : recordETag(version, text));
  const headers = { ...reply.headers, ETag: tag };
  const isUnchanged = ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
  if (isUnchanged) return { status: 304, headers, body: undefined };
  return { ...reply, headers };
}
