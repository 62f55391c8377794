import type { contract, ReplyOf } from '@farwend/api-contract';
import { findEnd } from '#src/db/paging/findEnd.ts';
import { selectPage } from '#src/db/paging/selectPage.ts';
import { is, userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { isId } from '#src/kernel/isId.ts';
import { signExportUrl } from '#src/platform/exports/exportUrl.ts';
import type { ListReader } from '#src/platform/exports/listReader.ts';
import { nameExportFile } from '#src/platform/exports/nameExportFile.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { ExportModel, type ExportRow } from './export.model.ts';
import { startExport } from './startExport.ts';

type ExportView = ReplyOf<typeof contract.exports.read>;

const LIFETIME_MS = 24 * 3_600_000;

/** Everybody sees their own exports, administrators those of everybody, without their files. */
export function exportHandlers(read: ListReader): Handlers<typeof contract.exports> {
  return {
    create: async ({ body }, context) => respond(await startExport(body, read, context), context),
    list: async ({ query }, context) => {
      const { limit, total } = query;
      const start = findPageStart(query, context);
      const { rows, ...totals } = await selectPage(context.db, ExportModel, {
        scope: visibleTo(context),
        filters: {},
        words: null,
        order: [
          ['requestedAt', 'DESC'],
          ['id', 'ASC'],
        ],
        ...start,
        limit,
        exactTotal: total === 'exact',
        replica: false,
        listKey: null,
      });
      const items = rows.map((row) => present(row, context));
      return ok(buildPage(items, { start, limit, ...totals, end: findEnd(rows) }, context));
    },
    read: async ({ params }, context) => respond(params.id, context),
  };
}

async function respond(id: string, context: CallContext) {
  if (!isId(id)) throw notFound();
  const [row] = await context.db.find(ExportModel, { where: { ...visibleTo(context), id }, limit: 1 });
  if (!row) throw notFound();
  return ok(present(row, context));
}

function visibleTo({ actor }: CallContext): { requestedById?: string | null } {
  return is(actor, 'admin') ? {} : { requestedById: userIdOf(actor) };
}

function present(row: ExportRow, { actor, settings }: CallContext): ExportView {
  const status = row.finishedAt ? 'DONE' : row.problem !== null || row.isDead ? 'FAILED' : 'RUNNING';
  const isOwn = row.requestedById === userIdOf(actor);
  return {
    id: row.id,
    entityType: row.kind === 'salesRecordings' ? 'salesRecording' : row.kind,
    format: row.format,
    status,
    rowCount: row.rowCount,
    problem: status === 'FAILED' ? (row.problem ?? 'The file could not be written. Ask for it again.') : null,
    createdAt: toIsoString(row.requestedAt),
    createdById: row.requestedById,
    finishedAt: toIsoString(row.finishedAt),
    expiresAt: new Date(row.requestedAt.getTime() + LIFETIME_MS).toISOString(),
    download: status === 'DONE' && isOwn ? signExportUrl(row.id, row.format, settings, nameExportFile(row.kind)) : null,
  };
}
