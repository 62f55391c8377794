import type { Call } from '@farwend/api-contract';
import { z } from 'zod';
import type { SendOptions } from './api.ts';

/** Whether a call is a paged search with filters. */
export function isSearch(call: Call): boolean {
  const fields = call.body instanceof z.ZodObject ? call.body.shape : {};
  return call.method === 'POST' && call.path.endsWith('_searches') && 'filters' in fields && 'offset' in fields && repliesWithPage(call);
}

/** Whether a GET or search takes `limit` and `offset`. */
export function isPaged(call: Call): boolean {
  return isSearch(call) || (call.query !== undefined && 'limit' in call.query.shape && 'offset' in call.query.shape);
}

/** The input that requests a page of a list or search; empty for other calls. */
export function pageInput(call: Call, page: { limit: number; offset: number }): Pick<SendOptions, 'body' | 'query'> {
  if (isSearch(call)) return { body: page };
  return isPaged(call) ? { query: page } : {};
}

/** Searches of v2 are stored resources and do not return a page. */
function repliesWithPage(call: Call): boolean {
  return call.reply instanceof z.ZodObject && 'items' in call.reply.shape;
}
