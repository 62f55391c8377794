import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { created, type Handlers, nothing } from '#src/http/handler.ts';
import { recordAnswer } from './recordAnswer.ts';
import { removeResult, removeResultVersion } from './removeResult.ts';
import { screeningResultEntity as entity } from './screeningResult.entity.ts';

const list = contract.screeningResults.list.path;
const reads = recordCalls(entity, list);
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
    return nothing();
  },
  versions: async (input, context) => {
    const answer = await history.versions(input, context);
    const text = `SELECT count(*)::int AS total FROM versions WHERE entity_type = 'screeningResult' AND entity_id = $1`;
    const [kept] = await preparedQuery<{ total: number }>(context.sequelize, 'screening.versionCount', text, [input.params.id]);
    return { ...answer, body: { ...answer.body, total: kept?.total ?? 0 } }; // earlier ones may have been deleted
  },
  version: history.version,
  removeVersion: async ({ params }, context) => {
    await removeResultVersion(params.id, params.v, context);
    return nothing();
  },
};
