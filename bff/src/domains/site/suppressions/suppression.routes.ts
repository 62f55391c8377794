import type { contract } from '@farwend/api-contract';
import { type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { listPage } from '#src/records/lists.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findForUpdate } from '#src/records/records.ts';
import { suppressionEntity as entity } from './suppression.entity.ts';

export const suppressionHandlers: Handlers<typeof contract.suppressions> = {
  list: listOf(entity, async ({ query }, context) => ok(await listPage(entity, query, context))),
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { templatedEmailId: row.templatedEmailId }, context); // without the address, which an erasure could not find
    return noContent();
  },
};
