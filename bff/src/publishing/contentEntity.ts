import type { Entity, SearchField } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { type ContentFields, type PublishedContentRow, type ContentRow, ContentModel, PublishedContentModel } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { pickListItem, buildSnapshot, buildStaffResponse, type ContentResponse } from './presentContent.ts';

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
  locationIds: { attribute: 'locationIds', kind: 'ids' },
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
  tags: list('tags'),
  publishAt: moment('publishAt'),
  createdById: id('createdById'),
  updatedById: id('updatedById'),
};

const searchedFields = ['title', 'summary', 'searchTerms', 'body'];

/** Drafts as an entity: written, versioned and listed for staff. */
export function draftEntity<F extends ContentFields>(type: ContentType<F>): Entity<ContentRow<F>, ContentResponse> {
  return {
    type: type.name,
    model: ContentModel as never, // all types share one table; `type` determines the shape of `fields`
    policy: { visibleTo: () => ({ type: type.name }), canChange: (actor) => is(actor, ...type.writerRoles) },
    present: (row) => pickListItem(type, buildStaffResponse(type, row, { aliases: [], actor: null })),
    snapshot: buildSnapshot,
    fields: { ...publicFields, ...staffFields, ...type.filters },
    searchText: 'search_text',
    searchedFields,
    omittedColumns: ['searchText'],
    defaultSort: ['updatedAt', 'DESC'],
  };
}

/** Published versions as an entity that can only be listed. */
export function publishedEntity<F extends ContentFields>(type: ContentType<F>): Entity<PublishedContentRow, ContentResponse> {
  return {
    type: type.name,
    model: PublishedContentModel,
    policy: { visibleTo: () => ({ type: type.name }), canChange: () => false },
    present: ({ listItem }) => JSON.parse(listItem),
    snapshot: () => ({}),
    listColumns: ['id', 'listItem'],
    fields: { ...publicFields, ...type.filters },
    searchText: 'search_text',
    searchedFields,
    defaultSort: ['publishedAt', 'DESC'],
  };
}

/** What callers may filter and sort a list of this type by. */
export function contentEntityFor<F extends ContentFields>(type: ContentType<F>) {
  return (actor: Actor) => (isStaff(actor) ? draftEntity(type) : publishedEntity(type));
}
