import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { is } from '#src/kernel/actor.ts';
import { type NewsSourceRow, NewsSourceModel } from './newsSource.model.ts';

export type NewsSourceView = ReplyOf<typeof contract.newsSources.read>;

/** Everyone sees news sources; those who write news snippets may change them. */
export const newsSourceEntity: Entity<NewsSourceRow, NewsSourceView> = {
  type: 'newsSource',
  model: NewsSourceModel,
  policy: { visibleTo: () => ({}), canChange: (actor) => is(actor, 'admin', 'editor', 'publisher', 'marageti') },
  present: presentSource,
  snapshot: presentSource,
  fields: {
    name: { attribute: 'name', kind: 'text', sortable: true },
    countryCode: { attribute: 'countryCode', kind: 'text' },
  },
  searchText: 'plain_text(name)',
  searchedFields: ['name'],
  defaultSort: ['name', 'ASC'],
};

function presentSource(row: NewsSourceRow): NewsSourceView {
  return {
    id: row.id,
    name: row.name,
    homepage: row.homepage,
    logo: row.logo,
    countryCode: row.countryCode,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}
