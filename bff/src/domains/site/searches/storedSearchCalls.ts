import type { BodyOf, contract } from '@farwend/api-contract';
import { historyByVersion } from '#src/records/historyByVersion.ts';
import { checkIdInBody } from '#src/records/checkIdInBody.ts';
import { recordCalls, type RecordPath } from '#src/records/recordCalls.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { findVisible, findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { syncStateOf } from '#src/records/syncState.ts';
import { newId } from '#src/kernel/newId.ts';
import { created, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { countResults } from './countResults.ts';
import { buildOwnSearchEntity, buildStoredSearchEntity } from './storedSearch.entity.ts';
import type { SearchKind, StoredSearchRow } from './storedSearch.model.ts';

type Input = BodyOf<typeof contract.companySearches.create>;
type Change = BodyOf<typeof contract.companySearches.update>;

/** Calls shared by all kinds of searches. `missingIdMessage`: the specified error for a PUT without an id in its body. */
export function buildStoredSearchCalls(kind: SearchKind, path: string, missingIdMessage: string) {
  const entity = buildStoredSearchEntity(kind);
  const own = buildOwnSearchEntity(kind);
  const { list, read } = recordCalls(entity);
  return {
    list,
    read,
    create: async ({ body }: { body: Input }, context: CallContext) => {
      const row: StoredSearchRow = { ...newRecord(newId(), context), kind, ...body, resultCount: await countResults(kind, body, context) };
      return created(entity.present(await insertRecord(entity, row, context), context.actor), `${path}/${row.id}`);
    },
    update: async ({ params, body }: RecordPath & { body: Change }, context: CallContext) => {
      const { id, version, changeNote, restoredFrom, ...values } = body;
      await findVisible(own, params.id, context);
      checkIdInBody(id, params.id, missingIdMessage);
      const row = await findForUpdate(own, params.id, context, version);
      const resultCount = await countResults(
        kind,
        { q: values.q === undefined ? row.q : values.q, filters: values.filters ?? row.filters },
        context,
      );
      const change = {
        values: pickChangedValues(row, { ...values, resultCount }),
        note: changeNote,
        kind: restoredFrom === undefined ? ('UPDATE' as const) : ('RESTORE' as const),
      };
      return ok(entity.present(await saveChange(own, row, change, context), context.actor));
    },
    remove: async ({ params }: RecordPath, context: CallContext) => {
      const row = await findForUpdate(own, params.id, context);
      await context.db.delete(entity.model, { id: row.id });
      await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
      return noContent();
    },
    ...historyByVersion(own),
    sync: async ({ params }: RecordPath, context: CallContext) => ok(syncStateOf(await findVisible(entity, params.id, context))),
  };
}
