import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { type NewsSnippetRow, NewsSnippetModel } from './newsSnippet.model.ts';

export type NewsSnippetView = ReplyOf<typeof contract.newsSnippets.read>;

/** Visitors see displayed snippets, staff all. */
export const newsSnippetEntity: Entity<NewsSnippetRow, NewsSnippetView> = {
  type: 'newsSnippet',
  model: NewsSnippetModel,
  policy: {
    visibleTo: (actor) => (isStaff(actor) ? {} : { displayed: true }),
    canChange: (actor) => is(actor, 'admin', 'editor', 'publisher', 'marageti'),
  },
  present: presentSnippet,
  snapshot: presentSnippet,
  fields: {
    headline: { attribute: 'headline', kind: 'text' },
    newsSourceId: { attribute: 'newsSourceId', kind: 'id' },
    displayed: { attribute: 'displayed', kind: 'boolean' },
    publishedOn: { attribute: 'publishedOn', kind: 'date', sortable: true },
    sortOrder: { attribute: 'sortOrder', kind: 'number', sortable: true },
  },
  searchText: `plain_text(headline || ' ' || quote)`,
  searchedFields: ['headline', 'quote'],
  defaultSort: ['publishedOn', 'DESC'],
};

function presentSnippet(row: NewsSnippetRow): NewsSnippetView {
  return {
    id: row.id,
    newsSourceId: row.newsSourceId,
    sourceName: row.sourceName,
    sourceHomepage: row.sourceHomepage,
    headline: row.headline,
    quote: row.quote,
    url: row.url,
    publishedOn: row.publishedOn,
    displayed: row.displayed,
    sortOrder: row.sortOrder,
    image: row.image,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}
