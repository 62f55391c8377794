import { contract } from '@farwend/api-contract';
import { checkMayDisplay } from '#src/records/checkMayDisplay.ts';
import { historyByVersion } from '#src/records/historyByVersion.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { syncStateOf } from '#src/records/syncState.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { resolveChosenImage } from '#src/publishing/pictures/resolveImages.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { latestToday } from '#src/kernel/today.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newsSnippetEntity as entity } from './newsSnippet.entity.ts';
import { deleteNewsSnippet, selectNewsSource } from './newsSnippet.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

const list = contract.newsSnippets.list.path;
const { list: listSnippets, read } = recordCalls(entity);

export const newsSnippetHandlers: Handlers<typeof contract.newsSnippets> = {
  list: listSnippets,
  read,
  create: async ({ body }, context) => {
    checkMayDisplay(context.actor, false, body.displayed);
    if (body.displayed) checkHasAppeared(body);
    const source = await loadSource(body.newsSourceId, context);
    const image = await resolveChosenImage(body.image, '/image', context);
    const row = await insertRecord(entity, { ...newRecord(newId(), context), ...body, ...source, image }, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context, body.version);
    const { newsSourceId, headline, quote, url, publishedOn, displayed, sortOrder, changeNote, restoredFrom } = body;
    const image = await resolveChosenImage(body.image, '/image', context);
    const values = pickChangedValues(row, { newsSourceId, headline, quote, url, publishedOn, displayed, sortOrder, image });
    if (Object.keys(values).length === 0) return ok(entity.present(row, context.actor));
    const next = { ...row, ...values };
    checkMayDisplay(context.actor, row.displayed, next.displayed);
    if (next.displayed) checkHasAppeared(next);
    const source = values.newsSourceId === undefined ? {} : await loadSource(values.newsSourceId, context);
    const changeKind = row.displayed === next.displayed ? 'UPDATE' : next.displayed ? 'PUBLISH' : 'UNPUBLISH';
    const kind = restoredFrom === undefined ? changeKind : 'RESTORE';
    const saved = await saveChange(entity, row, { values, kind, note: changeNote }, context);
    return ok(entity.present({ ...saved, ...source }, context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    await context.db.run(deleteNewsSnippet, { id: row.id });
    await recordAudit('DELETE', 'newsSnippet', row.id, { headline: row.headline }, context);
    return noContent();
  },
  ...historyByVersion(entity),
  sync: async ({ params }, context) => ok(syncStateOf(await findVisible(entity, params.id, context))),
};

/** Throws 422 for a day that has come nowhere yet. */
function checkHasAppeared({ publishedOn }: { publishedOn: string }): void {
  if (publishedOn > latestToday())
    throw fieldFailure('/publishedOn', 'tooBig', 'Enter the day on which it appeared: today or earlier, before you display it');
}

/** Name and homepage of a news source; 422 if there is none with this id. */
async function loadSource(id: string, { db }: CallContext): Promise<{ sourceName: string; sourceHomepage: string }> {
  const [source] = await db.run(selectNewsSource, { id });
  if (!source) throw unknownReference('/newsSourceId', 'There is no news source with this id');
  return source;
}
