import type { Call } from '@farwend/api-contract';
import { z } from 'zod';
import { fillPath } from './fillPath.ts';
import { type OutgoingReply, parseReplyBody, readTotal } from './outgoingReply.ts';

interface ListRead {
  params: Record<string, string>;
  /** As received, so that the links keep filters, sort and search words. */
  received: Record<string, string>;
  /** As parsed, with defaults. */
  parsed: Record<string, unknown>;
}

/** `X-Total-Count` and `Link` to the pages before and after that of a list, by offset or by cursor as it was read; none for other replies. */
export function pageHeaders(
  call: Call,
  { params, received, parsed: { offset, limit } }: ListRead,
  reply: OutgoingReply,
): Record<string, string> {
  const total = readTotal(reply);
  if (total === null || typeof offset !== 'number' || typeof limit !== 'number') return {};
  const link = (start: Record<string, string>, rel: string) => {
    const query = new URLSearchParams({ ...received, ...start, limit: String(limit) });
    return `<${fillPath(call.path, params)}?${query.toString()}>; rel="${rel}"`;
  };
  const byOffset = (start: number, rel: string) => link({ offset: String(start) }, rel);
  const links =
    received['cursor'] === undefined
      ? [
          ...(offset > 0 ? [byOffset(Math.max(0, offset - limit), 'prev')] : []),
          ...(offset + limit < total ? [byOffset(offset + limit, 'next')] : []),
        ]
      : readNextCursor(reply).map((cursor) => link({ cursor }, 'next'));
  return { 'X-Total-Count': String(total), ...(links.length > 0 ? { Link: links.join(', ') } : {}) };
}

/** The cursor of the next page, if there is one. */
function readNextCursor(reply: OutgoingReply): string[] {
  const { nextCursor } = Page.parse(parseReplyBody(reply));
  return nextCursor === undefined ? [] : [nextCursor];
}

const Page = z.object({ nextCursor: z.string().optional() });
