import { type BodyOf, contract } from '@farwend/api-contract';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { userIdOf } from '#src/http/actor.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { viewEntity as entity, viewsFor, type VisitView } from './view.entity.ts';
import type { ViewRow } from './view.model.ts';

const list = contract.views.list.path;

export const viewHandlers: Handlers<typeof contract.views> = {
  create: async ({ body }, context) => {
    const record = newRecord(newId(), context);
    const isWhole = /^https?:/.test(body.url);
    const url = isWhole ? body.url : `${context.settings.publicOrigin}${body.path.startsWith('/') ? '' : '/'}${body.path}`;
    const view: ViewRow = { ...record, ...body, url, userId: userIdOf(context.actor), startedAt: record.createdAt, utm: sentUtm(body.utm) };
    await insertRecord(entity, view, context);
    return created(entity.present(view, context.actor), `${list}/${view.id}`);
  },
  list: async ({ query }, context) => {
    const page = await listPage(viewsFor(context.actor), query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  read: async ({ params }, context) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
  change: async ({ params, body }, context) => ok(await changeView(params.id, body, context)),
  replace: async ({ params, body }, context) => ok(await changeView(params.id, body, context)),
  remove: async ({ params }, context) => {
    const { id } = await findSeen(entity, params.id, context);
    await entity.model(context).destroy({ where: { id }, transaction: context.transaction });
    await recordAudit('DELETE', entity.type, id, {}, context);
    return nothing();
  },
};

type Change = BodyOf<typeof contract.views.change>;

async function changeView(id: string, body: Change, context: CallContext): Promise<VisitView> {
  const row = await findToChange(entity, id, context, body.version);
  const values = changedValues(row, {
    pageId: body.pageId,
    pageType: body.pageType,
    path: body.path,
    url: body.url !== undefined && /^https?:/.test(body.url) ? body.url : undefined,
    referrer: body.referrer,
    utm: body.utm === undefined ? undefined : sentUtm(body.utm),
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

/** Only the parts that were sent. */
function sentUtm(utm: Change['utm'] | null): ViewRow['utm'] {
  return utm ? Object.fromEntries(Object.entries(utm).filter(([, value]) => value !== undefined)) : null;
}
