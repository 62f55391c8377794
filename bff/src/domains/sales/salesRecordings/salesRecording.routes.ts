import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { listPage, searchPage } from '#src/records/lists.ts';
import { findVisible, findVisibleOrNull } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { startSalesExport } from '#src/domains/sales/exports/startSalesExport.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { changeSale } from './changeSale.ts';
import { moveSale } from './moveSale.ts';
import { recordSale } from './recordSale.ts';
import { removeSale } from './removeSale.ts';
import { setDocuments } from './salesDocuments.ts';
import { salesRecordingEntity as entity, salesRecordingsFor } from './salesRecording.entity.ts';
import { presentSalesRecordingVersion } from './salesRecording.present.ts';
import { loadSalesTotals } from './loadSalesTotals.ts';
import { unknownReference } from '#src/kernel/reference.ts';

const list = contract.salesRecordings.list.path;

export const salesRecordingHandlers: Handlers<typeof contract.salesRecordings> = {
  export: async ({ body }, context) => ({ body: await startSalesExport(body, context) }),
  create: async ({ body: { tripMatchId, ...sale } }, context) => {
    const match = await findVisibleOrNull(tripMatchEntity, tripMatchId, context);
    if (!match) throw unknownReference('/tripMatchId', 'There is no trip match with this id');
    const row = await recordSale(match.id, sale, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  createOfMatch: async ({ params, body }, context) => {
    const row = await recordSale(params.id, body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  list: listOf(salesRecordingsFor, async ({ query }, context) => ok(await listPage(salesRecordingsFor(context.actor), query, context))),
  listOfMatch: listOf(salesRecordingsFor, async ({ params, query }, context) => {
    const match = await findVisible(tripMatchEntity, params.id, context);
    return ok(await listPage(salesRecordingsFor(context.actor), query, context, { tripMatchId: match.id }));
  }),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  update: async ({ params, body }, context) => ok(entity.present(await changeSale(params.id, body, context), context.actor)),
  remove: async ({ params }, context) => {
    await removeSale(params.id, context);
    return noContent();
  },
  setDocuments: async ({ params, body }, context) => ok(entity.present(await setDocuments(params.id, body, context), context.actor)),
  clearDocuments: async ({ params }, context) => {
    await setDocuments(params.id, { documentIds: [] }, context);
    return noContent();
  },
  setStatus: async ({ params, body }, context) => ok(entity.present(await moveSale(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot, { actor }) => presentSalesRecordingVersion(snapshot, actor)),
  search: listOf(salesRecordingsFor, async ({ body }, context) =>
    ok({ id: newId(), ...(await searchPage(salesRecordingsFor(context.actor), body, context)) }),
  ),
  totals: async ({ query }, context) => ok(await loadSalesTotals(query, context)),
};
