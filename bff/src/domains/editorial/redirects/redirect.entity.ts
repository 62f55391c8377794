import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, toIsoString } from '#src/kernel/entity.ts';
import { textField } from '#src/kernel/searchFields.ts';
import { buildPagePath } from '#src/publishing/pagePaths.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { type RedirectRow, type SiteRedirectRow, SiteRedirectModel, RedirectModel } from './redirect.model.ts';

type RedirectView = ReplyOf<typeof contract.redirects.read>;

/** All redirected paths, for staff to read: redirects and aliases of content. */
export const siteRedirectEntity: Entity<SiteRedirectRow, RedirectView> = {
  type: 'redirect',
  model: SiteRedirectModel,
  policy: { visibleTo: (actor) => (isStaff(actor) ? {} : null), canChange: () => false },
  present: presentRedirect,
  snapshot: () => ({}),
  fields: {
    fromPath: textField('fromPath'),
    toPath: textField('toPath'),
    code: { attribute: 'code', kind: 'number', sortable: true },
    reason: textField('reason'),
    toEntityId: { attribute: 'toEntityId', kind: 'id' },
    hits: { attribute: 'hits', kind: 'number', sortable: true },
    lastHitAt: { attribute: 'lastHitAt', kind: 'moment', sortable: true },
    createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
  },
  searchText: `lower(from_path || ' ' || coalesce(to_path, ''))`,
  searchedFields: ['fromPath', 'toPath'],
  defaultSort: ['createdAt', 'DESC'],
};

/** Redirects without aliases, for publishers to change. */
export const redirectEntity: Entity<RedirectRow, Record<string, unknown>> = {
  type: 'redirect',
  model: RedirectModel,
  policy: { visibleTo: (actor) => (isStaff(actor) ? {} : null), canChange: (actor) => is(actor, 'admin', 'publisher') },
  present: snapshotOf,
  snapshot: snapshotOf,
  fields: {},
  defaultSort: ['createdAt', 'DESC'],
};

/** The current path that a redirect leads to: the page of its content item, if published, or its path; null if none. */
export function buildLocation({
  code,
  toPath,
  toEntityType,
  targetSlug,
  targetPath,
}: Pick<SiteRedirectRow, 'code' | 'toPath' | 'toEntityType' | 'targetSlug' | 'targetPath'>): string | null {
  if (code === 410) return null;
  if (toEntityType === null) return toPath === null || toPath === '/' ? toPath : `${toPath}/`;
  return targetSlug === null ? null : buildPagePath(toEntityType, { slug: targetSlug, path: targetPath });
}

function presentRedirect(row: SiteRedirectRow): RedirectView {
  const { id, fromPath, code, toPath, reason, hits, createdById, updatedById, version } = row;
  return {
    id,
    fromPath,
    location: buildLocation(row),
    code,
    toPath,
    toEntity: entityOf(row),
    reason,
    hits,
    lastHitAt: toIsoString(row.lastHitAt),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    createdById,
    updatedById,
    version,
  };
}

export function entityOf({ toEntityType, toEntityId }: RedirectRow) {
  return toEntityType && toEntityId ? { entityType: toEntityType, entityId: toEntityId } : null;
}

function snapshotOf(row: RedirectRow): Record<string, unknown> {
  return { fromPath: row.fromPath, toPath: row.toPath, toEntity: entityOf(row), code: row.code, reason: row.reason };
}
