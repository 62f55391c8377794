import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { listPage } from '#src/records/lists.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { recordAnswer } from './recordAnswer.ts';
import { removeResult, removeResultVersion } from './removeResult.ts';
import { screeningResultEntity as entity, screeningResultsFor } from './screeningResult.entity.ts';

const list = contract.screeningResults.list.path;
const { read } = recordCalls(entity);
const history = historyCalls(entity, (snapshot) => snapshot);

export const screeningResultHandlers: Handlers<typeof contract.screeningResults> = {
  list: listOf(screeningResultsFor, async ({ query }, context) => ok(await listPage(screeningResultsFor(context.actor), query, context))),
  read,
  create: async ({ body }, context) => {
    const row = await recordAnswer(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  remove: async ({ params }, context) => {
    await removeResult(params.id, context);
    return noContent();
  },
  versions: history.versions,
  version: history.version,
  removeVersion: async ({ params }, context) => {
    await removeResultVersion(params.id, params.v, context);
    return noContent();
  },
};
