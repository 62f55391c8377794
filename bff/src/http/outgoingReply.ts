import type { FileReply, Reply } from '#src/kernel/handler.ts';

/** A reply before it is written to HTTP. */
export interface OutgoingReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** The serialized body, if there is one already. */
  text?: string;
  /** The file to save, instead of a body. */
  file?: FileReply['file'];
  session?: Reply<unknown>['session'];
}

/** The body of a reply, parsed if it is already serialized. */
export function parseReplyBody({ body, text }: OutgoingReply): unknown {
  return body === undefined && text !== undefined ? JSON.parse(text) : body;
}

/** The total of a page; null for other replies. A serialized page names it in a header, so that nothing has to be parsed. */
export function readTotal({ headers, body }: OutgoingReply): number | null {
  const named = headers['X-Total-Count'];
  if (named !== undefined) return Number(named);
  return typeof body === 'object' && body !== null && 'total' in body && typeof body.total === 'number' ? body.total : null;
}
