import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { isNotFound } from '#src/content/loadFirstFound.ts';

/** Response of the API for a text page. */
export type TextPageReply = ReplyOf<Contract['contentPages']['page']>;

/** What the path of a content page consists of. */
const PATH = /^\/[a-z0-9_/-]{1,199}$/;

/**
 * Loads the text page at a path without trailing slash. Usually the slug ends the path, and one call finds the page; a page with another
 * path is looked up by it.
 */
export async function loadTextPage(path: string, api: Client, query: { preview?: string }): Promise<TextPageReply> {
  const read = (id: string) => api.get('/v2/content_pages/{id}', { params: { id }, query });
  const bySlug = await read(path.slice(path.lastIndexOf('/') + 1)).catch((error: unknown) => {
    if (isNotFound(error)) return error;
    throw error;
  });
  const isReply = (value: unknown): value is TextPageReply => typeof value === 'object' && value !== null && 'content' in value;
  if (isReply(bySlug) && bySlug.content.path === path) return bySlug;
  const { items } = PATH.test(path) ? await api.get('/v2/contents', { query: { path, published: 'true', limit: 1 } }) : { items: [] };
  if (items[0]) return read(items[0].id);
  if (isReply(bySlug)) return bySlug;
  throw bySlug;
}
