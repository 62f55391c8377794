import type { Contract, ReplyOf } from '@farwend/api-contract';
import { formatDay } from '#src/content/formats.ts';
import { buildPageQuery, loadAllPages } from '#src/content/loadAllPages.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import type { LetterLink } from './LetterLink.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** A letter with the fields that lists show. */
export type LetterListItem = Pick<
  ReplyOf<Contract['contentPages']['list']>['items'][number],
  'title' | 'path' | 'summary' | 'heroImage' | 'firstPublishedAt'
>;

/** Loads every published letter, in the order in which they were sent, newest first; a later correction changes nothing about it. */
export const loadLetters = serverCache<LetterListItem[]>(async (context) => {
  const api = context.get(apiContext);
  const query = { template: 'LETTER', published: 'true', fields: 'title,path,summary,heroImage,firstPublishedAt' } as const;
  const letters = await loadAllPages((offset) => api.get('/v2/contents', { query: { ...buildPageQuery(offset), ...query } }));
  return letters.toSorted((a, b) => ((a.firstPublishedAt ?? '') < (b.firstPublishedAt ?? '') ? 1 : -1));
});

export function buildLetterLink({ title, path, firstPublishedAt }: LetterListItem): LetterLink {
  return { title, href: `${path}/`, day: formatDay(firstPublishedAt ?? '') };
}
