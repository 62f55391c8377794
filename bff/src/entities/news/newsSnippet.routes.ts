import { contract } from '@farwend/api-contract';
import { checkDisplaying } from '#src/calls/displaying.ts';
import { historyByVersion } from '#src/calls/historyByVersion.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { syncOf } from '#src/calls/syncOf.ts';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { chosenImage } from '#src/entities/images/resolveImages.ts';
import { fieldFailure } from '#src/http/failure.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { newsSnippetEntity as entity } from './newsSnippet.entity.ts';

const list = contract.newsSnippets.list.path;
const { list: listSnippets, read, exists } = recordCalls(entity, list);

export const newsSnippetHandlers: Handlers<typeof contract.newsSnippets> = {
  list: listSnippets,
  read,
  exists,
  create: async ({ body }, context) => {
    checkDisplaying(context.actor, false, body.displayed);
    const source = await sourceOf(body.newsSourceId, context);
    const image = await chosenImage(body.image, '/image', context);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body, ...source, image }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => {
    const row = await findToChange(entity, params.id, context, body.version);
    const { newsSourceId, headline, quote, url, publishedOn, displayed, sortOrder, changeNote, restoredFrom } = body;
    const image = await chosenImage(body.image, '/image', context);
    const values = changedValues(row, { newsSourceId, headline, quote, url, publishedOn, displayed, sortOrder, image });
    if (Object.keys(values).length === 0) return ok(entity.present(row, context.actor));
    const next = { ...row, ...values };
    checkDisplaying(context.actor, row.displayed, next.displayed);
    const source = values.newsSourceId === undefined ? {} : await sourceOf(values.newsSourceId, context);
    const moved = row.displayed === next.displayed ? 'UPDATE' : next.displayed ? 'PUBLISH' : 'UNPUBLISH';
    const kind = restoredFrom === undefined ? moved : 'RESTORE';
    const saved = await saveChange(entity, row, { values, kind, note: changeNote }, context);
    return ok(entity.present({ ...saved, ...source }, context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    await preparedQuery(context.sequelize, 'newsSnippet.delete', 'DELETE FROM news_snippets WHERE id = $1', [row.id], context.transaction);
    await recordAudit('DELETE', 'newsSnippet', row.id, { headline: row.headline }, context);
    return nothing();
  },
  ...historyByVersion(entity),
  sync: async ({ params }, context) => ok(syncOf(await findSeen(entity, params.id, context))),
};

/** Name and homepage of an outlet; 422 when there is none with this id. */
async function sourceOf(id: string, { sequelize, transaction }: CallContext): Promise<{ sourceName: string; sourceHomepage: string }> {
  const [source] = await preparedQuery<{ sourceName: string; sourceHomepage: string }>(
    sequelize,
    'newsSnippet.source',
    'SELECT name AS "sourceName", homepage AS "sourceHomepage" FROM news_sources WHERE id = $1',
    [id],
    transaction,
  );
  if (!source) throw fieldFailure('/newsSourceId', 'unknown', 'There is no news source with this id');
  return source;
}
