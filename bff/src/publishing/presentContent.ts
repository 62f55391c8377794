import { contentMachine, transitionsFrom } from '@farwend/api-contract';
import { toIsoString, listTransitionActors } from '#src/kernel/entity.ts';
import type { Actor } from '#src/kernel/actor.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';

/** The response body for a content item, before serialization. */
export type ContentResponse = Record<string, unknown>;

const staffOnly = ['reviewDueAt'];
const detailOnly = ['uprightImage', 'body', 'pinnedRelated', 'seo', 'aliases', 'allowedTransitions'];

/** The response for visitors. It is the same for everyone, so it is serialized once, when the version is published. */
export function buildPublicResponse<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  fields: F,
  publication: { version: number; publishedAt: Date; aliases: readonly string[]; contentCountry: string | null },
): ContentResponse {
  const hidden = new Set([...staffOnly, ...type.staffOnly]);
  return {
    id: row.id,
    version: publication.version,
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name))),
    ...type.computedFields(fields),
    canonicalSlug: fields.slug,
    aliases: publication.aliases,
    contentCountry: publication.contentCountry,
    status: 'PUBLISHED',
    statusChangedAt: toIsoString(publication.publishedAt),
    published: true,
    publishedVersion: publication.version,
    publishedAt: toIsoString(publication.publishedAt),
    firstPublishedAt: toIsoString(row.firstPublishedAt ?? publication.publishedAt),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(publication.publishedAt),
  };
}

/** The response for staff: the newest version with its status, review and schedule. */
export function buildStaffResponse<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  { aliases, actor }: { aliases: readonly string[]; actor: Actor | null },
): ContentResponse {
  const { fields } = row;
  return {
    id: row.id,
    version: row.version,
    ...Object.fromEntries(Object.entries(fields)),
    ...type.computedFields(fields),
    slug: row.slug,
    canonicalSlug: row.slug,
    aliases,
    contentCountry: row.contentCountry,
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    published: row.status === 'PUBLISHED' || row.status === 'CHANGED',
    publishedVersion: row.publishedVersion,
    publishedAt: toIsoString(row.publishedAt),
    firstPublishedAt: toIsoString(row.firstPublishedAt),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    ...(actor
      ? { allowedTransitions: transitionsFrom(contentMachine, row.status, listTransitionActors(actor, false)).map(({ to }) => to) }
      : {}),
    reviewState: row.reviewState,
    reviewDueAt: row.reviewDueAt,
    tags: row.tags,
    publishAt: toIsoString(row.publishAt),
    unpublishAt: toIsoString(row.unpublishAt),
    deletedAt: toIsoString(row.deletedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
  };
}

/** The list item, made from the full response. */
export function pickListItem<F extends ContentFields>(type: ContentType<F>, response: ContentResponse): ContentResponse {
  const omitted = new Set([...detailOnly, ...type.detailOnly]);
  return Object.fromEntries(Object.entries(response).filter(([name]) => !omitted.has(name)));
}

/** The snapshot stored with a version: all fields, so that a PUT of it restores the version, and its status. */
export function buildSnapshot<F extends ContentFields>(row: ContentRow<F>): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(row.fields)),
    status: row.status,
    reviewState: row.reviewState,
    tags: row.tags,
    publishedVersion: row.publishedVersion,
  };
}
