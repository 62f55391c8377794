import { jsonDiff } from '#src/records/jsonDiff.ts';
import { notFound } from '#src/kernel/failure.ts';
import { ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { VersionsQuery } from '#src/records/history.ts';
import { countVersions } from '#src/records/history.sql.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { type IdInput, type VersionParams, versionOf } from './contentCalls.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { findDraft, findPublished, canSeeDrafts } from './findContent.ts';
import { selectVersion, selectVersions, type VersionRow } from './versionCalls.sql.ts';

/** The part of a record's history that the caller may see: all versions, or for visitors the published one only. */
interface VisibleHistory {
  id: string;
  published: number | null;
  /** The only visible version; null if all are. */
  only: number | null;
}

/** Handlers that list versions and read one with its difference to another. */
export function versionCalls<F extends ContentFields>(type: ContentType<F>) {
  const hidden = new Set(['reviewState', 'reviewDueAt', 'tags', 'status', 'publishedVersion', ...type.staffOnly]);

  return {
    versions: async ({ params, query }: IdInput & { query: VersionsQuery }, context: CallContext) => {
      const history = await findHistory(params.id, context);
      const start = findPageStart(query, context);
      const [rows, counted] = await Promise.all([
        context.db.run(selectVersions, { name: type.name, id: history.id, only: history.only, limit: query.limit, ...start }),
        // not the number of the newest: earlier ones may be past their retention
        history.only === null ? context.db.first(countVersions, { entityType: type.name, entityId: history.id }) : { total: 1 },
      ]);
      const facts = { start, limit: query.limit, total: counted?.total ?? 0, end: rows.at(-1)?.position };
      return ok(
        buildPage(
          rows.map((row) => presentVersion(row, history)),
          facts,
          context,
        ),
      );
    },

    version: async ({ params, query }: { params: VersionParams; query: { compareTo?: number | undefined } }, context: CallContext) => {
      const history = await findHistory(params.id, context);
      const row = await findVersion(history, versionOf(params), context);
      const body = { ...presentVersion(row, history), snapshot: hideStaffFields(row.snapshot, history) };
      if (query.compareTo === undefined) return ok(body);
      const other = await findVersion(history, String(query.compareTo), context);
      return ok({ ...body, diff: jsonDiff(hideStaffFields(other.snapshot, history), body.snapshot) });
    },
  };

  async function findHistory(key: string, context: CallContext): Promise<VisibleHistory> {
    if (!canSeeDrafts(context.actor)) {
      const { id, version } = await findPublished(type, key, context);
      return { id, published: version, only: version };
    }
    const row = await findDraft(type, key, context, true);
    return { id: row.id, published: row.publishedVersion, only: null };
  }

  async function findVersion({ id, only }: VisibleHistory, version: string, { db, pictureAddresses }: CallContext): Promise<VersionRow> {
    if (!/^[1-9]\d{0,8}$/.test(version) || (only !== null && only !== Number(version))) throw notFound();
    const row = await db.first(selectVersion, { name: type.name, id, version: Number(version) });
    if (!row) throw notFound();
    return { ...row, snapshot: pictureAddresses.resolveInValue(row.snapshot) };
  }

  function hideStaffFields(snapshot: Record<string, unknown>, { only }: VisibleHistory): Record<string, unknown> {
    return only === null ? snapshot : Object.fromEntries(Object.entries(snapshot).filter(([name]) => !hidden.has(name)));
  }

  function presentVersion(row: VersionRow, { published, only }: VisibleHistory) {
    const isVisitor = only !== null;
    return {
      version: row.version,
      createdAt: row.created_at.toISOString(),
      createdBy: isVisitor || row.created_by_id === null ? null : { id: row.created_by_id, displayName: row.author ?? 'Former user' },
      changeNote: isVisitor ? null : row.change_note,
      kind: row.kind,
      isPublished: row.version === published,
      changedFields: isVisitor ? row.changed_fields.filter((name) => !hidden.has(name)) : row.changed_fields,
    };
  }
}
