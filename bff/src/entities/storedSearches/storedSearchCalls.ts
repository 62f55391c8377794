import type { BodyOf, contract } from '@farwend/api-contract';
import { historyByVersion } from '#src/calls/historyByVersion.ts';
import { checkIdInBody } from '#src/calls/idInBody.ts';
import { recordCalls, type WithId } from '#src/calls/recordCalls.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { findSeen, findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { syncOf } from '#src/calls/syncOf.ts';
import { newId } from '#src/database/newId.ts';
import { type CallContext, created, nothing, ok } from '#src/http/handler.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { countResults } from './countResults.ts';
import { ownSearchesOf, storedSearchesOf } from './storedSearch.entity.ts';
import type { SearchKind, StoredSearchRow } from './storedSearch.model.ts';

type Input = BodyOf<typeof contract.companySearches.create>;
type Change = BodyOf<typeof contract.companySearches.update>;

/** The calls that searches of every kind have. `words`: the specification's for a PUT whose body names no record. */
export function storedSearchCalls(kind: SearchKind, path: string, words: string) {
  const entity = storedSearchesOf(kind);
  const own = ownSearchesOf(kind);
  const { list, read, exists } = recordCalls(entity, path);
  return {
    list,
    read,
    exists,
    create: async ({ body }: { body: Input }, context: CallContext) => {
      const row: StoredSearchRow = { ...newRecord(newId(), context), kind, ...body, resultCount: await countResults(kind, body, context) };
      return created(entity.present(await insertRecord(entity, row, context), context.actor), `${path}/${row.id}`);
    },
    update: async ({ params, body }: WithId & { body: Change }, context: CallContext) => {
      const { id, version, changeNote, restoredFrom, ...values } = body;
      await findSeen(own, params.id, context);
      checkIdInBody(id, params.id, words);
      const row = await findToChange(own, params.id, context, version);
      const resultCount = await countResults(
        kind,
        { q: values.q === undefined ? row.q : values.q, filters: values.filters ?? row.filters },
        context,
      );
      const change = {
        values: changedValues(row, { ...values, resultCount }),
        note: changeNote,
        kind: restoredFrom === undefined ? ('UPDATE' as const) : ('RESTORE' as const),
      };
      return ok(entity.present(await saveChange(own, row, change, context), context.actor));
    },
    remove: async ({ params }: WithId, context: CallContext) => {
      const row = await findToChange(own, params.id, context);
      await context.models.storedSearches.destroy({ where: { id: row.id }, transaction: context.transaction });
      await recordAudit('DELETE', entity.type, row.id, { before: entity.snapshot(row) }, context);
      return nothing();
    },
    ...historyByVersion(own),
    sync: async ({ params }: WithId, context: CallContext) => ok(syncOf(await findSeen(entity, params.id, context))),
  };
}
