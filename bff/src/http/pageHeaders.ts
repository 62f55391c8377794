import type { Call } from '@farwend/api-contract';
import { fillPath } from './fillPath.ts';

interface ListRead {
  params: Record<string, string>;
  /** As received, so that the links keep filters, sort and search words. */
  received: Record<string, string>;
  /** As parsed, with defaults. */
  parsed: Record<string, unknown>;
}

/** `X-Total-Count` and `Link` to the previous and next page of a list that is read with `offset` and `limit`; none for other replies. */
export function pageHeaders(
  call: Call,
  { params, received, parsed: { offset, limit } }: ListRead,
  total: number | null,
): Record<string, string> {
  if (total === null || typeof offset !== 'number' || typeof limit !== 'number') return {};
  const link = (start: number, rel: string) => {
    const query = new URLSearchParams({ ...received, offset: String(start), limit: String(limit) });
    return `<${fillPath(call.path, params)}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(offset > 0 ? [link(Math.max(0, offset - limit), 'prev')] : []),
    ...(offset + limit < total ? [link(offset + limit, 'next')] : []),
  ];
  return { 'X-Total-Count': String(total), ...(links.length > 0 ? { Link: links.join(', ') } : {}) };
}
