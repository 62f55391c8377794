import { contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { checkDisplaying } from '#src/calls/displaying.ts';
import { rows, seenBy } from '#src/calls/entity.ts';
import { historyByVersion } from '#src/calls/historyByVersion.ts';
import { checkIdInBody } from '#src/calls/idInBody.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findSeen, findToChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { syncOf } from '#src/calls/syncOf.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { notFound } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { careerEntity as entity } from './career.entity.ts';
import type { CareerRow } from './career.model.ts';
import { changeCareer, createCareer } from './changeCareer.ts';

const list = contract.careers.list.path;
/** The words of the specification. */
const needsId = 'Career must have a valid ID to update.';
const { list: listCareers } = recordCalls(entity, list);

export const careerHandlers: Handlers<typeof contract.careers> = {
  list: listCareers,
  create: async ({ body }, context) => {
    const row = await createCareer(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findCareer(params.id, context), context.actor)),
  exists: async ({ params }, context) => {
    await findCareer(params.id, context);
    return nothing();
  },
  update: async ({ params, body }, context) => {
    if (!body.id) checkIdInBody(body.id, params.id, needsId);
    await findSeen(entity, params.id, context); // one that is not there is 404, whatever the body says
    checkIdInBody(body.id, params.id, needsId);
    return ok(entity.present(await changeCareer(params.id, body, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    checkDisplaying(context.actor, row.displayed, false);
    await preparedQuery(context.sequelize, 'career.delete', 'DELETE FROM careers WHERE id = $1', [row.id], context.transaction);
    await recordAudit('DELETE', 'career', row.id, { title: row.title }, context);
    return nothing();
  },
  ...historyByVersion(entity),
  sync: async ({ params }, context) => ok(syncOf(await findSeen(entity, params.id, context))),
};

/** The position under an id or a slug, if the caller may see it; else 404. */
async function findCareer(idOrSlug: string, context: CallContext): Promise<CareerRow> {
  if (isId(idOrSlug)) return findSeen(entity, idOrSlug, context);
  const seen = seenBy(entity.policy, context.actor);
  if (seen === null || !/^[a-z0-9_-]{1,120}$/.test(idOrSlug)) throw notFound();
  const where = { [Op.and]: [seen, { slug: idOrSlug }] };
  const [row] = rows<CareerRow>(await context.models.careers.findAll({ where, limit: 1, raw: true }));
  if (!row) throw notFound();
  return row;
}
