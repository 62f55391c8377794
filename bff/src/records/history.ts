import { notFound } from '#src/kernel/failure.ts';
import { ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { type Entity, toIsoString, type RecordRow } from '#src/kernel/entity.ts';
import { countVersions, type VersionRow, selectVersion, selectVersions } from './history.sql.ts';
import { jsonDiff } from './jsonDiff.ts';
import { buildPage, findPageStart } from './pages.ts';
import { findVisible } from './records.ts';

/** The query of a list of versions. */
export interface VersionsQuery {
  cursor?: string | undefined;
  offset: number;
  limit: number;
}

/** What a version says besides its fields. */
export type VersionFacts = ReturnType<typeof presentVersion>;

/** Handlers of GET …/versions and …/versions/{v}. `redact` and `redactFacts` remove what the caller may not see. */
export function historyCalls<R extends RecordRow, V>(
  entity: Entity<R, V>,
  redact: (snapshot: Record<string, unknown>, context: CallContext) => Record<string, unknown>,
  redactFacts: (facts: VersionFacts, context: CallContext) => VersionFacts = (facts) => facts,
) {
  const present = (version: VersionRow, context: CallContext) => ({
    ...redactFacts(presentVersion(version), context),
    changedFields: Object.keys(redact(changedFieldFlags(version), context)),
  });
  return {
    versions: async ({ params, query }: { params: { id: string }; query: VersionsQuery }, context: CallContext) => {
      const row = await findVisible(entity, params.id, context);
      const start = findPageStart(query, context);
      const record = { entityType: entity.type, entityId: row.id };
      const [rows, counted] = await Promise.all([
        context.db.run(selectVersions, { ...record, limit: query.limit, ...start }),
        context.db.first(countVersions, record), // not the number of the newest: earlier ones may have been deleted or never been kept
      ]);
      const facts = { start, limit: query.limit, total: counted?.total ?? 0, end: rows.at(-1)?.position };
      return ok(
        buildPage(
          rows.map((version) => present(version, context)),
          facts,
          context,
        ),
      );
    },

    version: async (
      { params, query }: { params: { id: string; v: string }; query: { compareTo?: number | undefined } },
      context: CallContext,
    ) => {
      const version = await findVersion(entity, params.id, params.v, context);
      const snapshot = redact(version.snapshot, context);
      const body = { ...present(version, context), snapshot };
      if (query.compareTo === undefined) return ok(body);
      const other = await findVersion(entity, params.id, String(query.compareTo), context);
      return ok({ ...body, diff: jsonDiff(redact(other.snapshot, context), snapshot) });
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
  const row = await findVisible(entity, id, context);
  const versionRow = await context.db.first(selectVersion, { entityType: entity.type, entityId: row.id, version: Number(version) });
  if (!versionRow) throw notFound();
  return versionRow;
}

function changedFieldFlags(version: VersionRow): Record<string, unknown> {
  return Object.fromEntries(version.changed_fields.map((name) => [name, true]));
}

function presentVersion(version: VersionRow) {
  return {
    version: version.version,
    createdAt: toIsoString(version.created_at),
    createdBy: version.created_by_id === null ? null : { id: version.created_by_id, displayName: version.author ?? 'Former user' },
    changeNote: version.change_note,
    kind: version.kind,
    isPublished: false,
    changedFields: version.changed_fields,
  };
}
