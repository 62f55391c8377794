import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, moment } from '#src/calls/entity.ts';
import { is } from '#src/http/actor.ts';
import type { NewsSourceRow } from './newsSource.model.ts';

export type NewsSourceView = ReplyOf<typeof contract.newsSources.read>;

/** Everybody knows the outlets; those who write news look after them. */
export const newsSourceEntity: Entity<NewsSourceRow, NewsSourceView> = {
  type: 'newsSource',
  model: ({ models }) => models.newsSources,
  policy: { sees: () => ({}), changes: (actor) => is(actor, 'admin', 'editor', 'publisher', 'marageti') },
  present: presentSource,
  snapshot: presentSource,
  fields: {
    name: { attribute: 'name', kind: 'text', sortable: true },
    countryCode: { attribute: 'countryCode', kind: 'text' },
  },
  searchText: 'plain_text(name)',
  defaultSort: ['name', 'ASC'],
};

function presentSource(row: NewsSourceRow): NewsSourceView {
  return {
    id: row.id,
    name: row.name,
    homepage: row.homepage,
    logo: row.logo,
    countryCode: row.countryCode,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}
