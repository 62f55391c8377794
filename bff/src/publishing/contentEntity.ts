import type { Entity, SearchField } from '#src/calls/entity.ts';
import { is } from '#src/http/actor.ts';
import type { ContentFields, ContentLineRow, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { lineOf, snapshotOf, staffView, type View } from './presentContent.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const moment = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });
const id = (attribute: string): SearchField => ({ attribute, kind: 'id' });
const list = (attribute: string): SearchField => ({ attribute, kind: 'list' });

const publicFields: Record<string, SearchField> = {
  id: id('id'),
  title: text('title'),
  slug: text('slug'),
  locale: text('locale'),
  primaryLocationId: id('primaryLocationId'),
  locationIds: { attribute: 'locationIds', kind: 'list' },
  tripTypes: list('tripTypes'),
  searchTerms: list('searchTerms'),
  contentCountry: text('contentCountry'),
  authorId: id('authorId'),
  publishedAt: moment('publishedAt'),
  createdAt: moment('createdAt'),
  updatedAt: moment('updatedAt'),
};
const staffFields: Record<string, SearchField> = {
  status: text('status'),
  reviewState: text('reviewState'),
  reviewDueAt: { attribute: 'reviewDueAt', kind: 'date', sortable: true },
  publishAt: moment('publishAt'),
  createdById: id('createdById'),
  updatedById: id('updatedById'),
};

/** Drafts as the kits of records know them: written, versioned and listed for staff. */
export function draftEntity<F extends ContentFields>(type: ContentType<F>): Entity<ContentRow<F>, View> {
  return {
    type: type.name,
    model: ({ models }) => models.content as never, // one table for all types: F is the type's promise about its rows
    policy: { sees: () => ({ type: type.name }), changes: (actor) => is(actor, ...type.writers) },
    present: (row) => JSON.parse(lineOf(type, staffView(type, row, { aliases: [], actor: null }))),
    snapshot: snapshotOf,
    fields: { ...publicFields, ...staffFields, ...type.filters },
    searchText: 'search_text',
    defaultSort: ['updatedAt', 'DESC'],
  };
}

/** Published versions as lists know them. */
export function publishedEntity<F extends ContentFields>(type: ContentType<F>): Entity<ContentLineRow, View> {
  return {
    type: type.name,
    model: ({ models }) => models.publishedContent,
    policy: { sees: () => ({ type: type.name }), changes: () => false },
    present: ({ line }) => JSON.parse(line),
    snapshot: () => ({}),
    lineColumns: ['id', 'line'],
    fields: { ...publicFields, ...type.filters },
    searchText: 'search_text',
    defaultSort: ['publishedAt', 'DESC'],
  };
}
