import type { VersionKind } from '@farwend/api-contract';
import { jsonDiff } from '#src/calls/jsonDiff.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { notFound } from '#src/http/failure.ts';
import { type CallContext, nothing, ok } from '#src/http/handler.ts';
import { type ById, type VersionParams, versionOf } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, seesDrafts } from './findContent.ts';

interface VersionRow {
  version: number;
  kind: VersionKind;
  snapshot: Record<string, unknown>;
  changed_fields: string[];
  change_note: string | null;
  created_at: Date;
  created_by_id: string | null;
  author: string | null;
}

/** What of a record's history somebody may see: all of it, or for visitors the published version only. */
interface Shown {
  id: string;
  total: number;
  published: number | null;
  /** The one version visitors see; null for staff. */
  only: number | null;
}

/** GET …/versions, …/versions/{v} with the difference to another, and HEAD of a version. */
export function versionCalls<F extends ContentFields>(type: ContentType<F>) {
  const hidden = new Set(['reviewState', 'reviewDueAt', 'status', 'publishedVersion', ...type.staffOnly]);

  return {
    versions: async ({ params, query }: ById & { query: { offset: number; limit: number } }, context: CallContext) => {
      const shown = await shownOf(params.id, context);
      const { offset, limit } = query;
      const found = await preparedQuery<VersionRow>(
        context.sequelize,
        'content.versions',
        `${selectVersions} AND ($3::int IS NULL OR v.version = $3) ORDER BY v.version DESC LIMIT $4 OFFSET $5`,
        [type.name, shown.id, shown.only, limit, offset],
      );
      return ok({ items: found.map((row) => line(row, shown)), total: shown.only === null ? shown.total : 1, offset, limit });
    },

    version: async ({ params, query }: { params: VersionParams; query: { compareTo?: number | undefined } }, context: CallContext) => {
      const shown = await shownOf(params.id, context);
      const found = await findVersion(shown, versionOf(params), context);
      const body = { ...line(found, shown), snapshot: visible(found.snapshot, shown) };
      if (query.compareTo === undefined) return ok(body);
      const other = await findVersion(shown, String(query.compareTo), context);
      return ok({ ...body, diff: jsonDiff(visible(other.snapshot, shown), body.snapshot) });
    },

    versionExists: async ({ params }: { params: VersionParams }, context: CallContext) => {
      await findVersion(await shownOf(params.id, context), versionOf(params), context);
      return nothing();
    },
  };

  async function shownOf(key: string, context: CallContext): Promise<Shown> {
    if (!seesDrafts(context.actor)) {
      const { id, version } = await findPublished(type, key, context);
      return { id, total: 1, published: version, only: version };
    }
    const row = await findDraft(type, key, context, true);
    return { id: row.id, total: row.version, published: row.publishedVersion, only: null };
  }

  async function findVersion({ id, only }: Shown, version: string, { sequelize, pictureAddresses }: CallContext): Promise<VersionRow> {
    if (!/^[1-9]\d{0,8}$/.test(version) || (only !== null && only !== Number(version))) throw notFound();
    const [found] = await preparedQuery<VersionRow>(sequelize, 'content.version', `${selectVersions} AND v.version = $3`, [
      type.name,
      id,
      Number(version),
    ]);
    if (!found) throw notFound();
    return { ...found, snapshot: pictureAddresses.inValue(found.snapshot) };
  }

  function visible(snapshot: Record<string, unknown>, { only }: Shown): Record<string, unknown> {
    return only === null ? snapshot : Object.fromEntries(Object.entries(snapshot).filter(([name]) => !hidden.has(name)));
  }

  function line(row: VersionRow, { published, only }: Shown) {
    const isOpen = only !== null;
    return {
      version: row.version,
      createdAt: row.created_at.toISOString(),
      createdBy: isOpen || row.created_by_id === null ? null : { id: row.created_by_id, displayName: row.author ?? 'Former user' },
      changeNote: isOpen ? null : row.change_note,
      kind: row.kind,
      isPublished: row.version === published,
      changedFields: isOpen ? row.changed_fields.filter((name) => !hidden.has(name)) : row.changed_fields,
    };
  }
}

const selectVersions = `
  SELECT v.version, v.kind, v.snapshot, v.changed_fields, v.change_note, v.created_at, v.created_by_id, u.given_name || ' ' || u.family_name AS author
  FROM versions v LEFT JOIN users u ON u.id = v.created_by_id
  WHERE v.entity_type = $1 AND v.entity_id = $2`;
