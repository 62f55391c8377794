import { contentMachine, movesFrom } from '@farwend/api-contract';
import { moment, moversOf } from '#src/calls/entity.ts';
import type { Actor } from '#src/http/actor.ts';
import type { ContentFields, ContentRow } from './content.model.ts';
import type { ContentType } from './contentType.ts';

/** An answer before it is written as JSON. */
export type View = Record<string, unknown>;

const staffOnly = ['reviewDueAt'];
const wholeOnly = ['body', 'pinnedRelated', 'seo', 'aliases', 'allowedTransitions'];

/** What visitors are answered of a version: complete, and the same for everybody, so that it is written once. */
export function publicView<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  fields: F,
  facts: { version: number; publishedAt: Date; aliases: readonly string[]; contentCountry: string | null },
): View {
  const hidden = new Set([...staffOnly, ...type.staffOnly]);
  return {
    id: row.id,
    version: facts.version,
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name))),
    ...type.computed(fields),
    canonicalSlug: fields.slug,
    aliases: facts.aliases,
    contentCountry: facts.contentCountry,
    status: 'PUBLISHED',
    statusChangedAt: moment(facts.publishedAt),
    published: true,
    publishedVersion: facts.version,
    publishedAt: moment(facts.publishedAt),
    firstPublishedAt: moment(row.firstPublishedAt ?? facts.publishedAt),
    createdAt: moment(row.createdAt),
    updatedAt: moment(facts.publishedAt),
  };
}

/** What staff are answered: the newest version and everything about it. */
export function staffView<F extends ContentFields>(
  type: ContentType<F>,
  row: ContentRow<F>,
  { aliases, actor }: { aliases: readonly string[]; actor: Actor | null },
): View {
  const { fields } = row;
  return {
    id: row.id,
    version: row.version,
    ...Object.fromEntries(Object.entries(fields)),
    ...type.computed(fields),
    slug: row.slug,
    canonicalSlug: row.slug,
    aliases,
    contentCountry: row.contentCountry,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    published: row.status === 'PUBLISHED' || row.status === 'CHANGED',
    publishedVersion: row.publishedVersion,
    publishedAt: moment(row.publishedAt),
    firstPublishedAt: moment(row.firstPublishedAt),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    ...(actor ? { allowedTransitions: movesFrom(contentMachine, row.status, moversOf(actor, false)).map(({ to }) => to) } : {}),
    reviewState: row.reviewState,
    reviewDueAt: row.reviewDueAt,
    publishAt: moment(row.publishAt),
    unpublishAt: moment(row.unpublishAt),
    deletedAt: moment(row.deletedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
  };
}

/** The line of a list from a whole answer, as JSON. */
export function lineOf<F extends ContentFields>(type: ContentType<F>, view: View): string {
  const left = new Set([...wholeOnly, ...type.wholeOnly]);
  return JSON.stringify(Object.fromEntries(Object.entries(view).filter(([name]) => !left.has(name))));
}

/** What a version keeps: every field, so that a PUT of it restores it, and where it stood. */
export function snapshotOf<F extends ContentFields>(row: ContentRow<F>): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(row.fields)),
    status: row.status,
    reviewState: row.reviewState,
    publishedVersion: row.publishedVersion,
  };
}
