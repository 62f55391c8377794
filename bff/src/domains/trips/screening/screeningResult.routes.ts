import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { created, type Handlers, noContent } from '#src/kernel/handler.ts';
import { recordAnswer } from './recordAnswer.ts';
import { removeResult, removeResultVersion } from './removeResult.ts';
import { screeningResultEntity as entity } from './screeningResult.entity.ts';

const list = contract.screeningResults.list.path;
const reads = recordCalls(entity);
const history = historyCalls(entity, (snapshot) => snapshot);

export const screeningResultHandlers: Handlers<typeof contract.screeningResults> = {
  list: reads.list,
  read: reads.read,
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
