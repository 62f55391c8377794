import type { contract } from '@farwend/api-contract';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { isStaff } from '#src/kernel/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { checkPathIsFree } from './checkPathIsFree.ts';
import { lookUpRedirect } from './lookUpRedirect.ts';
import { entityOf, redirectEntity, siteRedirectEntity } from './redirect.entity.ts';
import type { RedirectRow } from './redirect.model.ts';
import { checkVersion } from '#src/records/checkVersion.ts';
import { resolveTarget } from './resolveTarget.ts';
import type { RedirectTarget } from './resolveTarget.sql.ts';
import { selectAlias, deleteAlias } from './redirect.sql.ts';

const path = '/v3/redirects';
const { list, read } = recordCalls(siteRedirectEntity);

export const redirectHandlers: Handlers<typeof contract.redirects> = {
  list: listOf(siteRedirectEntity, async ({ query }, context) => {
    const { fromPath, ...rest } = query;
    const normalizedPath = fromPath === undefined ? undefined : fromPath.replace(/\/+$/, '') || '/';
    if (isStaff(context.actor))
      return list({ query: { ...rest, ...(normalizedPath === undefined ? {} : { fromPath: normalizedPath }) } }, context);
    if (normalizedPath === undefined) throw fromPathRequired();
    const redirect = await lookUpRedirect(normalizedPath, context);
    return ok({ items: redirect ? [redirect] : [], total: redirect ? 1 : 0, offset: 0, limit: 1 });
  }),

  read,

  create: async ({ body }, context) => {
    const { fromPath, toPath = null, toEntity = null, code = 301 } = body;
    await checkPathIsFree(fromPath, context);
    const target = await resolveTarget({ fromPath, toPath, toEntity, code }, context);
    const row: RedirectRow = { ...newRecord(newId(), context), fromPath, ...target, reason: 'MANUAL', hits: 0, lastHitAt: null };
    await insertRecord(redirectEntity, row, context);
    await flattenChain(fromPath, target, context);
    return created(await loadRedirect(row.id, context), `${path}/${row.id}`);
  },

  update: async ({ params, body }, context) => {
    if (await isAlias(params.id, context)) {
      throw new Failure('reference.inUse', {
        message: 'This is an earlier address of a page. Delete it to release the address, then create a redirect for it.',
      });
    }
    const row = await findForUpdate(redirectEntity, params.id, context, body.version);
    const { fromPath = row.fromPath, code = row.code } = body;
    const entity = body.toEntity === undefined ? (body.toPath ? null : entityOf(row)) : body.toEntity;
    const toPath = body.toPath === undefined ? (body.toEntity ? null : row.toPath) : body.toPath;
    const leadsNowhere = code === 410 && !body.toPath && !body.toEntity;
    if (fromPath !== row.fromPath) await checkPathIsFree(fromPath, context);
    const target = await resolveTarget(
      { fromPath, code, toPath: leadsNowhere ? null : toPath, toEntity: leadsNowhere ? null : entity },
      context,
    );
    await saveChange(redirectEntity, row, { values: { fromPath, ...target }, note: body.changeNote }, context);
    await flattenChain(fromPath, target, context);
    return ok(await loadRedirect(row.id, context));
  },

  remove: async ({ params }, context) => {
    if (await releaseAlias(params.id, context)) return noContent();
    const row = await findForUpdate(redirectEntity, params.id, context);
    await context.db.delete(redirectEntity.model, { id: row.id });
    await recordAudit('DELETE', 'redirect', row.id, { before: redirectEntity.snapshot(row) }, context);
    return noContent();
  },
};

/** Points redirects to this path directly at its target, so that there are no chains. */
async function flattenChain(fromPath: string, target: RedirectTarget, context: CallContext): Promise<void> {
  const rows = await context.db.find(redirectEntity.model, { where: { toPath: fromPath } });
  for (const row of rows) {
    const values = target.code === 410 ? target : { ...target, code: row.code };
    await saveChange(redirectEntity, row, { values, note: `${fromPath} is redirected now` }, context);
  }
}

async function isAlias(id: string, { db }: CallContext): Promise<boolean> {
  if (!isId(id)) return false;
  const rows = await db.run(selectAlias, { id });
  return rows.length > 0;
}

/** Deletes an alias, so that another content item may use it; false if there is none with this id. */
async function releaseAlias(id: string, context: CallContext): Promise<boolean> {
  if (!isId(id)) return false;
  const [alias] = await context.db.run(deleteAlias, { id });
  if (!alias) return false;
  checkVersion({ version: 1 }, undefined, context); // an alias never changes
  context.published.invalidate(context.db);
  await recordAudit('RELEASE address', alias.type, alias.content_id, { alias: alias.alias, path: alias.path }, context);
  return true;
}

async function loadRedirect(id: string, context: CallContext) {
  const [row] = await context.db.find(siteRedirectEntity.model, { where: { id } });
  if (!row) throw notFound();
  return siteRedirectEntity.present(row, context.actor);
}

function fromPathRequired(): Failure {
  const { message, details } = fieldFailure(
    'fromPath',
    'required',
    'Enter the address to look up, like fromPath=/articles/an-earlier-name',
  );
  return new Failure('validation.failed', { message, ...details, status: 400 });
}
