import { type BodyOf, contract } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { viewEntity as entity, viewsFor, type VisitView } from './view.entity.ts';
import type { ViewRow } from './view.model.ts';

const list = contract.views.list.path;

export const viewHandlers: Handlers<typeof contract.views> = {
  create: async ({ body }, context) => {
    const record = newRecord(newId(), context);
    const isAbsolute = /^https?:/.test(body.url);
    const url = isAbsolute ? body.url : `${context.settings.publicOrigin}${body.path.startsWith('/') ? '' : '/'}${body.path}`;
    const view: ViewRow = { ...record, ...body, url, userId: userIdOf(context.actor), startedAt: record.createdAt, utm: pickUtm(body.utm) };
    await insertRecord(entity, view, context);
    return created(entity.present(view, context.actor), `${list}/${view.id}`);
  },
  list: listOf(viewsFor, async ({ query }, context) => ok(await listPage(viewsFor(context.actor), query, context))),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  change: async ({ params, body }, context) => ok(await changeView(params.id, body, context)),
  replace: async ({ params, body }, context) => ok(await changeView(params.id, body, context)),
  remove: async ({ params }, context) => {
    const { id } = await findForUpdate(entity, params.id, context);
    await context.db.delete(entity.model, { id });
    await recordAudit('DELETE', entity.type, id, {}, context);
    return noContent();
  },
};

type Change = BodyOf<typeof contract.views.change>;

async function changeView(id: string, body: Change, context: CallContext): Promise<VisitView> {
  const row = await findForUpdate(entity, id, context, body.version);
  const values = pickChangedValues(row, {
    pageId: body.pageId,
    pageType: body.pageType,
    path: body.path,
    url: body.url !== undefined && /^https?:/.test(body.url) ? body.url : undefined,
    referrer: body.referrer,
    utm: body.utm === undefined ? undefined : pickUtm(body.utm),
    googleClientId: body.googleClientId,
    deviceId: body.deviceId,
    sessionId: body.sessionId,
    device: body.device,
    viewportWidth: body.viewportWidth,
    language: body.language,
    recaptchaId: body.recaptchaId,
    contentType: body.contentType,
    contentCountry: body.contentCountry,
    durationMs: body.durationMs,
    scrollPct: body.scrollPct,
    interactions: body.interactions,
    consent: body.consent,
  });
  return entity.present(await saveChange(entity, row, { values, note: body.changeNote }, context), context.actor);
}

/** Omits undefined parameters. */
function pickUtm(utm: Change['utm'] | null): ViewRow['utm'] {
  return utm ? Object.fromEntries(Object.entries(utm).filter(([, value]) => value !== undefined)) : null;
}
