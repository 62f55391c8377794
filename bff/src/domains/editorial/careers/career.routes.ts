import { contract } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { checkMayDisplay } from '#src/records/checkMayDisplay.ts';
import { visibilityWhere } from '#src/kernel/entity.ts';
import { historyByVersion } from '#src/records/historyByVersion.ts';
import { checkIdInBody } from '#src/records/checkIdInBody.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findVisible, findForUpdate } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { syncStateOf } from '#src/records/syncState.ts';
import { notFound } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { careerEntity as entity } from './career.entity.ts';
import type { CareerRow } from './career.model.ts';
import { changeCareer, createCareer } from './changeCareer.ts';
import { deleteCareer } from './career.sql.ts';

const list = contract.careers.list.path;
/** Worded as specified. */
const missingIdMessage = 'Career must have a valid ID to update.';
const { list: listCareers } = recordCalls(entity);

export const careerHandlers: Handlers<typeof contract.careers> = {
  list: listCareers,
  create: async ({ body }, context) => {
    const row = await createCareer(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  read: async ({ params }, context) => ok(entity.present(await findCareer(params.id, context), context.actor)),
  update: async ({ params, body }, context) => {
    if (!body.id) checkIdInBody(body.id, params.id, missingIdMessage);
    await findVisible(entity, params.id, context); // a missing record is 404 even if the body is invalid
    checkIdInBody(body.id, params.id, missingIdMessage);
    return ok(entity.present(await changeCareer(params.id, body, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    checkMayDisplay(context.actor, row.displayed, false);
    await context.db.run(deleteCareer, { id: row.id });
    await recordAudit('DELETE', 'career', row.id, { title: row.title }, context);
    return noContent();
  },
  ...historyByVersion(entity),
  sync: async ({ params }, context) => ok(syncStateOf(await findVisible(entity, params.id, context))),
};

/** The career with this id or slug; 404 if the caller may not see it. */
async function findCareer(idOrSlug: string, context: CallContext): Promise<CareerRow> {
  if (isId(idOrSlug)) return findVisible(entity, idOrSlug, context);
  const seen = visibilityWhere(entity.policy, context.actor);
  if (seen === null || !/^[a-z0-9_-]{1,120}$/.test(idOrSlug)) throw notFound();
  const where = { [Op.and]: [seen, { slug: idOrSlug }] };
  const [row] = await context.db.find(entity.model, { where, limit: 1, replica: true });
  if (!row) throw notFound();
  return row;
}
