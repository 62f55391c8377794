import type { Call } from '@farwend/api-contract';
import { z } from 'zod';
import type { SendOptions } from './api.ts';

/** Whether it is a POST that reads: a search by filters, answered page by page. */
export function isSearch(call: Call): boolean {
  const fields = call.body instanceof z.ZodObject ? call.body.shape : {};
  return call.method === 'POST' && call.path.endsWith('_searches') && 'filters' in fields && 'offset' in fields && successIsPage(call);
}

/** Whether a GET or search takes `limit` and `offset`. */
export function isPaged(call: Call): boolean {
  return isSearch(call) || (call.query !== undefined && 'limit' in call.query.shape && 'offset' in call.query.shape);
}

/** What asks a list or search for a page; nothing for what has no pages. */
export function pageOf(call: Call, page: { limit: number; offset: number }): Pick<SendOptions, 'body' | 'query'> {
  if (isSearch(call)) return { body: page };
  return isPaged(call) ? { query: page } : {};
}

/** Searches of the second version store what is asked; these answer it. */
function successIsPage(call: Call): boolean {
  return call.reply instanceof z.ZodObject && 'items' in call.reply.shape;
}
