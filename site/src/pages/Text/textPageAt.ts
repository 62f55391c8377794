import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { isMissing } from '#src/content/firstFound.ts';

/** A page of text as the API answers it. */
export type TextAnswer = ReplyOf<Contract['contentPages']['page']>;

/**
 * The page of text at a path without a slash at its end. As a rule its slug is the end of its path, and one call finds it; a page that
 * was given another path is looked for by that.
 */
export async function textPageAt(path: string, api: Client, query: { preview?: string }): Promise<TextAnswer> {
  const read = (id: string) => api.get('/v2/content_pages/{id}', { params: { id }, query });
  const bySlug = await read(path.slice(path.lastIndexOf('/') + 1)).catch((error: unknown) => {
    if (isMissing(error)) return error;
    throw error;
  });
  const isAnswer = (value: unknown): value is TextAnswer => typeof value === 'object' && value !== null && 'content' in value;
  if (isAnswer(bySlug) && bySlug.content.path === path) return bySlug;
  const { items } = await api.get('/v2/contents', { query: { path, published: 'true', limit: '1' } });
  if (items[0]) return read(items[0].id);
  if (isAnswer(bySlug)) return bySlug;
  throw bySlug;
}
