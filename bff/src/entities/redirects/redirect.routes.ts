import type { contract } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { claimPath } from './claimPath.ts';
import { lookUpRedirect } from './lookUpRedirect.ts';
import { entityOf, redirectEntity, siteRedirectEntity } from './redirect.entity.ts';
import type { RedirectRow, SiteRedirectRow } from './redirect.model.ts';
import { type Target, targetOf } from './targetOf.ts';

const path = '/v3/redirects';
const { list, read } = recordCalls(siteRedirectEntity, path);

export const redirectHandlers: Handlers<typeof contract.redirects> = {
  list: async ({ query }, context) => {
    const { fromPath, ...rest } = query;
    const wanted = fromPath === undefined ? undefined : fromPath.replace(/\/+$/, '') || '/';
    if (isStaff(context.actor)) return list({ query: { ...rest, ...(wanted === undefined ? {} : { fromPath: wanted }) } }, context);
    if (wanted === undefined) throw whichOne();
    const found = await lookUpRedirect(wanted, context);
    return ok({ items: found ? [found] : [], total: found ? 1 : 0, offset: 0, limit: 1 });
  },

  read,

  create: async ({ body }, context) => {
    const { fromPath, toPath = null, toEntity = null, code = 301 } = body;
    await claimPath(fromPath, context);
    const target = await targetOf({ fromPath, toPath, toEntity, code }, context);
    const row: RedirectRow = { ...newRecord(newId(), context), fromPath, ...target, reason: 'MANUAL', hits: 0, lastHitAt: null };
    await insertRecord(redirectEntity, row, context);
    await flatten(fromPath, target, context);
    return created(await viewOf(row.id, context), `${path}/${row.id}`);
  },

  update: async ({ params, body }, context) => {
    if (await isAlias(params.id, context)) {
      throw new Failure('reference.inUse', {
        message: 'This is an earlier address of a page. Delete it, which releases it, then make a redirect of it.',
      });
    }
    const row = await findToChange(redirectEntity, params.id, context, body.version);
    const { fromPath = row.fromPath, code = row.code } = body;
    const entity = body.toEntity === undefined ? (body.toPath ? null : entityOf(row)) : body.toEntity;
    const toPath = body.toPath === undefined ? (body.toEntity ? null : row.toPath) : body.toPath;
    const leadsNowhere = code === 410 && !body.toPath && !body.toEntity;
    if (fromPath !== row.fromPath) await claimPath(fromPath, context);
    const target = await targetOf(
      { fromPath, code, toPath: leadsNowhere ? null : toPath, toEntity: leadsNowhere ? null : entity },
      context,
    );
    await saveChange(redirectEntity, row, { values: { fromPath, ...target }, note: body.changeNote }, context);
    await flatten(fromPath, target, context);
    return ok(await viewOf(row.id, context));
  },

  remove: async ({ params }, context) => {
    if (await releaseAlias(params.id, context)) return nothing();
    const row = await findToChange(redirectEntity, params.id, context);
    await context.models.redirects.destroy({ where: { id: row.id }, transaction: context.transaction });
    await recordAudit('DELETE', 'redirect', row.id, { before: redirectEntity.snapshot(row) }, context);
    return nothing();
  },
};

/** What led to this address leads straight to its target from now on. */
async function flatten(fromPath: string, target: Target, context: CallContext): Promise<void> {
  const found = await context.models.redirects.findAll({ where: { toPath: fromPath }, raw: true, transaction: context.transaction });
  for (const row of rows<RedirectRow>(found)) {
    const values = target.code === 410 ? target : { ...target, code: row.code };
    await saveChange(redirectEntity, row, { values, note: `${fromPath} leads elsewhere now` }, context);
  }
}

async function isAlias(id: string, { sequelize, transaction }: CallContext): Promise<boolean> {
  if (!isId(id)) return false;
  const found = await preparedQuery(sequelize, 'redirects.alias', 'SELECT id FROM content_aliases WHERE id = $1', [id], transaction);
  return found.length > 0;
}

/** Gives an earlier address free, so that another piece may have it. False when the id is none of an earlier address. */
async function releaseAlias(id: string, context: CallContext): Promise<boolean> {
  if (!isId(id)) return false;
  const [gone] = await preparedQuery<{ alias: string; path: string | null; type: string; content_id: string }>(
    context.sequelize,
    'redirects.release',
    'DELETE FROM content_aliases WHERE id = $1 RETURNING alias, path, type, content_id',
    [id],
    context.transaction,
  );
  if (!gone) return false;
  context.published.forget(context.transaction);
  await recordAudit('RELEASE address', gone.type, gone.content_id, { alias: gone.alias, path: gone.path }, context);
  return true;
}

async function viewOf(id: string, context: CallContext) {
  const found = await context.models.siteRedirects.findAll({ where: { id }, raw: true, transaction: context.transaction });
  const [row] = rows<SiteRedirectRow>(found);
  if (!row) throw notFound();
  return siteRedirectEntity.present(row, context.actor);
}

function whichOne(): Failure {
  const { message, details } = fieldFailure(
    'fromPath',
    'required',
    'Name the address you ask about, like fromPath=/articles/an-earlier-name',
  );
  return new Failure('validation.failed', { message, ...details, status: 400 });
}
