import type { VersionKind } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { notFound } from '#src/http/failure.ts';
import { type CallContext, nothing, ok } from '#src/http/handler.ts';
import { type Entity, moment, type RecordRow } from './entity.ts';
import { jsonDiff } from './jsonDiff.ts';
import { findSeen } from './records.ts';

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

/** GET …/versions, …/versions/{v} and its HEAD for an entity. `shows` takes out of a snapshot what this caller may not see. */
export function historyCalls<R extends RecordRow, V>(
  entity: Entity<R, V>,
  shows: (snapshot: Record<string, unknown>, context: CallContext) => Record<string, unknown>,
) {
  return {
    versions: async ({ params, query }: { params: { id: string }; query: { offset: number; limit: number } }, context: CallContext) => {
      const row = await findSeen(entity, params.id, context);
      const found = await preparedQuery<VersionRow>(
        context.sequelize,
        'versions.list',
        `${selectVersions} ORDER BY v.version DESC LIMIT $3 OFFSET $4`,
        [entity.type, row.id, query.limit, query.offset],
        null,
      );
      const visible = (version: VersionRow) => ({ ...line(version), changedFields: Object.keys(shows(fieldsOf(version), context)) });
      return ok({ items: found.map(visible), total: row.version, offset: query.offset, limit: query.limit });
    },

    version: async (
      { params, query }: { params: { id: string; v: string }; query: { compareTo?: number | undefined } },
      context: CallContext,
    ) => {
      const version = await findVersion(entity, params.id, params.v, context);
      const snapshot = shows(version.snapshot, context);
      const body = { ...line(version), changedFields: Object.keys(shows(fieldsOf(version), context)), snapshot };
      if (query.compareTo === undefined) return ok(body);
      const other = await findVersion(entity, params.id, String(query.compareTo), context);
      return ok({ ...body, diff: jsonDiff(shows(other.snapshot, context), snapshot) });
    },

    versionExists: async ({ params }: { params: { id: string; v: string } }, context: CallContext) => {
      await findVersion(entity, params.id, params.v, context);
      return nothing();
    },
  };
}

async function findVersion<R extends RecordRow, V>(
  entity: Entity<R, V>,
  id: string,
  version: string,
  context: CallContext,
): Promise<VersionRow> {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw notFound();
  const row = await findSeen(entity, id, context);
  const [found] = await preparedQuery<VersionRow>(
    context.sequelize,
    'versions.get',
    `${selectVersions} AND v.version = $3`,
    [entity.type, row.id, Number(version)],
    null,
  );
  if (!found) throw notFound();
  return found;
}

const selectVersions = `
  SELECT v.version, v.kind, v.snapshot, v.changed_fields, v.change_note, v.created_at, v.created_by_id, u.given_name || ' ' || u.family_name AS author
  FROM versions v LEFT JOIN users u ON u.id = v.created_by_id
  WHERE v.entity_type = $1 AND v.entity_id = $2`;

function fieldsOf(version: VersionRow): Record<string, unknown> {
  return Object.fromEntries(version.changed_fields.map((name) => [name, true]));
}

function line(version: VersionRow) {
  return {
    version: version.version,
    createdAt: moment(version.created_at),
    createdBy: version.created_by_id === null ? null : { id: version.created_by_id, displayName: version.author ?? 'Former user' },
    changeNote: version.change_note,
    kind: version.kind,
    isPublished: false,
    changedFields: version.changed_fields,
  };
}
