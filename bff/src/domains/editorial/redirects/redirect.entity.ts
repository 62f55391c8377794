import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Entity, moment } from '#src/calls/entity.ts';
import { textField } from '#src/calls/searchFields.ts';
import { pageOf } from '#src/content/contentTypes.ts';
import { is, isStaff } from '#src/http/actor.ts';
import type { RedirectRow, SiteRedirectRow } from './redirect.model.ts';

type RedirectView = ReplyOf<typeof contract.redirects.read>;

/** All addresses that lead elsewhere, as staff read them: redirects and earlier addresses of content. */
export const siteRedirectEntity: Entity<SiteRedirectRow, RedirectView> = {
  type: 'redirect',
  model: ({ models }) => models.siteRedirects,
  policy: { sees: (actor) => (isStaff(actor) ? {} : null), changes: () => false },
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
  defaultSort: ['createdAt', 'DESC'],
};

/** Those that were written, as publishers change them. */
export const redirectEntity: Entity<RedirectRow, Record<string, unknown>> = {
  type: 'redirect',
  model: ({ models }) => models.redirects,
  policy: { sees: (actor) => (isStaff(actor) ? {} : null), changes: (actor) => is(actor, 'admin', 'publisher') },
  present: snapshotOf,
  snapshot: snapshotOf,
  fields: {},
  defaultSort: ['createdAt', 'DESC'],
};

/** Where a redirect leads now: the page of its piece if that is published, else its path; null when nowhere. */
export function locationOf({ code, toPath, toEntityType, targetSlug, targetPath }: SiteRedirectRow): string | null {
  if (code === 410) return null;
  if (toEntityType === null) return toPath === null || toPath === '/' ? toPath : `${toPath}/`;
  return targetSlug === null ? null : pageOf(toEntityType, { slug: targetSlug, path: targetPath });
}

function presentRedirect(row: SiteRedirectRow): RedirectView {
  const { id, fromPath, code, toPath, reason, hits, createdById, updatedById, version } = row;
  return {
    id,
    fromPath,
    location: locationOf(row),
    code,
    toPath,
    toEntity: entityOf(row),
    reason,
    hits,
    lastHitAt: moment(row.lastHitAt),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    createdById,
    updatedById,
    version,
  };
}

/** The piece a redirect leads to. */
export function entityOf({ toEntityType, toEntityId }: RedirectRow) {
  return toEntityType && toEntityId ? { entityType: toEntityType, entityId: toEntityId } : null;
}

function snapshotOf(row: RedirectRow): Record<string, unknown> {
  return { fromPath: row.fromPath, toPath: row.toPath, toEntity: entityOf(row), code: row.code, reason: row.reason };
}
